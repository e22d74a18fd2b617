/** How the seats of a table are named in lists. */
import { isLocal } from './source';
import type { Words } from './words';
import type { Clock, SeatInfo, TableInfo } from './wire';

/** Coins of old: what bots are called that have no name of their own. */
const BOTS = ['Florin', 'Ducat', 'Sequin', 'Thaler', 'Écu', 'Denier', 'Obole', 'Guinea'];

/** One name a seat; then that of the automatic opponent of a solo game, which has a score but no seat. */
export function namesOf(words: Words, table: TableInfo): string[] {
  const rival = words.rival(table.game, table.players, table.options);
  return rival === null ? sitters(words, table) : [...sitters(words, table), rival];
}

function sitters(words: Words, table: TableInfo): string[] {
  const plain = table.seats.map((seat, index) =>
    seat.type === 'bot' && seat.name === null
      ? (BOTS[index] ?? words.seat(index + 1))
      : seatName(words, seat),
  );
  // Two of the same name are told apart by where they sit.
  const isTwin = (name: string, index: number) => {
    const seat = table.seats[index];
    return seat !== undefined && isTaken(seat) && plain.filter((it) => it === name).length > 1;
  };
  return plain.map((name, index) => (isTwin(name, index) ? `${name} (${index + 1})` : name));
}

/** The name of a seat's owner, or what the seat is kept for. */
export function seatName(words: Words, seat: SeatInfo): string {
  switch (seat.type) {
    case 'open':
      return words.say('web-seat-open');
    case 'invite':
      return words.say('web-seat-invite');
    case 'bot':
      return seat.name ?? levelName(words, seat.level ?? '');
    case 'person':
      return seat.name ?? '…';
  }
}

export function levelName(words: Words, level: string): string {
  return words.maybe(`web-level-${level}`) ?? words.say('web-level-other', { level });
}

export function clockName(words: Words, clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return words.say('web-clock-none');
    case 'live':
      return words.say('web-clock-live', {
        minutes: Math.round(clock.seconds / 60),
        increment: clock.increment,
      });
    case 'days':
      return words.say('web-clock-days', { days: clock.days });
  }
}

/** How a finished game ended for the reader. */
export function result(words: Words, table: TableInfo): string {
  const { winners, you } = table;
  if (you !== null && winners.includes(you))
    return words.say(winners.length > 1 ? 'web-result-shared' : 'web-result-won');
  const all = namesOf(words, table);
  const own = you === null ? undefined : table.seats[you - 1];
  const gone = own?.resigned ? 'web-result-resigned' : 'web-result-late';
  const id = own?.resigned || own?.away ? gone : 'web-result-lost';
  const names = winners.map((seat) => all[seat - 1] ?? words.seat(seat));
  return words.say(id, { names: words.list(names) });
}

/** Who was gone at the end, by seat, and how it is said; nobody where no player is left. */
export function departuresOf(words: Words, { seats }: TableInfo): Map<number, string> {
  const isGone = (it: SeatInfo) => it.resigned || it.away;
  if (seats.every(isGone)) return new Map();
  return new Map(
    seats.flatMap((it, index): [number, string][] =>
      isGone(it) ? [[index + 1, words.say(it.resigned ? 'table-resigned' : 'table-late')]] : [],
    ),
  );
}

/** The page of the person in a seat, where there is one. Tables do not say who sits there, beyond the name. */
export function pageOfSeat(table: TableInfo, seat: number, me: string | undefined): string | null {
  if (table.seats[seat - 1]?.type !== 'person' || isLocal(table.id)) return null;
  return seat === table.you && me !== undefined ? `/people/${me}` : `/seat/${table.id}/${seat}`;
}

export function isTaken(seat: SeatInfo): boolean {
  return seat.type === 'person' || seat.type === 'bot';
}
