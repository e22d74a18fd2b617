/**
 * Several people round one device. It shows what the one who holds it may see; between two of them nobody holds it, and
 * it shows what all may see.
 */
import type { Turn } from '../lib/wire';
import type { LocalSeat } from './contract';

export class Device {
  /** The seats of people, in order. */
  readonly people: readonly number[];
  /** Whose eyes it shows the table through; nobody's between two people. */
  holder: number | null = $state(null);
  #last = 0;

  constructor(seats: readonly LocalSeat[]) {
    this.people = seats.flatMap((seat, index) => (seat.type === 'person' ? [index + 1] : []));
    // Somebody alone has nobody to hide from.
    if (this.people.length === 1) this.holder = this.people[0] ?? null;
  }

  /** Whether it goes from hand to hand. */
  get isShared(): boolean {
    return this.people.length > 1;
  }

  /** Who has to choose next, beginning after the one who held it last; nothing where it is nobody's turn here. */
  next(turn: Turn): number | null {
    if (turn.type === 'over') return null;
    const owing = this.people.filter((seat) => turn.seats.includes(seat));
    return owing.find((seat) => seat > this.#last) ?? owing[0] ?? null;
  }

  take(seat: number): void {
    this.holder = seat;
    this.#last = seat;
  }

  putDown(): void {
    if (this.isShared) this.holder = null;
  }
}
