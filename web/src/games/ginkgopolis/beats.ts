/** A round one thing after the other: choices are turned over together, then each action, then what it brings. */
import type { Forecast, View } from '../../generated/ginkgopolis';
import type { GameEvent } from '../../lib/wire';
import type { Beat } from '..';
import { countingOrder, districtsOf, type District } from './districts';
import { playedIn, revealed, told } from './told';

const ACTS = new Set(['exploits', 'urbanizes', 'builds-up', 'takes-back', 'hal-shows']);
const BRINGS = new Set(['produces', 'bonus', 'tile']);
const BETWEEN = new Set([
  'drew',
  'rebuilt',
  'round',
  'exhausted',
  'returns',
  'mixed',
  'tiles-gone',
  'all-placed',
]);
/** How long things are looked at. */
const [REVEAL, ACT, BRING, COUNT] = [2.4, 1.5, 1, 1.3];

/**
 * A view in which the districts of the finished city are being counted: so many of them have been. It brings them along,
 * since the forecast on the board is still that of the city before the last round.
 */
export type Counting = View & { counted?: number; districts?: District[] };

const kindOf = (event: GameEvent): string =>
  ACTS.has(event.type)
    ? 'act'
    : BRINGS.has(event.type)
      ? 'brings'
      : BETWEEN.has(event.type)
        ? 'between'
        : event.type === 'token' || event.type === 'pushed'
          ? 'token'
          : event.type === 'chosen'
            ? 'chosen'
            : 'more';

export function beats(
  before: View,
  after: View,
  news: readonly GameEvent[],
  _you: number | null = null,
  forecast: Forecast | null = null,
): Beat<View>[] {
  const groups: { kind: string; events: GameEvent[] }[] = [];
  for (const event of news) {
    const kind = kindOf(event);
    const last = groups.at(-1);
    // What follows an action belongs to it, but for what it brings.
    const joins = last && (kind === 'more' || (kind === last.kind && kind !== 'act'));
    if (joins) last.events.push(event);
    else groups.push({ kind, events: [event] });
  }
  const all: Beat<View>[] = [];
  let view = before;
  const chooses = before.phase.type === 'choose' && before.people > 1;
  groups.forEach(({ kind, events }, index) => {
    const plays = groups.slice(index).flatMap((it) => it.events.map(playedIn));
    // All choose at once and show at once: before the first action everybody's choice lies open.
    if (kind === 'act' && chooses && !all.some((it) => it.hold === REVEAL)) {
      view = revealed(view, after, plays);
      all.push({ view, news: [], hold: REVEAL });
    }
    view = events.reduce(told, view);
    const hold = kind === 'act' ? ACT : kind === 'chosen' ? 0 : BRING;
    all.push({ view, news: events, hold });
  });
  const last = all.pop();
  const counts =
    after.phase.type === 'over' && before.phase.type !== 'over' ? counting(after, view, forecast) : [];
  // The last one stays for its time too: what somebody does next may be there already.
  return [...all, ...counts, { view: after, news: last?.news ?? [], hold: last?.hold ?? 0 }];
}

/** One district after another, the smallest first, with its points added to those who have them. */
function counting(after: View, shown: View, forecast: Forecast | null): Beat<View>[] {
  const districts = districtsOf(after, forecast);
  let seats = after.seats;
  return countingOrder(districts).map((district, index) => {
    const points = new Map(district.shares.map((it) => [it.seat, it.points]));
    seats = seats.map((own, seat) => ({ ...own, points: own.points + (points.get(seat + 1) ?? 0) }));
    const view: Counting = {
      ...after,
      phase: shown.phase,
      actor: null,
      seats,
      counted: index + 1,
      districts,
    };
    return { view, news: [], hold: COUNT };
  });
}
