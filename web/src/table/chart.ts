/** A small chart of lines: from figures to paths. */

export type Series = { seat: number; values: number[] };

/** What happened at a moment, in a word. */
export type ChartEvent = { at: number; label: string };

export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** Round figures that span the values, at most so many. */
export function ticks(min: number, max: number, most = 5): number[] {
  const span = Math.max(max - min, 1);
  const raw = span / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((it) => it * power >= raw) ?? 10) * power);
  const first = Math.floor(min / step) * step;
  const list = [];
  for (let at = first; at < max + step; at += step) list.push(at);
  return list;
}

export type Scale = { x: (index: number) => number; y: (value: number) => number; ticks: readonly number[] };

/** Spans the figures that are to be marked; round ones where none are given. */
export function scale(series: readonly Series[], box: Box, given?: readonly number[]): Scale {
  const values = series.flatMap((it) => it.values);
  const marks = given ?? ticks(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const n = Math.max(1, Math.max(0, ...series.map((it) => it.values.length)) - 1);
  const [width, height] = [box.width - box.left - box.right, box.height - box.top - box.bottom];
  return {
    x: (index) => box.left + (index / n) * width,
    y: (value) => box.top + (1 - (value - low) / (high - low)) * height,
    ticks: marks,
  };
}

/** Figures stay until they change: a line of steps. */
export function path(values: readonly number[], { x, y }: Scale): string {
  const at = (n: number) => String(Math.round(n * 10) / 10);
  return values
    .map((value, index) =>
      index === 0 ? `M${at(x(0))} ${at(y(value))}` : `H${at(x(index))}V${at(y(value))}`,
    )
    .join('');
}

/** One line a seat from a list of standings, in order of time. */
export function seriesOf(standings: readonly (readonly number[])[]): Series[] {
  const n = standings[0]?.length ?? 0;
  return Array.from({ length: n }, (_, index) => ({
    seat: index + 1,
    values: standings.map((all) => all[index] ?? 0),
  }));
}
