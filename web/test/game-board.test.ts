import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GamePage } from '../src/games';
import GameBoard from '../src/table/GameBoard.svelte';
import Fragile from './Fragile.svelte';

afterEach(cleanup);

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
