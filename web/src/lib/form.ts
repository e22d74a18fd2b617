/** The form of a new table: what is filled in, made from the specs of a game, and what is asked of the server. */
import type { Clock, GameInfo, NewSeat, NewTable, OptionSpec } from './wire';

/** `me`, `open`, `invite` or `bot:LEVEL`. */
export type SeatChoice = string;

export type TableForm = {
  game: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  public: boolean;
  clock: 'none' | 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
  memory: boolean;
  hints: boolean;
  /** Not together with hints. */
  rated: boolean;
  /** Whether only players may write in the chat. */
  playersChat: boolean;
};

/** After so many days without a choice a bot plays on in a game without a clock. */
export const ABANDONED_DAYS = 14;

export const LIMITS = {
  minutes: { min: 1, max: 180 },
  increment: { min: 0, max: 120 },
  days: { min: 1, max: 14 },
};

/** What is filled in at first: oneself, and the best bots for the fewest players that make a good game. */
export function blank(game: GameInfo): TableForm {
  const form: TableForm = {
    game: game.slug,
    seats: ['me'],
    options: Object.fromEntries(game.options.map((spec) => [spec.key, spec.default])),
    public: true,
    clock: 'none',
    minutes: 10,
    increment: 10,
    days: 2,
    memory: true,
    hints: true,
    rated: false,
    playersChat: false,
  };
  return {
    ...form,
    seats: resize(form.seats, Math.max(game.players.min, Math.min(3, game.players.max)), usualBot(game)),
  };
}

/** A table at which one plays against bots at once. */
export function againstBots(game: GameInfo): NewTable {
  return { ...order({ ...blank(game), public: false }, game), public: false };
}

/** The level that most people will enjoy. */
export function usualBot(game: GameInfo): SeatChoice {
  const level = game.levels.find((it) => it === 'medium') ?? game.levels.at(-1);
  return level === undefined ? 'open' : `bot:${level}`;
}

/** Grows with what the last seat is filled with, or shrinks without losing oneself. */
export function resize(seats: readonly SeatChoice[], players: number, fill: SeatChoice): SeatChoice[] {
  const kept = [...seats];
  while (kept.length > players) {
    const at = kept.findLastIndex((seat) => seat !== 'me');
    kept.splice(at < 0 ? kept.length - 1 : at, 1);
  }
  const last = kept.at(-1);
  const more = last === undefined || last === 'me' ? fill : last;
  return [...kept, ...Array<SeatChoice>(players - kept.length).fill(more)];
}

/** Takes the seat `index` for oneself, and swaps with its occupant. One sits at most once. */
export function seat(seats: readonly SeatChoice[], index: number, choice: SeatChoice): SeatChoice[] {
  const changed = [...seats];
  const before = changed[index] ?? 'open';
  if (choice === 'me') {
    const mine = changed.indexOf('me');
    if (mine >= 0) changed[mine] = before;
  }
  changed[index] = choice;
  return changed;
}

/** Seats for a screen that shows the table while everybody plays on a phone: nobody sits at this one. */
export function aroundScreen(seats: readonly SeatChoice[], on: boolean): SeatChoice[] {
  if (on) return seats.map((it) => (it === 'me' ? 'open' : it));
  return seats.includes('me') ? [...seats] : ['me', ...seats.slice(1)];
}

/** What is sent. Options that stand at their default are left out: the server knows them. */
export function order(form: TableForm, game: GameInfo): NewTable {
  const chosen = game.options.filter((spec) => (form.options[spec.key] ?? spec.default) !== spec.default);
  return {
    game: form.game,
    options: Object.fromEntries(chosen.map((spec) => [spec.key, form.options[spec.key] ?? spec.default])),
    seats: form.seats.map(newSeat),
    public: form.public,
    clock: clock(form),
    memory: form.memory,
    hints: form.hints && !form.rated,
    rated: form.rated,
    chat: form.playersChat ? 'players' : 'everyone',
    entropy: null,
  };
}

/** The key of the field that cannot be sent as it is, if there is one. */
export function fault(form: TableForm): 'minutes' | 'increment' | 'days' | null {
  const within = (value: number, { min, max }: { min: number; max: number }) =>
    Number.isInteger(value) && value >= min && value <= max;
  if (form.clock === 'live' && !within(form.minutes, LIMITS.minutes)) return 'minutes';
  if (form.clock === 'live' && !within(form.increment, LIMITS.increment)) return 'increment';
  if (form.clock === 'days' && !within(form.days, LIMITS.days)) return 'days';
  return null;
}

function newSeat(choice: SeatChoice): NewSeat {
  if (choice.startsWith('bot:')) return { type: 'bot', level: choice.slice('bot:'.length) };
  return { type: choice === 'me' || choice === 'invite' ? choice : 'open' };
}

function clock(form: TableForm): Clock {
  switch (form.clock) {
    case 'none':
      return { type: 'none' };
    case 'live':
      return { type: 'live', seconds: form.minutes * 60, increment: form.increment };
    case 'days':
      return { type: 'days', days: form.days };
  }
}

// The text form of an option, and what a control shows of it

/** The parts of a value that is a list. */
export function parts(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

/** Puts `part` in or takes it out, in the order in which the spec names them. */
export function toggle(of: readonly string[], value: string, part: string): string {
  const chosen = new Set(parts(value).filter((it) => of.includes(it)));
  if (!chosen.delete(part)) chosen.add(part);
  return of.filter((it) => chosen.has(it)).join(',');
}

/** Whether an option is worth a place of its own, rather than one among the details. */
export function isPlain(spec: OptionSpec): boolean {
  return spec.kind.type !== 'text' && spec.kind.type !== 'numbers';
}
