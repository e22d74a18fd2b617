/** The live list of tables that anyone may see: sent once, then what changes in it. */
import { build } from './build.svelte';
import { Line, pauseAfter, PING, socketUrl, type LineState } from './line';
import { read } from './read';
import type { LobbyChanges, LobbyMessage, TableInfo } from './wire';

export function watchLobby(
  tables: (tables: TableInfo[]) => void,
  state?: (state: LineState) => void,
): () => void {
  let list: TableInfo[] = [];
  const show = (now: TableInfo[]) => {
    list = now;
    tables(now);
  };
  const line = new Line({
    url: () => socketUrl('/api/lobby?changes=true'),
    message: (text) => {
      const message = read<LobbyMessage>(text, 'LobbyMessage');
      if (!message) return;
      if (message.type === 'hello') build.heard(message.build);
      if (message.type === 'tables') show(message.tables);
      if (message.type === 'changes') show(changed(list, message));
      if (message.type === 'bye') line.again(pauseAfter(message.reason));
    },
    ping: PING,
    ...(state ? { state } : {}),
  });
  return () => line.close();
}

/** The list after a change: as the server would send it whole. */
export function changed(list: readonly TableInfo[], { changed, gone }: LobbyChanges): TableInfo[] {
  const others = new Set([...gone, ...changed.map((it) => it.id)]);
  const waits = (it: TableInfo) => Number(it.status === 'waiting');
  return [...list.filter((it) => !others.has(it.id)), ...changed].toSorted(
    (a, b) => waits(b) - waits(a) || b.created_at - a.created_at,
  );
}
