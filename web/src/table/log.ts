/** What happened at the table, in the order it was seen. */
import type { GameEvent, Moment, News } from '../lib/wire';

/** Everything that one version brought. */
export type Entry = { version: number; events: GameEvent[] };

/** The log with `news` for all that it had after version `since`: some of that may have been taken back. */
export function retell(log: readonly Entry[], since: number, news: readonly News[]): Entry[] {
  const next = log.filter((it) => it.version <= since);
  for (const { version, event } of news) {
    const last = next.at(-1);
    if (last?.version === version) next[next.length - 1] = { version, events: [...last.events, event] };
    else next.push({ version, events: [event] });
  }
  return next;
}

/** The log of moments, as far as they are known. */
export function entriesOf(moments: readonly (Moment | undefined)[]): Entry[] {
  return moments.flatMap((it) =>
    it && it.news.length > 0 ? [{ version: it.version, events: it.news }] : [],
  );
}

/** The entry that led to how things stood at `version`. */
export function entryAt(log: readonly Entry[], version: number): Entry | null {
  return log.findLast((entry) => entry.version <= version) ?? null;
}

/** What the log is narrowed to: everything, what a seat did, what came after one's own last choice, or points. */
export type Narrowing = 'all' | 'since' | 'points' | number;

const seatOf = (event: GameEvent): number | null =>
  typeof event['seat'] === 'number' ? event['seat'] : null;
/** Every game tells its points by such events. */
const isOfPoints = ({ type }: GameEvent): boolean => /(^|-)(scored|won)$/.test(type);

/** The log narrowed for a reader, who may have no seat. */
export function narrow(log: readonly Entry[], to: Narrowing, you: number | null): readonly Entry[] {
  if (to === 'all') return log;
  if (to === 'since') {
    const last = log.findLastIndex(({ events }) => events.some((it) => seatOf(it) === you));
    return log.slice(last);
  }
  const fits = (event: GameEvent) => (to === 'points' ? isOfPoints(event) : seatOf(event) === to);
  return log
    .map((entry) => ({ ...entry, events: entry.events.filter(fits) }))
    .filter(({ events }) => events.length > 0);
}

/** All that was told up to `version`, oldest first. */
export function told(log: readonly Entry[], version: number): GameEvent[] {
  return log.filter((entry) => entry.version <= version).flatMap((entry) => entry.events);
}
