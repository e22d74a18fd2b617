/**
 * The fine lines of banknotes, drawn by code: rosettes and waves whose numbers belong to a currency, so that the same
 * note is always the same drawing.
 */
import type { Currency } from '../../generated/money';

/** How the lines of a currency wind. */
export type Figure = {
  /** Lobes of the outer and the inner wheel of the rosette. */
  outer: number;
  inner: number;
  /** How deep the lobes are, of the radius. */
  depth: number;
  /** Lines in the rosette. */
  turns: number;
  /** Waves along the edge, and how they are put against each other. */
  waves: number;
  shift: number;
};

export const FIGURES: Record<Currency, Figure> = {
  EUR: { outer: 12, inner: 5, depth: 0.2, turns: 7, waves: 7, shift: 0.5 },
  USD: { outer: 16, inner: 9, depth: 0.14, turns: 8, waves: 11, shift: 0.33 },
  JPY: { outer: 10, inner: 15, depth: 0.26, turns: 6, waves: 5, shift: 0.5 },
  CHF: { outer: 8, inner: 3, depth: 0.3, turns: 8, waves: 9, shift: 0.25 },
  GBP: { outer: 14, inner: 6, depth: 0.18, turns: 7, waves: 8, shift: 0.4 },
  SEK: { outer: 9, inner: 4, depth: 0.24, turns: 7, waves: 6, shift: 0.3 },
  RUB: { outer: 18, inner: 7, depth: 0.16, turns: 6, waves: 10, shift: 0.5 },
};

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function closed(points: string[]): string {
  return `M${points.join('L')}Z`;
}

/** Nested curves around a centre; each is turned a little against the one outside it. */
export function rosette(figure: Figure, cx: number, cy: number, radius: number): string {
  const steps = Math.max(figure.outer, figure.inner) * 10;
  const lines: string[] = [];
  for (let turn = 0; turn < figure.turns; turn++) {
    const share = turn / figure.turns;
    const r = radius * (1 - 0.62 * share);
    const phase = share * Math.PI;
    const points: string[] = [];
    for (let step = 0; step < steps; step++) {
      const angle = (step / steps) * 2 * Math.PI;
      const lobes =
        Math.cos(figure.outer * angle + phase) * figure.depth +
        Math.cos(figure.inner * angle - phase * 2) * figure.depth * 0.45;
      const at = r * (1 - figure.depth + lobes);
      points.push(point(cx + at * Math.cos(angle), cy + at * Math.sin(angle)));
    }
    lines.push(closed(points));
  }
  return lines.join('');
}

/** A band of crossing waves between two edges. */
export function band(figure: Figure, x: number, y: number, width: number, height: number, lines = 5): string {
  const paths: string[] = [];
  const steps = figure.waves * 8;
  for (let line = 0; line < lines; line++) {
    const phase = (line / lines) * 2 * Math.PI * (0.5 + figure.shift);
    const points: string[] = [];
    for (let step = 0; step <= steps; step++) {
      const along = step / steps;
      const swing =
        Math.sin(along * figure.waves * 2 * Math.PI + phase) * Math.cos(along * Math.PI * 2 + phase);
      points.push(point(x + along * width, y + height / 2 + (swing * height) / 2));
    }
    paths.push(`M${points.join('L')}`);
  }
  return paths.join('');
}

/** A Lissajous figure, for the ground of a note. */
export function weave(figure: Figure, x: number, y: number, width: number, height: number): string {
  const a = (figure.outer % 7) + 4;
  const b = (figure.inner % 5) + 3;
  const steps = 320;
  const points: string[] = [];
  for (let step = 0; step < steps; step++) {
    const t = (step / steps) * 2 * Math.PI;
    points.push(
      point(
        x + (width / 2) * (1 + Math.sin(a * t)),
        y + (height / 2) * (1 + Math.sin(b * t + figure.shift * Math.PI)),
      ),
    );
  }
  return closed(points);
}
