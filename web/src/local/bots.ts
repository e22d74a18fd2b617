/**
 * The workers in which bots search: those that choose at the same time think at the same time, and their table listens
 * meanwhile. A seat always has the same worker, since its bot may go on from its last choice.
 */
import type { FromBot, ToBot } from './messages';

export type BotWorker = {
  postMessage(message: ToBot): void;
  onmessage: ((event: MessageEvent<FromBot>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
};

type Asked = {
  message: ToBot & { type: 'search' };
  resolve: (found: string) => void;
  reject: (why: Error) => void;
};
/** A worker with what it was asked and has not answered, the first of which it is at. */
type Slot = { worker: BotWorker | null; asked: Asked[] };

/** No table has more bots. */
const MOST = 5;

/** One processor is left to the page. */
const slots = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));

const startWorker = (): BotWorker => new Worker(new URL('./bot.ts', import.meta.url), { type: 'module' });

/** Whether workers can start others here. */
export const canStart = (): boolean => typeof Worker !== 'undefined';

export class BotWorkers {
  readonly #js: string;
  readonly #module: WebAssembly.Module;
  readonly #start: () => BotWorker;
  readonly #nets = new Map<string, Uint8Array>();
  readonly #slots: Slot[];

  constructor(js: string, module: WebAssembly.Module, start = startWorker, n = slots()) {
    this.#js = js;
    this.#module = module;
    this.#start = start;
    this.#slots = Array.from({ length: n }, () => ({ worker: null, asked: [] }));
  }

  /** What the bot of a seat chooses. Fails where its search has failed; the others' go on. */
  choose(table: string, seat: number, job: string): Promise<string> {
    const slot = this.#slots[seat % this.#slots.length];
    if (!slot) return Promise.reject(new Error('no worker'));
    return new Promise((resolve, reject) => {
      const message = { type: 'search' as const, table, job };
      slot.asked.push({ message, resolve, reject });
      this.#running(slot).postMessage(message);
    });
  }

  /** What the strongest bots of a game have learnt. */
  addNet(game: string, bytes: Uint8Array): void {
    this.#nets.set(game, bytes);
    for (const { worker } of this.#slots) worker?.postMessage({ type: 'net', game, bytes });
  }

  close(table: string): void {
    for (const { worker } of this.#slots) worker?.postMessage({ type: 'close', table });
  }

  #running(slot: Slot): BotWorker {
    if (slot.worker) return slot.worker;
    const worker = this.#start();
    slot.worker = worker;
    worker.onmessage = ({ data }) => {
      if (data.type === 'found') slot.asked.shift()?.resolve(data.found);
      else this.#failed(slot, data.why);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#failed(slot, event.message);
    };
    worker.postMessage({ type: 'start', js: this.#js, module: this.#module });
    for (const [game, bytes] of this.#nets) worker.postMessage({ type: 'net', game, bytes });
    return worker;
  }

  /** Nothing of the worker can be relied on: another does what this one had not begun. */
  #failed(slot: Slot, why: string): void {
    slot.worker?.terminate();
    slot.worker = null;
    slot.asked.shift()?.reject(new Error(why));
    for (const { message } of slot.asked) this.#running(slot).postMessage(message);
  }
}
