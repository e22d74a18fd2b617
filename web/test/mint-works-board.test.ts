import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Forecast, View } from '../src/generated/mint-works';
import sample from '../src/generated/mint-works.sample.json';
import { i18n } from '../src/lib/i18n.svelte';
import type { GameEvent, Turn } from '../src/lib/wire';
import Board from '../src/games/mint-works/Board.svelte';

// A page is drawn from scratch here, on machines that may be busy.
const PATIENCE = 30_000;

type Sample = { view: View; turn: Turn; legal: string[]; news: GameEvent[]; forecast: Forecast };
const moments = sample as unknown as Sample[];
const names = ['Ada', 'Bob', 'Cleo', 'Dan'];

function board(moment: Sample | undefined, you: number | null = 1) {
  if (!moment) throw new Error('no such moment');
  const play = vi.fn();
  const props = {
    ...moment,
    you,
    names: names.slice(0, moment.view.seats.length),
    memory: true,
    busy: false,
    play,
  };
  const shown = render(Board, { props: you === null ? { ...props, legal: [] } : props });
  return { play, props, ...shown };
}

const at = (test: (moment: Sample) => boolean) => {
  const found = moments.find(test);
  if (!found) throw new Error('no such moment in the sample');
  return found;
};
const location = (code: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[data-location="${code}"] button`);
  if (!found) throw new Error(`no ${code}`);
  return found;
};

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('mint-works')]));
afterEach(cleanup);

describe('the board of Mint Works', () => {
  it(
    'passes by itself for those who ask for it, where nothing else is left',
    async () => {
      vi.useFakeTimers();
      try {
        const { play } = board({ ...at((it) => it.legal.includes('pass')), legal: ['pass'] });
        vi.runAllTimers();
        expect(play).not.toHaveBeenCalled();
        await fireEvent.click(screen.getByLabelText('Pass automatically'));
        vi.runAllTimers();
        expect(play).toHaveBeenCalledExactlyOnceWith(['pass']);
        await fireEvent.click(screen.getByLabelText('Pass automatically'));
      } finally {
        vi.useRealTimers();
      }
    },
    PATIENCE,
  );
  it(
    'passes by itself where nothing else is left, once that is asked for',
    async () => {
      const only = at(({ legal }) => legal.length === 1 && legal[0] === 'pass');
      const { play, unmount } = board(only);
      expect(screen.getByRole('status').textContent).toContain('nothing more you can do');
      await fireEvent.click(screen.getByRole('switch'));
      await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith(['pass']));
      unmount();
      const again = board(at(({ legal }) => legal.length > 1 && legal.includes('pass')));
      await fireEvent.click(screen.getByRole('switch'));
      expect(again.play).not.toHaveBeenCalled();
    },
    PATIENCE,
  );

  it(
    'says why a place or a plan cannot be chosen, and what buildings do',
    () => {
      board(at(({ legal }) => legal.length > 1 && !legal.some((it) => it.startsWith('place builder'))));
      const builder = document.querySelector('[data-location="builder"]');
      expect(builder?.textContent).toMatch(/no plan to build|mints? short|full/);
      cleanup();
      board(at(({ view }) => view.seats.some((it) => it.buildings.includes('mine'))));
      const [mine] = [...document.querySelectorAll('.building')].filter((it) =>
        it.textContent.includes('Mine'),
      );
      expect(mine?.textContent).toContain('Upkeep: 1 mint.');
    },
    PATIENCE,
  );

  it(
    'lets go of what is picked on Escape',
    async () => {
      board(at(({ legal }) => legal.includes('place producer')));
      await fireEvent.click(location('producer'));
      await fireEvent.keyDown(window, { key: 'Escape' });
      expect(location('producer').getAttribute('aria-pressed')).toBe('false');
    },
    PATIENCE,
  );

  it(
    'places by a tap and a button, with the price shown before',
    async () => {
      const { play } = board(at(({ legal }) => legal.includes('place producer')));
      await fireEvent.click(location('producer'));
      expect(location('producer').getAttribute('aria-pressed')).toBe('true');
      screen.getByText('You gain 2.');
      expect(play).not.toHaveBeenCalled();
      await fireEvent.click(screen.getByRole('button', { name: /^Place 1/ }));
      expect(play).toHaveBeenCalledExactlyOnceWith(['place producer']);
    },
    PATIENCE,
  );

  it(
    'takes a plan alone for the Supplier, keeps it through a frame, and lets it go',
    async () => {
      const moment = at(({ legal }) => legal.filter((it) => it.startsWith('place supplier ')).length > 1);
      const { rerender, props } = board(moment);
      const plans = within(screen.getByRole('region', { name: 'Plan supply' }));
      const [first] = plans.getAllByRole('button').filter((it) => !it.hasAttribute('disabled'));
      if (!first) throw new Error('a plan to buy');
      await fireEvent.click(first);
      expect(location('supplier').getAttribute('aria-pressed')).toBe('true');
      await rerender({ ...props, busy: true });
      await rerender({ ...props, busy: false });
      expect(first.getAttribute('aria-pressed')).toBe('true');
      await fireEvent.click(screen.getByRole('button', { name: 'Clear choice' }));
      expect(first.getAttribute('aria-pressed')).toBe('false');
      screen.getByRole('button', { name: 'Pass' });
    },
    PATIENCE,
  );

  it(
    'asks to whom the mint of the Co-Op goes',
    async () => {
      const four = at(({ view }) => view.seats.length === 4);
      const view: View = { ...four.view, phase: { type: 'co-op', owner: 1 } };
      const { play } = board({ ...four, view, legal: ['co-op 2', 'co-op 3', 'co-op 4'] });
      await fireEvent.click(screen.getByRole('button', { name: 'Give a mint to Cleo' }));
      expect(play).toHaveBeenCalledExactlyOnceWith(['co-op 3']);
    },
    PATIENCE,
  );

  it(
    'keeps a Plan that lies face down the same piece when a known one before it is built',
    async () => {
      const four = at(({ view }) => view.seats.length === 4);
      const hidden = { plan: null, shown: false, known_to: [], scrap: null };
      const known = { ...hidden, plan: 'statue' as const, shown: true };
      const withPlans = (...plans: (typeof hidden | typeof known)[]): View => ({
        ...four.view,
        seats: four.view.seats.map((seat, index) => (index === 1 ? { ...seat, plans } : seat)),
      });
      const { rerender, props } = board({ ...four, view: withPlans(known, hidden) });
      const plans = () => screen.getByRole('region', { name: 'Bob' }).querySelectorAll('.plans li');
      const [, before] = plans();
      await rerender({ ...props, view: withPlans(hidden) });
      expect([...plans()]).toEqual([before]);
    },
    PATIENCE,
  );

  it(
    'lays an upkeep over the town while it is told, and later where that is asked for',
    async () => {
      const told = [
        { type: 'upkeep', round: 3 },
        { type: 'wages', mints: 1 },
      ];
      const moment = at(({ legal }) => legal.includes('pass'));
      const { rerender, props } = board({ ...moment, news: told });
      const steps = () => screen.queryByRole('region', { name: 'Upkeep of round 3' });
      expect(steps()?.querySelectorAll('li')).toHaveLength(5);
      await rerender({ ...props, news: [...told, { type: 'round', round: 4, seat: 1 }] });
      await vi.waitFor(() => expect(steps()).toBeNull());
      await fireEvent.click(screen.getByRole('button', { name: 'Upkeep of round 3' }));
      expect(steps()).not.toBeNull();
    },
    PATIENCE,
  );

  it(
    'says of nobody that it is their turn while an upkeep is told',
    () => {
      const moment = at(({ legal, forecast }) => legal.includes('pass') && forecast.now.closes !== null);
      board({ ...moment, legal: [], news: [{ type: 'upkeep', round: 3 }] });
      expect(document.querySelector('.passes')).toBeNull();
      expect(screen.queryByText('would end the phase')).toBeNull();
      expect(document.querySelector('.bar')?.textContent).toContain('Upkeep of round 3');
    },
    PATIENCE,
  );

  it(
    'gives a spectator everything to see and nothing to press',
    () => {
      board(
        at(({ view }) => view.seats.some((it) => it.buildings.length > 1)),
        null,
      );
      expect(screen.getAllByRole('region', { name: /^(Ada|Bob|Cleo|Dan)$/ })).toHaveLength(4);
      // What the others have, on a phone, leads to them.
      const buttons = screen.queryAllByRole('button').filter((it) => !it.closest('.brief'));
      expect(buttons.filter((it) => !it.hasAttribute('disabled'))).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'shows what a location and a Plan do in large, in words and with their rule',
    async () => {
      board(at(({ view, legal }) => legal.length > 0 && view.supply.length > 0));
      for (const [css, rule] of [
        ['[data-location="producer"]', '#core-locations'],
        ['[data-coach="supply"] .take', '#plans'],
      ] as const) {
        const piece = document.querySelector(css);
        if (!piece) throw new Error(css);
        await fireEvent.keyDown(piece, { key: 'i' });
        const large = screen.getByRole('dialog');
        expect(large.querySelector('a')?.getAttribute('href')).toBe(`/rules/mint-works${rule}`);
        expect(large.querySelector('p')?.textContent.length).toBeGreaterThan(10);
        await fireEvent.keyDown(piece, { key: 'Escape' });
      }
    },
    PATIENCE,
  );
});
