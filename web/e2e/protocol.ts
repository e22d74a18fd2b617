/** Plays without a board, as any client of the protocol can: pages are full of games sooner. */
import type { Page } from 'playwright-core';

/** Plays a seat to the end of its game. What is chosen depends on nothing but how often one has chosen. */
export async function playByProtocol(page: Page, table: string): Promise<void> {
  await page.evaluate(async (table) => {
    type Message = { type: string; version?: number; legal?: string[]; turn?: { type: string } };
    /** A socket takes 30 messages in 10 seconds, so those of a fast player go over several. */
    const MOST = 25;
    /** All of a network have a budget as well: who has used it up comes back later, in milliseconds. */
    const LATER = 1_000;
    let n = 0;
    const play = () =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
        const leave = (isOver: boolean) => {
          socket.onclose = null;
          socket.close();
          resolve(isOver);
        };
        let [chosen, sent] = [-1, 0];
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { type, version = 0, legal = [], turn } = JSON.parse(data) as Message;
          if (type !== 'frame') return;
          if (turn?.type === 'over') leave(true);
          else if (legal.length > 0 && version > chosen) {
            if (sent === MOST) {
              leave(false);
              return;
            }
            [chosen, sent, n] = [version, sent + 1, n + 1];
            const action = legal[(n * 7) % legal.length];
            socket.send(JSON.stringify({ type: 'play', id: n, version, actions: [action] }));
          }
        };
        socket.onclose = () => setTimeout(() => resolve(false), LATER);
      });
    while (!(await play())) continue;
  }, table);
}
