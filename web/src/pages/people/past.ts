/** How past games are asked for and told. */
import { levelName } from '../../lib/seats';
import type { PastGame, PastSeat } from '../../lib/wire';
import type { Words } from '../../lib/words';

/** The moment at which a day of a calendar field begins here, as the protocol writes it; empty without one. */
export function startOf(day: string): string {
  const at = day === '' ? NaN : new Date(`${day}T00:00`).getTime();
  return Number.isNaN(at) ? '' : String(at);
}

/** The moment at which it is over. */
export function dayAfter(day: string): string {
  const start = startOf(day);
  if (start === '') return '';
  const date = new Date(Number(start));
  date.setDate(date.getDate() + 1);
  return String(date.getTime());
}

/** What a seat of a past game is called. */
export function seatName(words: Words, seat: PastSeat): string {
  if (seat.name !== null) return seat.name === '' ? words.say('people-deleted') : seat.name;
  return levelName(words, seat.level ?? '');
}

/** How a game ended for the one whose history it is. */
export function resultOf(words: Words, game: PastGame): string {
  const own = game.seats[game.seat - 1];
  if (own?.rank === 1) {
    const shared = game.seats.filter((it) => it.rank === 1).length > 1;
    return words.say(shared ? 'people-result-shared' : 'people-result-won');
  }
  return own?.rank
    ? words.say('people-result-place', { rank: own.rank, players: game.seats.length })
    : words.say('people-result-lost');
}
