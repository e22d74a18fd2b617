/**
 * The trainer, a switch in the settings of a table with bots: asks what a bot thinks of each choice while it is open, and
 * says after the round which of one's choices cost most. It says nothing before a choice is made. Lessons have a coach
 * (`Coach.svelte`), who explains beforehand.
 */
import type { Frame, Hint, TableInfo } from '../lib/wire';
import type { LiveTable } from './live.svelte';

/** A choice, and what was better. */
export type Costly = {
  /** What was seen when it was made. */
  view: unknown;
  played: readonly string[];
  better: readonly string[];
  /** By how much the better one was likelier to win, from 0 to 1. */
  cost: number;
};

/** What costs less is within the noise of a short search. */
const LEAST = 0.05;

/** Whether there is somebody to train: a player among bots, where hints are allowed. */
export const canTrain = ({ you, hints, seats }: TableInfo): boolean =>
  you !== null && hints && seats.every((it, index) => index + 1 === you || it.type === 'bot');

/** What a choice cost by the hint for it; nothing where the hint does not tell. */
export function costOf({ actions, choices }: Hint, played: readonly string[]): number | null {
  const [first] = played;
  // A decision of several actions is compared as a whole or not at all: its first says little.
  if (actions.length > 1 || played.length !== 1 || choices.length === 0) return null;
  if (first === actions[0]) return 0;
  const chances = choices.map((it) => it.chance);
  // What is not among the best few is worse than all of them.
  const own = choices.find((it) => it.action === first)?.chance ?? Math.min(...chances);
  return Math.max(...chances) - own;
}

type Table = Pick<LiveTable, 'frame' | 'you'> & { source: Pick<LiveTable['source'], 'hint'> };

export class Trainer {
  /** The costliest choice of the round that has ended. */
  note: Costly | null = $state.raw(null);

  readonly #table: Table;
  #asked = 0;
  #hint: { version: number; hint: Hint } | null = null;
  #worst: Costly | null = null;
  /** Whether others have had their turn since the last choice. */
  #isRoundOver = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** A frame is on the board. */
  see(frame: Frame): void {
    const { you } = this.#table;
    const isOwn = frame.turn.type === 'seats' && you !== null && frame.turn.seats.includes(you);
    if (!isOwn) this.#isRoundOver = true;
    if (frame.turn.type === 'over' || (isOwn && this.#isRoundOver)) this.#tell();
    if (!isOwn || frame.legal.length < 2 || frame.version === this.#asked) return;
    this.#isRoundOver = false;
    void this.#ask(frame.version);
  }

  /** A choice was sent in this frame; gives what is to be called where it was refused. */
  played(frame: Frame, actions: readonly string[]): () => void {
    this.note = null;
    if (this.#hint?.version !== frame.version) return () => {};
    const { hint } = this.#hint;
    const cost = costOf(hint, actions);
    const before = this.#worst;
    if (cost === null || cost < LEAST || cost <= (before?.cost ?? 0)) return () => {};
    const noted = { view: frame.view, played: actions, better: hint.actions, cost };
    this.#worst = noted;
    return () => {
      if (this.#worst === noted) this.#worst = before;
    };
  }

  #tell(): void {
    if (this.#worst) this.note = this.#worst;
    this.#worst = null;
  }

  /** Where nobody can be asked, or too often, a choice goes without. */
  async #ask(version: number): Promise<void> {
    this.#asked = version;
    try {
      const hint = await this.#table.source.hint();
      if (this.#table.frame?.version === version) this.#hint = { version, hint };
    } catch {
      // The next choice is another chance.
    }
  }
}
