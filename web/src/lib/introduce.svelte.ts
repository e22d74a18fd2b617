/** Asks for a name at the moment it is needed, and not before. */
import { session } from './session.svelte';
import type { Me } from './wire';

class Introduction {
  /** Whether the question is on the screen; `ui/Introduce.svelte` asks it. */
  asking = $state(false);
  #answers: ((me: Me | null) => void)[] = [];

  ask(): Promise<Me | null> {
    if (session.me) return Promise.resolve(session.me);
    this.asking = true;
    return new Promise((resolve) => this.#answers.push(resolve));
  }

  answer(me: Me | null): void {
    this.asking = false;
    for (const resolve of this.#answers.splice(0)) resolve(me);
  }
}

export const introduction = new Introduction();

/** The person at this page, asked for a name where there is none yet; `null` if they cancel. */
export function introduce(): Promise<Me | null> {
  return introduction.ask();
}
