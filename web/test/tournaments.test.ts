import { describe, expect, it } from 'vitest';
import { parse } from '../src/lib/router.svelte';
import type { GameInfo, Tournament } from '../src/lib/wire';
import { cells } from '../src/tournaments/cross';
import { blank, fault, limits, order, sizes } from '../src/tournaments/form';

const game: GameInfo = {
  slug: 'mint-works',
  revision: 1,
  players: { min: 1, max: 4 },
  options: [{ key: 'advanced', kind: { type: 'choice', of: ['none', 'all'] }, default: 'none' }],
  levels: ['easy', 'medium', 'hard'],
  preparations: [],
};

describe('the form of a new tournament', () => {
  it('can be sent once it has a name', () => {
    const form = blank(game);
    expect(fault(form)).toBe('name');
    expect(fault({ ...form, name: ' Cup ' })).toBeNull();
    expect(order({ ...form, name: ' Cup ' }, game)).toMatchObject({
      name: 'Cup',
      options: {},
      format: { type: 'swiss', rounds: 5 },
      table_size: 2,
      start_at: null,
      clock: { type: 'live', seconds: 900, increment: 15 },
    });
  });

  it('has tables of two to six, as the game allows', () => {
    expect(sizes(game)).toEqual([2, 3, 4]);
    expect(sizes({ ...game, players: { min: 3, max: 8 } })).toEqual([3, 4, 5, 6]);
  });

  it('says which field is wrong', () => {
    const form = { ...blank(game), name: 'Cup' };
    expect(fault({ ...form, rounds: 0 })).toBe('rounds');
    expect(fault({ ...form, format: 'arena', minutes: 1 })).toBe('minutes');
    expect(limits({ ...form, format: 'round-robin' }, 'capacity').max).toBe(32);
    expect(fault({ ...form, format: 'round-robin', capacity: 33 })).toBe('capacity');
    expect(fault({ ...form, start: 'at', time: '' })).toBe('time');
    expect(fault({ ...form, start: 'at', time: '2026-11-17T20:00' }, 0)).toBeNull();
    expect(fault({ ...form, showUp: Number.NaN })).toBe('showUp');
  });

  it('asks for no duplicate deals of an arena', () => {
    const form = { ...blank(game), name: 'Cup', duplicate: true };
    expect(order(form, game).duplicate).toBe(true);
    expect(order({ ...form, format: 'arena' }, game).duplicate).toBe(false);
  });
});

describe('the cross table', () => {
  it('names opponents by their row, since places are shared', () => {
    const standing = (entrant: number, place: number) => ({
      entrant,
      place,
      points: 0,
      opponents: 0,
      wins: 0,
      games: 0,
    });
    const table = { id: 't', seats: [0, 2, 1], points: [0.5, 1, 0], scores: [3, 5, 1], absent: [] };
    const open = { id: 'u', seats: [2, 3], points: [], scores: [], absent: [] };
    const round = { closed: false, seed: null, seed_hash: null };
    const tournament = {
      standings: [standing(2, 1), standing(0, 2), standing(1, 2), standing(3, 2)],
      rounds: [
        { ...round, number: 1, tables: [table], byes: [3] },
        { ...round, number: 2, tables: [open], byes: [] },
      ],
    } as unknown as Tournament;
    expect(cells(tournament)).toEqual([
      [
        { type: 'table', against: [2, 3], points: 1 },
        { type: 'table', against: [4], points: null },
      ],
      [{ type: 'table', against: [1, 3], points: 0.5 }, null],
      [{ type: 'table', against: [1, 2], points: 0 }, null],
      [{ type: 'bye' }, { type: 'table', against: [1], points: null }],
    ]);
  });
});

it('a tournament has an address', () => {
  expect(parse('/tournaments')).toEqual({ page: 'tournaments' });
  expect(parse('/tournaments/new')).toEqual({ page: 'new-tournament' });
  expect(parse('/tournaments/abc')).toEqual({ page: 'tournament', id: 'abc' });
});
