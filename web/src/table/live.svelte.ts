/** A table as its socket tells it: what is known, what is under way, what was refused. */
import { reason } from '../lib/api';
import { refusalOf, TableSocket } from '../lib/socket';
import { isLocal, sourceOf, type TableSource } from '../lib/source';
import type { LineState } from '../lib/line';
import { buzz, FELT, paced } from '../lib/prefs.svelte';
import { session } from '../lib/session.svelte';
import type {
  Chat,
  Draw,
  Dropped,
  Foreseen,
  Frame,
  Hint,
  Moment,
  News,
  ObserverId,
  PreparedChoice,
  Reaction,
  TableInfo,
  WireError,
} from '../lib/wire';
import { answer, recallDraw, rememberDraw } from './fairness';
import { noteLeft } from './left';
import { retell, settled, type Entry } from './log';
import { Forecasts } from './forecasts.svelte';
import { sense, type Sounds } from './heard';
import { ShownReactions } from './reactions.svelte';
import { BEAT, Pacer } from './pacer';
import { frameAt, missedFrom, recallSeen, rememberSeen } from './since';
import { split, type Beats, type Shown } from './split';

/** A refusal, and what it was about. */
export type Refusal = { error: WireError; actions: readonly string[] };

/** The chat holds no more. */
const MAX_CHAT = 200;

/** What is foreseen of the end is waited for no longer, in milliseconds. */
const FORESEEING = 1000;

/** One's own tables are asked for no more often after choices, in milliseconds. */
const SOON = 5000;

const readKey = (table: string) => `comptoir.read.${table}`;

export class LiveTable {
  readonly id: string;
  readonly source: TableSource;
  info: TableInfo | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  /** Whether the frame is a part of what leads to the next one. */
  isPart = $state(false);
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
  /** The server no longer has the last of what it has shown here. */
  rewound = $state(false);
  /** A moment of the past that is looked at instead of now. */
  past: Moment | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** What is done when one's turn comes; only this seat knows. */
  prepared: PreparedChoice | null = $state.raw(null);
  /** What was prepared and did not fit when the turn came. */
  dropped: Dropped | null = $state.raw(null);
  /** Whether what waits happened before one came back. */
  retelling = $state(false);
  /** How many changes wait to be shown. */
  waiting = $state(0);
  readonly reactions = new ShownReactions();
  readonly forecasts = new Forecasts((asked) => this.source.forecast(asked));
  /** How the game splits its changes, once its page is there. */
  beats: Beats | null = null;
  /** Hears of every choice that is sent, with the frame in which it was made; what it gives is called on a refusal. */
  onPlay: ((frame: Frame, actions: readonly string[]) => () => void) | null = null;
  /** What it lets be heard. */
  sounds: Sounds = {};

  readonly you = $derived(this.info?.you ?? null);
  readonly observer = $derived<ObserverId>(this.you === null ? 'spectator' : `seat-${this.you}`);
  /** A seat that was resigned is its bot's, also while the last frame of the person who left is on the board. */
  readonly #resigned = $derived(this.you !== null && this.info?.seats[this.you - 1]?.resigned === true);
  readonly yourTurn = $derived(
    this.frame?.turn.type === 'seats' &&
      this.you !== null &&
      !this.#resigned &&
      this.frame.turn.seats.includes(this.you),
  );
  /** What can be chosen on the board that is shown. */
  readonly legal = $derived(this.past || this.#resigned ? [] : (this.frame?.legal ?? []));
  /** A game is over for the eye once its last change is on the board. */
  readonly over = $derived(
    this.frame?.turn.type === 'over' || (this.info?.status === 'over' && this.waiting === 0),
  );

  #socket: TableSocket | null = null;
  /** The newest version that has arrived, shown or not. */
  #arrived = 0;
  /** Frames are shown in the order in which they came, also those that need a question first. */
  #arriving: Promise<void> | null = null;
  /** A player who comes back is told first what happened; what comes meanwhile waits. */
  #opening: Promise<void> | null = null;
  readonly #pacer = new Pacer<Shown>(
    (it) => this.#show(it),
    (it) => split(it, this.frame, this.beats, this.you),
    (waiting) => {
      this.waiting = waiting;
      if (waiting === 0) this.retelling = false;
    },
  );

  constructor(id: string, source: TableSource = sourceOf(id)) {
    this.id = id;
    this.source = source;
    this.read = Number(sessionStorage.getItem(readKey(id)) ?? -1);
  }

  /** Opens the socket; again after one has become somebody else here, or taken a seat. */
  open(): void {
    this.#socket?.close();
    this.#pacer.stop();
    this.#arrived = 0;
    this.#arriving = null;
    this.#opening = null;
    this.frame = null;
    this.forecasts.clear();
    this.log = [];
    // It may have been seen by somebody else.
    this.past = null;
    this.hint = null;
    this.refusal = null;
    this.#socket = new TableSocket(this.source, {
      table: (info) => this.#table(info),
      frame: (frame, retold) => {
        if (frame.legal.length === 0) this.dropped = null;
        this.#frame(frame, retold);
      },
      draw: (draw) => this.#draw(draw),
      prepared: (choice, dropped) => {
        this.dropped = dropped;
        this.prepared = choice;
      },
      chat: (lines) => {
        const first = lines[0]?.n ?? 0;
        this.chat = [...this.chat.filter((it) => it.n < first), ...lines].slice(-MAX_CHAT);
      },
      reaction: (seat, reaction) => this.reactions.show(seat, reaction),
      state: (state) => {
        this.line = state;
      },
      signedOut: () => void session.load(),
      gone: (error) => {
        this.gone = error;
      },
      rewound: () => {
        // Nothing of what this page has need be true any more: it begins again, with all that the server has.
        this.open();
        this.rewound = true;
      },
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#pacer.stop();
  }

  /** Shows at once whatever waits. */
  skip = (): void => this.#pacer.skip();

  play = async (actions: readonly string[]): Promise<void> => {
    const takeBack = this.frame && !this.busy ? this.onPlay?.(this.frame, actions) : null;
    await this.#try((it) => it.play(actions), actions);
    if (this.refusal) takeBack?.();
    // The next table that waits may be another one by now.
    if (!isLocal(this.id)) void session.refresh(SOON);
  };
  undo = (): Promise<void> => this.#try((it) => it.undo());
  resign = (): Promise<void> => this.#try((it) => it.resign());
  comeBack = (): Promise<void> => this.#try((it) => it.comeBack());
  prepare = (choice: PreparedChoice | null): Promise<void> => this.#try((it) => it.prepare(choice));

  /** Says something to the table, or makes a sign; gives why it could not be done, if so. */
  say = (text: string): Promise<WireError | null> => why(this.#socket?.chat(text));
  react = (reaction: Reaction): Promise<WireError | null> => why(this.#socket?.react(reaction));

  markRead(): void {
    const last = this.chat.at(-1)?.n ?? -1;
    if (last <= this.read) return;
    this.read = last;
    sessionStorage.setItem(readKey(this.id), String(last));
  }

  askHint = async (): Promise<void> => {
    this.refusal = null;
    await this.#ask(this.source.hint(), (hint) => (this.hint = hint));
    // The game may have ended meanwhile: then nothing is left to be said.
    if (this.over) this.refusal = null;
  };

  /** Looks at how things stood at `version`. */
  lookBack = async (version: number): Promise<void> => {
    if (version === this.frame?.version) {
      this.past = null;
      return;
    }
    await this.#ask(this.source.moments(this.observer, version, version), ({ moments }) => {
      this.past = moments.find((it) => it.version === version) ?? null;
    });
  };

  /** A view of this table, as its forecast is asked for. */
  foreseen({ view, version }: Pick<Moment, 'view' | 'version'>): Foreseen {
    return { game: this.info?.game ?? '', view, version, as: this.observer, seat: this.you };
  }

  /** Takes over what an answer over HTTP said. */
  take(info: TableInfo): void {
    this.#table(info);
  }

  #table(info: TableInfo): void {
    noteLeft(this.info, info, this.#arrived);
    this.info = info;
    this.#note(this.frame ? { ...info, your_turn: this.yourTurn } : info);
  }

  /** Tables of this device have a list of their own. */
  #note(info: TableInfo): void {
    if (!isLocal(this.id)) session.note(info);
  }

  /** Takes an answer, unless it was asked for through the eyes of somebody else. */
  async #ask<T>(asked: Promise<T>, take: (answer: T) => void): Promise<void> {
    const socket = this.#socket;
    try {
      const answer = await asked;
      if (socket === this.#socket) take(answer);
    } catch (thrown) {
      if (socket === this.#socket) this.refusal = { error: reason(thrown), actions: [] };
    }
  }

  /** A frame has come: it is shown in its turn, after what happened in between. */
  #frame(frame: Frame, retold: News[]): void {
    if (this.#opening) {
      const socket = this.#socket;
      void this.#opening.then(() => socket === this.#socket && this.#frame(frame, retold));
      return;
    }
    const isTold = this.#arrived === 0 && !document.hidden && paced(BEAT) > 0;
    const from = isTold ? missedFrom(frame, this.you, recallSeen(this.id)) : null;
    if (from !== null) {
      this.#opening = this.#retell(from, { frame, retold }).finally(() => (this.#opening = null));
      return;
    }
    const before = this.#arrived;
    this.#arrived = frame.version;
    const item: Shown = { frame, retold };
    // At first there is nothing to tell, and what was taken back is not told again.
    const calm = this.frame === null || retold.length > 0 || frame.since < before || document.hidden;
    if (calm || paced(BEAT) === 0) {
      this.#pacer.skip();
      this.#pacer.add(item);
      return;
    }
    // The answer to one's own choice waits for nothing.
    if (this.busy) this.#pacer.skip();
    const isEnd = frame.turn.type === 'over' && this.beats !== null;
    if (frame.version <= before + 1 && this.#arriving === null && !isEnd) {
      this.#pacer.add(item);
      return;
    }
    const socket = this.#socket;
    const arriving = (this.#arriving ?? Promise.resolve())
      .then(() => (isEnd ? this.#foresee(item) : item))
      .then((whole) => this.#between(before, whole))
      .then((items) => {
        if (socket !== this.#socket) return;
        if (this.#arriving === arriving) this.#arriving = null;
        // Everything may have been shown at once meanwhile.
        if ((this.frame?.version ?? Infinity) <= frame.version) this.#pacer.add(...items);
      });
    this.#arriving = arriving;
  }

  /** The end with what it is worth, which is counted piece by piece. */
  async #foresee(item: Shown): Promise<Shown> {
    const late = new Promise<null>((done) => setTimeout(() => done(null), FORESEEING));
    return { ...item, forecast: await Promise.race([this.forecasts.of(this.foreseen(item.frame)), late]) };
  }

  /** How things stood on the way to a frame that brings several versions at once. */
  async #between(before: number, item: Shown): Promise<Shown[]> {
    const { frame } = item;
    if (frame.version <= before + 1) return [item];
    try {
      const { moments } = await this.source.moments(this.observer, before + 1, frame.version - 1);
      const steps = moments.map((it): Shown => ({ frame: frameAt(frame, it, it.version - 1), retold: [] }));
      const rest = frame.news.filter((it) => it.version === frame.version || steps.length === 0);
      const since = steps.length === 0 ? frame.since : frame.version - 1;
      return [...steps, { ...item, frame: { ...frame, since, news: rest } }];
    } catch {
      return [item];
    }
  }

  /** Shows how things stood at version `from`, and then what happened until `item`. */
  async #retell(from: number, item: Shown): Promise<void> {
    const socket = this.#socket;
    this.#arrived = item.frame.version;
    const [first] = await this.source.moments(this.observer, from, from).then(
      ({ moments }) => moments,
      () => [],
    );
    const { frame } = item;
    const fresh = { ...frame, since: from, news: frame.news.filter((it) => it.version > from) };
    const rest = first ? await this.#between(from, { ...item, frame: fresh }) : [item];
    if (socket !== this.#socket) return;
    if (first) this.#pacer.add({ frame: frameAt(frame, first, 0), retold: [] });
    this.retelling = first !== undefined;
    this.#pacer.add(...rest);
  }

  #show({ frame, retold, isPart = false }: Shown): void {
    const before = this.frame;
    const had = this.yourTurn;
    this.frame = frame;
    this.isPart = isPart;
    rememberSeen(this.id, frame.version);
    this.told = Date.now();
    this.log = settled(
      retell(this.log, frame.since, [...retold, ...frame.news]),
      frame.winners,
      frame.scores,
    );
    this.hint = null;
    // What could not be done is of no use to anybody once all is over.
    if (frame.turn.type === 'over') this.refusal = null;
    const [you, sounds] = [this.you, this.sounds];
    sense({ before, now: frame, you, sounds, begins: !had && this.yourTurn });
    if (this.info) this.#note({ ...this.info, your_turn: this.yourTurn });
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
      this.refusal = { error: refusalOf(thrown), actions };
      buzz(FELT.refusal);
    } finally {
      this.busy = false;
    }
  }
}

const why = async (work: Promise<unknown> | undefined): Promise<WireError | null> =>
  Promise.resolve(work).then(() => null, refusalOf);
