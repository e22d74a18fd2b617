/** The live list of tables that anyone may see. */
import { Line, pauseAfter, PING, socketUrl, type LineState } from './line';
import type { LobbyMessage, TableInfo } from './wire';

export function watchLobby(
  tables: (tables: TableInfo[]) => void,
  state?: (state: LineState) => void,
): () => void {
  const line = new Line({
    url: () => socketUrl('/api/lobby'),
    message: (text) => {
      const message = JSON.parse(text) as LobbyMessage;
      if (message.type === 'tables') tables(message.tables);
      if (message.type === 'bye') line.again(pauseAfter(message.reason));
    },
    ping: PING,
    ...(state ? { state } : {}),
  });
  return () => line.close();
}
