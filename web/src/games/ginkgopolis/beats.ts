/** A round one thing after the other: choices are turned over together, then each action, then what it brings. */
import type { View } from '../../generated/ginkgopolis';
import type { GameEvent } from '../../lib/wire';
import type { Beat } from '..';
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
const [REVEAL, ACT, BRING] = [2, 1.5, 1];

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

export function beats(before: View, after: View, news: readonly GameEvent[]): Beat<View>[] {
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
      view = revealed(view, plays);
      all.push({ view, news: [], hold: REVEAL });
    }
    view = events.reduce(told, view);
    const hold = kind === 'act' ? ACT : kind === 'chosen' ? 0 : BRING;
    all.push({ view, news: events, hold });
  });
  const last = all.pop();
  return [...all, { view: after, news: last?.news ?? [], hold: 0 }];
}
