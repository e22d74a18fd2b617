/** A puzzle as a table of this device: nobody but the one who solves it chooses, and nothing of it is kept. */
import type { LocalSeat, LocalTable } from '../local/contract';
import { Device } from '../local/device.svelte';
import { localHost } from '../local/host';
import { LocalSource } from '../local/source';
import { LiveTable } from '../table/live.svelte';
import type { Puzzle } from './data';

/** All chance before the position is among its steps, and nothing happens after it. */
const SEED = '0'.repeat(64);

export type Laid = { table: LiveTable; close: () => void };

/** Lays a puzzle, to be looked at by who is to choose. */
export async function lay(game: string, number: number, puzzle: Puzzle): Promise<Laid> {
  const id = `local-puzzle-${game}-${number}`;
  const person = (seat: number): LocalSeat => ({ type: 'person', name: String(seat) });
  // A bot would choose at once where several choose at the same time.
  const seats = Array.from({ length: puzzle.players }, (_, index) => person(index + 1));
  await localHost.open(made(id, game, puzzle, seats));
  const others: LocalSeat = { type: 'bot', level: 'easy' };
  const device = new Device(seats.map((seat, index) => (index + 1 === puzzle.seat ? seat : others)));
  const table = new LiveTable(id, new LocalSource(id, Promise.resolve(device)));
  table.open();
  const close = () => {
    table.close();
    localHost.close(id);
  };
  return { table, close };
}

function made(id: string, game: string, puzzle: Puzzle, seats: LocalSeat[]): LocalTable {
  const now = Date.now();
  const entries = [{ text: puzzle.steps.join('\n'), at: now }];
  return {
    id,
    game,
    revision: 0,
    options: {},
    seats,
    memory: true,
    hints: false,
    seed: SEED,
    created_at: now,
    entries,
  };
}
