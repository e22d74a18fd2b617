/** What decided a game: the line of the score by which the winner was furthest ahead of the next. */
import type { Score } from '../lib/wire';

export type Decided = {
  winner: number;
  second: number;
  /** By how many points the winner is ahead; nothing where a tie-break decided. */
  lead: number;
  /** Nothing where the points were equal. */
  line: string | null;
  gain: number;
};

export function decided(scores: readonly Score[], winners: readonly number[]): Decided | null {
  const [seat] = winners;
  const best = scores.find((it) => it.seat === seat);
  if (winners.length !== 1 || !best) return null;
  // The next one, whichever way the game counts: the closest total.
  const others = scores.filter((it) => it.seat !== seat);
  const [second] = others.toSorted((a, b) => Math.abs(a.total - best.total) - Math.abs(b.total - best.total));
  if (!second) return null;
  const lead = Math.abs(best.total - second.total);
  const found = { winner: best.seat, second: second.seat, lead };
  if (lead === 0) return { ...found, line: null, gain: 0 };
  const sign = Math.sign(best.total - second.total);
  const gains = Object.keys(best.parts).map((line) => {
    return { line, gain: sign * ((best.parts[line] ?? 0) - (second.parts[line] ?? 0)) };
  });
  const top = gains.toSorted((a, b) => b.gain - a.gain)[0];
  return top && top.gain > 0 ? { ...found, ...top } : null;
}
