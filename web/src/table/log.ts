/** What happened at the table, in the order it was seen. */
import type { GameEvent, News } from '../lib/wire';

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

/** The entry that led to how things stood at `version`. */
export function entryAt(log: readonly Entry[], version: number): Entry | null {
  return log.findLast((entry) => entry.version <= version) ?? null;
}

/** All that was told up to `version`, oldest first. */
export function told(log: readonly Entry[], version: number): GameEvent[] {
  return log.filter((entry) => entry.version <= version).flatMap((entry) => entry.events);
}
