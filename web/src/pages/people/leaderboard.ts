/** People and bots of a leaderboard in one order. */
import type { Leaderboard } from '../../lib/wire';

type Entry = Leaderboard['entries'][number];
type Bot = Leaderboard['bots'][number];
export type Row = { key: string; entry: Entry; bot?: never } | { key: string; bot: Bot; entry?: never };

/** The best first. Bots below the last person are shown once the list is at its end. */
export function rows({ entries, bots, next }: Leaderboard): Row[] {
  const last = entries.at(-1)?.value ?? -Infinity;
  const shown = bots.filter((it) => next === null || it.value >= last);
  const people = entries.map((entry): Row & { value: number } => ({
    key: `${entry.place}`,
    entry,
    value: entry.value,
  }));
  const fixed = shown.map((bot): Row & { value: number } => ({ key: bot.level, bot, value: bot.value }));
  // Sorting is stable: a person stands before a bot of the same rating.
  return [...people, ...fixed].sort((a, b) => b.value - a.value);
}
