import { describe, expect, it } from 'vitest';
import type { View } from '../src/generated/mint-works';
import sample from '../src/generated/mint-works.sample.json';
import { purse, space, trackMints, type Mints } from '../src/games/mint-works/mints';
import type { GameEvent } from '../src/lib/wire';

type Sample = { view: View; version: number; news: GameEvent[] };
const moments = sample as unknown as Sample[];
/** Each moment with the one after, within one game. */
const pairs = moments.flatMap((now, index) => {
  const then = moments[index + 1];
  return then && then.version === now.version + 1 ? [{ now, then }] : [];
});

describe('mints', () => {
  it('are followed from purse to space', () => {
    let mints: Mints = new Map();
    for (const { view, news } of moments) {
      const before = mints;
      mints = trackMints(before, view, news);
      view.seats.forEach((seat, index) => expect(mints.get(purse(index + 1))).toHaveLength(seat.mints ?? 0));
      const all = [...mints.values()].flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('come out of the purse of the player who placed them', () => {
    const found = pairs.find(
      ({ then }) => then.news[0]?.type === 'placed' && then.news[0]['location'] === 'producer',
    );
    if (!found) throw new Error('somebody uses the Producer');
    const before = trackMints(new Map(), found.now.view, []);
    const after = trackMints(before, found.then.view, found.then.news);
    const seat = Number(found.then.news[0]?.['seat']);
    const placed = [0, 1, 2].flatMap((index) =>
      (after.get(space('producer', index)) ?? []).filter((id) => before.get(purse(seat))?.includes(id)),
    );
    expect(placed).toHaveLength(1);
  });
});
