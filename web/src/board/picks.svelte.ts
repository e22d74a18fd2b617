/** What is chosen and not yet sent. */

/**
 * Picks belong to one moment: they survive every frame that leaves `moment` as it is, and are gone for good once it has
 * changed. `still` takes out of them what the newest frame no longer allows.
 *
 * ```ts
 * const picks = new Picks<ReadonlySet<Card>>(new Set(), () => `${view.deal}.${view.round}`, (it) => still(it, legal));
 * picks.value; picks.set(next); picks.clear();
 * ```
 */
export class Picks<T> {
  readonly #empty: T;
  readonly #moment: () => string;
  readonly #still: (value: T) => T;
  #kept: { moment: string; value: T } | null = $state.raw(null);
  readonly #value: T = $derived.by(() =>
    this.#kept?.moment === this.#moment() ? this.#still(this.#kept.value) : this.#empty,
  );

  constructor(empty: T, moment: () => string, still: (value: T) => T = (value) => value) {
    this.#empty = empty;
    this.#moment = moment;
    this.#still = still;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    this.#kept = { moment: this.#moment(), value };
  }

  clear(): void {
    this.#kept = null;
  }
}
