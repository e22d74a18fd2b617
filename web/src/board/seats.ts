/** Who sits where: the order around the table, the colours, and what the table knows of each seat. */
import { getContext, setContext } from 'svelte';
import type { Reaction } from '../lib/wire';
import type { ToldClock } from '../table/clock';

/** The seats in the order in which they sit, oneself first; from seat 1 for a spectator. */
export function around(seats: number, you: number | null): number[] {
  return Array.from({ length: seats }, (_, index) => (((you ?? 1) - 1 + index) % seats) + 1);
}

/** The others, in the order in which they follow on oneself; everybody for a spectator. */
export function others(seats: number, you: number | null): number[] {
  return around(seats, you).filter((seat) => seat !== you);
}

/** The colour of a seat, as a CSS value. */
export const seatColour = (seat: number): string => `var(--seat-${seat})`;

/** What the table knows of a seat, beside what the game shows. */
export type Sitter = {
  bot: boolean;
  /** Whether a bot plays for this person. */
  away: boolean;
  /** Whether this person has given up: the bot plays to the end. */
  resigned: boolean;
  /** Until when the person is on vacation. */
  vacation: number | null;
  /** Nothing for bots. */
  online: boolean | null;
  clock: ToldClock | null;
  winner: boolean;
  /** The page of the person who sits here. */
  page?: string | null;
  /** The sign that the player makes at this moment. */
  reaction?: Reaction | null;
};

export type Seating = {
  readonly you: number | null;
  of(seat: number): Sitter | null;
};

const KEY = Symbol('seating');

export const setSeating = (seating: Seating): Seating => setContext(KEY, seating);

/** Nothing where a board is shown without a table: on the page of samples, in tests. */
export const getSeating = (): Seating | null => getContext<Seating | undefined>(KEY) ?? null;
