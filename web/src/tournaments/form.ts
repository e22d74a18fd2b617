/** The form of a new tournament, and what is asked of the server. */
import { LIMITS as TABLE } from '../lib/form';
import type { Clock, GameInfo, NewTournament, TournamentFormat } from '../lib/wire';

export type TournamentForm = {
  name: string;
  options: Record<string, string>;
  format: TournamentFormat['type'];
  rounds: number;
  minutes: number;
  size: number;
  capacity: number;
  start: 'hand' | 'full' | 'at';
  /** As an input of date and time has it, in the time of this place. */
  time: string;
  clock: Clock['type'];
  clockMinutes: number;
  increment: number;
  days: number;
  showUp: number;
  noShow: 'bot' | 'forfeit';
  botLevel: string;
  duplicate: boolean;
  rated: boolean;
  public: boolean;
};

export const LIMITS = {
  rounds: { min: 1, max: 20 },
  minutes: { min: 5, max: 240 },
  capacity: { min: 2, max: 512 },
  showUp: { min: 10, max: 3600 },
  clockMinutes: TABLE.minutes,
  increment: TABLE.increment,
  days: TABLE.days,
};

/** In a round robin everybody meets everybody, which takes as many rounds. */
const ROUND_ROBIN = 32;

export function blank(game: GameInfo): TournamentForm {
  return {
    name: '',
    options: Object.fromEntries(game.options.map((spec) => [spec.key, spec.default])),
    format: 'swiss',
    rounds: 5,
    minutes: 60,
    size: sizes(game)[0] ?? 2,
    capacity: 32,
    start: 'hand',
    time: '',
    clock: 'live',
    clockMinutes: 15,
    increment: 15,
    days: 2,
    showUp: 300,
    noShow: 'bot',
    botLevel: game.levels.find((it) => it === 'medium') ?? game.levels[0] ?? '',
    duplicate: false,
    rated: true,
    public: true,
  };
}

/** The sizes that tables of a tournament may have. */
export function sizes(game: GameInfo): number[] {
  const [from, to] = [Math.max(2, game.players.min), Math.min(6, game.players.max)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

export type Fault = 'name' | 'time' | keyof typeof LIMITS;

/** The field that cannot be sent as it is, if there is one. */
export function fault(form: TournamentForm, now = Date.now()): Fault | null {
  const within = (key: keyof typeof LIMITS) => {
    const { min, max } = limits(form, key);
    return Number.isInteger(form[key]) && form[key] >= min && form[key] <= max;
  };
  if (form.name.trim() === '' || form.name.trim().length > 60) return 'name';
  if (form.format === 'swiss' && !within('rounds')) return 'rounds';
  if (form.format === 'arena' && !within('minutes')) return 'minutes';
  if (!within('capacity')) return 'capacity';
  if (form.start === 'at' && !(new Date(form.time).getTime() > now)) return 'time';
  if (form.clock === 'live' && !within('clockMinutes')) return 'clockMinutes';
  if (form.clock === 'live' && !within('increment')) return 'increment';
  if (form.clock === 'days' && !within('days')) return 'days';
  if (form.clock !== 'days' && !within('showUp')) return 'showUp';
  return null;
}

/** What a number may be. */
export function limits(form: TournamentForm, key: keyof typeof LIMITS): { min: number; max: number } {
  const { min, max } = LIMITS[key];
  return { min, max: key === 'capacity' && form.format === 'round-robin' ? ROUND_ROBIN : max };
}

/** What is sent. */
export function order(form: TournamentForm, game: GameInfo): Omit<NewTournament, 'club'> {
  const chosen = game.options.filter((spec) => (form.options[spec.key] ?? spec.default) !== spec.default);
  return {
    name: form.name.trim(),
    game: game.slug,
    options: Object.fromEntries(chosen.map((spec) => [spec.key, form.options[spec.key] ?? spec.default])),
    format: format(form),
    table_size: form.size,
    capacity: form.capacity,
    start_at: form.start === 'at' ? new Date(form.time).getTime() : null,
    starts_when_full: form.start === 'full',
    clock: clock(form),
    show_up: form.clock === 'days' ? LIMITS.showUp.min : form.showUp,
    no_show: form.noShow,
    bot_level: form.botLevel,
    duplicate: form.duplicate && form.format !== 'arena',
    rated: form.rated,
    public: form.public,
  };
}

function format(form: TournamentForm): TournamentFormat {
  switch (form.format) {
    case 'swiss':
      return { type: 'swiss', rounds: form.rounds };
    case 'arena':
      return { type: 'arena', minutes: form.minutes };
    default:
      return { type: form.format };
  }
}

function clock(form: TournamentForm): Clock {
  switch (form.clock) {
    case 'none':
      return { type: 'none' };
    case 'live':
      return { type: 'live', seconds: form.clockMinutes * 60, increment: form.increment };
    case 'days':
      return { type: 'days', days: form.days };
  }
}
