import { describe, expect, it } from 'vitest';
import type { Leaderboard } from '../src/lib/wire';
import { mostPlayed } from '../src/pages/people/leaderboard';

const board = (...games: number[]): Leaderboard =>
  ({ bots: [], entries: games.map((games) => ({ games })), next: null }) as unknown as Leaderboard;

describe('the leaderboard that a club opens at', () => {
  const all = [{ game: 'money' }, { game: 'alhambra' }, { game: 'donnant' }];
  const open = async (boards: Record<string, Leaderboard>) => {
    const ask = ({ game }: { game: string }) =>
      boards[game] ? Promise.resolve(boards[game]) : Promise.reject(new Error('gone'));
    return (await mostPlayed(all, ask))?.game ?? null;
  };

  it('is that of the game most played there', async () => {
    const boards = { money: board(3), alhambra: board(2, 2), donnant: board() };
    expect(await open(boards)).toBe('alhambra');
  });

  it('is the first where nobody has played, and passes over what cannot be asked', async () => {
    expect(await open({ money: board(), alhambra: board(), donnant: board() })).toBe('money');
    expect(await open({ donnant: board(1) })).toBe('donnant');
    expect(await open({})).toBeNull();
  });
});
