import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { gamePage, type GamePage } from '../src/games';
import { i18n } from '../src/lib/i18n.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { Moment } from '../src/lib/wire';
import GameBoard from '../src/table/GameBoard.svelte';
import sample from '../src/generated/alhambra.sample.json';
import Fragile from './Fragile.svelte';

afterEach(() => {
  cleanup();
  prefs.set({ pace: null });
});

it('draws a board again with the next moment, if one could not be drawn', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  let version = 0;
  const props = (view: string) => ({
    page: { board: Fragile } as unknown as GamePage,
    game: 'money',
    moment: { version: (version += 1), view, turn: { type: 'over' as const }, scores: [] },
    log: [],
    you: 1,
    names: ['Ada', 'Bob'],
    legal: [],
    busy: false,
    play: () => undefined,
  });
  const { rerender } = render(GameBoard, props('one'));
  await screen.findByText('one');
  await rerender(props('broken'));
  await screen.findByRole('alert');
  expect(told).toHaveBeenCalledOnce();
  await rerender(props('two'));
  await waitFor(() => screen.getByText('two'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a scoring to those who come to it, not to those who leap over it', async () => {
  prefs.set({ pace: 'normal' });
  await i18n.choose('en');
  await i18n.load('alhambra');
  const moments = sample as unknown as (Moment & { view: { scored: unknown[] } })[];
  const first = moments.findIndex(({ view }) => view.scored.length > 0);
  const page = await gamePage('alhambra');
  const props = (at: number) => {
    const { view, turn, scores } = moments[at] ?? { view: null, turn: { type: 'over' as const }, scores: [] };
    return {
      page,
      game: 'alhambra',
      moment: { version: at, view, turn, scores },
      log: moments.slice(0, at + 1).map(({ news }, version) => ({ version, events: news })),
      you: 1,
      names: ['Ada', 'Bob', 'Cleo', 'Dan'],
      legal: [],
      busy: false,
      play: () => undefined,
    };
  };
  const scene = () => screen.queryByRole('region', { name: 'Scoring A' });
  const { rerender } = render(GameBoard, props(0));
  await rerender(props(first + 1));
  expect(scene()).toBeNull();
  await rerender(props(first - 1));
  await rerender(props(first));
  await waitFor(() => expect(scene()).not.toBeNull());
});
