import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/general/Board.svelte';
import { beginning, groupsOf, narrow } from '../src/general/actions';
import { changesOf, leavesOf } from '../src/general/changes';
import type { Json } from '../src/general/identity';
import { labelsOf } from '../src/general/labels';
import { read } from '../src/general/reading';
import { asksForGeneral, gamePage, hasBoard } from '../src/games';
import { i18n } from '../src/lib/i18n.svelte';
import type { GameEvent, Score, Turn } from '../src/lib/wire';
import GameCard from '../src/pages/GameCard.svelte';

type Moment = { view: Json; turn: Turn; legal: string[]; news: GameEvent[]; scores: Score[] };

const samples = import.meta.glob<Moment[]>('../src/generated/*.sample.json', { import: 'default' });
const GAMES = ['alhambra', 'donnant', 'ginkgopolis', 'mint-works', 'money'];
const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];

const momentsOf = async (game: string) => (await samples[`../src/generated/${game}.sample.json`]?.()) ?? [];

function board(
  game: string,
  moment: Moment,
  more: { you?: number | null; memory?: boolean; busy?: boolean } = {},
) {
  const play = vi.fn();
  const props = {
    ...{ game, names: names.slice(0, moment.scores.length), you: 1, memory: true, busy: false, play },
    ...moment,
    ...more,
  };
  return { play, props, ...render(Board, { props }) };
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button[data-action]')];
const actions = () => buttons().map((it) => it.dataset['action'] ?? '');

beforeAll(async () => {
  await i18n.choose('en');
  await Promise.all(GAMES.map((game) => i18n.load(game)));
});
afterEach(cleanup);

describe.each(GAMES)('the general board with %s', (game) => {
  it('reads every moment, and says every legal action', async () => {
    const moments = await momentsOf(game);
    const labels = labelsOf(i18n.words, game, (seat) => names[seat - 1] ?? '');
    for (const { view, legal, scores } of moments) {
      const { facts, zones, seats } = read(view, labels, { you: 1, memory: true });
      expect(seats.map((it) => it.label).toSorted()).toEqual(names.slice(0, seats.length));
      expect(seats.length).toBeGreaterThanOrEqual(scores.length);
      expect(JSON.stringify([facts, zones, seats])).not.toMatch(/\[object|undefined|NaN|\{\$/);
      const choices = groupsOf(i18n.words, game, legal, labels.seat).flatMap((it) => it.choices);
      expect(choices.map((it) => it.action).toSorted()).toEqual(legal.toSorted());
      expect(choices.filter((it) => it.text === it.action || it.text.includes('{'))).toEqual([]);
    }
  });

  it('draws the moments of a game with a button for every legal action, and keeps the elements of what stays', async () => {
    // Drawing is slow here: every third moment, and the last one.
    const moments = (await momentsOf(game)).filter((_, at, all) => at % 3 === 0 || at === all.length - 1);
    const [first] = moments;
    if (!first) throw new Error('no sample');
    const { rerender, props } = board(game, first);
    let stayed = 0;
    for (const moment of moments) {
      const before = keyed();
      await rerender({ ...props, ...moment });
      expect(actions().toSorted()).toEqual(moment.legal.toSorted());
      const seats = [...document.querySelectorAll('section[data-seat]')].map((it) =>
        it.getAttribute('aria-label'),
      );
      const players = (moment.view as { seats: unknown[] }).seats.length;
      expect(seats).toHaveLength(Math.max(players, props.names.length));
      const kept = [...keyed()].filter(([key]) => before.has(key));
      expect(kept.flatMap(([key, element]) => (element === before.get(key) ? [] : [key]))).toEqual([]);
      stayed += kept.length;
    }
    expect(stayed).toBeGreaterThan(100);
  }, 240_000);

  it('says actions and zones in French too', async () => {
    const moment = (await momentsOf(game)).find((it) => it.legal.length > 1);
    if (!moment) throw new Error('no seat may choose');
    await i18n.choose('fr');
    board(game, moment);
    screen.getByRole('region', { name: 'Ce que vous pouvez faire' });
    for (const button of buttons()) expect(button.textContent).not.toBe(button.dataset['action']);
    cleanup();
    await i18n.choose('en');
  });
});

/** Whatever is drawn, by what it is. */
const keyed = () =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-path], [data-action]')].map((it) => [keyOf(it), it]),
  );
const keyOf = (it: HTMLElement) => it.dataset['action'] ?? `${it.tagName} ${it.dataset['path']}`;

const plain = (view: Json, legal: string[] = [], turn: Turn = { type: 'seats', seats: [1] }): Moment => ({
  ...{ view, legal, turn, news: [], scores: [1, 2].map((seat) => ({ seat, total: 0, parts: {} })) },
});

describe('the general board with a game it has never seen', () => {
  const view = {
    round: 3,
    last_round: true,
    n_deck: 12,
    deck: null,
    turn: 2,
    phase: { type: 'trade-goods' },
    row: ['fox', 'owl', 'fox'],
    seats: [
      { hand: ['owl'], points: 4, known: [] },
      { hand: null, points: 7, known: ['fox'] },
    ],
    map: [
      { x: 0, y: 0, tile: 'lake' },
      { x: 2, y: 1, tile: 'hill', owner: 1 },
    ],
  };

  it('names what it can, and shows codes as they are', () => {
    board('unheard-of', plain(view, ['take fox', 'take owl', 'pass']));
    screen.getByText('Trade goods');
    const row = screen.getByRole('region', { name: /^Row/ });
    expect(within(row).getAllByText('fox')).toHaveLength(2);
    expect(document.querySelector('[data-path="n_deck"]')?.textContent).toMatch(/Deck\s*12/);
    expect(document.querySelector('[data-path="turn"]')?.textContent).toMatch(/Turn\s*Bob/);
    const map = screen.getByRole('region', { name: 'Map' });
    within(map).getByText('Column 2, row 1:');
    within(map).getByText('Ada');
    expect(actions()).toEqual(['take fox', 'take owl', 'pass']);
  });

  it('sends what is tapped, once, and nothing while an answer is awaited', async () => {
    const { play, rerender, props } = board('unheard-of', plain(view, ['take fox', 'pass']));
    await fireEvent.click(screen.getByRole('button', { name: 'take fox' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(['take fox']);
    await rerender({ ...props, busy: true });
    await fireEvent.click(screen.getByRole('button', { name: 'pass' }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('marks what has changed, until something else does', async () => {
    const { rerender, props } = board('unheard-of', plain(view));
    const marked = () =>
      [...document.querySelectorAll('li.changed, .text.changed')].map((it) => it.textContent);
    expect(marked()).toEqual([]);
    await rerender({ ...props, view: { ...view, round: 4, row: ['owl', 'fox', 'elk'] } });
    expect(marked()).toEqual(['4', 'elk']);
    await rerender({ ...props, view: { ...view, round: 4, row: ['owl', 'fox', 'elk'] } });
    expect(marked()).toEqual(['4', 'elk']);
    await rerender({ ...props, view: { ...view, round: 5, row: ['owl', 'fox', 'elk'] } });
    expect(marked()).toEqual(['5']);
  });

  it('keeps the focus where choices are, and walks through them by arrow keys', async () => {
    const { rerender, props } = board('unheard-of', plain(view, ['take fox', 'take owl', 'pass']));
    const [fox, owl] = buttons();
    fox?.focus();
    if (fox) await fireEvent.keyDown(fox, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(owl);
    await rerender({ ...props, legal: ['take owl', 'pass'] });
    expect(document.activeElement).toBe(owl);
    await rerender({ ...props, legal: ['pass'] });
    await vi.waitFor(() => expect(document.activeElement).toBe(buttons()[0]));
  });

  it('shows others what all could remember only where the table allows it', () => {
    board('unheard-of', plain(view), { memory: false });
    expect(document.querySelector('[data-path="seats/0/known"]')).not.toBeNull();
    expect(document.querySelector('[data-path="seats/1/known"]')).toBeNull();
  });

  it('searches among many choices, and forgets the search once one is made', async () => {
    const legal = Array.from({ length: 20 }, (_, index) => `go ${index + 1}`);
    const { play } = board('unheard-of', plain(view, legal));
    const search = screen.getByRole('searchbox');
    await fireEvent.input(search, { target: { value: '17' } });
    expect(actions()).toEqual(['go 17']);
    await fireEvent.click(screen.getByRole('button', { name: 'go 17' }));
    expect(play).toHaveBeenCalledWith(['go 17']);
    expect(actions()).toEqual(legal);
    await fireEvent.input(search, { target: { value: 'nowhere' } });
    screen.getByText('No choice has these words.');
  });

  it('gives a spectator everything to see and nothing to press', () => {
    board('unheard-of', plain(view), { you: null });
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('Waiting for Ada.');
  });
});

describe('what the general board is made of', () => {
  it('finds what differs', () => {
    const of = (view: Json) => leavesOf(view);
    const changed = (a: Json, b: Json) => [...changesOf(of(a), of(b))];
    expect(changed({ a: 1, b: ['x', 'y'] }, { a: 2, b: ['y', 'x'] })).toEqual(['a']);
    expect(changed({ b: ['x', 'x'] }, { b: ['x', 'x', 'x'] })).toEqual(['b/x#2']);
    expect(changed({ b: ['x', 'y'] }, { b: ['y'] })).toEqual(['b']);
    expect(changed({ seats: [{ n: 1 }, { n: 1 }] }, { seats: [{ n: 1 }, { n: 2 }] })).toEqual(['seats/1/n']);
  });

  it('groups choices by what they begin with', () => {
    const groups = groupsOf(i18n.words, 'money', ['seal', 'add G3', 'add G6', 'row left'], () => 'Ada');
    expect(groups.map((it) => [it.verb, it.title, it.choices.length])).toEqual([
      ['seal', null, 1],
      ['add', expect.stringMatching(/^Add .+ …$/), 2],
      ['row', null, 1],
    ]);
    expect(beginning(['Take the fox', 'Take the owl'])).toBe('Take the');
    expect(beginning(['Supplier: buy', 'Builder: build'])).toBe('');
    expect(narrow(groups, 'LÉFT').map((it) => it.verb)).toEqual(['row']);
  });

  it('is there for every game without a board, and for others at wish', async () => {
    expect([hasBoard('money'), hasBoard('unheard-of')]).toEqual([true, false]);
    expect((await gamePage('unheard-of')).board).toBe(Board);
    expect((await gamePage('money', true)).board).toBe(Board);
    expect((await gamePage('money')).board).not.toBe(Board);
    expect(asksForGeneral(new URLSearchParams('v=3&board=general'))).toBe(true);
  });

  it('is marked in the lobby, where no first lesson is offered', () => {
    const game = { players: { min: 2, max: 4 }, options: [], levels: ['random'] };
    render(GameCard, { props: { game: { ...game, slug: 'unheard-of' } as never } });
    screen.getByText('Plain board');
    expect(screen.queryByRole('link', { name: 'Learn by playing' })).toBeNull();
    cleanup();
    render(GameCard, { props: { game: { ...game, slug: 'money' } as never } });
    expect(screen.queryByText('Plain board')).toBeNull();
  });
});
