/** What one has solved, and how well: kept in this browser. */
import { recall, remember } from '../lib/memory';
import type { Puzzle } from './data';

const KEY = 'comptoir.puzzles';

type Kept = {
  rating: number;
  /** Puzzles that were answered for the rating. */
  answered: number;
  /** By game, the numbers of puzzles that were solved at the first try, and those that were not. */
  solved: Record<string, number[]>;
  failed: Record<string, number[]>;
};

const BEGINNER: Kept = { rating: 1200, answered: 0, solved: {}, failed: {} };

/** The most points that an answer moves: much at first, when little is known of somebody. */
const [STEP_FIRST, STEP] = [64, 24];
/** Answers until the rating is taken as known. */
export const PROVISIONAL = 10;

/** The rating after an answer (Elo): who expected it is moved little. */
export function rated(rating: number, puzzle: number, solved: boolean, answered: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const step = answered < PROVISIONAL ? STEP_FIRST : STEP;
  return Math.round(rating + step * ((solved ? 1 : 0) - expected));
}

/** The number of the next puzzle: one that is new, and about as hard as one is good; nothing where all were seen. */
export function nextNumber(
  puzzles: readonly Puzzle[],
  seen: readonly number[],
  rating: number,
): number | null {
  const open = puzzles
    .map((it, index) => ({ number: index + 1, distance: Math.abs(it.rating - rating) }))
    .filter(({ number }) => !seen.includes(number));
  return open.sort((a, b) => a.distance - b.distance || a.number - b.number)[0]?.number ?? null;
}

const isNumbers = (it: unknown): it is Record<string, number[]> =>
  typeof it === 'object' && it !== null && Object.values(it).every((of) => Array.isArray(of));

function kept(): Kept {
  try {
    const found = JSON.parse(recall(KEY) ?? 'null') as Partial<Kept> | null;
    const { rating, answered, solved, failed } = found ?? {};
    if (typeof rating !== 'number' || typeof answered !== 'number') return BEGINNER;
    return {
      rating,
      answered,
      solved: isNumbers(solved) ? solved : {},
      failed: isNumbers(failed) ? failed : {},
    };
  } catch {
    return BEGINNER;
  }
}

class Progress {
  #now: Kept = $state.raw(kept());

  get rating(): number {
    return this.#now.rating;
  }

  get answered(): number {
    return this.#now.answered;
  }

  /** Whether a puzzle was solved; nothing where it was not tried. */
  result(game: string, number: number): boolean | null {
    if (this.#now.solved[game]?.includes(number)) return true;
    return this.#now.failed[game]?.includes(number) ? false : null;
  }

  solved(game: string): number {
    return this.#now.solved[game]?.length ?? 0;
  }

  seen(game: string): number[] {
    return [...(this.#now.solved[game] ?? []), ...(this.#now.failed[game] ?? [])];
  }

  /** Notes the first answer to a puzzle; a second one counts no more. Gives by how much the rating has changed. */
  answer(game: string, number: number, puzzle: Puzzle, solved: boolean): number {
    // Another window may have added something.
    const before = kept();
    this.#now = before;
    if (this.result(game, number) !== null) return 0;
    const rating = rated(before.rating, puzzle.rating, solved, before.answered);
    const list = solved ? 'solved' : 'failed';
    const numbers = { ...before[list], [game]: [...(before[list][game] ?? []), number] };
    this.#now = { ...before, rating, answered: before.answered + 1, [list]: numbers };
    remember(KEY, JSON.stringify(this.#now));
    return rating - before.rating;
  }
}

export const progress = new Progress();
