/** A line to a table of the worker: what a socket is to a table of the server. */
import type { LineState } from '../lib/line';
import { read } from '../lib/read';
import type { ObserverId } from '../lib/wire';
import type { LocalLine, LocalLineHandlers } from './contract';

/** How it reaches the worker. */
type Wires = { send: (text: string) => void; close: () => void };

export class Line implements LocalLine {
  readonly table: string;
  readonly as: ObserverId;
  /** The last version that it was told. */
  version: number;
  #state: LineState = 'connecting';
  readonly #handlers: LocalLineHandlers;
  readonly #wires: Wires;

  constructor(table: string, as: ObserverId, since: number, handlers: LocalLineHandlers, wires: Wires) {
    this.table = table;
    this.as = as;
    this.version = since;
    this.#handlers = handlers;
    this.#wires = wires;
  }

  get state(): LineState {
    return this.#state;
  }

  send(text: string): boolean {
    if (this.#state !== 'open') return false;
    this.#wires.send(text);
    return true;
  }

  close(): void {
    if (this.#state === 'stopped') return;
    this.#wires.close();
    this.#set('stopped');
  }

  heard(text: string): void {
    if (this.#state === 'stopped') return;
    this.#set('open');
    const frame = read<{ type: string; version?: number }>(text, 'ServerMessage');
    if (frame?.type === 'frame') this.version = frame.version ?? this.version;
    this.#handlers.message(text);
  }

  lost(): void {
    if (this.#state !== 'stopped') this.#set('waiting');
  }

  /** The table cannot go on, or is not for these eyes. */
  stop(): void {
    if (this.#state === 'stopped') return;
    this.#handlers.message(JSON.stringify({ type: 'bye', reason: 'broken' }));
    this.close();
  }

  #set(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#handlers.state?.(state);
  }
}
