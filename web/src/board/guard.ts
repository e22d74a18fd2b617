/**
 * Choices that cannot be taken back are deaf for a moment after the board has changed, so that the second click of two
 * does not land on what has just come under the pointer. Such an element bears `data-final`. While the stage is deaf
 * they get no pointer events; a key that is held down never chooses them.
 */

/** How long, in milliseconds. */
export const DEAF = 600;

export function deafen(stage: HTMLElement): () => void {
  const held = (event: KeyboardEvent) => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    if (event.target instanceof Element && event.target.closest('[data-final]')) event.preventDefault();
  };
  stage.addEventListener('keydown', held, true);
  return () => stage.removeEventListener('keydown', held, true);
}
