/** Pieces fly from zone to zone: every zone of a board shares one pair of transitions, keyed by the piece. */
import { getContext, setContext } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { duration } from '../lib/motion.svelte';

const KEY = Symbol('flight');
const FLIGHT = 420;

export type Flight = ReturnType<typeof crossfade>;

/** The longer the way, the longer the flight, within reason. */
const flightTime = (distance: number) => duration(Math.min(FLIGHT + 140, 220 + distance * 0.35));

export function provideFlight(): Flight {
  const flight = crossfade({
    duration: flightTime,
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: duration(200) }),
  });
  return setContext(KEY, flight);
}

export function useFlight(): Flight {
  return getContext<Flight>(KEY);
}

/** How pieces that stay in a zone make room. */
export const flipping = {
  duration: (distance: number) => duration(Math.min(320, 120 + distance * 0.4)),
  easing: cubicOut,
};
