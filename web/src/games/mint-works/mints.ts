/**
 * Mints have no names, but one that flies from a purse to a location must be the same before and after. So every mint
 * on the table is given a number here, kept for as long as it can be tracked.
 */
import { LOCATIONS, type View } from '../../generated/mint-works';
import type { GameEvent } from '../../lib/wire';

/** The mints that lie in each place. */
export type Mints = ReadonlyMap<string, readonly number[]>;

export const purse = (seat: number) => `seat-${seat}`;
export const space = (location: string, index: number) => `${location}-${index}`;
export const GALLERY = 'gallery';

/** How many lie where. */
function counts(view: View): Map<string, number> {
  const all = new Map<string, number>();
  view.seats.forEach((seat, index) => all.set(purse(index + 1), seat.mints ?? 0));
  LOCATIONS.forEach(({ code }, index) =>
    view.sites[index]?.mints.forEach((mints, place) => all.set(space(code, place), mints)),
  );
  all.set(GALLERY, view.gallery);
  return all;
}

/**
 * Carries the numbers of the mints over to a new view. What was placed comes out of the purse of its player; any other
 * difference comes from the supply or goes back there.
 */
export function trackMints(before: Mints, view: View, news: readonly GameEvent[]): Mints {
  const now = new Map([...before].map(([zone, ids]) => [zone, [...ids]]));
  let fresh = Math.max(0, ...[...before.values()].flat()) + 1;
  const wanted = counts(view);
  const placed = news.filter((it) => it.type === 'placed');
  const lack = (zone: string) => (wanted.get(zone) ?? 0) - (now.get(zone)?.length ?? 0);
  for (const zone of wanted.keys()) {
    const index = placed.findIndex((it) => lack(zone) > 0 && zone.startsWith(`${String(it['location'])}-`));
    if (index < 0) continue;
    const [{ seat } = { seat: 0 }] = placed.splice(index, 1);
    const from = now.get(purse(Number(seat))) ?? [];
    now.set(zone, [...(now.get(zone) ?? []), ...from.splice(-lack(zone))]);
  }
  for (const zone of wanted.keys()) {
    const ids = now.get(zone) ?? [];
    const more = lack(zone);
    if (more < 0) ids.splice(more);
    for (let n = 0; n < more; n++) ids.push(fresh++);
    now.set(zone, ids);
  }
  return now;
}
