/**
 * The messages of a table, over a socket or whatever else its source opens. It resumes from the last version it was
 * shown, and every message that is carried out or refused settles the promise that sending it gave.
 *
 * A choice is never carried out twice. If the connection is lost before the answer, the next frame decides: where this
 * seat has chosen since the version that the choice names, it was carried out; else it is sent again, which is safe
 * whatever others did meanwhile, because a server refuses a choice as `stale` once this seat has chosen. A choice that
 * is made while there is no connection waits for the next one.
 */
import { reason } from './api';
import { build } from './build.svelte';
import { applied, type Difference } from './difference';
import { pauseAfter, type LineState } from './line';
import { checked, read } from './read';
import type { TableLine, TableSource } from './source';
import type { DrawAnswer } from '../table/fairness';
import type {
  Change,
  Chat,
  ClientMessage,
  Draw,
  Dropped,
  Frame,
  News,
  PreparedChoice,
  Reaction,
  ServerMessage,
  TableInfo,
  WireError,
} from './wire';

export type TableHandlers<View> = {
  table?: (table: TableInfo) => void;
  /** Its news hold only what was not told before; `retold` what stands of the rest, where something was taken back. */
  frame?: (frame: Frame<View>, retold: News[]) => void;
  draw?: (draw: Draw) => void;
  /** What one's own seat has prepared, and what was dropped of it when the turn came. */
  prepared?: (choice: PreparedChoice | null, dropped: Dropped | null) => void;
  /** A player makes a sign. */
  reaction?: (seat: number, reaction: Reaction) => void;
  /** New lines of chat, the oldest first. */
  chat?: (lines: readonly Chat[]) => void;
  state?: (state: LineState) => void;
  /** The session that opened the socket has ended. */
  signedOut?: () => void;
  /** The table is not there (any more), or not for this person. */
  gone?: (error: WireError) => void;
  /** The server no longer has what it has shown: its data is an older copy, or has lost its end. */
  rewound?: () => void;
};

/** A message that was refused or lost. */
export class Refused extends Error {
  readonly error: WireError;

  constructor(error: WireError) {
    super(error.code);
    this.name = 'Refused';
    this.error = error;
  }
}

/** Why something that was sent came to nothing: as the server said, or by what was thrown on the way. */
export function refusalOf(thrown: unknown): WireError {
  return thrown instanceof Refused ? thrown.error : reason(thrown);
}

type Pending = {
  message: Exclude<ClientMessage, { type: 'ping' }>;
  resolve: (version: number) => void;
  reject: (why: Refused) => void;
  /** It was sent again after a connection was lost. */
  isRepeated: boolean;
};

export class TableSocket<View = unknown> {
  readonly #handlers: TableHandlers<View>;
  readonly #line: TableLine;
  readonly #pending = new Map<number, Pending>();
  #version = 0;
  /** The last frame of this connection, which the next change is one of. */
  #shown: Frame<View> | null = null;
  #lastId = 0;
  #lastChat = -1;
  /** What is pending was sent over a connection that is no more. */
  #resuming = false;
  /** The server to which a proxy leads, until it is lost. */
  #route: string | null = null;

  constructor(source: TableSource, handlers: TableHandlers<View>) {
    this.#handlers = handlers;
    this.#line = source.open({
      since: () => this.#version,
      route: () => this.#route,
      message: (text) => this.#receive(text),
      state: (state) => this.#moved(state),
      gone: (error) => this.#handlers.gone?.(error),
    });
  }

  /** The last version this client was shown. */
  get version(): number {
    return this.#version;
  }

  get state(): LineState {
    return this.#line.state;
  }

  /** Makes choices, all or none. Gives the version after them; fails with [`Refused`]. */
  play(actions: readonly string[]): Promise<number> {
    return this.#send((id) => ({ type: 'play', id, version: this.#version, actions: [...actions] }));
  }

  undo(): Promise<number> {
    return this.#send((id) => ({ type: 'undo', id, version: this.#version }));
  }

  react(reaction: Reaction): Promise<number> {
    return this.#send((id) => ({ type: 'react', id, reaction }));
  }

  chat(text: string): Promise<number> {
    return this.#send((id) => ({ type: 'chat', id, text }));
  }

  /** Takes part in the draw of the seed. */
  draw(what: DrawAnswer): Promise<number> {
    return this.#send((id) => ({ ...what, id }));
  }

  /** A bot plays on in one's seat, for good. */
  resign(): Promise<number> {
    return this.#send((id) => ({ type: 'resign', id }));
  }

  /** One plays again where a bot took over. */
  comeBack(): Promise<number> {
    return this.#send((id) => ({ type: 'return', id }));
  }

  /** What is to be done when one's turn comes, or nothing. */
  prepare(prepared: PreparedChoice | null): Promise<number> {
    return this.#send((id) => (prepared ? { type: 'prepare', id, prepared } : { type: 'unprepare', id }));
  }

  close(): void {
    this.#line.close();
  }

  #send(make: (id: number) => Pending['message']): Promise<number> {
    this.#lastId += 1;
    const message = make(this.#lastId);
    return new Promise((resolve, reject) => {
      const isStopped = this.#line.state === 'stopped';
      const waits = this.#resuming && !isStopped && 'version' in message;
      if (waits || this.#line.send(JSON.stringify(message))) {
        this.#pending.set(message.id, { message, resolve, reject, isRepeated: false });
      } else {
        reject(new Refused({ code: isStopped ? 'stopped' : 'offline' }));
      }
    });
  }

  #receive(text: string): void {
    const message = read<ServerMessage<View>>(text, 'ServerMessage');
    switch (message?.type) {
      case 'hello':
        build.heard(message.build);
        // The server tells only of what there is.
        this.#handlers.prepared?.(null, null);
        break;
      case 'elsewhere':
        this.#line.again(0);
        // A route is forgotten with its connection, and this one is for the next.
        this.#route = message.route;
        break;
      case 'prepared':
        this.#handlers.prepared?.(message.prepared, message.dropped);
        break;
      case 'table':
        this.#handlers.table?.(message.table);
        // A game that was shown has begun.
        if (message.table.status === 'waiting' && this.#version > 0) this.#handlers.rewound?.();
        break;
      case 'frame':
        this.#frame(message);
        break;
      case 'change':
        this.#change(message);
        break;
      case 'draw':
        this.#handlers.draw?.(message);
        break;
      case 'chats':
        this.#chats(message.lines);
        break;
      case 'chat':
        this.#chats([message]);
        break;
      case 'reaction':
        this.#handlers.reaction?.(message.seat, message.reaction);
        break;
      case 'ack':
        this.#take(message.id)?.resolve(message.version);
        break;
      case 'refused':
        if (message.id !== null) this.#refused(message.id, message.error);
        break;
      case 'bye':
        if (message.reason === 'signed-out') this.#handlers.signedOut?.();
        if (message.reason === 'gone') this.#gone({ code: 'not-found' });
        else if (message.reason === 'broken') this.#gone({ code: 'broken' });
        else this.#line.again(pauseAfter(message.reason));
    }
  }

  #chats(lines: readonly Chat[]): void {
    // After a reconnect the last lines come again.
    const fresh = lines.filter((line) => line.n > this.#lastChat);
    const last = fresh.at(-1);
    if (last === undefined) return;
    this.#lastChat = last.n;
    this.#handlers.chat?.(fresh);
  }

  /** Makes the next frame of a change. One that does not fit is a reason to begin again, with a whole frame. */
  #change({ version, news, changes }: Change): void {
    const frame =
      this.#shown?.version === version - 1 ? applied(this.#shown, changes as Difference) : undefined;
    const told = { version, since: version - 1, news: news.map((event) => ({ version, event })) };
    const after = checked<Frame<View>>({ ...(frame as object), ...told }, 'ServerMessage');
    if (after) this.#frame(after);
    else this.#line.again(pauseAfter('slow'));
  }

  #frame(frame: Frame<View>): void {
    const isFirst = this.#shown === null;
    this.#shown = frame;
    if (frame.version < this.#version) {
      // A connection never begins before the version that it names, unless the server has lost that version.
      if (isFirst) this.#handlers.rewound?.();
      return;
    }
    const seen = this.#version;
    this.#version = frame.version;
    if (this.#resuming) this.#settle(frame);
    const retold = frame.news.filter((it) => it.version <= seen);
    this.#handlers.frame?.({ ...frame, news: frame.news.slice(retold.length) }, retold);
  }

  /** Decides on what was under way when the connection was lost. */
  #settle({ version, chosen_at: chosenAt }: Frame<View>): void {
    this.#resuming = false;
    for (const pending of [...this.#pending.values()]) {
      const { message } = pending;
      const wasMade = 'version' in message && chosenAt > message.version;
      if (!wasMade && this.#line.send(JSON.stringify(message))) {
        pending.isRepeated = true;
        continue;
      }
      this.#pending.delete(message.id);
      if (wasMade) pending.resolve(version);
      else pending.reject(new Refused({ code: 'lost' }));
    }
  }

  /** A choice that was repeated and comes too late was carried out the first time. */
  #refused(id: number, error: WireError): void {
    const pending = this.#take(id);
    if (pending?.isRepeated && error.code === 'stale') pending.resolve(this.#version);
    else pending?.reject(new Refused(error));
  }

  #moved(state: LineState): void {
    if (state !== 'open') this.#shown = null;
    if (state === 'waiting' || state === 'stopped') {
      this.#resuming = true;
      this.#route = null;
      for (const [id, pending] of [...this.#pending]) {
        // Only a choice bears a version by which a repetition would be recognised.
        if (state === 'waiting' && 'version' in pending.message) continue;
        this.#pending.delete(id);
        pending.reject(new Refused({ code: 'lost' }));
      }
    }
    this.#handlers.state?.(state);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #gone(error: WireError): void {
    this.#line.close();
    this.#handlers.gone?.(error);
  }
}
