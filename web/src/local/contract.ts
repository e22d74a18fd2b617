/**
 * Tables on this device: rules, bots and records in a worker, without a server.
 *
 * The worker speaks the messages of a table's socket. `LocalHost.connect` gives a line that takes `ClientMessage` texts
 * and brings `ServerMessage` texts, from `hello` on, as the server would send them to that observer; what the server
 * answers over HTTP (`hint`, `moments`, `analysis`, `record`) are promises with the same types and refusals
 * (`ApiError` with the protocol's codes). So a table page need not know which of both it talks to.
 *
 * A table is nothing but what it was made from, its seed and its log, in the lines of the server's log. The page keeps
 * that (`LocalTable`): it stores what `create` gives, and adds every entry that `onEntries` tells, in order. A reload
 * opens the table from it and goes on. So does a worker that was replaced because the module failed: lines then pass
 * through `waiting` to `open` and get a new frame, as after a lost connection.
 *
 * Anyone with access to the memory of the browser sees every card. For play on one's own device, that is fine.
 */
import type { LineState } from '../lib/line';
import type {
  AnalysisState,
  Forecast,
  Foreseen,
  GameInfo,
  Hint,
  Moments,
  ObserverId,
  TableInfo,
} from '../lib/wire';

/** Who sits at a table of this device. */
export type LocalSeat = { type: 'person'; name: string } | { type: 'bot'; level: string };

/** What such a table is made from. `options` have their text form; those that are missing have their default. */
export type NewLocalTable = {
  game: string;
  options: Record<string, string>;
  /** As many as players, from seat 1 on. Several persons pass the device on. */
  seats: LocalSeat[];
  /** Whether the page shows what a player could remember. */
  memory: boolean;
  /** Whether players may ask a bot. */
  hints: boolean;
};

/** An entry of the log: what one message or one choice of a bot led to. Its number is its place. */
export type LocalEntry = { text: string; at: number };

/** Everything that is kept of a table. */
export type LocalTable = NewLocalTable & {
  /** Made by the page; begins with `local-`, so that it can stand where the id of a server's table does. */
  id: string;
  /** The revision of the rules that it began with. */
  revision: number;
  /** 64 hexadecimal digits, from the browser's own source of randomness. */
  seed: string;
  /** Milliseconds since 1970. */
  created_at: number;
  entries: LocalEntry[];
  /** The text of a record that is only looked at; then there are no entries. */
  record?: string;
};

export type LocalLineHandlers = {
  /** The text of a `ServerMessage`, for this observer. */
  message: (text: string) => void;
  /** `stopped` where the table cannot go on: a `bye` with the reason `broken` came before. */
  state?: (state: LineState) => void;
};

/** What a socket is to a server's table. */
export interface LocalLine {
  readonly state: LineState;
  /** Sends the text of a `ClientMessage`, now or not at all. */
  send(text: string): boolean;
  close(): void;
}

/**
 * The worker, seen from the page. It is started by the first call, and loads the module then.
 *
 * Every promise fails with an `ApiError`: with a code of the protocol, or `no-engine` where this browser or this build
 * of the page has no module.
 */
export interface LocalHost {
  /** Whether tables can be played here: the module is there (cached or by the network) and starts. */
  available(): Promise<boolean>;
  /** As the server's list of games. */
  games(): Promise<GameInfo[]>;

  /** Makes a table with a fresh seed and opens it. The answer has the first entry already: what nature did. */
  create(asked: NewLocalTable): Promise<LocalTable>;
  /** Opens a table that was kept. Bots go on where they were. Opening an open table does nothing. */
  open(table: LocalTable): Promise<void>;
  /**
   * Reads the text of a record and opens it as a table that is over, to be looked at: through any eyes, by `moments`
   * and `analysis`. Fails with `bad-record` where the text is none, or breaks the rules (`detail` says which step).
   */
  openRecord(text: string): Promise<LocalTable>;
  /** Forgets an open table, its bots and its lines. */
  close(table: string): void;

  /**
   * Follows an open table through the eyes of a seat of a person or of a spectator. With `since`, the version that was
   * shown last, the first frame tells only what came after it.
   *
   * For passing the device on: close the line of one person before opening that of the next; nothing of a seat is told
   * over the line of another.
   */
  connect(table: string, as: ObserverId, handlers: LocalLineHandlers, since?: number): LocalLine;

  /** What `GET /api/tables/ID` would say to this observer. */
  info(table: string, as: ObserverId): Promise<TableInfo>;
  hint(table: string, as: ObserverId): Promise<Hint>;
  /** While the game runs, through the eyes of a seat of a person or of a spectator only. */
  moments<View>(table: string, as: ObserverId, from: number, to: number): Promise<Moments<View>>;
  /** Whether the module is loaded. */
  readonly isRunning: boolean;
  /** What the game foresees in a view of a table that is played elsewhere: nothing else of that table is known here. */
  foresee(asked: Foreseen): Promise<Forecast>;
  /** What the game foresees from the view of an observer alone. */
  forecast(table: string, asked: Foreseen): Promise<Forecast>;
  analysis(table: string): Promise<AnalysisState>;
  /** Begins the analysis of a game that is over; `analysis` tells how far it is. */
  askAnalysis(table: string): Promise<AnalysisState>;
  /** The record of a game that is over: what `comptoir verify` reads. */
  record(table: string): Promise<string>;

  /**
   * Called with what was added to the log of a table. Lines are told what it led to once the promise is kept: what is
   * seen on the board survives a reload in the same instant.
   */
  onEntries: ((table: string, first: number, entries: readonly LocalEntry[]) => Promise<void> | void) | null;
  /** The pause before the choice of a bot, in milliseconds; that of the server unless told otherwise. */
  botPause: number;
}
