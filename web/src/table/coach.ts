/** Which mark of a guided first game is shown. */
import type { Lesson } from '../games';
import type { Turn } from '../lib/wire';

export type Now<View> = { view: View; turn: Turn; you: number; legal: string[] };

/** The mark that one is at, and those that were put away or gave way to another. */
export type Place = { at: string | null; past: readonly string[] };

export const START: Place = { at: null, past: [] };

/** The place after the present mark has been put away. */
export const putAway = ({ at, past }: Place): Place => ({
  at: null,
  past: at === null ? past : [...past, at],
});

/**
 * The place after something has changed: the mark that one is at stays while it holds; else the first that holds takes
 * over. What did not hold yet may come later, whatever came in between; nothing is ever shown twice.
 */
export function advance<View>(lessons: readonly Lesson<View>[], place: Place, now: Now<View>): Place {
  if (shown(lessons, place, now) !== null) return place;
  const next = lessons.find((it) => it.id !== place.at && !place.past.includes(it.id) && it.when(now));
  return next === undefined ? place : { ...putAway(place), at: next.id };
}

/** The mark to show, if there is one. */
export function shown<View>(
  lessons: readonly Lesson<View>[],
  place: Place,
  now: Now<View>,
): Lesson<View> | null {
  const lesson = lessons.find((it) => it.id === place.at);
  return lesson?.when(now) ? lesson : null;
}
