/**
 * A worker in which one bot at a time searches, while others do so in theirs. It has the module but no tables: it is
 * given what the bot knows, and keeps bots that have planned further actions of their turn.
 */
import type { Engine, EngineBot } from './engine';
import type { FromThinker, ToThinker } from './thinkers';
import { load } from './load';

const scope = self as unknown as {
  postMessage(message: FromThinker): void;
  onmessage: ((event: { data: ToThinker }) => void) | null;
};

let engine: Promise<Engine> | null = null;
/** By seat and table. */
const kept = new Map<string, EngineBot>();
let queue: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }) => {
  queue = queue.then(() => handle(data)).catch(fail);
};

async function handle(message: ToThinker): Promise<void> {
  switch (message.type) {
    case 'start':
      engine = load(message.js, message.module);
      await engine;
      scope.postMessage({ type: 'ready' });
      break;
    case 'net':
      (await engine)?.load_net(message.game, message.bytes);
      break;
    case 'forget':
      for (const [key, bot] of kept) if (key.endsWith(` ${message.table}`)) forget(key, bot);
      break;
    case 'choose': {
      const module = await engine;
      if (!module) throw new Error('asked before the start');
      const { ask, seat, task } = message;
      const key = `${seat} ${message.table}`;
      const bot = kept.get(key) ?? new module.Bot(task);
      const action = bot.choose(seat, task);
      const keeps = bot.has_reusable_tree();
      if (keeps) kept.set(key, bot);
      else forget(key, bot);
      scope.postMessage({ type: 'chosen', ask, action, keeps });
    }
  }
}

function forget(key: string, bot: EngineBot): void {
  kept.delete(key);
  bot.free();
}

function fail(thrown: unknown): void {
  scope.onmessage = null;
  scope.postMessage({ type: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) });
}
