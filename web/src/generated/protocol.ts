// Made from crates/protocol by `cargo xtask codegen`: change it there.

/** The version of the protocol. */
export const PROTOCOL = 1;

/** A message was carried out. */
export type Ack = {
  /** Of the client's message. */
  id: number;
  /** The version that the sender now has. */
  version: number;
};

/** What a bot thinks of a finished game, by the arbiter's versions. */
export type Analysis = {
  /** How likely each seat was to win, by version; at zero, before chance did anything. There are fewer than versions where the analysis ended early. */
  chances: number[][];
  /** Every decision that cost something, the costliest first. */
  mistakes: Mistake[];
  /** By seat, what changed its chance. */
  seats: ChanceBreakdown[];
};

/** The analysis of a finished game, or how far it has come. */
export type AnalysisState =
  /** It was not asked for. */
  | { state: 'none' }
  /** It is being made. */
  | { state: 'running'; done: number; steps: number }
  /** It is there. */
  | { state: 'done'; analysis: Analysis };

/** Who may see the page of a person. */
export type Audience = 'everyone' | 'known' | 'nobody';

/** The fixed rating of a bot. */
export type BotRating = {
  /** The id of its level. */
  level: string;
  /** It never changes. */
  value: number;
};

/** Why the server closes a socket. */
export type Bye = {
  /** What the client should do next depends on it. */
  reason: ByeReason;
};

/** Why the server closes a socket. */
export type ByeReason = 'restart' | 'slow' | 'gone' | 'rate' | 'signed-out' | 'broken';

/** The changes of a seat's chance to win, added up. */
export type ChanceBreakdown = {
  /** What its mistakes cost. */
  lost: number;
  /** By what nature did. */
  luck: number;
  /** By the choices of others. */
  others: number;
  /** By its own choices. */
  own: number;
};

/** What has changed since the frame before, for a client that follows changes. */
export type Change = {
  /** By how much the other members of the frame before differ: a [`difference`](crate::difference). */
  changes: Difference;
  /** What this version tells. */
  news: GameEvent[];
  /** Of this observer: one more than that of the frame before. */
  version: number;
};

/** A line of chat. */
export type Chat = {
  /** Milliseconds since 1970. */
  at: number;
  /** Counts the lines of the table, from zero. */
  n: number;
  /** The name of the author. */
  name: string;
  /** The seat of the author; nothing for a spectator. */
  seat: number | null;
  /** What was said. */
  text: string;
};

/** Who may write in the chat of a table. Anybody who may watch may read it. */
export type ChatAccess = 'everyone' | 'players';

/** The last lines of chat. */
export type Chats = {
  /** The oldest first. */
  lines: Chat[];
};

/** What a client sends over the socket of a table. */
export type ClientMessage =
  /** Choices of one's own seat, carried out whole or refused whole. */
  | { type: 'play'; actions: string[]; id: number; version: number }
  /** Takes one's last choice back, where the frame says `undo`. */
  | { type: 'undo'; id: number; version: number }
  /** Sends a chat message to the table. */
  | { type: 'chat'; id: number; text: string }
  /** Makes a sign at the table, from one's own seat. */
  | { type: 'react'; id: number; reaction: Reaction }
  /** Commits one's seat to a share of the seed, in the phase `commit` of the draw. */
  | { type: 'commit'; commitment: string; id: number }
  /** Shows the share that one's seat is committed to, in the phase `reveal` of the draw. */
  | { type: 'reveal'; id: number; share: string }
  /** Gives one's seat to a bot for good. */
  | { type: 'resign'; id: number }
  /** Takes one's seat back from a bot that took over because time ran out. */
  | { type: 'return'; id: number }
  /** Prepares a choice of one's seat while others are to choose, in place of the one prepared before. */
  | { type: 'prepare'; id: number; prepared: PreparedChoice }
  /** Removes what one's seat has prepared. */
  | { type: 'unprepare'; id: number }
  /** Asks for a pong. */
  | { type: 'ping' };

/** How time is kept. */
export type Clock =
  /** Not at all. */
  | { type: 'none' }
  /** A budget of seconds for the game, and some back for each choice. */
  | { type: 'live'; increment: number; seconds: number }
  /** So many days for each choice. */
  | { type: 'days'; days: number };

/** A club as its members see it. */
export type ClubInfo = {
  /** What it says of itself. */
  about: string;
  /** Milliseconds since 1970. */
  created_at: number;
  /** The opaque id of the club. */
  id: string;
  /** The path of the link by which others join; for founder and organisers. */
  invite: string | null;
  /** Founder and organisers first, then by name. At most 200. */
  members: ClubMember[];
  /** As it is called. */
  name: string;
  /** One's own role. */
  role: ClubRole;
};

/** A member of a [`ClubInfo`]. */
export type ClubMember = {
  /** The opaque id of the person. */
  id: string;
  /** Milliseconds since 1970. */
  joined_at: number;
  /** As others see it. */
  name: string;
  /** What the member may do. */
  role: ClubRole;
};

/** A club by its name alone. */
export type ClubName = {
  /** The opaque id of the club. */
  id: string;
  /** As it is called. */
  name: string;
};

/** What a member of a club may do. */
export type ClubRole = 'founder' | 'organiser' | 'member';

/** A club as a list names it. */
export type ClubSummary = {
  /** What it says of itself. */
  about: string;
  /** The opaque id of the club. */
  id: string;
  /** How many members it has. */
  members: number;
  /** As it is called. */
  name: string;
  role: ClubRole | null;
};

/** The secret of the link of a club. */
export type ClubToken = {
  /** The last part of its path. */
  token: string;
};

/** One's clubs. */
export type Clubs = {
  /** By name. At most 20. */
  clubs: ClubSummary[];
};

/** What an account signs in with. */
export type Credentials = {
  /** 3 to 32 of `a-z 0-9 . _ -`. */
  login: string;
  /** 8 to 128 characters. */
  password: string;
};

/** A finished game that was played on a device without the server. */
export type DeviceRecord = {
  /** The text of its record. */
  record: string;
  /** The seat at which the client sat. */
  seat: number;
};

/** A device that is signed in. */
export type DeviceSession = {
  /** Milliseconds since 1970. */
  created_at: number;
  /** Whether it is the one that asks. */
  current: boolean;
  /** Browser and system, such as `Firefox · Linux`; may be empty. */
  device: string;
  /** The id by which it is ended. */
  id: string;
  /** When it was last used, give or take an hour. */
  seen_at: number;
};

/** By how much the members of an object differ from those before */
export type Difference = object;

/** How far the draw of a table's seed is. */
export type DrawMessage = {
  /** What the players' browsers have to do now. */
  phase: DrawPhase;
  /** 1, and one more for each time that the draw had to be repeated. */
  round: number;
  /** From seat 1 on. */
  seats: DrawSeat[];
  /** When the seats that are waited for are left out, in milliseconds since 1970; nothing once the draw is done. */
  until: number | null;
};

/** What the players' browsers have to do. */
export type DrawPhase = 'commit' | 'reveal' | 'done';

/** The part of a seat in a draw. */
export type DrawSeat = {
  /** 64 hexadecimal digits, once it is committed. */
  commitment: string | null;
  /** 64 hexadecimal digits, once the draw is done. */
  share: string | null;
  /** How far it is. */
  state: DrawState;
};

/** How far a seat is in a draw. */
export type DrawState = 'none' | 'awaited' | 'committed' | 'revealed' | 'absent' | 'withheld';

/** A prepared choice that was not made. */
export type Dropped = {
  /** What it was. */
  choice: PreparedChoice;
  /** The id of the condition that stopped it; nothing if the rules did not allow it. */
  stop: string | null;
};

/** Where a table is run. A client that connects again with this as `route` in its address is led there by the proxy before the servers, and a move then costs one server instead of two. Nothing is wrong with staying. */
export type Elsewhere = {
  /** The name by which the proxy knows the other server. */
  route: string;
};

/** `{}` */
export type Empty = object;

/** An entrant of a tournament. */
export type EntrantInfo = {
  /** Whether it is paired. */
  active: boolean;
  /** Of a bot. */
  level: string | null;
  /** Of a person. */
  name: string | null;
  /** By which it is seeded. */
  rating: number | null;
};

/** All that is stored of a person. */
export type Export = {
  /** The opaque id of the person. */
  id: string;
  /** A guest has none. */
  login: string | null;
  /** The confirmed e-mail address for notifications. */
  mail: string | null;
  /** As others see it. */
  name: string;
  /** The tables at which the person sits or sat. */
  tables: ExportedTable[];
  /** In order; those of more than a year ago no longer count. */
  vacations: ExportedVacation[];
};

/** A table of an [`Export`]. */
export type ExportedTable = {
  /** Of a finished game. */
  record: string | null;
  /** As the person sees it. */
  table: TableInfo;
};

/** A vacation of an [`Export`], in milliseconds since 1970. */
export type ExportedVacation = {
  /** When it began. */
  from: number;
  /** When it ended or will end. */
  until: number;
};

/** What a game foresees from one view alone. */
export type Forecast<View = unknown> = {
  /** What each legal choice would bring, by its notation; empty where this observer owes no choice. */
  choices: Record<string, View>;
  now: View | null;
};

/** One of the last results. */
export type FormResult = {
  /** The slug of the game. */
  game: string;
  /** How many played. */
  players: number;
  /** From 1; nothing of a game whose places are not known. */
  rank: number | null;
};

/** How things stand for one observer. A frame replaces the one before. */
export type Frame<View = unknown> = {
  /** The version just after the last choice of this seat; 0 before the first one, and for spectators. */
  chosen_at: number;
  /** By seat, where the table keeps time. */
  clocks: SeatClock[] | null;
  /** The legal actions in the game's notation; empty where this observer owes no choice. */
  legal: string[];
  /** In the order in which it was told. */
  news: News[];
  /** Of every seat that has points. */
  scores: Score[];
  /** `news` is all that stands of what was told after this version. */
  since: number;
  /** Who owes a choice. */
  turn: Turn;
  /** Whether this observer may take its last choice back. */
  undo: boolean;
  /** Of this observer. */
  version: number;
  /** The game's view for this observer. */
  view: View;
  /** Seats, once the game is over. */
  winners: number[];
};

/** A person whom one follows. */
export type Friend = {
  /** Whether the person follows one too. */
  follows_you: boolean;
  /** The game that the person is playing at this moment. */
  game: string | null;
  /** The opaque id of the person. */
  id: string;
  /** Whether an invitation of one's own would reach the person. */
  may_invite: boolean;
  /** As others see it. */
  name: string;
  /** Whether the person is connected now; `false` also where it hides that. */
  online: boolean;
  /** The table of that game, if the lobby lists it. */
  table: string | null;
};

/** Whom one follows, whom one has blocked, and what others may see. */
export type Friends = {
  /** By name. At most 500. */
  blocked: PersonName[];
  /** Those who are online first, then by name. At most 500. */
  following: Friend[];
  /** What others may see of oneself. */
  settings: SocialSettings;
};

/** Something that happened, as the game tells it */
export type GameEvent = { type: string; [member: string]: unknown };

/** A game of the catalogue. */
export type GameInfo = {
  /** Bots, the weakest first. */
  levels: string[];
  /** What may be settled when a table is made. */
  options: OptionSpec[];
  /** How many may play. */
  players: PlayerCount;
  /** What may be prepared while one waits for others. */
  preparations: PreparationInfo[];
  /** The revision of its rules. */
  revision: number;
  /** Its name in addresses. */
  slug: string;
};

/** The rating of a person in one game and class. */
export type GameRating = {
  /** The class of player counts. */
  class: PlayerClass;
  /** The slug of the game. */
  game: string;
  /** The number of rated games. */
  games: number;
  /** Whether the estimate rests on too little: few games, or a large uncertainty. */
  provisional: boolean;
  /** The standard deviation of the estimate. A newcomer has 500. */
  uncertainty: number;
  /** The mean of the estimate. A newcomer has 1500. */
  value: number;
};

/** What a person has played of one game, rated or not. */
export type GameTally = {
  /** The slug of the game. */
  game: string;
  /** Games that have come to their end. */
  games: number;
  /** Of these, ended by a bot because the person ran out of time. */
  timeouts: number;
  /** Of these, won or shared. */
  wins: number;
};

/** The games that a server offers. */
export type Games = {
  /** In the order in which they are shown. */
  games: GameInfo[];
};

/** Who the server is. */
export type Hello = {
  /** The build of the page that the server embeds; nothing for a server without a page. */
  build: string | null;
  /** The version of the protocol. It grows when a client of the version before may no longer understand the server. */
  protocol: number;
};

/** What a bot would do in the client's seat. */
export type Hint = {
  /** The whole of the best decision, in the game's notation: to be sent as it is. */
  actions: string[];
  /** The best few with their chances, the best first. */
  choices: HintChoice[];
};

/** A choice of a [`Hint`]. */
export type HintChoice = {
  /** In the game's notation. */
  action: string;
  /** How likely it is to win, from 0 to 1. */
  chance: number;
};

/** A table that one is invited to, while it waits. No seat is kept: the first to sit down has it. */
export type Invitation = {
  /** Milliseconds since 1970. */
  at: number;
  /** The person at the table who invites one. */
  by: PersonName;
  /** Where one may sit down. */
  table: TableInfo;
};

/** The tables that one is invited to. */
export type Invitations = {
  /** The newest first. At most 50. */
  invitations: Invitation[];
};

/** How to sit down. */
export type Join = {
  /** At most 64 bytes of one's own that are mixed into the seed. */
  entropy?: string | null;
  /** For a seat that needs one. */
  invite?: string | null;
  /** From 1; any if absent. */
  seat?: number | null;
};

/** A page of a leaderboard. */
export type Leaderboard = {
  /** The fixed ratings of bots, the best first. */
  bots: BotRating[];
  /** The best first. */
  entries: LeaderboardEntry[];
  /** `after` of the next page; nothing at the end. */
  next: string | null;
};

/** A person in a leaderboard. */
export type LeaderboardEntry = {
  /** The number of rated games. */
  games: number;
  /** As others see it. */
  name: string;
  /** The id of the person, where the client may see its page. */
  person: string | null;
  /** From 1. */
  place: number;
  /** Whether the rating rests on too little yet; only clubs list such ratings. */
  provisional: boolean;
  /** The standard deviation of the estimate. */
  uncertainty: number;
  /** The mean of the estimate. */
  value: number;
  /** Whether it is the client. */
  you: boolean;
};

/** The path of a link that signs another device in. */
export type LinkPath = {
  /** Opened on another device within 10 minutes, once, it signs that device in as the same person. */
  path: string;
};

/** The last part of such a link. */
export type LinkToken = {
  /** As it stands in the path. */
  token: string;
};

/** How the list of public tables has changed. Each of `changed` takes the place of the table with its id or is new, those that are `gone` are taken out; the list stays in the order of its status (tables that wait come first) and of `created_at`, the newest first. */
export type LobbyChanges = {
  /** Tables that are new or differ. */
  changed: TableInfo[];
  /** The ids of tables that are no longer listed. */
  gone: string[];
};

/** What a client sends over the socket of the lobby. */
export type LobbyClientMessage =
  /** Asks for a pong. */
  | { type: 'ping' };

/** What the server sends over the socket of the lobby. */
export type LobbyMessage =
  /** The first message. */
  | ({ type: 'hello' } & Hello)
  /** The public tables: at once, and after every change unless the client follows changes. */
  | ({ type: 'tables' } & Tables)
  /** What is other than in the list before, for a client that follows changes. */
  | ({ type: 'changes' } & LobbyChanges)
  /** A message that cannot be read. */
  | ({ type: 'refused' } & RefusedMessage)
  /** The answer to a ping. */
  | ({ type: 'pong' } & Pong)
  /** The last message before the server closes the socket. */
  | ({ type: 'bye' } & Bye);

/** How notifications by e-mail stand. */
export type MailState = {
  /** The address that is told things; nothing before one is confirmed. */
  address: string | null;
  /** Whether this server sends any. */
  available: boolean;
  wishes: MailWishes | null;
};

/** The secret of a link in an e-mail. */
export type MailToken = {
  /** As the link has it. */
  token: string;
};

/** What an address is told, and how. */
export type MailWishes = {
  /** Whether it is told once a day, in the morning, rather than at once. Reminders are always sent at once. */
  digest: boolean;
  /** Which kinds of notices are sent. */
  kinds: NoticeKind[];
  /** The language, `fr` or `en`. */
  lang: string;
  /** The zone in which it is morning, by its name in the time zone database, such as `Europe/Paris`. */
  zone: string;
};

/** The person behind a session. */
export type Me = {
  /** The opaque id of the person. */
  id: string;
  /** A guest has none. */
  login: string | null;
  /** As others see it. */
  name: string;
  rating: Rating | null;
};

/** A decision than which another was better. */
export type Mistake = {
  /** At most two others that make much of the rest. An analysis of an earlier release has none. */
  besides: string[];
  /** What was better, all of its actions. */
  better: string[];
  /** How likely the seat was to win with what was chosen. */
  chance: number;
  /** By how much the other was likelier to win. */
  cost: number;
  /** What was chosen, all of its actions: a bid has several. */
  played: string[];
  /** Its first step in the game, from zero. */
  ply: number;
  /** The seat that chose. */
  seat: number;
  /** The version that shows how things stood before it. */
  version: number;
  /** The feature of the game that makes most of the difference; its words are `GAME-why-FEATURE`. */
  why: string | null;
};

/** How things stood at one version. */
export type Moment<View = unknown> = {
  /** What this version told. */
  news: GameEvent[];
  /** Of every seat that had points. */
  scores: Score[];
  /** Who owed a choice. */
  turn: Turn;
  /** Of this observer. */
  version: number;
  /** The game's view for this observer. */
  view: View;
};

/** A part of a game's past. */
export type Moments<View = unknown> = {
  /** The newest version. */
  last: number;
  /** At most 200. */
  moments: Moment<View>[];
};

/** Whether one hears of a table. */
export type Muted = {
  /** Whether notifications of the table are off, in all of one's browsers. */
  muted: boolean;
};

/** A name to be called by. */
export type Name = {
  /** 1 to 24 characters, none of them a control character. */
  name: string;
};

/** Bots that enter a tournament. */
export type NewBots = {
  /** How many; 64 in a tournament. */
  count: number;
  /** One of the game's `levels`. */
  level: string;
};

/** What a club is called, and what it says of itself. */
export type NewClub = {
  /** At most 300 characters; may be empty. */
  about?: string;
  /** 1 to 40 characters. */
  name: string;
};

/** An invitation to a table. */
export type NewInvitation = {
  /** The id of the person who is invited. */
  person: string;
};

/** An address that is to be told things. It is sent a link by which its owner confirms that. */
export type NewMail = {
  /** At most 254 characters of ASCII. */
  address: string;
  /** What it is told, once it is confirmed. */
  wishes: MailWishes;
};

/** A passkey that a browser has made. */
export type NewPasskey = {
  /** `attestationObject` of the response. */
  attestation: string;
  /** `clientDataJSON` of the response. */
  client_data: string;
};

/** A change of one's password, or a first one for an account that has passkeys alone. */
export type NewPassword = {
  /** The one that holds now, unless a passkey confirms the change. */
  current?: string | null;
  passkey?: PasskeyAssertion | null;
  /** 8 to 128 characters, none of the commonest passwords. */
  password: string;
};

/** What one tells the operator of the server about another person. */
export type NewReport = {
  /** What it is about. */
  reason: ReportReason;
  /** The table where it happened. */
  table?: string | null;
  /** At most 500 characters; may be empty. */
  text?: string;
};

/** A new role of a member. */
export type NewRole = {
  /** `founder` hands the club over: the founder becomes an organiser. */
  role: ClubRole;
};

/** A seat of a [`NewTable`]. */
export type NewSeat =
  /** For the one who makes the table. */
  | { type: 'me' }
  /** Open to anybody. */
  | { type: 'open' }
  /** For one who knows the invitation. */
  | { type: 'invite' }
  /** For a bot. */
  | { type: 'bot'; level: string };

/** Where a browser is reached while the page is closed, and what it wants to be told. It ends with the session. */
export type NewSubscription = {
  /** The secret of the browser (`auth`), as base64url without padding. */
  auth: string;
  /** The address at the browser's push service: https, and one of the services that the server talks to. */
  endpoint: string;
  /** The public key of the browser (`p256dh`), as base64url without padding. */
  public_key: string;
  /** What it wants to be told, and how. */
  wishes: PushWishes;
};

/** What a table is made from. */
export type NewTable = {
  /** Who may write in the chat; everyone if absent. */
  chat?: ChatAccess;
  /** How time is kept. */
  clock: Clock;
  /** The club whose members see the table in their lobby and sit down at its open seats. Not together with `public`. */
  club?: string | null;
  /** At most 64 bytes of one's own that are mixed into the seed. */
  entropy?: string | null;
  /** The slug of the game. */
  game: string;
  /** Whether players may ask a bot. Not together with `rated`. */
  hints: boolean;
  /** Whether the page shows what a player could remember. */
  memory: boolean;
  /** Option values in their text form; the others have their default. */
  options?: Record<string, string>;
  /** Whether the lobby lists the table. */
  public: boolean;
  /** Whether the result counts for ratings if two accounts play. Not together with `hints`. */
  rated?: boolean;
  /** As many as players. */
  seats: NewSeat[];
  /** Whether the players' browsers add shares to the seed by commit and reveal. A client that does not is left out after some seconds. */
  shares?: boolean;
};

/** What a tournament is made from. */
export type NewTournament = {
  /** The level of the bot that plays such a seat. */
  bot_level: string;
  /** The most entrants: up to 512, or 32 in a round robin. */
  capacity: number;
  /** How time is kept at its tables; not `none`, which would let one player keep all others waiting. */
  clock: Clock;
  /** The id of a club that the client organises. If the tournament is not listed, the members alone see and enter it. */
  club?: string | null;
  /** Whether all tables of a round have the same deal. Not in an arena. */
  duplicate: boolean;
  /** How entrants are paired. */
  format: TournamentFormat;
  /** The slug of the game. */
  game: string;
  /** At most 60 characters. */
  name: string;
  /** What becomes of the seat of a person who does not come. */
  no_show: NoShow;
  /** Option values in their text form; the others have their default. */
  options?: Record<string, string>;
  /** Whether it is listed. */
  public: boolean;
  /** Whether results count for ratings. */
  rated: boolean;
  /** How many seconds a table waits for its people, from 10 to 3600. Tables over days wait for nobody. */
  show_up: number;
  /** When it starts by itself, in milliseconds since 1970; within a year. */
  start_at?: number | null;
  /** Whether it starts as soon as it is full. */
  starts_when_full: boolean;
  /** How many sit at a table; where the number of entrants does not allow it, some tables are smaller. */
  table_size: number;
};

/** A vacation that begins now. */
export type NewVacation = {
  /** How many days it lasts, from 1 to the days that are left. */
  days: number;
};

/** Something that happened. */
export type News = {
  /** The event as this observer may know it. */
  event: GameEvent;
  /** The version with which this observer was shown it. */
  version: number;
};

/** What becomes of the seat of a person who does not come. */
export type NoShow = 'bot' | 'forfeit';

/** What a notification tells. */
export type NoticeKind = 'turn' | 'begun' | 'invited' | 'clock' | 'over';

/** Those whom one follows and who are online. */
export type OnlineFriends = {
  /** By name. At most 500. */
  online: Friend[];
};

/** Games that began with the same choice. */
export type OpeningTally = {
  /** The first choice, in the game's notation. */
  choice: string;
  /** The slug of the game. */
  game: string;
  /** Games that began with it. */
  games: number;
  /** Of these, won or shared. */
  wins: number;
};

/** Results against one opponent. */
export type OpponentTally = {
  /** How often one ended before it. */
  ahead: number;
  /** How often behind it. */
  behind: number;
  /** Games with it. */
  games: number;
  /** Of a bot. */
  level: string | null;
  /** Of a person, as at the last game with it. */
  name: string | null;
};

/** The values that an option takes. All have a text form. */
export type OptionKind =
  /** A whole number, both ends included. */
  | { type: 'number'; max: number; min: number }
  /** `true` or `false`. */
  | { type: 'flag' }
  /** One of these words. */
  | { type: 'choice'; of: string[] }
  /** Several of these words, separated by commas, each at most once; or nothing. */
  | { type: 'several'; of: string[] }
  /** One of `words`, or several of `of`, separated by commas. */
  | { type: 'choice_or_several'; of: string[]; words: string[] }
  /** Numbers separated by commas, one a seat; or nothing. */
  | { type: 'numbers'; max: number; min: number }
  /** The text of a file. */
  | { type: 'text'; extension: string; max_bytes: number; template: string };

/** An option of a game. */
export type OptionSpec = {
  /** The text form of its default. */
  default: string;
  /** The name under which a table sets it. */
  key: string;
  /** The values that it takes. */
  kind: OptionKind;
};

/** A part of a page that its person may keep to itself. */
export type PagePart = 'ratings' | 'results';

/** What a person shows of itself. */
export type PageSettings = {
  /** Who may see one's page. */
  audience: Audience;
  /** Whether they see one's past games there. */
  history: boolean;
  /** Whether anybody sees one's name and rating in leaderboards. */
  leaderboard: boolean;
  /** Whether they see one's ratings there, and members of one's clubs in the leaderboards of these. */
  ratings: boolean;
  /** Whether they see what one's games come to: form, games played, reliability. */
  results: boolean;
};

/** A signature by a passkey. */
export type PasskeyAssertion = {
  /** `authenticatorData` of the response. */
  authenticator_data: string;
  /** `clientDataJSON` of the response. */
  client_data: string;
  /** `rawId` of the credential. */
  id: string;
  /** `signature` of the response. */
  signature: string;
  /** `userHandle` of the response. */
  user_id: string;
};

/** What a browser signs with a passkey. */
export type PasskeyChallenge = {
  /** To be signed, once. */
  challenge: string;
  /** The domain for which passkeys were made. */
  rp_id: string;
  /** Milliseconds until the challenge expires. */
  timeout: number;
};

/** What a browser makes a passkey from. Bytes are base64url without padding, here and below. */
export type PasskeyCreation = {
  /** COSE numbers of the accepted signatures, the best first. */
  algorithms: number[];
  /** To be signed, once. */
  challenge: string;
  /** The passkeys of the person: a device that has one makes no second. */
  known: string[];
  /** The domain for which the passkey is made. */
  rp_id: string;
  /** Milliseconds until the challenge expires. */
  timeout: number;
  /** The user handle. */
  user_id: string;
  /** The login, by which a person tells accounts apart. */
  user_name: string;
};

/** A passkey of the person who asks. */
export type PasskeyInfo = {
  /** Milliseconds since 1970. */
  created_at: number;
  /** The id by which it is renamed and removed. */
  id: string;
  /** At first the device on which it was made. */
  name: string;
  /** When it was last used to sign in or to confirm something; nothing before. */
  used_at: number | null;
};

/** Asks to make a passkey. A guest names the login of the account that it is to have; an account proves who it is. */
export type PasskeyRequest = {
  /** Of a guest: 3 to 32 of `a-z 0-9 . _ -`. */
  login?: string | null;
  proof?: Proof | null;
};

/** A finished game. */
export type PastGame = {
  /** When it ended, in milliseconds since 1970. */
  ended_at: number;
  /** The slug of the game. */
  game: string;
  /** The id of the table. */
  id: string;
  /** Whether it counted for ratings. */
  rated: boolean;
  /** The seat of the person whose history this is. */
  seat: number;
  /** From seat 1 on. */
  seats: PastSeat[];
};

/** A page of past games. */
export type PastGames = {
  /** The newest first. */
  games: PastGame[];
  /** `before` of the next page; nothing at the end. */
  next: string | null;
};

/** A seat of a [`PastGame`]. */
export type PastSeat = {
  /** Whether a bot ended the game, because the player resigned or ran out of time. */
  left: boolean;
  /** Of a bot. */
  level: string | null;
  /** Of a person; empty after it was deleted. */
  name: string | null;
  /** The total of the score. */
  points: number | null;
  /** From 1; nothing of a game whose places are not known. */
  rank: number | null;
};

/** A link to another device that is not used yet. */
export type PendingLink = {
  /** Milliseconds since 1970. */
  created_at: number;
  /** Milliseconds since 1970. */
  expires_at: number;
  /** The id by which it is ended. */
  id: string;
};

/** Whose seat it is. */
export type PersonId = {
  /** The opaque id of the person. */
  id: string;
};

/** Another person, as lists name it. */
export type PersonName = {
  /** The opaque id of the person. */
  id: string;
  /** As others see it. */
  name: string;
};

/** The page of a person. */
export type PersonPage = {
  /** Whether the person has an account; a guest has no ratings. */
  account: boolean;
  /** The last results, the newest first; at most 10. */
  form: FormResult[];
  /** What was played, the games that were played most first. */
  games: GameTally[];
  /** What the person shows to nobody else, so that there is none of it here. */
  hides: PagePart[];
  /** Whether past games may be asked for. */
  history: boolean;
  /** The opaque id of the person. */
  id: string;
  /** As others see it. */
  name: string;
  /** By game and class, the ones with most games first. */
  ratings: GameRating[];
  /** Whether it is the client's own page. */
  you: boolean;
};

/** What a player picks for a prepared choice: one action for each piece. */
export type PickInfo = {
  /** Where the pieces are in the view, as a JSON pointer in which `{seat}` stands for the index of one's seat. */
  from: string;
  /** The word before the piece. */
  verb: string;
};

/** The classes of player counts. Each has its own rating: playing against one opponent is another skill. */
export type PlayerClass = 'two' | 'more';

/** How many may play, both ends included. */
export type PlayerCount = {
  /** The most players. */
  max: number;
  /** The fewest players. */
  min: number;
};

/** The answer to a ping. */
export type Pong = object;

/** A choice that may be prepared while one waits for others. */
export type PreparationInfo = {
  /** The last action, in the game's notation. */
  action: string;
  /** Names it in messages, and its words: `{slug}-prepare-{id}`. */
  id: string;
  pick: PickInfo | null;
  /** Whether it is made at every turn until a condition stops it. */
  repeats: boolean;
  /** What may stop it. */
  stops: StopInfo[];
};

/** What one's seat has prepared: at first, unless it is nothing, and after every change. */
export type Prepared = {
  dropped: Dropped | null;
  prepared: PreparedChoice | null;
};

/** A choice that a seat has prepared. It is a secret of the seat. */
export type PreparedChoice = {
  /** All of it, in the game's notation; at most 40 actions. */
  actions: string[];
  /** The id of one of the game's preparations. */
  choice: string;
  /** The ids of the conditions that stop it; those that always hold need not be named. */
  stops: string[];
};

/** Shows once more who asks: by the password or by a passkey. */
export type Proof = {
  passkey?: PasskeyAssertion | null;
  /** The one that holds now. */
  password?: string | null;
};

/** What a browser is sent by way of its push service, encrypted. It holds no secret of the game. */
export type PushMessage = {
  /** When it happened, in milliseconds since 1970. */
  at: number;
  /** The slug of its game. */
  game: string;
  /** What has happened. */
  kind: NoticeKind;
  /** The table that it is about. */
  table: string;
};

/** How notifications stand in this browser. */
export type PushState = {
  /** The key for `pushManager.subscribe`, as base64url without padding. */
  public_key: string;
  wishes: PushWishes | null;
};

/** What a browser wants to be told. */
export type PushWishes = {
  /** What it wants to be told of. */
  kinds: NoticeKind[];
  quiet: QuietHours | null;
};

/** A game with those who look for one at the same time. */
export type QuickMatch = {
  /** The slug of the game. */
  game: string;
};

/** Minutes of the day in a time zone, which may go over midnight. */
export type QuietHours = {
  /** The first quiet minute, 0 to 1439. */
  from: number;
  /** The first minute after, 0 to 1439. */
  to: number;
  /** The zone by its name in the time zone database, such as `Europe/Paris`; UTC if it is left out. */
  zone: string;
};

/** How strong a person plays. */
export type Rating = {
  /** The number of rated games. */
  games: number;
  /** The mean of the estimate. */
  value: number;
};

/** The rating of one class over time. */
export type RatingCurve = {
  /** The class of player counts. */
  class: PlayerClass;
  /** The oldest first; at most the last 200 games. */
  points: RatingPoint[];
};

/** A rating over time. */
export type RatingCurves = {
  /** Of each class with rated games. */
  curves: RatingCurve[];
};

/** A rating after a game. */
export type RatingPoint = {
  /** When the game ended, in milliseconds since 1970. */
  at: number;
  /** The standard deviation of the estimate. */
  uncertainty: number;
  /** The mean of the estimate. */
  value: number;
};

/** A wordless sign that a player makes at the table. */
export type Reaction = 'wave' | 'clap' | 'laugh' | 'surprise' | 'think' | 'sorry';

/** A player makes a sign. It is not kept. */
export type ReactionMessage = {
  /** Which sign the player makes. */
  reaction: Reaction;
  /** The seat of the player. */
  seat: number;
};

/** A new password by a recovery code. */
export type Recovery = {
  /** One of its codes. */
  code: string;
  /** Of the account. */
  login: string;
  /** 8 to 128 characters, none of the commonest passwords. */
  password: string;
};

/** Codes with which a person can set a new password, each once. */
export type RecoveryCodes = {
  /** They are shown this once. */
  codes: string[];
};

/** Why a request or a message is refused: a code, and the arguments that some codes have. */
export type Refusal =
  /** The request cannot be read. */
  | { code: 'bad-request'; detail: string }
  /** The request needs a session. */
  | { code: 'no-session' }
  /** Login or password is wrong. */
  | { code: 'bad-login' }
  /** The passkey is unknown, or what it signed is not what the server has asked for. */
  | { code: 'bad-passkey' }
  /** The server has no passkeys at this address: its origin is not configured, or is no domain. */
  | { code: 'no-passkeys' }
  /** The account has no other way in. */
  | { code: 'only-credential' }
  /** The client may not do this, or the request comes from another site. */
  | { code: 'forbidden' }
  /** The operator has banned the person or the address. */
  | { code: 'banned' }
  /** The client has blocked a person whom this would bring together with it. */
  | { code: 'blocked' }
  /** There is no such thing. */
  | { code: 'not-found' }
  /** Somebody else has the login or the seat. */
  | { code: 'taken' }
  /** The game has begun. */
  | { code: 'started' }
  /** The game has not begun. */
  | { code: 'not-started' }
  /** The game is over. */
  | { code: 'over' }
  /** The game is not over yet. */
  | { code: 'not-over' }
  /** Only an account may do this. */
  | { code: 'no-account' }
  /** Other tables of the tournament still play the same deal. */
  | { code: 'sealed' }
  /** The table gives no hints. */
  | { code: 'no-hints' }
  /** The body is larger than the server reads. */
  | { code: 'too-large' }
  /** A quota is used up. */
  | { code: 'too-many' }
  /** The client sends too fast. */
  | { code: 'rate' }
  /** Not a name. */
  | { code: 'bad-name' }
  /** Not a password. */
  | { code: 'bad-password' }
  /** A password that many people use, or that contains the login. */
  | { code: 'common-password' }
  /** Not a login. */
  | { code: 'bad-login-name' }
  /** Not a subscription of a push service that the server talks to. */
  | { code: 'bad-subscription' }
  /** Not an e-mail address that letters can be sent to. */
  | { code: 'bad-address' }
  /** Not the seats of a table. */
  | { code: 'bad-seats' }
  /** Not a text that is accepted. */
  | { code: 'bad-text' }
  /** The game cannot begin with these options. */
  | { code: 'bad-options'; detail: string; key: string; why: string }
  /** This seat has made a choice since the version that the message names. */
  | { code: 'stale' }
  /** This seat owes no choice. */
  | { code: 'not-your-turn' }
  /** Others have made a choice since the one to take back. */
  | { code: 'too-late-to-undo' }
  /** There is no choice to take back. */
  | { code: 'nothing-to-undo' }
  /** A choice cannot be read. */
  | { code: 'parse'; index: number; why: string }
  /** A choice breaks a rule. */
  | { code: 'rule'; anchor: string; index: number; rule: string }
  /** A choice reveals something: what follows it must be sent apart. */
  | { code: 'reveals'; index: number }
  /** The store did not answer; nothing is lost, try again. */
  | { code: 'unavailable' }
  /** The table fails again and again: only the operator of the server can help. */
  | { code: 'broken' };

/** The body of every response that refuses a request. */
export type Refused = {
  /** The reason, with its code. */
  error: Refusal;
};

/** A message was not carried out; nothing was changed. */
export type RefusedMessage = {
  /** What the message was refused for. */
  error: Refusal;
  /** Of the client's message; nothing where the message could not be read. */
  id: number | null;
};

/** How one stands to another person. */
export type Relation = {
  /** Whether one has blocked the person. */
  blocks: boolean;
  /** Whether one follows the person. */
  follows: boolean;
  /** Whether the person follows one. */
  follows_you: boolean;
  /** Whether an invitation of one's own would reach the person. */
  may_invite: boolean;
};

/** What a report is about. */
export type ReportReason = 'abuse' | 'name' | 'spam' | 'cheating' | 'other';

/** A round of a tournament. */
export type RoundInfo = {
  /** The numbers of those who do not play, and have a point for it. */
  byes: number[];
  /** Whether all its games are over, and may be looked at. */
  closed: boolean;
  /** From 1. */
  number: number;
  /** Of a duplicate tournament, the seed, once the round is over. */
  seed: string | null;
  /** Of a duplicate tournament, the hash of the seed of all its tables. */
  seed_hash: string | null;
  /** The tables that were paired together. */
  tables: RoundTable[];
};

/** A table of a round. */
export type RoundTable = {
  /** The numbers of those who have not come or have left. */
  absent: number[];
  /** The id of the table. */
  id: string;
  /** The points of the seats for the standings; empty before the result. */
  points: number[];
  /** The scores of the seats in the game; empty without one. */
  scores: number[];
  /** The numbers of the entrants, in the order of the seats. */
  seats: number[];
};

/** The points of a seat. */
export type Score = {
  /** Points by the id of their line, in the game's order. */
  parts: Record<string, number>;
  /** The seat that scored. */
  seat: number;
  /** The sum of the parts. */
  total: number;
};

/** Scores in one game with so many players. */
export type ScoreTally = {
  /** The slug of the game. */
  game: string;
  /** Games with a score. */
  games: number;
  /** How many played. */
  players: number;
  /** The lowest score, the quarter, the median, the three quarters and the highest. */
  quartiles: number[];
  /** Of these, won or shared. */
  wins: number;
};

/** The time of a seat. */
export type SeatClock = {
  /** The time that is left, in milliseconds. */
  left: number;
  /** Whether it runs down. */
  running: boolean;
};

/** A seat of a [`TableInfo`]. */
export type SeatInfo = {
  /** Whether a bot makes this person's choices for now: it resigned or ran out of time. */
  away: boolean;
  /** Of a bot. */
  level: string | null;
  /** Of a person. */
  name: string | null;
  /** Whether the person follows the game. */
  online: boolean;
  /** Whether the person has resigned: the bot plays to the end, and the game is lost for this seat. */
  resigned: boolean;
  /** What the seat is taken by. */
  type: SeatType;
  /** Until when the person is or was on vacation, and a clock of days stands still, in milliseconds since 1970. */
  vacation_until: number | null;
};

/** What a seat is taken by. */
export type SeatType = 'open' | 'invite' | 'person' | 'bot';

/** Where a person is signed in, and how else one could come in as that person. */
export type Security = {
  /** Whether there is a password. */
  has_password: boolean;
  /** Links to other devices that are not used yet. */
  links: PendingLink[];
  /** The oldest first. */
  passkeys: PasskeyInfo[];
  /** Recovery codes that are left. */
  recovery_codes: number;
  /** Devices that are signed in, the last one used first. */
  sessions: DeviceSession[];
};

/** What the server sends over the socket of a table. A frame holds raw JSON, which serde cannot read from behind a tag: [`ServerMessage::read`] takes the place of `Deserialize`. */
export type ServerMessage<View = unknown> =
  /** The first message. */
  | ({ type: 'hello' } & Hello)
  /** The table: at first, and after every change. */
  | ({ type: 'table' } & TableMessage)
  /** How things stand: at first, and after every change that this observer can see. */
  | ({ type: 'frame' } & Frame<View>)
  /** The same as what has changed since the frame before, for a client that follows changes. */
  | ({ type: 'change' } & Change)
  /** The message with that id was carried out and stored. */
  | ({ type: 'ack' } & Ack)
  /** The message with that id was not carried out. */
  | ({ type: 'refused' } & RefusedMessage)
  /** How far the draw of the seed is: at first, and after every change; not where players add nothing to it. */
  | ({ type: 'draw' } & DrawMessage)
  /** What one's own seat has prepared: at first, unless it is nothing, and after every change. */
  | ({ type: 'prepared' } & Prepared)
  /** The last lines of chat, at most 100: once, before the first frame. */
  | ({ type: 'chats' } & Chats)
  /** A line of chat, as it comes. */
  | ({ type: 'chat' } & Chat)
  /** A player makes a sign. */
  | ({ type: 'reaction' } & ReactionMessage)
  /** The answer to a ping. */
  | ({ type: 'pong' } & Pong)
  /** Another of several servers runs this table: after `hello`, where a client would better be connected to that one. */
  | ({ type: 'elsewhere' } & Elsewhere)
  /** The last message before the server closes the socket. */
  | ({ type: 'bye' } & Bye);

/** Who may see or do something. A person who is blocked never may. */
export type SocialAudience = 'anyone' | 'known' | 'nobody';

/** What others may see of a person and send to it. */
export type SocialSettings = {
  /** Whose invitations reach the person. */
  invitations: SocialAudience;
  /** Who is shown whether the person is online and where it plays. */
  presence: SocialAudience;
};

/** A line of the standings. */
export type StandingInfo = {
  /** The number of the entrant, from 0. */
  entrant: number;
  /** How many games have a result. */
  games: number;
  /** The first tie-break: the points of the opponents. */
  opponents: number;
  /** From 1; equal in points and tie-breaks is the same place. */
  place: number;
  /** A win is 1, the last place 0. */
  points: number;
  /** The second tie-break: first places at tables. */
  wins: number;
};

/** What one's last games come to. */
export type Statistics = {
  /** How many games this rests on: the last 500 that fit. */
  games: number;
  /** By game and first choice, at most 8 of a game. */
  openings: OpeningTally[];
  /** Those one has met most, at most 20. */
  opponents: OpponentTally[];
  /** By game and number of players. */
  scores: ScoreTally[];
};

/** Where a table stands. */
export type Status = 'waiting' | 'playing' | 'over';

/** A condition that stops a prepared choice. */
export type StopInfo = {
  /** Whether it holds for everybody, rather than for those who want it. */
  always: boolean;
  /** Names it in messages, and its words: `{slug}-stop-{id}`. */
  id: string;
};

/** A table as a client sees it from outside of the game. */
export type TableInfo = {
  /** Who may write in the chat. */
  chat: ChatAccess;
  /** How time is kept. */
  clock: Clock;
  /** The club whose members see the table in their lobby. */
  club: string | null;
  /** Milliseconds since 1970. */
  created_at: number;
  /** When bots take the free seats of a quick match that waits, in milliseconds since 1970. */
  fill_at: number | null;
  /** The slug of the game. */
  game: string;
  /** Whether players may ask a bot. */
  hints: boolean;
  /** The opaque id of the table. */
  id: string;
  /** For the one who made the table. */
  invites: string[];
  /** Whether the client made the table. */
  made_by_you: boolean;
  /** Whether the page shows what a player could remember. */
  memory: boolean;
  /** Option values in their text form. */
  options: Record<string, string>;
  /** How many play. */
  players: number;
  /** Whether the lobby lists it. */
  public: boolean;
  /** Whether the result counts for ratings: while the table waits, if two accounts play; from the start on, for good. */
  rated: boolean;
  /** The table that follows this one. */
  rematch: string | null;
  /** Whether other tables of the tournament still play the same deal: until then nobody may watch or look back, but for the players through their own eyes. */
  sealed: boolean;
  /** From seat 1 on. */
  seats: SeatInfo[];
  /** Once the game is over. */
  seed: string | null;
  /** What the seed is held against at the end. */
  seed_hash: string;
  /** Whether the players' browsers add shares to the seed. */
  shares: boolean;
  /** How many only watch. */
  spectators: number;
  /** Where it stands. */
  status: Status;
  /** The tournament that the table belongs to. */
  tournament: string | null;
  /** Seats, once the game is over. */
  winners: number[];
  /** The client's own seat. */
  you: number | null;
  /** Whether the client owes a choice. */
  your_turn: boolean;
};

/** A table that has changed. */
export type TableMessage = {
  /** How it stands. */
  table: TableInfo;
};

/** A list of tables. */
export type Tables = {
  /** As the client sees them. */
  tables: TableInfo[];
};

/** A tournament with all that may be known of it. */
export type Tournament = {
  /** In the order of their numbers, from 0. */
  entrants: EntrantInfo[];
  /** What stands in a list. */
  info: TournamentInfo;
  /** From the first one on; of an arena the last 50. */
  rounds: RoundInfo[];
  /** Of a duplicate tournament that is over: what the seed of each round follows from. */
  seed: string | null;
  /** Of a duplicate tournament, what its secret is held against at the end. */
  seed_hash: string | null;
  /** The first place first. */
  standings: StandingInfo[];
  /** How many events it has had. */
  version: number;
  /** The client's own number. */
  you: number | null;
  your_table: YourTable | null;
};

/** How far a tournament is. What has happened is read by a request. */
export type TournamentChanged = {
  /** How many events it has had. */
  version: number;
};

/** How entrants of a tournament are paired. */
export type TournamentFormat =
  /** Rounds among entrants of like points who have not met. */
  | { type: 'swiss'; rounds: number }
  /** Everybody meets everybody. */
  | { type: 'round-robin' }
  /** Who loses is out. */
  | { type: 'knockout' }
  /** Those who are free are paired again. */
  | { type: 'arena'; minutes: number };

/** A tournament as a client sees it in a list. */
export type TournamentInfo = {
  /** The level of the bot that plays such a seat. */
  bot_level: string;
  /** The most entrants. */
  capacity: number;
  /** How time is kept at its tables. */
  clock: Clock;
  club: ClubName | null;
  /** Milliseconds since 1970. */
  created_at: number;
  /** Whether all tables of a round have the same deal. */
  duplicate: boolean;
  /** How many take part. */
  entrants: number;
  /** How entrants are paired. */
  format: TournamentFormat;
  /** The slug of the game. */
  game: string;
  /** The opaque id of the tournament. */
  id: string;
  /** As its organiser calls it. */
  name: string;
  /** What becomes of the seat of a person who does not come. */
  no_show: NoShow;
  /** Option values in their text form. */
  options: Record<string, string>;
  /** Whether the client has opened it. */
  organised_by_you: boolean;
  /** Where it stands. */
  phase: TournamentPhase;
  /** Whether it is listed. */
  public: boolean;
  /** Whether results count for ratings. */
  rated: boolean;
  /** How many rounds have been paired. */
  rounds: number;
  /** How many seconds a table waits for its people; nothing where it does not. */
  show_up: number | null;
  /** When it starts by itself, in milliseconds since 1970. */
  start_at: number | null;
  /** Whether it starts as soon as it is full. */
  starts_when_full: boolean;
  /** How many sit at a table. */
  table_size: number;
};

/** A message of the socket of a tournament. */
export type TournamentMessage =
  /** The first message. */
  | ({ type: 'hello' } & Hello)
  /** Something has happened, or not been told yet: at once, and after every change, at most once a second. */
  | ({ type: 'changed' } & TournamentChanged)
  /** A message that cannot be read. */
  | ({ type: 'refused' } & RefusedMessage)
  /** The answer to a ping. */
  | ({ type: 'pong' } & Pong)
  /** The last message before the server closes the socket. */
  | ({ type: 'bye' } & Bye);

/** Where a tournament stands. */
export type TournamentPhase = 'open' | 'running' | 'over' | 'cancelled';

/** A list of tournaments. */
export type Tournaments = {
  /** As the client sees them. */
  tournaments: TournamentInfo[];
};

/** Who owes a choice. */
export type Turn =
  /** These seats do. */
  | { type: 'seats'; seats: number[] }
  /** The game has ended. */
  | { type: 'over' };

/** One's vacation, during which one's clocks of days stand still. */
export type Vacation = {
  /** The days that may still be taken now. A day that has begun counts, until a year later. */
  days_left: number;
  /** When it ends, in milliseconds since 1970; nothing without one. */
  until: number | null;
};

/** The table at which the client has to play. */
export type YourTable = {
  /** The id of the table. */
  id: string;
  /** The round, from 1. */
  round: number;
  /** Until when the seat has to be taken, in milliseconds since 1970; nothing once the game runs. */
  take_seat_by: number | null;
};

/** What `lib/check.ts` holds the server's messages against. */
export const SHAPES = {
  Ack: { members: { id: 'integer', version: 'integer' } },
  Analysis: { members: { chances: 'number[][]', mistakes: 'Mistake[]', seats: 'ChanceBreakdown[]' } },
  AnalysisState: { tag: 'state', variants: { none: {}, running: { done: 'integer', steps: 'integer' }, done: { analysis: 'Analysis' } } },
  Audience: { words: ['everyone', 'known', 'nobody'] },
  BotRating: { members: { level: 'string', value: 'integer' } },
  Bye: { members: { reason: 'ByeReason' } },
  ByeReason: { words: ['restart', 'slow', 'gone', 'rate', 'signed-out', 'broken'] },
  ChanceBreakdown: { members: { lost: 'number', luck: 'number', others: 'number', own: 'number' } },
  Change: { members: { changes: 'Difference', news: 'GameEvent[]', version: 'integer' } },
  Chat: { members: { at: 'integer', n: 'integer', name: 'string', seat: 'integer?', text: 'string' } },
  ChatAccess: { words: ['everyone', 'players'] },
  Chats: { members: { lines: 'Chat[]' } },
  Clock: { tag: 'type', variants: { none: {}, live: { increment: 'integer', seconds: 'integer' }, days: { days: 'integer' } } },
  ClubInfo: { members: { about: 'string', created_at: 'integer', id: 'string', invite: 'string?', members: 'ClubMember[]', name: 'string', role: 'ClubRole' } },
  ClubMember: { members: { id: 'string', joined_at: 'integer', name: 'string', role: 'ClubRole' } },
  ClubName: { members: { id: 'string', name: 'string' } },
  ClubRole: { words: ['founder', 'organiser', 'member'] },
  ClubSummary: { members: { about: 'string', id: 'string', members: 'integer', name: 'string', role: 'ClubRole?' } },
  Clubs: { members: { clubs: 'ClubSummary[]' } },
  DeviceSession: { members: { created_at: 'integer', current: 'boolean', device: 'string', id: 'string', seen_at: 'integer' } },
  Difference: { alias: 'object' },
  DrawMessage: { members: { phase: 'DrawPhase', round: 'integer', seats: 'DrawSeat[]', until: 'integer?' } },
  DrawPhase: { words: ['commit', 'reveal', 'done'] },
  DrawSeat: { members: { commitment: 'string?', share: 'string?', state: 'DrawState' } },
  DrawState: { words: ['none', 'awaited', 'committed', 'revealed', 'absent', 'withheld'] },
  Dropped: { members: { choice: 'PreparedChoice', stop: 'string?' } },
  Elsewhere: { members: { route: 'string' } },
  Empty: { alias: 'object' },
  EntrantInfo: { members: { active: 'boolean', level: 'string?', name: 'string?', rating: 'integer?' } },
  Forecast: { members: { choices: 'View{}', now: 'View?' } },
  FormResult: { members: { game: 'string', players: 'integer', rank: 'integer?' } },
  Frame: { members: { chosen_at: 'integer', clocks: 'SeatClock[]?', legal: 'string[]', news: 'News[]', scores: 'Score[]', since: 'integer', turn: 'Turn', undo: 'boolean', version: 'integer', view: 'View', winners: 'integer[]' } },
  Friend: { members: { follows_you: 'boolean', game: 'string?', id: 'string', may_invite: 'boolean', name: 'string', online: 'boolean', table: 'string?' } },
  Friends: { members: { blocked: 'PersonName[]', following: 'Friend[]', settings: 'SocialSettings' } },
  GameEvent: { members: { type: 'string' } },
  GameInfo: { members: { levels: 'string[]', options: 'OptionSpec[]', players: 'PlayerCount', preparations: 'PreparationInfo[]', revision: 'integer', slug: 'string' } },
  GameRating: { members: { class: 'PlayerClass', game: 'string', games: 'integer', provisional: 'boolean', uncertainty: 'integer', value: 'integer' } },
  GameTally: { members: { game: 'string', games: 'integer', timeouts: 'integer', wins: 'integer' } },
  Games: { members: { games: 'GameInfo[]' } },
  Hello: { members: { build: 'string?', protocol: 'integer' } },
  Hint: { members: { actions: 'string[]', choices: 'HintChoice[]' } },
  HintChoice: { members: { action: 'string', chance: 'number' } },
  Invitation: { members: { at: 'integer', by: 'PersonName', table: 'TableInfo' } },
  Invitations: { members: { invitations: 'Invitation[]' } },
  Leaderboard: { members: { bots: 'BotRating[]', entries: 'LeaderboardEntry[]', next: 'string?' } },
  LeaderboardEntry: { members: { games: 'integer', name: 'string', person: 'string?', place: 'integer', provisional: 'boolean', uncertainty: 'integer', value: 'integer', you: 'boolean' } },
  LinkPath: { members: { path: 'string' } },
  LobbyChanges: { members: { changed: 'TableInfo[]', gone: 'string[]' } },
  LobbyMessage: { tag: 'type', variants: { hello: 'Hello', tables: 'Tables', changes: 'LobbyChanges', refused: 'RefusedMessage', pong: 'Pong', bye: 'Bye' } },
  MailState: { members: { address: 'string?', available: 'boolean', wishes: 'MailWishes?' } },
  MailWishes: { members: { digest: 'boolean', kinds: 'NoticeKind[]', lang: 'string', zone: 'string' } },
  Me: { members: { id: 'string', login: 'string?', name: 'string', rating: 'Rating?' } },
  Mistake: { members: { besides: 'string[]', better: 'string[]', chance: 'number', cost: 'number', played: 'string[]', ply: 'integer', seat: 'integer', version: 'integer', why: 'string?' } },
  Moment: { members: { news: 'GameEvent[]', scores: 'Score[]', turn: 'Turn', version: 'integer', view: 'View' } },
  Moments: { members: { last: 'integer', moments: 'Moment[]' } },
  Muted: { members: { muted: 'boolean' } },
  News: { members: { event: 'GameEvent', version: 'integer' } },
  NoShow: { words: ['bot', 'forfeit'] },
  NoticeKind: { words: ['turn', 'begun', 'invited', 'clock', 'over'] },
  OnlineFriends: { members: { online: 'Friend[]' } },
  OpeningTally: { members: { choice: 'string', game: 'string', games: 'integer', wins: 'integer' } },
  OpponentTally: { members: { ahead: 'integer', behind: 'integer', games: 'integer', level: 'string?', name: 'string?' } },
  OptionKind: { tag: 'type', variants: { number: { max: 'integer', min: 'integer' }, flag: {}, choice: { of: 'string[]' }, several: { of: 'string[]' }, choice_or_several: { of: 'string[]', words: 'string[]' }, numbers: { max: 'integer', min: 'integer' }, text: { extension: 'string', max_bytes: 'integer', template: 'string' } } },
  OptionSpec: { members: { default: 'string', key: 'string', kind: 'OptionKind' } },
  PagePart: { words: ['ratings', 'results'] },
  PageSettings: { members: { audience: 'Audience', history: 'boolean', leaderboard: 'boolean', ratings: 'boolean', results: 'boolean' } },
  PasskeyChallenge: { members: { challenge: 'string', rp_id: 'string', timeout: 'integer' } },
  PasskeyCreation: { members: { algorithms: 'integer[]', challenge: 'string', known: 'string[]', rp_id: 'string', timeout: 'integer', user_id: 'string', user_name: 'string' } },
  PasskeyInfo: { members: { created_at: 'integer', id: 'string', name: 'string', used_at: 'integer?' } },
  PastGame: { members: { ended_at: 'integer', game: 'string', id: 'string', rated: 'boolean', seat: 'integer', seats: 'PastSeat[]' } },
  PastGames: { members: { games: 'PastGame[]', next: 'string?' } },
  PastSeat: { members: { left: 'boolean', level: 'string?', name: 'string?', points: 'integer?', rank: 'integer?' } },
  PendingLink: { members: { created_at: 'integer', expires_at: 'integer', id: 'string' } },
  PersonId: { members: { id: 'string' } },
  PersonName: { members: { id: 'string', name: 'string' } },
  PersonPage: { members: { account: 'boolean', form: 'FormResult[]', games: 'GameTally[]', hides: 'PagePart[]', history: 'boolean', id: 'string', name: 'string', ratings: 'GameRating[]', you: 'boolean' } },
  PickInfo: { members: { from: 'string', verb: 'string' } },
  PlayerClass: { words: ['two', 'more'] },
  PlayerCount: { members: { max: 'integer', min: 'integer' } },
  Pong: { alias: 'object' },
  PreparationInfo: { members: { action: 'string', id: 'string', pick: 'PickInfo?', repeats: 'boolean', stops: 'StopInfo[]' } },
  Prepared: { members: { dropped: 'Dropped?', prepared: 'PreparedChoice?' } },
  PreparedChoice: { members: { actions: 'string[]', choice: 'string', stops: 'string[]' } },
  PushState: { members: { public_key: 'string', wishes: 'PushWishes?' } },
  PushWishes: { members: { kinds: 'NoticeKind[]', quiet: 'QuietHours?' } },
  QuietHours: { members: { from: 'integer', to: 'integer', zone: 'string' } },
  Rating: { members: { games: 'integer', value: 'number' } },
  RatingCurve: { members: { class: 'PlayerClass', points: 'RatingPoint[]' } },
  RatingCurves: { members: { curves: 'RatingCurve[]' } },
  RatingPoint: { members: { at: 'integer', uncertainty: 'integer', value: 'integer' } },
  Reaction: { words: ['wave', 'clap', 'laugh', 'surprise', 'think', 'sorry'] },
  ReactionMessage: { members: { reaction: 'Reaction', seat: 'integer' } },
  RecoveryCodes: { members: { codes: 'string[]' } },
  Refusal: { members: { code: 'string' } },
  Refused: { members: { error: 'Refusal' } },
  RefusedMessage: { members: { error: 'Refusal', id: 'integer?' } },
  Relation: { members: { blocks: 'boolean', follows: 'boolean', follows_you: 'boolean', may_invite: 'boolean' } },
  RoundInfo: { members: { byes: 'integer[]', closed: 'boolean', number: 'integer', seed: 'string?', seed_hash: 'string?', tables: 'RoundTable[]' } },
  RoundTable: { members: { absent: 'integer[]', id: 'string', points: 'number[]', scores: 'integer[]', seats: 'integer[]' } },
  Score: { members: { parts: 'integer{}', seat: 'integer', total: 'integer' } },
  ScoreTally: { members: { game: 'string', games: 'integer', players: 'integer', quartiles: 'integer[]', wins: 'integer' } },
  SeatClock: { members: { left: 'integer', running: 'boolean' } },
  SeatInfo: { members: { away: 'boolean', level: 'string?', name: 'string?', online: 'boolean', resigned: 'boolean', type: 'SeatType', vacation_until: 'integer?' } },
  SeatType: { words: ['open', 'invite', 'person', 'bot'] },
  Security: { members: { has_password: 'boolean', links: 'PendingLink[]', passkeys: 'PasskeyInfo[]', recovery_codes: 'integer', sessions: 'DeviceSession[]' } },
  ServerMessage: { tag: 'type', variants: { hello: 'Hello', table: 'TableMessage', frame: 'Frame', change: 'Change', ack: 'Ack', refused: 'RefusedMessage', draw: 'DrawMessage', prepared: 'Prepared', chats: 'Chats', chat: 'Chat', reaction: 'ReactionMessage', pong: 'Pong', elsewhere: 'Elsewhere', bye: 'Bye' } },
  SocialAudience: { words: ['anyone', 'known', 'nobody'] },
  SocialSettings: { members: { invitations: 'SocialAudience', presence: 'SocialAudience' } },
  StandingInfo: { members: { entrant: 'integer', games: 'integer', opponents: 'number', place: 'integer', points: 'number', wins: 'integer' } },
  Statistics: { members: { games: 'integer', openings: 'OpeningTally[]', opponents: 'OpponentTally[]', scores: 'ScoreTally[]' } },
  Status: { words: ['waiting', 'playing', 'over'] },
  StopInfo: { members: { always: 'boolean', id: 'string' } },
  TableInfo: { members: { chat: 'ChatAccess', clock: 'Clock', club: 'string?', created_at: 'integer', fill_at: 'integer?', game: 'string', hints: 'boolean', id: 'string', invites: 'string[]', made_by_you: 'boolean', memory: 'boolean', options: 'string{}', players: 'integer', public: 'boolean', rated: 'boolean', rematch: 'string?', sealed: 'boolean', seats: 'SeatInfo[]', seed: 'string?', seed_hash: 'string', shares: 'boolean', spectators: 'integer', status: 'Status', tournament: 'string?', winners: 'integer[]', you: 'integer?', your_turn: 'boolean' } },
  TableMessage: { members: { table: 'TableInfo' } },
  Tables: { members: { tables: 'TableInfo[]' } },
  Tournament: { members: { entrants: 'EntrantInfo[]', info: 'TournamentInfo', rounds: 'RoundInfo[]', seed: 'string?', seed_hash: 'string?', standings: 'StandingInfo[]', version: 'integer', you: 'integer?', your_table: 'YourTable?' } },
  TournamentChanged: { members: { version: 'integer' } },
  TournamentFormat: { tag: 'type', variants: { swiss: { rounds: 'integer' }, 'round-robin': {}, knockout: {}, arena: { minutes: 'integer' } } },
  TournamentInfo: { members: { bot_level: 'string', capacity: 'integer', clock: 'Clock', club: 'ClubName?', created_at: 'integer', duplicate: 'boolean', entrants: 'integer', format: 'TournamentFormat', game: 'string', id: 'string', name: 'string', no_show: 'NoShow', options: 'string{}', organised_by_you: 'boolean', phase: 'TournamentPhase', public: 'boolean', rated: 'boolean', rounds: 'integer', show_up: 'integer?', start_at: 'integer?', starts_when_full: 'boolean', table_size: 'integer' } },
  TournamentMessage: { tag: 'type', variants: { hello: 'Hello', changed: 'TournamentChanged', refused: 'RefusedMessage', pong: 'Pong', bye: 'Bye' } },
  TournamentPhase: { words: ['open', 'running', 'over', 'cancelled'] },
  Tournaments: { members: { tournaments: 'TournamentInfo[]' } },
  Turn: { tag: 'type', variants: { seats: { seats: 'integer[]' }, over: {} } },
  Vacation: { members: { days_left: 'integer', until: 'integer?' } },
  View: { alias: 'object' },
  YourTable: { members: { id: 'string', round: 'integer', take_seat_by: 'integer?' } },
} as const;
