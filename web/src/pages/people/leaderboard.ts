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

/**
 * Of several leaderboards the one with most games, or the first where nobody has played; nothing where none can be asked.
 * They are asked one after another, since a visitor may ask only so much at once.
 */
export async function mostPlayed<Which extends object>(
  all: readonly Which[],
  ask: (which: Which) => Promise<Leaderboard>,
): Promise<(Which & { board: Leaderboard }) | null> {
  let [most, found]: [number, (Which & { board: Leaderboard }) | null] = [-1, null];
  for (const which of all) {
    const board = await ask(which).catch(() => null);
    const games = board?.entries.reduce((sum, it) => sum + it.games, 0) ?? -1;
    if (board && games > most) [most, found] = [games, { ...which, board }];
  }
  return found;
}
