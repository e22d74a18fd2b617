/** How long the changes of Money! are looked at. */
import type { View } from '../../generated/money';
import type { GameEvent } from '../../lib/wire';
import type { Beat } from '..';

/** Bids are turned over together and lie open for a while before the first exchange. */
const REVEAL = 2.8;

export function beats(before: View, after: View, news: readonly GameEvent[]): Beat<View>[] {
  const revealed = before.phase.type === 'bid' && after.phase.type === 'exchange';
  return [{ view: after, news, hold: revealed ? REVEAL : 1 }];
}
