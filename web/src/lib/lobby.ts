/** The live list of tables that anyone may see. */
import { build } from './build.svelte';
import { Line, pauseAfter, PING, socketUrl, type LineState } from './line';
import { read } from './read';
import type { LobbyMessage, TableInfo } from './wire';

export function watchLobby(
  tables: (tables: TableInfo[]) => void,
  state?: (state: LineState) => void,
): () => void {
  const line = new Line({
    url: () => socketUrl('/api/lobby'),
    message: (text) => {
      const message = read<LobbyMessage>(text, 'LobbyMessage');
      if (!message) return;
      if (message.type === 'hello') build.heard(message.build);
      if (message.type === 'tables') tables(message.tables);
      if (message.type === 'bye') line.again(pauseAfter(message.reason));
    },
    ping: PING,
    ...(state ? { state } : {}),
  });
  return () => line.close();
}
