/**
 * What the game foresees of the view on the board: asked for as soon as a view is known, once for each, and shown when
 * it is there. A board is drawn without waiting for it.
 */
import type { Forecast, Foreseen } from '../lib/wire';

type Ask = (asked: Foreseen) => Promise<Forecast>;

export class Forecasts {
  /**
   * That of the view on the board. Until it is there, that of the view before stays, so that nothing blinks where
   * others choose meanwhile; nothing where it cannot be had.
   */
  now: Forecast | null = $state.raw(null);

  readonly #ask: Ask;
  /** By view and, where the arbiter asks for several, by seat. */
  readonly #asked = new WeakMap<object, Map<number | null, Promise<Forecast | null>>>();
  #shown: Promise<Forecast | null> | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The forecast of a view; null where it cannot be had. */
  of(asked: Foreseen): Promise<Forecast | null> {
    const view = asked.view as object;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only asked here, never shown
    const seats = this.#asked.get(view) ?? new Map<number | null, Promise<Forecast | null>>();
    this.#asked.set(view, seats);
    const answer = seats.get(asked.seat) ?? this.#ask(asked).catch(() => null);
    seats.set(asked.seat, answer);
    return answer;
  }

  /** The view is on the board from now on. */
  async show(asked: Foreseen): Promise<void> {
    const answer = this.of(asked);
    if (answer === this.#shown) return;
    this.#shown = answer;
    const found = await answer;
    if (answer === this.#shown) this.now = found;
  }

  /** The board is empty, or shows something else. */
  clear(): void {
    this.#shown = null;
    this.now = null;
  }
}
