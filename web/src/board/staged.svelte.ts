import { getContext, setContext } from 'svelte';
import { prefs } from '../lib/prefs.svelte';

/** Versions between two moments, beyond which what led from one to the other was not seen. */
const LEAP = 5;
const KEY = Symbol('staged');

/** Tells boards at which moment they stand: a scene is for those who were there when it began. Call it in a component. */
export function provideMoment(version: () => number): void {
  let leapt = $state(false);
  let before: number | null = null;
  $effect.pre(() => {
    const now = version();
    leapt = before !== null && Math.abs(now - before) > LEAP;
    before = now;
  });
  setContext(KEY, () => leapt);
}

/**
 * Whether great moments are told step by step just now. With every change at once they are read on the board, and so are
 * those that were skipped. Call it while a component is made.
 */
export function useStaged(): () => boolean {
  const leapt = getContext<(() => boolean) | undefined>(KEY);
  return () => prefs.pace !== 'instant' && !(leapt?.() ?? false);
}
