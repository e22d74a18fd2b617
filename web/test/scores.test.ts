import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import ScoreSheet from '../src/table/ScoreSheet.svelte';

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('mint-works')]));
afterEach(cleanup);

function sheet(game: string, totals: number[], winners: number[]) {
  const scores = totals.map((total, index) => ({ seat: index + 1, total, parts: {} }));
  render(ScoreSheet, { props: { game, scores, winners, names: ['Ada', 'Bob', 'Cleo'], you: null } });
  return screen.getAllByRole('rowheader').map((it) => it.textContent.trim());
}

describe('the score sheet', () => {
  it('puts the winner above a player with as many points, and says why', () => {
    expect(sheet('mint-works', [5, 7, 7], [3])).toEqual(['Cleo', 'Bob', 'Ada']);
    expect(screen.getByText(/the most cards/)).toBeTruthy();
  });

  it('has nothing to say without a tie, or where all share the win', () => {
    sheet('mint-works', [5, 7, 8], [3]);
    cleanup();
    sheet('mint-works', [7, 7, 5], [1, 2]);
    expect(screen.queryByText(/the most cards/)).toBeNull();
  });
});
