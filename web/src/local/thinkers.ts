/**
 * Workers in which bots that have to choose at the same time search at the same time: one a bot, as far as the device
 * has processors. They are started when several bots think for the first time, and one that fails is replaced alone.
 *
 * A bot that has planned further actions of its turn stays in its worker until they are made: so bots choose as they
 * would one after another.
 */
import type { EngineFiles } from './engine';

export type ToThinker =
  /** The first message. */
  | { type: 'start'; js: string; module: WebAssembly.Module }
  | { type: 'net'; game: string; bytes: Uint8Array }
  | { type: 'choose'; ask: number; table: string; seat: number; task: string }
  | { type: 'forget'; table: string };

export type FromThinker =
  | { type: 'ready' }
  /** `keeps` says whether the bot stays where it is. */
  | { type: 'chosen'; ask: number; action: string; keeps: boolean }
  | { type: 'failed'; why: string };

/** A table has no more bots that could think at once than people at it; beyond this more memory buys little. */
const MOST = 4;

type Waiting = { seat: string; resolve: (action: string) => void; reject: (why: Error) => void };

class Thinker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: () => void;
  readonly #keeps: (seat: string, keeps: boolean) => void;
  isReady = false;

  constructor(keeps: (seat: string, keeps: boolean) => void, gone: () => void) {
    [this.#keeps, this.#gone] = [keeps, gone];
    this.#worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#heard(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
  }

  post(message: ToThinker): void {
    this.#worker.postMessage(message);
  }

  choose(ask: number, table: string, seat: number, task: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, { seat: `${seat} ${table}`, resolve, reject });
      this.post({ type: 'choose', ask, table, seat, task });
    });
  }

  #heard(message: FromThinker): void {
    if (message.type === 'ready') this.isReady = true;
    else if (message.type === 'failed') this.#fail(message.why);
    else {
      const waiting = this.#waiting.get(message.ask);
      this.#waiting.delete(message.ask);
      if (waiting) this.#keeps(waiting.seat, message.keeps);
      waiting?.resolve(message.action);
    }
  }

  #fail(why: string): void {
    this.#worker.terminate();
    this.#gone();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}

export class Thinkers {
  readonly #start: { js: string; module: WebAssembly.Module };
  readonly #nets = new Map<string, Uint8Array>();
  readonly #all: (Thinker | null)[] = [];
  /** The place of the worker that keeps a bot, by seat and table. */
  readonly #homes = new Map<string, number>();
  readonly #most = Math.min(MOST, (globalThis.navigator as Navigator | undefined)?.hardwareConcurrency ?? 1);
  /** Whether no worker could be started so far; some browsers have none inside of another. */
  #isBroken = typeof Worker === 'undefined';
  #lastAsk = 0;

  constructor(files: EngineFiles, module: WebAssembly.Module) {
    this.#start = { js: files.js, module };
  }

  /** Whether several bots can think at the same time. */
  get areThere(): boolean {
    return this.#most > 1 && !this.#isBroken;
  }

  /** Whether workers for so many bots have loaded the module; those that are missing begin to. */
  areReadyFor(bots: number): boolean {
    const places = Array.from({ length: Math.min(bots, this.#most) }, (_, place) => place);
    return places.map((place) => (this.#all[place] ??= this.#begin(place))).every((it) => it.isReady);
  }

  /** Whether the bot of a seat has planned further actions in one of the workers. */
  keeps(table: string, seat: number): boolean {
    return this.#homes.has(`${seat} ${table}`);
  }

  /** What the strongest bots of a game have learnt. */
  addNet(game: string, bytes: Uint8Array): void {
    this.#nets.set(game, bytes);
    for (const it of this.#all) it?.post({ type: 'net', game, bytes });
  }

  /** Lets the bot of a seat choose, the `nth` of those that think. Fails where its worker fails. */
  choose(table: string, seat: number, nth: number, task: string): Promise<string> {
    const place = this.#homes.get(`${seat} ${table}`) ?? nth % this.#most;
    this.#lastAsk += 1;
    const thinker = (this.#all[place] ??= this.#begin(place));
    return thinker.choose(this.#lastAsk, table, seat, task);
  }

  forget(table: string): void {
    for (const key of this.#homes.keys()) if (key.endsWith(` ${table}`)) this.#homes.delete(key);
    for (const it of this.#all) it?.post({ type: 'forget', table });
  }

  #begin(place: number): Thinker {
    const keeps = (seat: string, keeps: boolean) =>
      keeps ? this.#homes.set(seat, place) : this.#homes.delete(seat);
    const thinker = new Thinker(keeps, () => {
      // One that never started will not the next time either; others are replaced when they are needed.
      this.#isBroken ||= !thinker.isReady;
      this.#all[place] = null;
      for (const [seat, home] of this.#homes) if (home === place) this.#homes.delete(seat);
    });
    thinker.post({ type: 'start', ...this.#start });
    for (const [game, bytes] of this.#nets) thinker.post({ type: 'net', game, bytes });
    return thinker;
  }
}
