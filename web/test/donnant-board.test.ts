import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import Board from '../src/games/donnant/Board.svelte';
import type { Forecast, View } from '../src/generated/donnant';
import sample from '../src/generated/donnant.sample.json';
import { i18n } from '../src/lib/i18n.svelte';
import type { SeatClock, Turn } from '../src/lib/wire';

type Sample = { view: View; turn: Turn; legal: string[]; forecast: Forecast };
const MOMENTS = sample as unknown as Sample[];
const clock: { clock: SeatClock; told: number } = { clock: { left: 65_000, running: false }, told: 0 };

function find(fits: (moment: Sample) => boolean): Sample {
  const found = MOMENTS.find(fits);
  if (!found) throw new Error('no such moment');
  return found;
}
const asked = (phase: string) => find(({ view, legal }) => view.phase.type === phase && legal.length > 0);

function board(moment: Sample, more: { you?: number | null; busy?: boolean; clock?: typeof clock } = {}) {
  const play = vi.fn();
  const props = {
    ...moment,
    you: 1,
    names: ['Ada', 'Bob', 'Cleo'],
    memory: true,
    busy: false,
    play,
    ...more,
  };
  return { play, props, ...render(Board, { props: more.you === null ? { ...props, legal: [] } : props }) };
}

const one = (css: string) => {
  const found = document.querySelector<HTMLElement>(css);
  if (!found) throw new Error(`nothing is ${css}`);
  return found;
};
const all = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('donnant')]));
afterEach(cleanup);

it('lights up the boxes that a rejected die fits, shows the number, and takes it back at the second tap', async () => {
  const moment = asked('window');
  const { play } = board(moment);
  const marks = moment.legal.filter((it) => it.startsWith('mark '));
  const [, , card, box] = marks[0]?.split(' ') ?? [];
  expect(all('[data-box]').length).toBe(new Set(marks.map((it) => it.split(' ').slice(2).join(' '))).size);
  const lit = one(`[data-box="${card} ${box}"]`);
  await fireEvent.click(lit);
  expect(play).not.toHaveBeenCalled();
  expect(lit.parentElement?.querySelector('.ghost')).not.toBeNull();
  await fireEvent.click(lit);
  expect(lit.parentElement?.querySelector('.ghost')).toBeNull();
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(lit);
  await press(/^Write \d/);
  expect(play).toHaveBeenCalledExactlyOnceWith([marks[0]]);
});

it('has the boxes of a tapped card at the size of a finger', async () => {
  const moment = asked('window');
  const { play } = board(moment);
  const marks = moment.legal.filter((it) => it.startsWith('mark '));
  const [, , card] = marks[0]?.split(' ') ?? [];
  const boxes = new Set(marks.filter((it) => it.split(' ')[2] === card).map((it) => it.split(' ')[3]));
  await fireEvent.click(one(`.home [data-card="${card}"] .hit`));
  expect(all('[data-row-box]').length).toBe(boxes.size);
  if (boxes.size > 1) await fireEvent.click(one('[data-row-box]'));
  await press(/^Write \d/);
  expect(moment.legal).toContain(play.mock.calls[0]?.[0][0]);
  expect(play.mock.calls[0]?.[0][0]).toContain(card);
});

it('offers only dice that fit once a box is picked, and not those that a bonus could change', async () => {
  const moment = asked('window');
  const marks = moment.legal.filter((it) => it.startsWith('mark '));
  const [, die, card, box] = marks[0]?.split(' ') ?? [];
  const fits = marks.filter((it) => it.endsWith(` ${card} ${box}`)).map((it) => it.split(' ')[1]);
  const other = [...'YOGBV'].find((it) => !fits.includes(it));
  board({ ...moment, legal: [...moment.legal, `tweak ${other} +1`] });
  expect(one(`[data-die="${other}"]`)).toHaveProperty('disabled', false);
  await fireEvent.click(one(`[data-box="${card} ${box}"]`));
  expect(one(`[data-die="${other}"]`)).toHaveProperty('disabled', true);
  expect(one(`[data-die="${die}"]`)).toHaveProperty('disabled', false);
});

it('speaks of no highlighted card where none is', () => {
  const moment = asked('window');
  board({ ...moment, legal: ['skip', 'tweak Y +1'] });
  expect(all('.home .offered, [data-box]')).toEqual([]);
  expect(one('.bar').textContent).toContain('Tap a die to use a bonus on it');
  expect(screen.getByRole('status').textContent).toContain(`is about to re-roll`);
});

it('waits without hurry in a window, or shows the clock of the seat', () => {
  const moment = asked('window');
  const { unmount } = board(moment);
  screen.getByText('No hurry: the dice are only re-rolled once everyone has chosen.');
  unmount();
  board(moment, { clock });
  within(one('[data-coach="window"]')).getByRole('timer');
});

it('says that somebody with nothing to write is passed over', () => {
  const moment = asked('window');
  // The same window for a seat that the engine does not ask.
  const view = { ...moment.view, waiting: [2] };
  board({ ...moment, view, legal: [] });
  expect(screen.getByRole('status').textContent).toContain('fits your stall');
  expect(all('[data-box]')).toEqual([]);
});

it('keeps dice on the building site and rolls the others again', async () => {
  const moment = asked('roll');
  const { play, rerender, props } = board(moment);
  await fireEvent.click(one('[data-die="Y"]'));
  await fireEvent.click(one('[data-die="B"]'));
  expect(all('[data-zone="site"] [data-die]').map((it) => it.dataset['die'])).toEqual(['Y', 'B']);
  // A frame in between, or one's own message under way, changes nothing.
  await rerender({ ...props, busy: true });
  await press('Re-roll 3 dice');
  expect(play).not.toHaveBeenCalled();
  await rerender({ ...props, busy: false });
  await press('Re-roll 3 dice');
  expect(play).toHaveBeenCalledExactlyOnceWith(['reroll OGV']);
});

it('proposes dice for a purchase, and takes others where they are tapped', async () => {
  const moment = find(({ legal }) => legal.filter((it) => it.startsWith('buy ')).length > 1);
  const { play } = board(moment);
  const buys = moment.legal.filter((it) => it.startsWith('buy '));
  const card = buys[0]?.split(' ')[1] ?? '';
  const ways = buys.filter((it) => it.startsWith(`buy ${card} `));
  await fireEvent.click(one(`.market [data-card="${card}"] .hit`));
  const other = ways[1]?.split(' ')[2] ?? '';
  const taken = () =>
    all('[data-die].picked')
      .map((it) => it.dataset['die'])
      .join('');
  expect(ways.map((it) => it.split(' ')[2])).toContain(taken());
  const die = [...other].find((it) => !taken().includes(it));
  await fireEvent.click(one(`[data-die="${die}"]`));
  await press(/^Buy with/);
  expect(play).toHaveBeenCalledOnce();
  expect(ways).toContain(play.mock.calls[0]?.[0][0]);
  expect(play.mock.calls[0]?.[0][0]).toContain(die);
});

it('explains a joker when one becomes possible', async () => {
  const moment = find(({ legal }) => legal.includes('joker dice'));
  const { play } = board(moment);
  within(one('.joker')).getByText(/^Your dice can’t buy or complete/);
  await press('Draw a bonus card');
  expect(play).toHaveBeenCalledExactlyOnceWith(['joker card yellow']);
});

it('lays a card where it was shown first', async () => {
  const moment = asked('lay');
  const { play } = board(moment);
  const places = all('[data-place]');
  expect(places.length).toBe(moment.legal.filter((it) => it.startsWith('lay ')).length);
  await fireEvent.click(places[0] ?? document.body);
  expect(play).not.toHaveBeenCalled();
  await press('Place here');
  expect(play).toHaveBeenCalledOnce();
  expect(moment.legal).toContain(play.mock.calls[0]?.[0][0]);
});

it('shows the table to a spectator, without anything to press but cards', () => {
  board(asked('roll'), { you: null });
  expect(all('[data-die]:enabled')).toEqual([]);
  expect(all('.bar .button')).toEqual([]);
  for (const name of ['Ada', 'Bob', 'Cleo']) screen.getByRole('region', { name });
});

it('stamps completed cards, and shows any card in large with its words and its rule', async () => {
  const moment = find(({ view }) => view.seats[0]?.stall.some((it) => it.done) ?? false);
  board(moment);
  const done = moment.view.seats[0]?.stall.filter((it) => it.done) ?? [];
  expect(all('.home .stamp')).toHaveLength(done.length);
  const card = one('.market .card');
  await fireEvent.keyDown(card, { key: 'i' });
  const large = screen.getByRole('dialog');
  expect(large.querySelector(`[data-card="${card.dataset['card']}"]`)).not.toBeNull();
  expect(large.querySelector('a')?.getAttribute('href')).toMatch(/^\/rules\/donnant#/);
});

it('does not say that the dice buy nothing where a bonus makes them buy', () => {
  board(find(({ legal }) => legal.includes('joker dice') && legal.some((it) => it.startsWith('buy '))));
  expect(one('.bar').textContent).toContain('Instead of buying or completing');
  expect(one('.bar').textContent).not.toContain('can’t buy');
});

it('does not say twice that the dice allow nothing', () => {
  const moment = asked('act');
  board({ ...moment, legal: ['end'] });
  expect(one('.bar .say').textContent).not.toContain('These dice can do nothing more');
});
