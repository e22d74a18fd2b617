/** Which mark of a guided first game is shown. */
import type { Lesson } from '../games';
import type { Turn } from '../lib/wire';

export type Now<View> = { view: View; turn: Turn; you: number; legal: string[] };

/** Where one is in the lessons; `done` once the mark there has been put away. */
export type Place = { at: number; done: boolean };

/**
 * The place after something has changed: the mark that one is at stays while it holds; else the first later one that
 * holds takes over, and those in between are skipped. Nothing is ever shown twice.
 */
export function advance<View>(lessons: readonly Lesson<View>[], place: Place, now: Now<View>): Place {
  const from = place.done ? place.at + 1 : place.at;
  const next = lessons.findIndex((lesson, index) => index >= from && lesson.when(now));
  return next < 0 ? place : { at: next, done: false };
}

/** The mark to show, if there is one. */
export function shown<View>(
  lessons: readonly Lesson<View>[],
  place: Place,
  now: Now<View>,
): Lesson<View> | null {
  const lesson = place.done ? undefined : lessons[place.at];
  return lesson?.when(now) ? lesson : null;
}
