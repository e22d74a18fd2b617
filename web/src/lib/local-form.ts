/** The form of a table on this device. */
import type { LocalSeat, NewLocalTable } from '../local/contract';
import { blank, order, usualBot } from './form';
import type { GameInfo } from './wire';

/** `person` or `bot:LEVEL`, and what the person is called. */
export type LocalSeatForm = { choice: string; name: string };

export type LocalForm = {
  seats: LocalSeatForm[];
  options: Record<string, string>;
  memory: boolean;
  hints: boolean;
};

/** A name has no more characters, as at the server. */
export const MAX_NAME = 24;

/** What is filled in at first: one person, and bots as usual. */
export function blankHere(game: GameInfo, nameOf: (seat: number) => string): LocalForm {
  const { seats, options, memory, hints } = blank(game);
  return {
    seats: seats.map((it, index) => ({ choice: it === 'me' ? 'person' : it, name: nameOf(index + 1) })),
    options,
    memory,
    hints,
  };
}

/** As many seats as asked for; new ones have the usual bot. */
export function resizeHere(
  seats: readonly LocalSeatForm[],
  players: number,
  game: GameInfo,
  nameOf: (seat: number) => string,
): LocalSeatForm[] {
  const missing = Array.from({ length: Math.max(0, players - seats.length) }, (_, index) => ({
    choice: usualBot(game),
    name: nameOf(seats.length + index + 1),
  }));
  return [...seats.slice(0, players), ...missing];
}

/** What the table is made from. People without a name are called as at first. */
export function orderHere(form: LocalForm, game: GameInfo, nameOf: (seat: number) => string): NewLocalTable {
  const seats = form.seats.map(({ choice, name }, index): LocalSeat =>
    choice === 'person'
      ? { type: 'person', name: name.trim().slice(0, MAX_NAME) || nameOf(index + 1) }
      : { type: 'bot', level: choice.replace('bot:', '') },
  );
  const { options = {} } = order({ ...blank(game), options: form.options }, game);
  return { game: game.slug, options, seats, memory: form.memory, hints: form.hints };
}

/** A game against bots at once, on this device. */
export function againstBotsHere(game: GameInfo, nameOf: (seat: number) => string): NewLocalTable {
  return orderHere(blankHere(game, nameOf), game, nameOf);
}
