/** A piece at a size at which it can be read: shown on a long press, on a rest of the pointer and on the key `i`. */
import { getContext, setContext, type Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export type Zoomed = {
  /** What the piece is called. */
  title: string;
  /** What it does, in words. */
  text?: string;
  /** Where the rules speak of it: `/rules/<slug>#<anchor>`. */
  rule?: string;
  /** Its face, as large as the frame. */
  face: Snippet;
};

/** How long a pointer rests or a finger presses, in milliseconds. */
const REST = 650;
const PRESS = 450;
/** How far a finger may slip while it presses, in pixels. */
const SLIP = 8;
const KEY = Symbol('zoom');

export class Zoom {
  shown: { what: Zoomed; at: DOMRect } | null = $state.raw(null);

  show(what: Zoomed, at: Element): void {
    this.shown = { what, at: at.getBoundingClientRect() };
  }

  hide(): void {
    this.shown = null;
  }
}

/** Made by the board before anything that can be zoomed. */
export const provideZoom = (): Zoom => setContext(KEY, new Zoom());
export const useZoom = (): Zoom | null => getContext<Zoom | undefined>(KEY) ?? null;

/** `{@attach zoom(() => ({ title, text, face }))}` on the element of a piece; call `zoomer()` while the component is made. */
export function zoomer(): (what: () => Zoomed) => Attachment<HTMLElement> {
  const layer = useZoom();
  return (what) => (element) => {
    if (!layer) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let from: { x: number; y: number } | null = null;
    const wait = (after: number, long = false) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = long;
        layer.show(what(), element);
      }, after);
    };
    const end = () => {
      clearTimeout(timer);
      layer.hide();
    };
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && wait(REST);
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'mouse') end();
      else wait(PRESS, true);
    };
    // A finger that moves drags or scrolls; it does not look.
    const move = (event: PointerEvent) => {
      if (from && event.buttons > 0 && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP)
        end();
    };
    // A long press looks and does not choose.
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'i') layer.show(what(), element);
      else if (event.key === 'Escape' && layer.shown) {
        event.preventDefault();
        end();
      }
    };
    const menu = (event: Event) => pressed && event.preventDefault();
    const listeners: [string, EventListener, boolean?][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', end],
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', end],
      ['pointercancel', end],
      ['click', click as EventListener, true],
      ['contextmenu', menu],
      ['keydown', key as EventListener],
      ['focusout', end],
    ];
    for (const [type, listener, capture] of listeners) element.addEventListener(type, listener, capture);
    return () => {
      clearTimeout(timer);
      for (const [type, listener, capture] of listeners) element.removeEventListener(type, listener, capture);
    };
  };
}
