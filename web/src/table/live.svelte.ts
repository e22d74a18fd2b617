/** A table as its socket tells it: what is known, what is under way, what was refused. */
import { api, reason } from '../lib/api';
import { TableSocket, Refused } from '../lib/socket';
import type { LineState } from '../lib/line';
import { session } from '../lib/session.svelte';
import { play as sound } from '../lib/sound.svelte';
import type { Chat, Draw, Frame, Hint, Moment, News, ObserverId, TableInfo, WireError } from '../lib/wire';
import { answer, recallDraw, rememberDraw } from './fairness';
import { retell, type Entry } from './log';

/** A refusal, and what it was about. */
export type Refusal = { error: WireError; actions: readonly string[] };

/** The chat holds no more. */
const MAX_CHAT = 200;

const readKey = (table: string) => `comptoir.read.${table}`;

export class LiveTable {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  /** When the frame arrived, for clocks. */
  told = $state(0);
  /** How far the draw of the seed is; nothing where players add nothing to it. */
  draw: Draw | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  /** The last line that was on this screen; a reload remembers it. */
  read = $state(-1);
  line: LineState = $state('connecting');
  /** The table is not there, or not for this person. */
  gone: WireError | null = $state.raw(null);
  busy = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** A moment of the past that is looked at instead of now. */
  past: Moment | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);

  readonly you = $derived(this.info?.you ?? null);
  readonly observer = $derived<ObserverId>(this.you === null ? 'spectator' : `seat-${this.you}`);
  readonly yourTurn = $derived(
    this.frame?.turn.type === 'seats' && this.you !== null && this.frame.turn.seats.includes(this.you),
  );
  readonly over = $derived(this.info?.status === 'over' || this.frame?.turn.type === 'over');

  #socket: TableSocket | null = null;

  constructor(id: string) {
    this.id = id;
    this.read = Number(sessionStorage.getItem(readKey(id)) ?? -1);
  }

  /** Opens the socket; again after one has become somebody else here, or taken a seat. */
  open(): void {
    this.#socket?.close();
    this.frame = null;
    this.log = [];
    this.#socket = new TableSocket(this.id, {
      table: (info) => this.#table(info),
      frame: (frame, retold) => this.#frame(frame, retold),
      draw: (draw) => this.#draw(draw),
      chat: (lines) => {
        const first = lines[0]?.n ?? 0;
        this.chat = [...this.chat.filter((it) => it.n < first), ...lines].slice(-MAX_CHAT);
      },
      state: (state) => {
        this.line = state;
      },
      signedOut: () => void session.load(),
      gone: (error) => {
        this.gone = error;
      },
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  play = (actions: readonly string[]): Promise<void> => this.#try((it) => it.play(actions), actions);
  undo = (): Promise<void> => this.#try((it) => it.undo());
  resign = (): Promise<void> => this.#try((it) => it.resign());
  comeBack = (): Promise<void> => this.#try((it) => it.comeBack());

  /** Says something to the table; gives why it could not be said, if so. */
  say = async (text: string): Promise<WireError | null> => {
    try {
      await this.#socket?.chat(text);
      return null;
    } catch (thrown) {
      return whyOf(thrown);
    }
  };

  markRead(): void {
    const last = this.chat.at(-1)?.n ?? -1;
    if (last <= this.read) return;
    this.read = last;
    sessionStorage.setItem(readKey(this.id), String(last));
  }

  askHint = async (): Promise<void> => {
    this.refusal = null;
    try {
      this.hint = await api.hint(this.id);
    } catch (thrown) {
      this.refusal = { error: reason(thrown), actions: [] };
    }
  };

  /** Looks at how things stood at `version`. */
  lookBack = async (version: number): Promise<void> => {
    if (version === this.frame?.version) {
      this.past = null;
      return;
    }
    try {
      const { moments } = await api.moments(this.id, this.observer, version, version);
      this.past = moments.find((it) => it.version === version) ?? null;
    } catch (thrown) {
      this.refusal = { error: reason(thrown), actions: [] };
    }
  };

  /** Takes over what an answer over HTTP said. */
  take(info: TableInfo): void {
    this.#table(info);
  }

  #table(info: TableInfo): void {
    this.info = info;
    session.note(this.frame ? { ...info, your_turn: this.yourTurn } : info);
  }

  #frame(frame: Frame, retold: News[]): void {
    const first = this.frame === null;
    this.frame = frame;
    this.told = Date.now();
    this.log = retell(this.log, frame.since, [...retold, ...frame.news]);
    this.hint = null;
    if (!first && frame.news.length > 0) sound(frame.turn.type === 'over' ? 'end' : 'card');
    if (this.info) session.note({ ...this.info, your_turn: this.yourTurn });
  }

  /** Does this browser's part in the draw. What it keeps is stored before anything is sent. */
  #draw(draw: Draw): void {
    this.draw = draw;
    if (!this.info || this.you === null) return;
    const { kept, send } = answer(
      recallDraw(this.id),
      { seed_hash: this.info.seed_hash, you: this.you },
      draw,
    );
    if (!send) return;
    rememberDraw(this.id, kept);
    // Where the connection is lost, the next one tells how far the draw is.
    this.#socket?.draw(send).catch(() => undefined);
  }

  async #try(send: (socket: TableSocket) => Promise<number>, actions: readonly string[] = []): Promise<void> {
    if (this.busy || !this.#socket) return;
    this.busy = true;
    this.refusal = null;
    try {
      await send(this.#socket);
    } catch (thrown) {
      this.refusal = { error: whyOf(thrown), actions };
    } finally {
      this.busy = false;
    }
  }
}

function whyOf(thrown: unknown): WireError {
  return thrown instanceof Refused ? thrown.error : reason(thrown);
}
