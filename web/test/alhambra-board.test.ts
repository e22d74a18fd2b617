import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Forecast, View } from '../src/generated/alhambra';
import sample from '../src/generated/alhambra.sample.json';
import martins from '../src/generated/alhambra-martin.sample.json';
import { i18n } from '../src/lib/i18n.svelte';
import type { GameEvent, Turn } from '../src/lib/wire';
import Board from '../src/games/alhambra/Board.svelte';
import ScoringScene from '../src/games/alhambra/ScoringScene.svelte';

// The board is large for a simulated browser, which looks for roles in all of it.
vi.setConfig({ testTimeout: 20_000 });

type Sample = { view: View; turn: Turn; legal: string[]; news: GameEvent[]; forecast: Forecast };
const four = sample as unknown as Sample[];
const two = martins as unknown as Sample[];
const names = ['Ada', 'Bob', 'Cleo', 'Dan'];

function board(
  moment: Sample | undefined,
  more: Partial<{ you: number | null; memory: boolean; busy: boolean }> = {},
) {
  if (!moment) throw new Error('no such moment');
  const play = vi.fn();
  const props = {
    ...moment,
    you: 1,
    names: names.slice(0, moment.view.seats.length),
    memory: true,
    busy: false,
    play,
    ...more,
  };
  const shown = render(Board, { props: more.you === null ? { ...props, legal: [] } : props });
  return { play, ...shown, props };
}

const building = (kind: string) => {
  const found = document.querySelector<HTMLButtonElement>(`button.building.${kind}:enabled`);
  if (!found) throw new Error(`no building is ${kind}`);
  return found;
};

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('alhambra')]));
afterEach(cleanup);

describe('buying', () => {
  it('says that a payment is exact before it is made, and what it changes', async () => {
    const { play } = board(four[0]);
    await fireEvent.click(building('exact'));
    screen.getByText('8 of 8: exact, you act again');
    screen.getByText('you +5');
    await fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(['buy 4 O1 O7']);
  });

  it('says of no building that one can pay that something is missing, whatever is offered', () => {
    const taking = four[0]?.legal.filter((it) => it.startsWith('take ')).slice(0, 1) ?? [];
    const [moment] = four;
    if (!moment) throw new Error('a moment');
    board({ ...moment, legal: taking });
    const missing = [...document.querySelectorAll('.building .mark')].map((it) => parseInt(it.textContent));
    expect(missing.length).toBeLessThan(4);
    expect(missing.every((it) => it > 0)).toBe(true);
  });

  it('counts what is missing, and sends nothing until it suffices', async () => {
    const { play } = board(four[0]);
    const ducats = screen.getByRole('group', { name: 'ducats' });
    await fireEvent.click(within(ducats).getByRole('button', { name: '7 ducats' }));
    screen.getByText('7 of 8: 1 short');
    await fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Pay 8 with 1 ducat and 7 ducats' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Buy' }));
    expect(play).toHaveBeenCalledOnce();
  });

  it('offers Martin the building where two play', async () => {
    const { play } = board(two[40]);
    await fireEvent.click(building('exact'));
    const [way] = screen.getAllByRole('button', { name: /^Pay 5 with/ });
    if (way) await fireEvent.click(way);
    await fireEvent.click(screen.getByRole('button', { name: 'Give to Martin' }));
    expect(play.mock.calls[0]?.[0]).toEqual([expect.stringMatching(/^buy 1 Y.* martin$/)]);
    screen.getByRole('columnheader', { name: /Martin/ });
  });

  it('celebrates that one acts again', () => {
    board(four[1]);
    screen.getByText('Exact payment!');
    expect(screen.getByRole('status').textContent).toMatch(/^Exact payment/);
  });
});

describe('taking money', () => {
  it('picks by click and puts back by Escape', async () => {
    const { play } = board(four[0]);
    const row = screen.getByRole('region', { name: 'Face-up money cards' });
    await fireEvent.click(within(row).getByRole('button', { name: '2 ducats' }));
    screen.getByText('2 ducats', { selector: 'strong' });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
    await fireEvent.click(within(row).getByRole('button', { name: '7 dinars' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(['take B7']);
  });

  it('sends nothing while an answer is awaited', async () => {
    const { play } = board(four[0], { busy: true });
    const row = screen.getByRole('region', { name: 'Face-up money cards' });
    await fireEvent.click(within(row).getByRole('button', { name: '7 dinars' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    expect(play).not.toHaveBeenCalled();
  });

  it('forgets the pick once the turn is over', async () => {
    const { rerender, props } = board(four[0]);
    await fireEvent.click(building('exact'));
    await rerender({ ...props, ...four[2] });
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });
});

describe('watching', () => {
  it('shows all there is and nothing to do', () => {
    board(four[5], { you: null });
    expect(screen.queryAllByRole('button').filter((it) => !it.hasAttribute('disabled'))).toHaveLength(0);
    for (const name of names) screen.getByRole('region', { name });
    expect(screen.getByRole('status').textContent).toContain('Ada');
  });

  it('shows what all have seen only as a memory aid', () => {
    board(four[5], { memory: true });
    const bob = () => screen.getByRole('region', { name: 'Bob' });
    expect(within(bob()).getAllByRole('img').length).toBeGreaterThan(2);
    cleanup();
    board(four[5], { memory: false });
    expect(within(bob()).queryAllByRole('img')).toHaveLength(0);
    within(bob()).getByText(/^\d+ money cards$/);
  });

  it('says when the scorings may come', () => {
    board(four[0]);
    screen.getByText('Scoring A: after 18 to 35 money cards');
    cleanup();
    board(four.at(-1));
    for (const scoring of ['A', 'B', 'C']) screen.getByText(`Scoring ${scoring}: done`);
  });
});

describe('a scoring', () => {
  it('counts every point once, whatever happens at the table while it is told', async () => {
    const at = four.findIndex(({ view }) => view.scored.length === 1);
    const [now, later] = [four[at], four[at + 1]];
    if (!now || !later) throw new Error('a scoring, and something after it');
    const news = now.news;
    const props = { view: now.view, news, order: [1, 2, 3, 4], names, scoring: 'A' as const, done: vi.fn() };
    const { rerender } = render(ScoringScene, { props });
    const totals = () => [...document.querySelectorAll('[data-total]')].map((it) => Number(it.textContent));
    // A tap tells all of it at once.
    await fireEvent.click(document.querySelector('.scene') ?? document.body);
    const points = [1, 2, 3, 4].map(
      (seat) => news.find((it) => it['seat'] === seat && it.type === 'scored')?.['points'],
    );
    expect(totals()).toEqual(points);
    await rerender({ ...props, view: later.view, news: [...news, ...later.news] });
    expect(totals()).toEqual(points);
  });
});

describe('on a phone', () => {
  const small = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  afterEach(() => vi.unstubAllGlobals());

  it('everybody has a line of buildings, oneself first, with what the next scoring brings', () => {
    vi.stubGlobal('matchMedia', () => small);
    board(four[104]);
    const table = screen.getByRole('region', { name: 'Buildings' });
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map((it) => it.textContent.trim())).toEqual(names);
    const own = rows[0]?.closest('tr')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
    expect(own).toMatch(/3 \+12.*\+45/);
    within(table).getByRole('columnheader', { name: /Towers/ });
  });
});
