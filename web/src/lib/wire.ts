/**
 * What crosses the wire: the types of the protocol, made from `crates/protocol`, and what only the page has. Seats
 * count from 1, times are milliseconds since 1970, ids are opaque text.
 */
import type * as protocol from '../generated/protocol';

export type {
  Analysis,
  AnalysisState,
  Audience,
  ByeReason,
  Change,
  Chat,
  ClientMessage,
  Clock,
  ClubInfo,
  ClubMember,
  ClubRole,
  Clubs,
  ClubSummary,
  Dropped,
  FormResult,
  Friend,
  Friends,
  GameEvent,
  GameInfo,
  GameRating,
  Hint,
  Leaderboard,
  Invitation,
  Invitations,
  LobbyChanges,
  LobbyMessage,
  MailState,
  MailWishes,
  Me,
  Mistake,
  Moment,
  Moments,
  NewPasskey,
  NewReport,
  News,
  NewSeat,
  NewSubscription,
  NewTable,
  NewTournament,
  NoticeKind,
  OptionKind,
  OptionSpec,
  PageSettings,
  PasskeyAssertion,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyInfo,
  PastGame,
  PastGames,
  PastSeat,
  PersonPage,
  PlayerClass,
  PreparationInfo,
  PreparedChoice,
  Proof,
  PushState,
  PushWishes,
  Rating,
  RatingCurve,
  RatingCurves,
  Reaction,
  Relation,
  ReportReason,
  Score,
  ScoreTally,
  SeatClock,
  SeatInfo,
  Security,
  ServerMessage,
  Statistics,
  SocialAudience,
  SocialSettings,
  TableInfo,
  RoundTable,
  Tournament,
  TournamentFormat,
  TournamentInfo,
  TournamentMessage,
  Turn,
  Vacation,
  YourTable,
} from '../generated/protocol';

/** A message with its type, as it comes over a socket. */
export type Frame<View = unknown> = { type: 'frame' } & protocol.Frame<View>;
export type Draw = { type: 'draw' } & protocol.DrawMessage;

/** What a game foresees from one view: what things are worth, and what each choice would bring, by its notation. */
export type Forecast<Now = unknown, Choice = unknown> = {
  now: Now;
  choices: Partial<Record<string, Choice>>;
};

/** A view of a game of which a forecast is asked for. */
export type Foreseen = {
  /** Its slug. */
  game: string;
  view: unknown;
  version: number;
  as: ObserverId;
  /** Whose choices; a spectator asks for nobody's. */
  seat: number | null;
};

/** Whose eyes a look back is through. */
export type ObserverId = `seat-${number}` | 'spectator' | 'arbiter';

/**
 * Why something was refused. `code` is one of the protocol's, or `offline` where no answer came, `stopped` where the
 * socket was closed for good, `lost` where it is unknown whether a message arrived, `misfit` where the
 * answer is none of the protocol.
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
