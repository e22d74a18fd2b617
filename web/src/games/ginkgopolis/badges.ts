/** The signs over districts: what each would bring to whom. */
import type { Building, Share } from '../../generated/ginkgopolis';
import { keyOf, SIZE } from './plan';
import type { District } from './districts';

/** A sign is so high, with a little air. */
export const BADGE = 34;
const AIR = 5;
// The piece, its figure, and how much wider a second digit makes it.
const [PIECE, DIGIT] = [36, 15];
const EMPTY = 66;

export type Badge = { at: Building; wide: number; shares: (Share & { left: number })[] };

/** It stands over the first building in the row at the back. */
export function badgeOf(district: District): Badge {
  const at = district.buildings.reduce((best, it) =>
    it.y > best.y || (it.y === best.y && it.x < best.x) ? it : best,
  );
  const rooms = district.shares.map((it) => PIECE + DIGIT * String(it.points).length);
  const placed = district.shares.map((it, index) => ({
    ...it,
    left: rooms.slice(0, index).reduce((sum, room) => sum + room, 0),
  }));
  return {
    at,
    wide: rooms.reduce((sum, room) => sum + room, placed.length > 0 ? 10 : EMPTY),
    shares: placed,
  };
}

/** How high signs stand over the cells that they cover; wide ones reach over the next cell. */
export function signsOf(found: readonly District[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { at, wide } of found.map(badgeOf))
    for (let reach = 0; reach * SIZE < wide + 4; reach++)
      all.set(keyOf({ x: at.x + reach, y: at.y }), BADGE + AIR);
  return all;
}
