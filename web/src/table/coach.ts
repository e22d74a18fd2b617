/** Which mark of a guided first game is shown. */
import type { Lesson } from '../games';
import type { Score, Turn } from '../lib/wire';

export type Now<View> = {
  view: View;
  turn: Turn;
  you: number;
  legal: string[];
  scores: readonly Score[];
};

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

type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };

/** Where the bubble stands, and the ring around what it speaks of. */
export type Spot = {
  left: number;
  top: number;
  ring: { left: number; top: number; width: number; height: number } | null;
};

/** What is seen of things side by side in an area that may scroll: a ring never lies over what is beside the area. */
export function seenOf(things: readonly Box[], area: Box | null): Box | null {
  if (things.length === 0) return null;
  const edge = (side: 'left' | 'top' | 'right' | 'bottom', pick: typeof Math.min, inner: typeof Math.min) => {
    const all = pick(...things.map((it) => it[side]));
    return area ? inner(all, area[side]) : all;
  };
  const [left, right] = [edge('left', Math.min, Math.max), edge('right', Math.max, Math.min)];
  const [top, bottom] = [edge('top', Math.min, Math.max), edge('bottom', Math.max, Math.min)];
  if (right <= left || bottom <= top) return null;
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

const GAP = 12;

/**
 * Beside the target, never over it, and never over the hand and the choices (`below`), which one may need to tap. Where
 * there is no target it stands in the middle of what is left; at the end of a game, `over`, at the foot: it speaks of
 * the result, which begins at the top.
 */
export function bubble(
  target: Box | null,
  own: Box | null,
  below: Box | null,
  screen: { width: number; height: number },
  over = false,
): Spot {
  const [width, height] = [own?.width ?? 320, own?.height ?? 140];
  // At the end of a game the choices are somewhere below the scores, maybe out of sight.
  const floor = (below && below.top > 0 ? Math.min(below.top, screen.height) : screen.height) - GAP;
  const highest = Math.max(GAP, floor - height);
  const across = (left: number) => Math.round(Math.max(8, Math.min(screen.width - width - 8, left)));
  if (!target || target.width === 0) {
    return {
      left: across((screen.width - width) / 2),
      top: Math.round(over ? highest : Math.max(GAP, highest / 2)),
      ring: null,
    };
  }
  const ring = {
    left: Math.round(target.left - 5),
    top: Math.round(target.top - 5),
    width: Math.round(target.width + 10),
    height: Math.round(target.height + 10),
  };
  const left = across(target.left + target.width / 2 - width / 2);
  const under = target.bottom + GAP;
  const above = target.top - GAP - height;
  if (under + height <= floor) return { left, top: Math.round(under), ring };
  if (above >= GAP) return { left, top: Math.round(Math.min(above, highest)), ring };
  // No room above or below: at the side where there is more of it, or else at the end where it covers less.
  const right = target.right + GAP;
  if (right + width <= screen.width - 8) return { left: Math.round(right), top: Math.round(highest), ring };
  const before = target.left - GAP - width;
  if (before >= 8) return { left: Math.round(before), top: Math.round(highest), ring };
  const covers = { top: GAP + height - target.top, foot: target.bottom - highest };
  return { left, top: Math.round(covers.top < covers.foot ? GAP : highest), ring };
}
