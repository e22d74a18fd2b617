import { beforeEach, describe, expect, test } from 'vitest';
import { ALL, filtered, isUsual, keepFilter, keptFilter } from '../src/lib/filters';
import { blank } from '../src/lib/form';
import { forgetUsual, keepUsual, keptUsual, like } from '../src/lib/usual';
import type { GameInfo, SeatInfo, TableInfo } from '../src/lib/wire';
import { tableInfo } from './table-info';

beforeEach(() => localStorage.clear());

const table = () => tableInfo('money', ['Ada', 'Bob', 'Cy']);
const of = (id: string, change: Partial<TableInfo>): TableInfo => ({ ...table(), id, ...change });
const seat = (type: SeatInfo['type']): SeatInfo => ({ ...(table().seats[0] as SeatInfo), type });

describe('the lobby', () => {
  const tables = [
    of('old', { game: 'money', created_at: 1, seats: [seat('person'), seat('open'), seat('open')] }),
    of('full', { game: 'alhambra', created_at: 2, seats: [seat('person'), seat('open')], rated: true }),
    of('days', { game: 'money', created_at: 3, seats: [seat('invite')], clock: { type: 'days', days: 2 } }),
  ];
  const ids = (change: Partial<typeof ALL>) => filtered(tables, { ...ALL, ...change }).map((it) => it.id);

  test('leaves out what is not wanted, and sorts the rest', () => {
    expect(ids({})).toEqual(['days', 'full', 'old']);
    expect(ids({ game: 'money' })).toEqual(['days', 'old']);
    expect(ids({ clock: 'days' })).toEqual(['days']);
    expect(ids({ clock: 'live' })).toEqual(['full', 'old']);
    expect(ids({ free: true })).toEqual(['full', 'old']);
    expect(ids({ rated: true })).toEqual(['full']);
    expect(ids({ sort: 'full' })).toEqual(['days', 'full', 'old']);
    expect(ids({ sort: 'game' })).toEqual(['full', 'days', 'old']);
  });

  test('keeps the filter, and forgets one that it cannot read', () => {
    const filter = { ...ALL, game: 'money', sort: 'game' as const };
    keepFilter(filter);
    expect(keptFilter()).toEqual(filter);
    expect([isUsual(ALL), isUsual(filter)]).toEqual([true, false]);
    localStorage.setItem('comptoir.filter', '{"clock":"never","free":1}');
    expect(keptFilter()).toEqual(ALL);
  });
});

describe('a table to begin from', () => {
  const game = {
    slug: 'money',
    players: { min: 3, max: 5 },
    options: [{ key: 'deals', kind: { type: 'number', min: 1, max: 9 }, default: '3' }],
    levels: ['easy', 'medium'],
  } as unknown as GameInfo;

  test('is the usual one, as far as it fits the game', () => {
    expect(keptUsual(game)).toBeNull();
    const form = { ...blank(game), options: { deals: '5' }, clock: 'live' as const, minutes: 30 };
    keepUsual(form);
    expect(keptUsual(game)).toEqual(form);
    keepUsual({ ...form, seats: ['me', 'bot:gone'], minutes: 999 });
    expect(keptUsual(game)).toEqual({ ...form, seats: ['me', 'bot:medium', 'bot:medium'], minutes: 10 });
    forgetUsual('money');
    expect(keptUsual(game)).toBeNull();
  });

  test('is like another one, without its files', () => {
    const bot = { ...seat('bot'), level: 'easy' };
    const other = of('x', {
      game: 'money',
      seats: [seat('person'), bot, seat('person')],
      you: 3,
      public: false,
      clock: { type: 'live', seconds: 600, increment: 5 },
      options: { deals: 'sha256:0' },
    });
    const form = like(other, game);
    expect(form.seats).toEqual(['invite', 'bot:easy', 'me']);
    expect([form.minutes, form.increment, form.public]).toEqual([10, 5, false]);
    expect(form.options).toEqual({ deals: '3' });
  });
});
