/** The signs that players make, each shown at its seat for a while. */
import type { Reaction } from '../lib/wire';
import { muted } from './muted.svelte';

/** A sign is shown so long, in milliseconds. */
const SHOWN = 4000;

export class ShownReactions {
  #shown: readonly { seat: number; reaction: Reaction; n: number }[] = $state.raw([]);
  #n = 0;

  of(seat: number): Reaction | null {
    return this.#shown.find((it) => it.seat === seat)?.reaction ?? null;
  }

  /** Shows the sign of a seat, in place of the one before. */
  show(seat: number, reaction: Reaction): void {
    if (muted.reactions) return;
    this.#n += 1;
    const n = this.#n;
    this.#shown = [...this.#shown.filter((it) => it.seat !== seat), { seat, reaction, n }];
    setTimeout(() => (this.#shown = this.#shown.filter((it) => it.n !== n)), SHOWN);
  }
}
