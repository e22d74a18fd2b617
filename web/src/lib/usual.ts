/** Settings to begin a new table from: one's usual ones, kept in this browser, or those of another table. */
import { blank, LIMITS, resize, usualBot, type SeatChoice, type TableForm } from './form';
import { forget, recall, remember } from './memory';
import type { GameInfo, SeatInfo, TableInfo } from './wire';

const key = (game: string) => `comptoir.usual.${game}`;

export function keepUsual(form: TableForm): void {
  remember(key(form.game), JSON.stringify(form));
}

export function forgetUsual(game: string): void {
  forget(key(game));
}

/** One's usual table of a game; nothing where none is kept, or it does not fit the game any more. */
export function keptUsual(game: GameInfo): TableForm | null {
  try {
    const found: unknown = JSON.parse(recall(key(game.slug)) ?? 'null');
    return typeof found === 'object' && found !== null ? fit(found as Partial<TableForm>, game) : null;
  } catch {
    return null;
  }
}

/** A form with the settings of a table. One sits where one sat, or else at the first seat. */
export function like(table: TableInfo, game: GameInfo): TableForm {
  const { clock } = table;
  const seat = (it: SeatInfo, index: number): SeatChoice => {
    if (index + 1 === (table.you ?? 1)) return 'me';
    if (it.type === 'bot' && it.level !== null) return `bot:${it.level}`;
    return table.public ? 'open' : 'invite';
  };
  // A file, such as a deck, is named by its hash: it has to be chosen again.
  const options = Object.entries(table.options).filter(([, value]) => !value.startsWith('sha256:'));
  const form = {
    seats: table.seats.map(seat),
    options: Object.fromEntries(options),
    public: table.public,
    clock: clock.type,
    ...(clock.type === 'live' ? { minutes: Math.round(clock.seconds / 60), increment: clock.increment } : {}),
    ...(clock.type === 'days' ? { days: clock.days } : {}),
    memory: table.memory,
    hints: table.hints,
    rated: table.rated,
    playersChat: table.chat === 'players',
  };
  return fit(form, game);
}

/** What was kept may be of another version of the game, or of this page. */
function fit(found: Partial<TableForm>, game: GameInfo): TableForm {
  const usual = blank(game);
  const levels = game.levels.map((it) => `bot:${it}`);
  const isSeat = (it: unknown): it is SeatChoice =>
    typeof it === 'string' && ['me', 'open', 'invite', ...levels].includes(it);
  const seats = Array.isArray(found.seats) ? found.seats.filter(isSeat) : usual.seats;
  const { min, max } = game.players;
  const number = (of: 'minutes' | 'increment' | 'days') => {
    const value = found[of];
    const { min, max } = LIMITS[of];
    return typeof value === 'number' && value >= min && value <= max ? value : usual[of];
  };
  const flag = (of: 'public' | 'memory' | 'hints' | 'rated' | 'playersChat') =>
    typeof found[of] === 'boolean' ? found[of] : usual[of];
  const value = (of: string) => {
    const it = found.options?.[of];
    return typeof it === 'string' ? it : (usual.options[of] ?? '');
  };
  return {
    game: game.slug,
    seats: resize(seats, Math.max(min, Math.min(max, seats.length)), usualBot(game)),
    options: Object.fromEntries(game.options.map(({ key }) => [key, value(key)])),
    public: flag('public'),
    clock: (['none', 'live', 'days'] as const).find((it) => it === found.clock) ?? usual.clock,
    minutes: number('minutes'),
    increment: number('increment'),
    days: number('days'),
    memory: flag('memory'),
    hints: flag('hints') && !flag('rated'),
    rated: flag('rated'),
    playersChat: flag('playersChat'),
  };
}
