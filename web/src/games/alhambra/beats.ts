/** How long the changes of Alhambra are looked at. */
import type { View } from '../../generated/alhambra';
import type { GameEvent } from '../../lib/wire';
import type { Beat } from '..';

/** How long one category of a scoring is told, in milliseconds at the usual pace. */
export const CATEGORY = 1100;

/** A scoring stays until all six categories are told and the sums were read: eight times `CATEGORY`, in beats. */
const SCORING = 9.8;

/** Nobody plays on while a scoring is told, and the last one is told before the end of the game takes the screen. */
export function beats(before: View, after: View, news: readonly GameEvent[]): Beat<View>[] {
  if (after.scored.length === before.scored.length) return [{ view: after, news, hold: 1 }];
  const told = { view: after, news, hold: SCORING };
  return after.phase.type === 'over' ? [told, { view: after, news: [], hold: 1 }] : [told];
}
