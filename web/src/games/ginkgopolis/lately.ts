/** What happened a short while ago: bots act faster than anybody reads. */
import type { GameEvent } from '../../lib/wire';

/** The tiles that were laid in this round and in the one before. */
export function laidLately(news: readonly GameEvent[]): Set<string> {
  const rounds = news.flatMap((event, index) => (event.type === 'round' ? [index] : []));
  const since = rounds.at(-2) ?? 0;
  return new Set(
    news.slice(since).flatMap((event) => {
      const laid = event.type === 'urbanizes' || event.type === 'builds-up';
      return laid && typeof event['tile'] === 'string' ? [event['tile']] : [];
    }),
  );
}
