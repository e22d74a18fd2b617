/** What happened a short while ago: bots act faster than anybody reads. */
import type { Card, Tile } from '../../generated/ginkgopolis';
import type { GameEvent } from '../../lib/wire';
import { playedIn } from './told';

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

/** What each seat played in the round before this one, for players who were not looking. */
export function playedLately(news: readonly GameEvent[]): Map<number, { card: Card; tile: Tile | null }> {
  const last = news.findLastIndex((event) => event.type === 'round');
  const before = news.slice(0, Math.max(0, last)).findLastIndex((event) => event.type === 'round');
  const plays = news.slice(Math.max(0, before), Math.max(0, last)).flatMap((event) => playedIn(event) ?? []);
  return new Map(plays.map(({ seat, card, tile }) => [seat, { card, tile }]));
}
