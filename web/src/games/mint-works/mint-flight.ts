/** How mints fly: between places, or to and from the tin that holds the supply. */
import { getContext, setContext } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, type CrossfadeParams } from 'svelte/transition';
import { duration } from '../../lib/motion.svelte';
import type { Mints } from './mints';

type Flight = ReturnType<typeof crossfade>;
const KEY = Symbol('mints');

export const setMints = (mints: { readonly at: Mints; readonly flight: Flight }) => setContext(KEY, mints);
export const getMints = () => getContext<{ readonly at: Mints; readonly flight: Flight }>(KEY);

/** Mints fly between places; those that come from the supply or go back there fly to and from the tin. */
export function mintFlight(): Flight {
  return crossfade({
    duration: (distance) => duration(Math.min(620, 260 + distance * 0.4)),
    easing: cubicOut,
    fallback: (node, _: CrossfadeParams, intro) => {
      const tin = document.querySelector('[data-tin]')?.getBoundingClientRect();
      if (!tin) return fade(node, { duration: duration(200) });
      const here = node.getBoundingClientRect();
      const [x, y] = [tin.left + tin.width / 2 - here.left, tin.top + tin.height / 2 - here.top];
      return {
        duration: duration(intro ? 520 : 380),
        easing: cubicOut,
        css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 2)};`,
      };
    },
  });
}
