/** What happened at the table, in the order it was seen. */
import type { GameEvent, Moment, News, Score } from '../lib/wire';
import type { NameOf } from '../lib/words';

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

/** The log of moments, as far as they are known; `winners` as the table counts them. */
export function entriesOf(moments: readonly (Moment | undefined)[], winners: readonly number[]): Entry[] {
  return moments.flatMap((it) =>
    it && it.news.length > 0 ? settled([{ version: it.version, events: it.news }], winners, it.scores) : [],
  );
}

/**
 * The log with the winners of the table. The rules know of no player who resigned or ran out of time, so they may name
 * a seat that a bot has played to the end; nobody is `winners` before it.
 */
export function settled(
  log: readonly Entry[],
  winners: readonly number[],
  scores: readonly Score[],
): Entry[] {
  const total = scores.find((it) => it.seat === winners[0])?.total;
  if (total === undefined) return [...log];
  const settle = (event: GameEvent): GameEvent =>
    event.type === 'won'
      ? // A game counts points or stars.
        { ...event, winners: [...winners], [typeof event['stars'] === 'number' ? 'stars' : 'points']: total }
      : event;
  return log.map((entry) => ({ ...entry, events: entry.events.map(settle) }));
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

/** A part of a sentence: the name of a seat, or what stands between names. */
export type Part = { text: string; seat: number | null };

/** Comes after a name in a sentence, before the number of its seat. No name has it: it is for private use. */
const MARK = '\uE000';

/** What `say` says, with the names in it told apart. `you` is spoken to, and has none. */
export function withNames(say: (name: NameOf) => string, name: NameOf, you: string): Part[] {
  const marked = say((seat) => (name(seat) === you ? you : `${name(seat)}${MARK}${seat}`));
  const parts: Part[] = [];
  let rest = marked;
  for (let at = rest.indexOf(MARK); at >= 0; at = rest.indexOf(MARK)) {
    const seat = Number(rest.charAt(at + 1));
    const text = name(seat);
    // The mark stands behind the name: French looks at how a name begins.
    parts.push({ text: rest.slice(0, at - text.length), seat: null }, { text, seat });
    rest = rest.slice(at + 2);
  }
  return [...parts, { text: rest, seat: null }].filter(({ text }) => text !== '');
}
