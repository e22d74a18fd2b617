/**
 * What crosses the wire: the types of `docs/protocol.md`. Seats count from 1, times are milliseconds since 1970, ids
 * are opaque text.
 */

/** Whoever sits at this browser. */
export type Me = { id: string; name: string; login: string | null; rating: Rating | null };
export type Rating = { value: number; games: number };

export type GameInfo = {
  slug: string;
  revision: number;
  players: { min: number; max: number };
  options: OptionSpec[];
  /** Bots, weakest first. */
  levels: string[];
};

export type OptionSpec = { key: string; kind: OptionKind; default: string };

export type OptionKind =
  | { type: 'number'; min: number; max: number }
  | { type: 'flag' }
  | { type: 'choice'; of: string[] }
  | { type: 'several'; of: string[] }
  | { type: 'choice_or_several'; words: string[]; of: string[] }
  | { type: 'numbers'; min: number; max: number }
  /** `extension`: how names of such files end; `template`: such a text to begin with. */
  | { type: 'text'; max_bytes: number; extension: string; template: string };

export type Clock =
  { type: 'none' } | { type: 'live'; seconds: number; increment: number } | { type: 'days'; days: number };

export type NewSeat = { type: 'me' } | { type: 'open' } | { type: 'invite' } | { type: 'bot'; level: string };

export type NewTable = {
  game: string;
  /** Option values in their text form. */
  options: Record<string, string>;
  /** As many as there are players. */
  seats: NewSeat[];
  public: boolean;
  clock: Clock;
  memory: boolean;
  hints: boolean;
  entropy: string | null;
};

export type TableInfo = {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  status: 'waiting' | 'playing' | 'over';
  public: boolean;
  clock: Clock;
  memory: boolean;
  hints: boolean;
  seats: SeatInfo[];
  you: number | null;
  your_turn: boolean;
  created_at: number;
  seed_hash: string;
  /** Once the game is over. */
  seed: string | null;
  /** For the one who made the table. */
  invites: string[];
  rematch: string | null;
  winners: number[];
  spectators: number;
};

export type SeatInfo = {
  type: 'open' | 'invite' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  online: boolean;
  /** A bot makes this person's choices for now. */
  away: boolean;
};

export type Turn = { type: 'seats'; seats: number[] } | { type: 'over' };

/** Something that happened, as the game tells it; `words.ts` says it. */
export type GameEvent = { type: string; [field: string]: unknown };

export type News = { version: number; event: GameEvent };
export type SeatClock = { left: number; running: boolean };
export type Score = { seat: number; total: number; parts: Record<string, number> };

/** How things stand for this observer. `View` is the game's own. */
export type Frame<View = unknown> = {
  type: 'frame';
  version: number;
  turn: Turn;
  view: View;
  /** The news are all that stands of what was told after this version. */
  since: number;
  news: News[];
  legal: string[];
  undo: boolean;
  clocks: SeatClock[] | null;
  scores: Score[];
  winners: number[];
};

/** What a bot thinks of a finished game: see docs/protocol.md. */
export type Analysis = {
  /** By the arbiter's version, from before the first on, and by seat. */
  chances: number[][];
  /** The costliest first. */
  mistakes: Mistake[];
  seats: { luck: number; own: number; others: number; lost: number }[];
};
export type Mistake = {
  /** The arbiter's version that shows how things stood before it. */
  version: number;
  ply: number;
  seat: number;
  played: string;
  better: string;
  chance: number;
  cost: number;
  why: string | null;
};
export type AnalysisState =
  | { state: 'none' }
  | { state: 'running'; done: number; steps: number }
  | { state: 'done'; analysis: Analysis };

export type Hint = { actions: string[]; choices: { action: string; chance: number }[] };

export type Chat = { type: 'chat'; n: number; seat: number | null; name: string; text: string; at: number };

export type ByeReason = 'restart' | 'slow' | 'gone' | 'rate';

export type ServerMessage =
  | { type: 'table'; table: TableInfo }
  | Frame
  | { type: 'ack'; id: number; version: number }
  | { type: 'refused'; id: number; error: WireError }
  | Chat
  | { type: 'pong' }
  | { type: 'bye'; reason: ByeReason };

export type LobbyMessage =
  { type: 'tables'; tables: TableInfo[] } | { type: 'pong' } | { type: 'bye'; reason: ByeReason };

export type ClientMessage =
  | { type: 'play'; id: number; version: number; actions: string[] }
  | { type: 'undo'; id: number; version: number }
  | { type: 'chat'; id: number; text: string }
  | { type: 'resign'; id: number }
  | { type: 'return'; id: number }
  | { type: 'ping' };

/** Whose eyes a look back is through. */
export type ObserverId = `seat-${number}` | 'spectator' | 'arbiter';

export type Moment<View = unknown> = {
  version: number;
  turn: Turn;
  view: View;
  news: GameEvent[];
  scores: Score[];
};
export type Moments<View = unknown> = { last: number; moments: Moment<View>[] };

/**
 * Why something was refused. `code` is one of the protocol's, or `offline` where no answer came, `stopped` where the
 * socket was closed for good, `lost` where a message went out and nobody knows whether it arrived.
 */
export type WireError = {
  code: string;
  detail?: string;
  key?: string;
  why?: string;
  index?: number;
  rule?: string;
  anchor?: string;
};
