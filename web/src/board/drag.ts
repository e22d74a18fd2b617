/**
 * Pieces that can be dragged to where they are to go, beside being tapped there. A drag is a pick and never a final
 * choice: what it does is shown and confirmed like a tap.
 */
import type { Attachment } from 'svelte/attachments';
import { buzz, FELT } from '../lib/prefs.svelte';

/** How far a pointer moves before a press becomes a drag, in pixels. */
const START = 8;

/** A piece that can be dragged bears `data-drag`, by which `states.css` says which gestures are left to the browser. */
export type Drag = {
  /** Whether the piece can go anywhere now. */
  can: () => boolean;
  /** It is being dragged: a board may show where it can go. */
  start?: () => void;
  /** It was let go over an element that bears `data-drop`, with the value of that attribute. */
  drop: (place: string) => void;
};

/** `{@attach draggable({ can, drop })}` on the element of a piece. */
export function draggable({ can, start, drop }: Drag): Attachment<HTMLElement> {
  return (piece) => {
    let from: { x: number; y: number; id: number } | null = null;
    let copy: HTMLElement | null = null;
    let over: Element | null = null;

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0 || !can()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick pointer has left the piece before its first move is told: from now on the piece hears of all of them.
      // What was pressed takes them, not the piece around it: the click that follows goes there too.
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!copy) {
        if (Math.hypot(dx, dy) < START) return;
        copy = lift(piece);
        buzz(FELT.touch);
        start?.();
      }
      copy.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`;
      const next = placeAt(event.clientX, event.clientY);
      if (next === over) return;
      over?.classList.remove('dropping');
      over = next;
      over?.classList.add('dropping');
    };
    const end = () => {
      copy?.remove();
      over?.classList.remove('dropping');
      piece.classList.remove('dragged');
      [from, copy, over] = [null, null, null];
    };
    const up = (event: PointerEvent) => {
      const place = copy ? placeAt(event.clientX, event.clientY) : null;
      if (copy) {
        // The click that follows belongs to the drag. Where none follows, the next one is a tap again.
        const swallow = (click: Event) => click.stopImmediatePropagation();
        piece.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => piece.removeEventListener('click', swallow, true), 0);
      }
      end();
      const where = place?.getAttribute('data-drop') ?? null;
      if (where !== null && can()) drop(where);
    };
    const listeners: [string, EventListener][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up as EventListener],
      ['pointercancel', end],
      // Pictures would be dragged by the browser itself.
      ['dragstart', (event) => event.preventDefault()],
    ];
    for (const [type, listener] of listeners) piece.addEventListener(type, listener);
    piece.dataset['drag'] = '';
    return () => {
      end();
      for (const [type, listener] of listeners) piece.removeEventListener(type, listener);
    };
  };
}

/** A copy of the piece that follows the pointer; the piece itself stays where it is, faded. */
function lift(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.inert = true;
  copy.classList.add('lifted');
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  // Inside of the stage, whose colours and sizes it needs.
  (piece.closest('.stage') ?? document.body).append(copy);
  // The stage may be the frame of what is fixed: then it counts from there.
  const at = copy.getBoundingClientRect();
  copy.style.left = `${2 * left - at.left}px`;
  copy.style.top = `${2 * top - at.top}px`;
  piece.classList.add('dragged');
  return copy;
}

/** The place under the pointer; what is lifted is inert and not found. */
function placeAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;
}
