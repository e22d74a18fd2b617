/** Since when a bot makes the choices of somebody who has given up, as far as this window has seen it. */
import type { TableInfo } from '../lib/wire';
import type { NameOf, Words } from '../lib/words';
import { namesOf } from './names';

/** By seat, the last version that was its player's own. */
export type Left = ReadonlyMap<number, number>;

const leftKey = (table: string) => `comptoir.left.${table}`;

export function recallLeft(table: string): Left {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(leftKey(table)) ?? '[]') as [number, number][]);
  } catch {
    return new Map();
  }
}

/** Keeps who gave up between two words on a table, at the version that is the newest. */
export function noteLeft(before: TableInfo | null, now: TableInfo, version: number): void {
  const fresh = now.seats.flatMap((it, index): [number, number][] =>
    it.resigned && before?.seats[index]?.resigned === false ? [[index + 1, version]] : [],
  );
  if (fresh.length === 0) return;
  sessionStorage.setItem(leftKey(now.id), JSON.stringify([...recallLeft(now.id), ...fresh]));
}

/**
 * How a seat is named in what happened at a version. Who gave up did not do what came later: the bot in that seat did,
 * and is named as one. Where it is not known since when, nobody is spoken to.
 */
export function namedSince(words: Words, info: TableInfo, name: NameOf): (version: number) => NameOf {
  const [left, names] = [recallLeft(info.id), namesOf(words, info)];
  return (version) => (seat) => {
    if (info.seats[seat - 1]?.resigned !== true) return name(seat);
    const since = left.get(seat);
    if (since !== undefined && version <= since) return name(seat);
    const own = names[seat - 1] ?? words.seat(seat);
    return since === undefined ? own : words.say('table-log-bot', { name: own });
  };
}
