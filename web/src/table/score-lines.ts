/** The lines of a score, in the game's order. */
import type { Score } from '../lib/wire';

/** Those that brought anybody anything: a pad full of noughts hides what decided. */
export function linesOf(scores: readonly Score[]): string[] {
  const all = [...new Set(scores.flatMap((score) => Object.keys(score.parts)))];
  return all.filter((line) => scores.some((score) => (score.parts[line] ?? 0) !== 0));
}
