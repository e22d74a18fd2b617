import { expect, it } from 'vitest';
import type { Frame } from '../src/lib/wire';
import { LiveTable } from '../src/table/live.svelte';
import { tableInfo } from './table-info';

it('nothing waits for a player who has resigned, though the last frame asked for a choice', () => {
  const table = new LiveTable('t');
  const info = tableInfo('money', ['Ada', 'Bob', 'Cleo']);
  table.info = info;
  table.frame = { type: 'frame', legal: ['seal'], turn: { type: 'seats', seats: [1] } } as unknown as Frame;
  expect(table.legal).toEqual(['seal']);
  expect(table.yourTurn).toBe(true);
  table.info = { ...info, seats: info.seats.map((seat, at) => ({ ...seat, resigned: at === 0 })) };
  expect(table.legal).toEqual([]);
  expect(table.yourTurn).toBe(false);
});
