/** A worker in which bots of tables search, one job after another; the tables are elsewhere (`worker.ts`). */
import type { Engine, EngineSearcher } from './engine';
import { loadEngine } from './load';
import type { FromBot, ToBot } from './messages';

const scope = self as unknown as {
  postMessage(message: FromBot): void;
  onmessage: ((event: { data: ToBot }) => void) | null;
};

let engine: Engine | null = null;
/** The bots of each table keep what they found. */
const searchers = new Map<string, EngineSearcher>();
let queue: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }) => {
  queue = queue
    .then(() => handle(data))
    .catch((thrown: unknown) => {
      scope.onmessage = null;
      scope.postMessage({ type: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) });
    });
};

async function handle(message: ToBot): Promise<void> {
  if (message.type === 'start') engine = await loadEngine(message.js, message.module);
  if (!engine) throw new Error('asked before the start');
  switch (message.type) {
    case 'start':
      break;
    case 'net':
      engine.load_net(message.game, message.bytes);
      break;
    case 'search': {
      const searcher = searchers.get(message.table) ?? new engine.BotSearcher();
      searchers.set(message.table, searcher);
      scope.postMessage({ type: 'found', found: searcher.choose(message.job) });
      break;
    }
    case 'close':
      searchers.get(message.table)?.free();
      searchers.delete(message.table);
  }
}
