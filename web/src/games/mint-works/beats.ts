/** One thing after the other: what lies between two views, split where a player acts and where upkeep goes on. */
import type { Event, View } from '../../generated/mint-works';
import type { GameEvent } from '../../lib/wire';
import type { Beat } from '..';
import { told } from './told';
import { STEP_OF } from './upkeep';

/** Where something new begins. */
function begins(event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.type === 'placed' || event.type === 'passed' || event.type === 'upkeep') return true;
  if (event.type === 'round' || event.type === 'mints-gone' || event.type === 'scored')
    return before?.type !== event.type;
  const step = STEP_OF[event.type];
  return step !== undefined && step !== (before && STEP_OF[before.type]);
}

export function beats(before: View, after: View, news: readonly GameEvent[]): Beat<View>[] {
  const groups: GameEvent[][] = [];
  news.forEach((event, index) => {
    if (groups.length === 0 || begins(event, news[index - 1])) groups.push([]);
    groups.at(-1)?.push(event);
  });
  let view = before;
  return groups.map((group, index) => {
    view = group.reduce((now, event) => told(now, event as unknown as Event, after), view);
    // The last one stays for its time too: the move of the next player may be there already.
    const hold = group.some((it) => STEP_OF[it.type]) ? 1.4 : 1;
    return { view: index === groups.length - 1 ? after : view, news: group, hold };
  });
}
