/**
 * Changes are shown one after another. What arrives while another change is still on the board waits in a queue; each
 * stays for its time. A tap skips to the newest.
 */

/** How long a beat is at the usual pace, in milliseconds. */
export const BEAT = 900;

/** More waiting than this is not told one by one: the page was asleep, or bots run ahead. */
const MOST = 60;

/** Something to show, and how long it stays before the next, in milliseconds. */
export type Step<T> = { what: T; hold: number };

export class Pacer<T> {
  readonly #show: (item: T) => void;
  readonly #split: (item: T) => Step<T>[];
  readonly #changed: (waiting: number) => void;
  #queue: T[] = [];
  #steps: Step<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `split` is asked when an item is next to be shown; its last step is the item as a whole. */
  constructor(
    show: (item: T) => void,
    split: (item: T) => Step<T>[],
    changed: (waiting: number) => void = () => undefined,
  ) {
    this.#show = show;
    this.#split = split;
    this.#changed = changed;
  }

  get waiting(): number {
    return this.#queue.length + this.#steps.length;
  }

  /** Shows items at once where nothing is on its time, else after what waits. */
  add(...items: readonly T[]): void {
    this.#queue.push(...items);
    if (this.waiting > MOST) this.skip();
    else if (this.#timer === undefined) this.#next();
    else this.#changed(this.waiting);
  }

  /** Shows everything that waits at once, in order. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#steps.at(-1);
    const all = [...(last ? [last.what] : []), ...this.#queue];
    this.#steps = [];
    this.#queue = [];
    for (const item of all) this.#show(item);
    this.#changed(0);
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#steps = [];
    this.#queue = [];
    this.#changed(0);
  }

  #next(): void {
    this.#timer = undefined;
    while (this.#timer === undefined) {
      const item = this.#steps.length === 0 ? this.#queue.shift() : undefined;
      if (item !== undefined) this.#steps = this.#split(item);
      const step = this.#steps.shift();
      if (step === undefined) break;
      this.#show(step.what);
      if (step.hold > 0) this.#timer = setTimeout(() => this.#next(), step.hold);
    }
    this.#changed(this.waiting);
  }
}
