/** Something small flies from where it was won to where it counts: points to a name. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { duration } from '../lib/motion.svelte';

/** How long a flight takes, in milliseconds. */
const FLIGHT = 700;

/**
 * `{@attach fliesTo(() => head, () => (sum += 4))}`: once the element is there, a copy of it flies to `target`, and
 * `arrived` is called when it is there; at once where nothing may move.
 */
export function fliesTo(
  target: () => Element | null | undefined,
  arrived: () => void,
): Attachment<HTMLElement> {
  return (from) => {
    const to = target();
    const time = duration(FLIGHT);
    if (!to || time === 0 || typeof from.animate !== 'function') {
      // What is counted there is no reason to fly again.
      untrack(arrived);
      return;
    }
    const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const copy = document.createElement('span');
    copy.className = 'flying';
    copy.textContent = from.textContent;
    copy.ariaHidden = 'true';
    Object.assign(copy.style, { left: `${start.left}px`, top: `${start.top}px` });
    document.body.append(copy);
    const way = `translate(${end.left + end.width / 2 - start.left - start.width / 2}px, ${end.top - start.top}px)`;
    const flight = copy.animate(
      [
        { transform: 'scale(1)', opacity: 0.2 },
        { transform: 'scale(1.5)', opacity: 1, offset: 0.3 },
        { transform: `${way} scale(0.9)`, opacity: 0.7 },
      ],
      { duration: time, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
    );
    const land = () => {
      copy.remove();
      arrived();
    };
    flight.addEventListener('finish', land, { once: true });
    return () => {
      copy.remove();
      flight.removeEventListener('finish', land);
    };
  };
}
