import { describe, expect, it } from 'vitest';
import { freshened } from '../src/lib/friends';
import { departuresOf, pageOfSeat } from '../src/lib/seats';
import type { Friend, SeatInfo, TableInfo } from '../src/lib/wire';
import type { Words } from '../src/lib/words';

const friend = (id: string, online = false, game: string | null = null): Friend => ({
  id,
  name: id.toUpperCase(),
  follows_you: false,
  may_invite: false,
  online,
  game,
  table: null,
});

describe('friends who come and go', () => {
  it('puts those who are there first, and forgets where the others were', () => {
    const list = [friend('ada', true, 'money'), friend('bob'), friend('cy')];
    const now = freshened(list, new Map([['cy', friend('cy', true, 'alhambra')]]));
    expect(now.map((it) => [it.id, it.online, it.game])).toEqual([
      ['cy', true, 'alhambra'],
      ['ada', false, null],
      ['bob', false, null],
    ]);
  });
});

const seat = (it: Partial<SeatInfo>): SeatInfo => ({
  type: 'person',
  name: 'Ada',
  level: null,
  online: true,
  away: false,
  resigned: false,
  vacation_until: null,
  ...it,
});
const table = (...seats: SeatInfo[]) => ({ id: 'T', you: 1, seats }) as unknown as TableInfo;
const words = { say: (id: string) => id } as unknown as Words;

describe('seats of a table', () => {
  it('tell who was gone at the end, unless all were', () => {
    const some = table(seat({}), seat({ away: true }), seat({ away: true, resigned: true }));
    expect([...departuresOf(words, some)]).toEqual([
      [2, 'table-late'],
      [3, 'table-resigned'],
    ]);
    expect(departuresOf(words, table(seat({ away: true }), seat({ resigned: true }))).size).toBe(0);
  });

  it('lead to the pages of people, not of bots nor of tables on this device', () => {
    const some = table(seat({}), seat({}), seat({ type: 'bot' }));
    expect([1, 2, 3, 4].map((it) => pageOfSeat(some, it, 'me'))).toEqual([
      '/people/me',
      '/seat/T/2',
      null,
      null,
    ]);
    expect(pageOfSeat({ ...some, id: 'local-1' }, 2, 'me')).toBeNull();
  });
});
