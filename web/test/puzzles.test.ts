import { beforeEach, describe, expect, it } from 'vitest';
import {
  dayOf,
  gameOfDay,
  GAMES_WITH_PUZZLES,
  numberOfDay,
  puzzlesOf,
  type Puzzle,
} from '../src/puzzles/data';
import { nextNumber, progress, rated } from '../src/puzzles/progress.svelte';

const puzzle = (rating: number): Puzzle => ({
  ...{ players: 2, seat: 1, why: [], rating, steps: [] },
  choices: [
    ['pass', 0.6],
    ['stay', 0.4],
  ],
});

describe('puzzles', () => {
  it('are there for their games', async () => {
    for (const game of GAMES_WITH_PUZZLES) {
      const all = await puzzlesOf(game);
      expect(all.length).toBeGreaterThan(10);
      expect(all.every((it) => it.choices.length > 1 && it.seat <= it.players)).toBe(true);
    }
    expect(await puzzlesOf('nothing')).toEqual([]);
  });

  it('change at midnight, and come again only after all others', () => {
    const [late, early] = [new Date(2026, 4, 1, 23, 59), new Date(2026, 4, 2, 0, 1)];
    expect(dayOf(early)).toBe(dayOf(late) + 1);
    const games = ['a', 'b', 'c'];
    const day = (n: number) => `${gameOfDay(n, games)} ${numberOfDay(n, 40, games)}`;
    const shown = Array.from({ length: 120 }, (_, n) => day(1000 + n));
    expect(new Set(shown).size).toBe(120);
  });
});

describe('the rating', () => {
  it('moves more for what was not expected, and less once it is known', () => {
    expect(rated(1500, 1500, true, 0)).toBe(1532);
    expect(rated(1500, 1500, true, 20)).toBe(1512);
    expect(rated(1500, 1900, false, 20)).toBe(1498);
    expect(rated(1500, 1900, true, 20)).toBe(1522);
  });

  it('leads to a puzzle that is new and as hard as one is good', () => {
    const all = [900, 1400, 1600, 2000].map(puzzle);
    expect(nextNumber(all, [], 1450)).toBe(2);
    expect(nextNumber(all, [2], 1450)).toBe(3);
    expect(nextNumber(all, [1, 2, 3, 4], 1450)).toBeNull();
  });

  beforeEach(() => localStorage.clear());

  it('counts the first answer only', () => {
    const gained = progress.answer('money', 3, puzzle(1200), true);
    expect(gained).toBeGreaterThan(0);
    const { rating } = progress;
    expect(progress.answer('money', 3, puzzle(1200), false)).toBe(0);
    expect([progress.rating, progress.solved('money'), progress.result('money', 3)]).toEqual([
      rating,
      1,
      true,
    ]);
  });
});
