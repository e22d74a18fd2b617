/**
 * Choices that cannot be taken back bear `data-final`, and are guarded in three ways. For a moment after the board has
 * changed they get no pointer events (`Stage`), so that the second click of two does not land on what has just come
 * under the pointer. A key that is held down never chooses them. And a player may set that every such
 * choice is asked for twice: the first click only arms it.
 */
import { t } from '../lib/i18n.svelte';
import { prefs } from '../lib/prefs.svelte';

/** How long they are deaf, in milliseconds. */
export const DEAF = 600;

/** How long an armed choice waits for its second click, in milliseconds. */
const ARMED = 4000;

const finalOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-final]') : null;

export function deafen(stage: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let armed: HTMLElement | null = null;
  const disarm = () => {
    clearTimeout(timer);
    delete armed?.dataset['armed'];
    armed = null;
  };
  const held = (event: KeyboardEvent) => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (finalOf(event)) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const choice = finalOf(event);
    const again = choice !== null && choice === armed;
    disarm();
    if (!choice || !prefs.confirm || again) return;
    event.preventDefault();
    event.stopPropagation();
    armed = choice;
    armed.dataset['armed'] = t('board-confirm-again');
    timer = setTimeout(disarm, ARMED);
  };
  stage.addEventListener('keydown', held, true);
  stage.addEventListener('click', click, true);
  return () => {
    disarm();
    stage.removeEventListener('keydown', held, true);
    stage.removeEventListener('click', click, true);
  };
}
