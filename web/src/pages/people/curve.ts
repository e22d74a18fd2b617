/** The course of ratings as a drawing: from points in time to paths. */
import { ticks, type Box } from '../../table/chart';
import type { RatingCurve } from '../../lib/wire';

export type Plot = {
  /** Round ratings that are marked, with their heights. */
  marks: { value: number; y: number }[];
  /** The first and the last moment. */
  from: number;
  to: number;
  /** By class: the line of the means, and the band of one standard deviation around it. */
  lines: { class: RatingCurve['class']; path: string; band: string; dots: { x: number; y: number }[] }[];
};

/** A few points have a dot each; more of them would be a smear. */
const MOST_DOTS = 30;

export function plot(curves: readonly RatingCurve[], frame: Box): Plot {
  const all = curves.flatMap((it) => it.points);
  const [from, to] = [Math.min(...all.map((it) => it.at)), Math.max(...all.map((it) => it.at))];
  const low = Math.min(...all.map((it) => it.value - it.uncertainty));
  const high = Math.max(...all.map((it) => it.value + it.uncertainty));
  const values = ticks(low, high, 4);
  const [bottom, top] = [values[0] ?? low, values.at(-1) ?? high];
  const round = (n: number) => Math.round(n * 10) / 10;
  const [width, height] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  // A single moment stands at the right edge, where today is.
  const x = (at: number) => round(frame.left + (to > from ? (at - from) / (to - from) : 1) * width);
  const y = (value: number) => round(frame.top + (1 - (value - bottom) / (top - bottom)) * height);
  const join = (points: { x: number; y: number }[]) => points.map((it) => `${it.x} ${it.y}`).join('L');
  return {
    marks: values.map((value) => ({ value, y: y(value) })),
    from,
    to,
    lines: curves.map(({ class: kind, points }) => {
      const dots = points.map((it) => ({ x: x(it.at), y: y(it.value) }));
      const above = points.map((it) => ({ x: x(it.at), y: y(it.value + it.uncertainty) }));
      const below = points.map((it) => ({ x: x(it.at), y: y(it.value - it.uncertainty) })).reverse();
      return {
        class: kind,
        path: `M${join(dots)}`,
        band: `M${join([...above, ...below])}Z`,
        dots: dots.length <= MOST_DOTS ? dots : dots.slice(-1),
      };
    }),
  };
}
