/** The names of those at a table. */
import { seatName } from '../lib/seats';
import type { TableInfo } from '../lib/wire';
import type { NameOf, Words } from '../lib/words';

/** Coins of old: what bots are called that have no name of their own. */
const BOTS = ['Florin', 'Ducat', 'Sequin', 'Thaler', 'Écu', 'Denier', 'Obole', 'Guinea'];

/** One name a seat. */
export function namesOf(words: Words, info: TableInfo): string[] {
  const plain = info.seats.map((seat, index) =>
    seat.type === 'bot' && seat.name === null
      ? (BOTS[index] ?? words.seat(index + 1))
      : seatName(words, seat),
  );
  // Two of the same name are told apart by where they sit.
  return plain.map((name, index) =>
    plain.filter((it) => it === name).length > 1 ? `${name} (${index + 1})` : name,
  );
}

/** How messages name a seat: the reader is spoken to. */
export function spokenTo(words: Words, names: readonly string[], you: number | null): NameOf {
  return (seat) => (seat === you ? words.you() : (names[seat - 1] ?? words.seat(seat)));
}
