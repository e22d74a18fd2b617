/** What somebody who comes back has not seen: told one change after another, before they choose. */
import type { Frame, Moment, News } from '../lib/wire';

/** Of a longer absence only the last changes are told: the rest is in the log. */
export const MOST_TOLD = 30;

const seenKey = (table: string) => `comptoir.seen.${table}`;

/** The last version that this window has shown of a table; 0 if none. */
export const recallSeen = (table: string): number => Number(sessionStorage.getItem(seenKey(table)) ?? 0);
export const rememberSeen = (table: string, version: number): void =>
  sessionStorage.setItem(seenKey(table), String(version));

/** The version from which on a player is told what happened; null where there is nothing to tell. */
export function missedFrom(frame: Frame, you: number | null, seen: number): number | null {
  if (you === null || frame.turn.type === 'over') return null;
  const from = Math.max(1, frame.chosen_at, seen, frame.version - MOST_TOLD);
  return from < frame.version ? from : null;
}

/** A frame as it would have come at a moment of the past: nothing can be chosen there. */
export function frameAt(frame: Frame, moment: Moment, since: number): Frame {
  const { version, view, turn, scores } = moment;
  const news: News[] = frame.news.filter((it) => since < it.version && it.version <= version);
  return { ...frame, since, version, view, turn, scores, news, legal: [], undo: false, winners: [] };
}
