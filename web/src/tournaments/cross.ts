/** The cross table of a tournament. */
import type { Tournament } from '../lib/wire';

/** What an entrant did in a round: nothing where it was not paired. */
export type Cell = { type: 'bye' } | { type: 'table'; against: number[]; points: number | null } | null;

/** A row for each line of the standings, with a cell for each round. Opponents are named by their row: places are shared. */
export function cells(tournament: Tournament): Cell[][] {
  const row = new Map(tournament.standings.map((line, index) => [line.entrant, index + 1]));
  return tournament.standings.map(({ entrant }) =>
    tournament.rounds.map((round): Cell => {
      if (round.byes.includes(entrant)) return { type: 'bye' };
      const table = round.tables.find(({ seats }) => seats.includes(entrant));
      if (!table) return null;
      const others = table.seats.filter((it) => it !== entrant);
      return {
        type: 'table',
        against: others.map((it) => row.get(it) ?? 0).toSorted((a, b) => a - b),
        points: table.points[table.seats.indexOf(entrant)] ?? null,
      };
    }),
  );
}
