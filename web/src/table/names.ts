/** The names of those at a table. */
import type { NameOf, Words } from '../lib/words';

export { namesOf } from '../lib/seats';

/** How messages name a seat: the reader is spoken to. */
export function spokenTo(words: Words, names: readonly string[], you: number | null): NameOf {
  return (seat) => (seat === you ? words.you() : (names[seat - 1] ?? words.seat(seat)));
}
