/**
 * The puzzles: positions of bots' games in which one choice is clearly best. They are data of the rules
 * (`crates/catalog/puzzles`), a file a game, and part of the page's build: so they are there without a network.
 */

export type Puzzle = {
  players: number;
  /** The seat that chooses, from 1 on. */
  seat: number;
  /** What can be chosen and the chance to win with it, the best first. */
  choices: [action: string, chance: number][];
  /** What makes the best better than the second, the largest first; its words are `GAME-why-FEATURE`. */
  why: string[];
  /** How hard it is: who has this rating solves it every second time. */
  rating: number;
  /** All that happened before, as lines of a log. */
  steps: string[];
};

const FILES = import.meta.glob<string>('../../../crates/catalog/puzzles/*.jsonl', {
  query: '?raw',
  import: 'default',
});

const slugOf = (path: string): string => path.replace(/^.*\/|\.jsonl$/g, '');

/** The games that have puzzles, in the order of their names. */
export const GAMES_WITH_PUZZLES: readonly string[] = Object.keys(FILES).map(slugOf).sort();

/** All puzzles of a game; none where it has none. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const load = Object.entries(FILES).find(([path]) => slugOf(path) === game)?.[1];
  return load ? read(await load()) : [];
}

const read = (text: string): Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);

const DAY = 24 * 60 * 60 * 1000;
/** Steps through any number of puzzles without coming back before all were there: it is prime. */
const STRIDE = 7919;

/** The number of a day where one is; it changes at midnight there. */
export const dayOf = (now: Date): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

/** The game of a day's puzzle: one after the other. */
export function gameOfDay(day: number, games: readonly string[] = GAMES_WITH_PUZZLES): string | null {
  return games[day % games.length] ?? null;
}

/** Which of its `count` puzzles it is, from 1 on: the same for everybody. */
export function numberOfDay(
  day: number,
  count: number,
  games: readonly string[] = GAMES_WITH_PUZZLES,
): number {
  return ((Math.floor(day / games.length) * STRIDE) % count) + 1;
}
