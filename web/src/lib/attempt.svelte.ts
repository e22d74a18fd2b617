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

  /** Does it, unless it is under way already. */
  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = null;
    try {
      await work();
    } catch (thrown) {
      this.error = reason(thrown);
    } finally {
      this.busy = false;
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
