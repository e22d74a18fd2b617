/** Dice that are handed over: they come from the player who has rolled them. */
import type { Colour } from '../../generated/donnant';
import { duration } from '../../lib/motion.svelte';

/** How long the way takes, and by how much one die follows another, in milliseconds. */
const WAY = 620;
const AFTER = 90;

/** Lets `dice` fly in from the panel of `seat`; from above where that is out of sight. */
export function handOver(mat: HTMLElement, dice: readonly Colour[], seat: number): void {
  const time = duration(WAY);
  const panel = mat.closest('.stage')?.querySelector(`.others [data-seat="${seat}"]`);
  const from = panel?.getBoundingClientRect();
  dice.forEach((die, nth) => {
    const piece = mat.querySelector<HTMLElement>(`[data-die="${die}"]`);
    if (!piece || time === 0 || typeof piece.animate !== 'function') return;
    const to = piece.getBoundingClientRect();
    const seen = from !== undefined && from.width > 0;
    const [x, y] = seen ? [from.left + from.width / 2 - to.left, from.top + 24 - to.top] : [0, -180];
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(-200deg) scale(0.6)`, opacity: 0.2 },
        { transform: 'translate(0, -14px) rotate(10deg) scale(1.12)', opacity: 1, offset: 0.75 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: time, delay: nth * AFTER, easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)', fill: 'backwards' },
    );
  });
}
