import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import ScoreSheet from '../src/table/ScoreSheet.svelte';

/** Whether there is room for a column a line. */
let roomy = true;
vi.hoisted(() => {
  // What jsdom lacks: here nothing moves.
  const list = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...list,
    get matches() {
      return !query.includes('40rem') || roomy;
    },
  }));
});

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

  it('puts who gave up last, whatever a bot made of it', () => {
    const scores = [9, 7, 5].map((total, index) => ({ seat: index + 1, total, parts: {} }));
    const names = ['Ada', 'Bob', 'Cleo'];
    render(ScoreSheet, {
      props: {
        game: 'money',
        scores,
        winners: [2],
        departures: new Map([[1, 'out of time']]),
        names,
        you: null,
      },
    });
    const rows = screen.getAllByRole('rowheader').map((it) => it.textContent.trim().split(/\s+/)[0]);
    expect(rows).toEqual(['Bob', 'Cleo', 'Ada']);
    expect(screen.getByRole('row', { name: /^Ada/ }).textContent).toContain('out of time');
  });

  it('shows the counts that broke a tie, and only then', () => {
    const tieBreaks = [{ id: 'cards', values: [2, 4, 5] }];
    const scores = [7, 7, 5].map((total, index) => ({ seat: index + 1, total, parts: { stars: total } }));
    const props = { game: 'mint-works', names: ['Ada', 'Bob', 'Cleo'], you: null, tieBreaks, scores };
    render(ScoreSheet, { props: { ...props, winners: [2] } });
    expect(screen.getByRole('columnheader', { name: 'Cards' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Bob/ }).textContent).toContain('4');
    cleanup();
    render(ScoreSheet, { props: { ...props, winners: [1, 2] } });
    expect(screen.queryByRole('columnheader', { name: 'Cards' })).toBeNull();
  });

  it('leaves lines out that brought nobody anything, whichever way it lies', () => {
    const scores = [
      { seat: 1, total: 4, parts: { stars: 4, cards: 0 } },
      { seat: 2, total: 4, parts: { stars: 3, cards: 0, mints: 1 } },
    ];
    const props = { game: 'mint-works', names: ['Ada', 'Bob'], you: null, winners: [1, 2], scores };
    render(ScoreSheet, { props });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2 + 2);
    cleanup();
    roomy = false;
    render(ScoreSheet, { props });
    expect(screen.getAllByRole('rowheader')).toHaveLength(2 + 1);
    roomy = true;
  });

  it('has a line under the other on a phone', () => {
    roomy = false;
    const scores = [4, 9].map((total, index) => ({ seat: index + 1, total, parts: { stars: total } }));
    render(ScoreSheet, {
      props: { game: 'mint-works', names: ['Ada', 'Bob'], you: 1, winners: [2], scores },
    });
    expect(screen.getAllByRole('columnheader').map((it) => it.textContent.split(' ')[0])).toEqual([
      'Bob',
      'Ada',
    ]);
    expect(screen.getByRole('row', { name: /^Total/ }).textContent.replaceAll(/\s/g, '')).toBe('Total94');
    roomy = true;
  });

  it('has nothing to say without a tie, or where all share the win', () => {
    sheet('mint-works', [5, 7, 8], [3]);
    cleanup();
    sheet('mint-works', [7, 7, 5], [1, 2]);
    expect(screen.queryByText(/the most cards/)).toBeNull();
  });
});
