/** The names of those at a table. */
import { seatName } from '../lib/seats';
import type { TableInfo } from '../lib/wire';
import type { NameOf, Words } from '../lib/words';

/** One name a seat; bots without a name of their own are told apart by their seat. */
export function namesOf(words: Words, info: TableInfo): string[] {
  const plain = info.seats.map((seat) => seatName(words, seat));
  return plain.map((name, index) => {
    const twins = plain.filter((it) => it === name).length > 1;
    return twins ? `${name} ${index + 1}` : name;
  });
}

/** How messages name a seat: the reader is spoken to. */
export function spokenTo(words: Words, names: readonly string[], you: number | null): NameOf {
  return (seat) => (seat === you ? words.you() : (names[seat - 1] ?? words.seat(seat)));
}
