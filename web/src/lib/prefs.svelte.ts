/** How somebody likes to play, kept in this browser. */
import { recall, remember } from './memory';
import { motion } from './motion.svelte';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How long a change stays on the board before the next one, as a share of its usual time. */
const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export const SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof SIZES)[number];

/** How the groups of a hand stand: as the game lists them, or the largest first. */
export const ORDERS = ['usual', 'most'] as const;
export type HandOrder = (typeof ORDERS)[number];

const KEY = 'comptoir.prefs';

type Kept = {
  pace: Pace | null;
  guard: boolean;
  confirm: boolean;
  haptics: boolean;
  text: TextSize;
  shapes: boolean;
  order: HandOrder;
  trainer: boolean;
};

const USUAL: Kept = {
  ...{ pace: null, guard: true, confirm: false, haptics: true },
  ...{ text: 'normal', shapes: false, order: 'usual', trainer: false },
};

class Prefs {
  #kept: Kept = $state.raw(read());

  /** Without motion every change is shown at once, unless another pace was chosen. */
  get pace(): Pace {
    return this.#kept.pace ?? (motion.reduced ? 'instant' : 'normal');
  }
  /** Whether final choices are deaf for a moment after the board has changed. */
  get guard(): boolean {
    return this.#kept.guard;
  }
  /** Whether final choices are asked for twice. */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get order(): HandOrder {
    return this.#kept.order;
  }
  /** Whether one's costliest choice is named after each round, at tables with bots. */
  get trainer(): boolean {
    return this.#kept.trainer;
  }
  get haptics(): boolean {
    return this.#kept.haptics;
  }
  get text(): TextSize {
    return this.#kept.text;
  }
  /** Whether colours that mean something are also patterns. */
  get shapes(): boolean {
    return this.#kept.shapes;
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    remember(KEY, JSON.stringify(this.#kept));
    apply(this.#kept);
  }
}

export const prefs = new Prefs();
apply(read());

/** Milliseconds that something stays on the board at the chosen pace. */
export function paced(milliseconds: number): number {
  return milliseconds * FACTOR[prefs.pace];
}

/** What is felt, in milliseconds of the vibration motor, with pauses between. */
export const FELT = {
  /** A piece is lifted, or looked at. */
  touch: [6],
  turn: [12],
  gain: [10, 60, 10],
  refusal: [30, 50, 30],
  end: [20, 80, 20, 80, 50],
};

/** A short touch of the vibration motor, where there is one. */
export function buzz(pattern: number[]): void {
  if (!prefs.haptics || motion.reduced || !('vibrate' in navigator)) return;
  // Browsers refuse before the first touch, which is nobody's fault.
  navigator.vibrate(pattern);
}

function apply(kept: Kept): void {
  document.documentElement.dataset['text'] = kept.text;
  document.documentElement.dataset['shapes'] = kept.shapes ? 'on' : 'off';
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return USUAL;
    const it = found as Partial<Record<keyof Kept, unknown>>;
    return {
      pace: PACES.find((pace) => pace === it.pace) ?? USUAL.pace,
      guard: it.guard !== false,
      confirm: it.confirm === true,
      order: ORDERS.find((order) => order === it.order) ?? USUAL.order,
      haptics: it.haptics !== false,
      text: SIZES.find((size) => size === it.text) ?? USUAL.text,
      shapes: it.shapes === true,
      trainer: it.trainer === true,
    };
  } catch {
    return USUAL;
  }
}
