import { describe, expect, it } from 'vitest';
import { againstBotsHere, blankHere, orderHere, resizeHere } from '../src/lib/local-form';
import type { GameInfo, Turn } from '../src/lib/wire';
import { Device } from '../src/local/device.svelte';
import type { LocalSeat } from '../src/local/contract';

const person = (name: string): LocalSeat => ({ type: 'person', name });
const bot: LocalSeat = { type: 'bot', level: 'medium' };
const turn = (...seats: number[]): Turn => ({ type: 'seats', seats });

describe('a device', () => {
  it('is held by whoever is alone with bots, from the start and for good', () => {
    const device = new Device([bot, person('Ada'), bot]);
    expect(device.isShared).toBe(false);
    expect(device.holder).toBe(2);
    device.putDown();
    expect(device.holder).toBe(2);
  });

  it('goes round those who have to choose, beginning after the last holder', () => {
    const device = new Device([person('Ada'), bot, person('Bob'), person('Cleo')]);
    expect(device.holder).toBeNull();
    expect(device.next(turn(1, 2, 3, 4))).toBe(1);
    device.take(1);
    expect(device.next(turn(3, 4))).toBe(3);
    device.putDown();
    expect(device.holder).toBeNull();
    device.take(4);
    expect(device.next(turn(1, 3))).toBe(1);
    // Bots think, or nobody chooses any more: it stays where it is.
    expect(device.next(turn(2))).toBeNull();
    expect(device.next({ type: 'over' })).toBeNull();
  });
});

describe('the form of a table on this device', () => {
  const game: GameInfo = {
    slug: 'money',
    revision: 1,
    players: { min: 3, max: 5 },
    levels: ['easy', 'medium', 'hard'],
    preparations: [],
    options: [{ key: 'deals', default: '3', kind: { type: 'number', min: 1, max: 9 } }],
  };
  const nameOf = (seat: number) => `Player ${seat}`;

  it('begins with one person and bots', () => {
    expect(againstBotsHere(game, nameOf)).toEqual({
      game: 'money',
      options: {},
      seats: [{ type: 'person', name: 'Player 1' }, bot, bot],
      memory: true,
      hints: true,
    });
  });

  it('gives a name to whoever left it empty, and sends only what is not as usual', () => {
    const form = blankHere(game, nameOf);
    form.seats = resizeHere(form.seats, 4, game, nameOf);
    form.seats[1] = { choice: 'person', name: '  ' };
    form.seats[3] = { choice: 'bot:hard', name: '' };
    form.options = { deals: '1' };
    const made = orderHere(form, game, nameOf);
    expect(made.seats[1]).toEqual({ type: 'person', name: 'Player 2' });
    expect(made.seats[3]).toEqual({ type: 'bot', level: 'hard' });
    expect(made.options).toEqual({ deals: '1' });
    expect(resizeHere(form.seats, 3, game, nameOf)).toHaveLength(3);
  });
});
