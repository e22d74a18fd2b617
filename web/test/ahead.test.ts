import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { session } from '../src/lib/session.svelte';
import type { Frame } from '../src/lib/wire';
import Ahead from '../src/table/Ahead.svelte';
import { LiveTable } from '../src/table/live.svelte';
import { tableInfo } from './table-info';

vi.hoisted(() => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
});

beforeAll(() => i18n.choose('en'));
afterEach(cleanup);

it('leads to another table while people think, not for the moment that bots take', async () => {
  session.tables = [tableInfo('money', ['Ada'], { id: 'other' })];
  const info = tableInfo('alhambra', ['Ada', 'Bob']);
  const table = new LiveTable('t');
  table.info = info;
  table.frame = { legal: [], turn: { type: 'seats', seats: [2] } } as unknown as Frame;
  const name = (seat: number) => String(seat);
  const { rerender } = render(Ahead, { props: { table, info, name } });
  const strip = () => screen.queryByRole('link');
  expect(strip()?.getAttribute('href')).toBe('/table/other');
  await rerender({
    info: { ...info, seats: info.seats.map((it, at) => (at === 1 ? { ...it, type: 'bot' } : it)) },
  });
  expect(strip()).toBeNull();
});

it('forgets a refusal when a hint comes too late for the game', async () => {
  const table = new LiveTable('t');
  table.frame = { legal: [], turn: { type: 'over' } } as unknown as Frame;
  table.source.hint = () => Promise.reject(new Error('over'));
  await table.askHint();
  expect(table.refusal).toBeNull();
});
