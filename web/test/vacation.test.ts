/** A vacation ends without a frame: the page itself knows when. */
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import type { Frame, Moment } from '../src/lib/wire';
import { LiveTable } from '../src/table/live.svelte';
import Play from '../src/table/Play.svelte';
import { tableInfo } from './table-info';

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('money')]));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a clock that stood still runs again, and the seat is no longer said to be away', async () => {
  const load = import.meta.glob<Moment[]>('../src/generated/money.sample.json', { import: 'default' });
  const [moment] = (await Object.values(load)[0]?.()) ?? [];
  if (!moment) throw new Error('no moment');
  const info = tableInfo('money', ['Ada', 'Bob', 'Cleo', 'Dan']);
  const table = new LiveTable('t');
  table.info = info;
  table.told = Date.now();
  const clock = { left: 3_600_000, running: false };
  table.frame = {
    ...moment,
    type: 'frame',
    legal: [],
    since: 0,
    undo: false,
    winners: [],
    turn: { type: 'seats', seats: [2] },
    clocks: [clock, clock, clock, clock],
  } as unknown as Frame;
  const { container, rerender } = render(Play, { props: { table, info } });
  const panel = () => container.querySelector('.panel[data-seat="2"]');
  await waitFor(() => expect(panel()).not.toBeNull(), { timeout: 60_000 });

  vi.useFakeTimers();
  const until = Date.now() + 30 * 86_400_000;
  const seats = info.seats.map((it, index) => (index === 1 ? { ...it, vacation_until: until } : it));
  await rerender({ info: { ...info, seats } });
  const days = async (n: number) => {
    for (let day = 0; day < n; day++) {
      vi.advanceTimersByTime(86_400_000);
      await tick();
    }
  };
  await days(29);
  expect(panel()?.textContent).toContain('on vacation until');
  expect(container.querySelectorAll('.clock.running')).toHaveLength(0);

  await days(2);
  expect(panel()?.textContent).not.toContain('on vacation until');
  // Nobody else is waited for.
  expect(container.querySelectorAll('.clock.running')).toHaveLength(1);
  expect(panel()?.querySelector('.clock.running')).not.toBeNull();
});
