/** Something that a form asks of the server: it is under way, was refused for a reason, or is done. */
import { reason } from './api';
import { explain } from './errors';
import { i18n } from './i18n.svelte';
import type { WireError } from './wire';

export class Attempt {
  busy = $state(false);
  error = $state.raw<WireError | null>(null);
  /** Why it was refused, in words. */
  readonly said = $derived(this.error && explain(i18n.words, this.error));
  /** Whether it was refused for the password that was to be set. */
  readonly isAboutNewPassword = $derived(
    this.error?.code === 'bad-password' || this.error?.code === 'common-password',
  );

  /** How many are under way or wait, and the last of them. */
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  /** Does it, unless it is under way already: for what a second click must not do twice. */
  async run(work: () => Promise<unknown>): Promise<void> {
    if (!this.busy) await this.inTurn(work);
  }

  /** Does it after all that was asked for before: for settings, of which a second change must not be lost. */
  inTurn(work: () => Promise<unknown>): Promise<void> {
    this.#waiting += 1;
    this.busy = true;
    this.#last = this.#last.then(() => this.#do(work));
    return this.#last;
  }

  async #do(work: () => Promise<unknown>): Promise<void> {
    this.error = null;
    try {
      await work();
    } catch (thrown) {
      this.error = reason(thrown);
    } finally {
      this.#waiting -= 1;
      this.busy = this.#waiting > 0;
    }
  }

  /** What a form does when it is sent. */
  onsubmit(work: () => Promise<unknown>): (event: SubmitEvent) => void {
    return (event) => {
      event.preventDefault();
      void this.run(work);
    };
  }

  clear(): void {
    this.error = null;
  }
}
