/** Whether things may move. */

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

class Motion {
  reduced = $state(query.matches);
}

export const motion = new Motion();

query.addEventListener('change', () => {
  motion.reduced = query.matches;
});

/** A length of time for an animation, in milliseconds: none where motion is not wanted. */
export function duration(milliseconds: number): number {
  return motion.reduced ? 0 : milliseconds;
}
