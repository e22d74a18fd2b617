/** Which tables of a list one wants to see, and in which order: kept in this browser. */
import { recall, remember } from './memory';
import { isTaken } from './seats';
import type { TableInfo } from './wire';

export const CLOCKS = ['any', 'live', 'days'] as const;
export const SORTS = ['new', 'full', 'game'] as const;

export type Filter = {
  /** The slug of a game; empty for all. */
  game: string;
  clock: (typeof CLOCKS)[number];
  /** Only tables with a seat to sit down at. */
  free: boolean;
  rated: boolean;
  sort: (typeof SORTS)[number];
};

export const ALL: Filter = { game: '', clock: 'any', free: false, rated: false, sort: 'new' };

const KEY = 'comptoir.filter';

/** Whether something is left out, or stands in another order than usual. */
export const isUsual = (filter: Filter): boolean =>
  (Object.keys(ALL) as (keyof Filter)[]).every((key) => filter[key] === ALL[key]);

export function filtered(tables: readonly TableInfo[], filter: Filter): TableInfo[] {
  const fits = (it: TableInfo) =>
    (filter.game === '' || it.game === filter.game) &&
    // A game without a clock is played at once, as one with minutes is.
    (filter.clock === 'any' || (filter.clock === 'days') === (it.clock.type === 'days')) &&
    (!filter.free || it.seats.some((seat) => seat.type === 'open')) &&
    (!filter.rated || it.rated);
  return tables.filter(fits).toSorted(ORDERS[filter.sort]);
}

const missing = (it: TableInfo) => it.seats.filter((seat) => !isTaken(seat)).length;
const newest = (a: TableInfo, b: TableInfo) => b.created_at - a.created_at;
const ORDERS: Record<Filter['sort'], (a: TableInfo, b: TableInfo) => number> = {
  new: newest,
  full: (a, b) => missing(a) - missing(b) || newest(a, b),
  game: (a, b) => a.game.localeCompare(b.game) || newest(a, b),
};

export function keepFilter(filter: Filter): void {
  remember(KEY, JSON.stringify(filter));
}

/** The filter of the last visit; the usual one where there is none, or it cannot be read. */
export function keptFilter(): Filter {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return ALL;
    const it = found as Partial<Record<keyof Filter, unknown>>;
    return {
      game: typeof it.game === 'string' ? it.game : ALL.game,
      clock: CLOCKS.find((clock) => clock === it.clock) ?? ALL.clock,
      free: it.free === true,
      rated: it.rated === true,
      sort: SORTS.find((sort) => sort === it.sort) ?? ALL.sort,
    };
  } catch {
    return ALL;
  }
}
