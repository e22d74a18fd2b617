/** What part of the city is seen, moved by fingers, mouse and keys. */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { duration } from '../../lib/motion.svelte';
import { shown, type Ground } from './ground';
import { fitted, held, zoomed, type Cell, type Frame } from './plan';

type Point = { x: number; y: number };

/** A finger that moves less has tapped. */
const TAP = 7;
const GLIDE = 260;

export class Camera {
  /** Everything there is to see, in the shape of the window. */
  #whole = $state.raw<Frame>({ x: 0, y: 0, w: 1, h: 1 });
  #frame = new Tween<Frame>({ x: 0, y: 0, w: 1, h: 1 }, { easing: cubicOut, duration: 0 });
  /** Whether all is seen, and follows the city as it grows. */
  whole = $state(true);
  /** Whether what ended just now was a move of the city and not a tap. */
  moved = false;
  #fingers: (Point & { id: number })[] = [];
  #began: Point | null = null;

  get frame(): Frame {
    return this.#frame.current;
  }

  /** The city or the window has changed. */
  look(extent: Frame, ratio: number): void {
    this.#whole = fitted(extent, ratio);
    if (this.whole) this.#go(this.#whole, this.#frame.current.w === 1 ? 0 : GLIDE);
    else {
      const { x, y, w } = this.#frame.target;
      this.#go(held({ x, y, w, h: w / ratio }, this.#whole), 0);
    }
  }

  fit(): void {
    this.whole = true;
    this.#go(this.#whole, GLIDE);
  }

  /** By a button or a key: about the middle. */
  zoom(factor: number): void {
    const { x, y, w, h } = this.#frame.target;
    this.#zoom(factor, { x: x + w / 2, y: y + h / 2 }, GLIDE);
  }

  /** Brings a cell into view. */
  show(cell: Cell, ground: Ground): void {
    if (!this.whole) this.#go(shown(this.#frame.target, cell, ground), GLIDE);
  }

  down(event: PointerEvent): void {
    if (this.#fingers.length === 0) this.moved = false;
    this.#put({ id: event.pointerId, x: event.clientX, y: event.clientY });
    this.#began ??= { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.find((it) => it.id === event.pointerId);
    if (!before || !this.#began) return;
    const now = { id: event.pointerId, x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - this.#began.x, now.y - this.#began.y) < TAP) return;
    if (!this.moved && event.currentTarget instanceof Element) {
      this.moved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    this.#put(now);
    const scale = this.#frame.target.w / box.width;
    const other = this.#fingers.find((it) => it.id !== event.pointerId);
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      this.#zoom(apart(now) / Math.max(1, apart(before)), this.#point(other, box), 0);
    }
    const share = other ? 0.5 : 1;
    const { x, y, w, h } = this.#frame.target;
    const dx = (before.x - now.x) * scale * share;
    const dy = (before.y - now.y) * scale * share;
    this.whole = false;
    this.#go(held({ x: x + dx, y: y + dy, w, h }, this.#whole), 0);
  }

  up(event: PointerEvent): void {
    this.#fingers = this.#fingers.filter((it) => it.id !== event.pointerId);
    if (this.#fingers.length === 0) this.#began = null;
  }

  wheel(event: WheelEvent, box: DOMRect): void {
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY / 400), this.#point({ x: event.clientX, y: event.clientY }, box), 0);
  }

  #put(finger: Point & { id: number }): void {
    this.#fingers = [...this.#fingers.filter((it) => it.id !== finger.id), finger];
  }

  #zoom(factor: number, about: Point, glide: number): void {
    const next = zoomed(this.#frame.target, factor, about, this.#whole);
    this.whole = next.w >= this.#whole.w - 0.5;
    this.#go(this.whole ? this.#whole : next, glide);
  }

  #point({ x, y }: Point, box: DOMRect): Point {
    const frame = this.#frame.target;
    const scale = frame.w / box.width;
    return { x: frame.x + (x - box.left) * scale, y: frame.y + (y - box.top) * scale };
  }

  #go(frame: Frame, glide: number): void {
    void this.#frame.set(frame, { duration: duration(glide) });
  }
}
