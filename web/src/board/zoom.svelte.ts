/**
 * A piece at a size at which it can be read: shown on a long press, on a rest of the pointer and on the key `i`. It
 * stays while the pointer is on it, and after a long press until something else is touched, so that its link can be
 * followed; a second `i` follows it.
 */
import { getContext, setContext, type Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { buzz, FELT } from '../lib/prefs.svelte';

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
/** How long it stays when the pointer has left the piece, which may be on its way to the link. */
const LINGER = 220;
/** How far a finger may slip while it presses, in pixels. */
const SLIP = 8;
const KEY = Symbol('zoom');

export class Zoom {
  shown: { what: Zoomed; at: DOMRect } | null = $state.raw(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(what: Zoomed, at: Element): void {
    this.stay();
    this.shown = { what, at: at.getBoundingClientRect() };
  }

  hide(): void {
    this.stay();
    this.shown = null;
  }

  /** Hides it soon, unless it is told to stay. */
  leave(): void {
    this.stay();
    this.#leaving = setTimeout(() => this.hide(), LINGER);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  /** Goes to where the rules speak of it; set by whatever draws the link. */
  follow: () => void = () => undefined;
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
    /** Whether a mouse has moved over the piece since it came. */
    let near = false;
    let from: { x: number; y: number } | null = null;
    const wait = (after: number, long = false) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = long;
        if (long) buzz(FELT.touch);
        layer.show(what(), element);
      }, after);
    };
    const end = () => {
      clearTimeout(timer);
      layer.hide();
    };
    const leave = () => {
      near = false;
      clearTimeout(timer);
      if (!pressed && layer.shown) layer.leave();
    };
    // What a long press has shown stays when the finger is lifted.
    const up = () => (pressed ? clearTimeout(timer) : end());
    const down = (event: PointerEvent) => {
      from = { x: event.clientX, y: event.clientY };
      pressed = false;
      if (event.pointerType === 'mouse') end();
      else wait(PRESS, true);
    };
    // A finger that moves drags or scrolls; it does not look. A mouse does: not one under which a piece has come to lie,
    // by a new page or another move, and which has only been left there.
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0 && !near) {
        near = true;
        wait(REST);
      }
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
      if (event.key === 'i' && layer.shown) layer.follow();
      else if (event.key === 'i') layer.show(what(), element);
      else if (event.key === 'Escape' && layer.shown) {
        event.preventDefault();
        end();
      }
    };
    // The focus may go to the link. A piece that is taken away loses it while the board is drawn, when nothing that is
    // drawn may change.
    const blur = ({ relatedTarget: to }: FocusEvent) => {
      if (!(to instanceof Element && to.closest('.zoom'))) queueMicrotask(end);
    };
    const menu = (event: Event) => pressed && event.preventDefault();
    const listeners: [string, EventListener, boolean?][] = [
      ['pointerleave', leave],
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click as EventListener, true],
      ['contextmenu', menu],
      ['keydown', key as EventListener],
      ['focusout', blur as EventListener],
    ];
    for (const [type, listener, capture] of listeners) element.addEventListener(type, listener, capture);
    return () => {
      clearTimeout(timer);
      for (const [type, listener, capture] of listeners) element.removeEventListener(type, listener, capture);
    };
  };
}
