/** The HTTP part of the protocol. */
import { isSite } from './address';
import { build, BUILD_HEADER } from './build.svelte';
import { misfit, type Checked } from './check';
import type {
  AnalysisState,
  Forecast,
  Foreseen,
  GameInfo,
  Hint,
  Leaderboard,
  MailState,
  MailWishes,
  Me,
  Moments,
  NewPasskey,
  NewSubscription,
  NewTable,
  NewTournament,
  ObserverId,
  PageSettings,
  PasskeyAssertion,
  PasskeyChallenge,
  PasskeyCreation,
  PastGames,
  PersonPage,
  PlayerClass,
  Proof,
  PushState,
  RatingCurves,
  Security,
  Statistics,
  TableInfo,
  Tournament,
  TournamentInfo,
  Vacation,
  WireError,
} from './wire';

/** A request that was refused, or that got no answer (`offline`). */
export class ApiError extends Error {
  readonly status: number;
  readonly error: WireError;

  constructor(status: number, error: WireError) {
    super(error.code);
    this.name = 'ApiError';
    this.status = status;
    this.error = error;
  }
}

/** Which past games; what is empty does not matter. */
export type PastQuery = Partial<Record<'game' | 'with' | 'result' | 'from' | 'to' | 'before', string>>;

/** The reason inside of whatever was thrown. */
export function reason(thrown: unknown): WireError {
  return thrown instanceof ApiError ? thrown.error : { code: 'unknown' };
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Asks the server; what comes back is held against the shape that the protocol has for that address. */
export async function request<T>(method: Method, path: string, shape: Checked, body?: unknown): Promise<T> {
  // There is no server to ask.
  if (isSite) throw new ApiError(0, { code: 'offline' });
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      // A change of settings is kept when the page is left right after it.
      keepalive: method === 'PATCH',
    });
  } catch {
    throw new ApiError(0, { code: 'offline' });
  }
  build.heard(response.headers.get(BUILD_HEADER));
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new ApiError(response.status, errorIn(text, response.status));
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ApiError(response.status, { code: 'unavailable' });
  }
  const where = misfit(answer, shape);
  if (where === null) return answer as T;
  build.misfit(where);
  throw new ApiError(response.status, { code: 'misfit', detail: where });
}

/** The error of an answer; one of our own where something before the server answered in another way. */
function errorIn(text: string, status: number): WireError {
  try {
    const parsed: unknown = JSON.parse(text);
    if (misfit(parsed, 'Refused') === null) return (parsed as { error: WireError }).error;
  } catch {
    // No JSON: a proxy's page.
  }
  if (status === 404) return { code: 'not-found' };
  if (status === 413) return { code: 'too-large' };
  if (status === 429) return { code: 'rate' };
  return { code: status >= 500 ? 'unavailable' : 'unknown' };
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

const person = (id: string) => `/api/people/${encodeURIComponent(id)}`;

/** A query of what is not empty. */
function query(parts: Record<string, string | undefined>): string {
  const given = Object.entries(parts).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

const tournament = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

const passkey = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`;

export const get = <T>(path: string, shape: Checked) => request<T>('GET', path, shape);
export const post = <T>(path: string, shape: Checked, body?: unknown) =>
  request<T>('POST', path, shape, body);

export const api = {
  me: () => get<Me | null>('/api/me', 'Me?'),
  guest: (name: string) => post<Me>('/api/guest', 'Me', { name }),
  rename: (name: string) => request<Me>('PATCH', '/api/me', 'Me', { name }),
  account: (login: string, password: string) => post<Me>('/api/account', 'Me', { login, password }),
  login: (login: string, password: string) => post<Me>('/api/login', 'Me', { login, password }),
  logout: () => post<object>('/api/logout', 'Empty'),
  makeLink: () => post<{ path: string }>('/api/me/link', 'LinkPath'),
  useLink: (token: string) => post<Me>('/api/link', 'Me', { token }),
  recover: (login: string, code: string, password: string) =>
    post<Me>('/api/recover', 'Me', { login, code, password }),
  changePassword: ({ password: current, passkey }: Proof, password: string) =>
    post<Me>('/api/me/password', 'Me', { current, passkey, password }),
  makeRecoveryCodes: (proof: Proof) => post<{ codes: string[] }>('/api/me/recovery', 'RecoveryCodes', proof),
  /** What a passkey is made from: of a guest who names a login, or of an account that proves who it is. */
  newPasskey: (asked: { login: string } | { proof: Proof }) =>
    post<PasskeyCreation>('/api/me/passkeys/challenge', 'PasskeyCreation', asked),
  addPasskey: (made: NewPasskey) => post<Me>('/api/me/passkeys', 'Me', made),
  renamePasskey: (id: string, name: string) => request<object>('PATCH', passkey(id), 'Empty', { name }),
  removePasskey: (id: string, proof: Proof) => request<object>('DELETE', passkey(id), 'Empty', proof),
  passkeyChallenge: () => post<PasskeyChallenge>('/api/passkey/challenge', 'PasskeyChallenge'),
  signInByPasskey: (signed: PasskeyAssertion) => post<Me>('/api/passkey', 'Me', signed),
  push: () => get<PushState>('/api/me/push', 'PushState'),
  subscribe: (asked: NewSubscription) => post<object>('/api/me/push', 'Empty', asked),
  unsubscribe: () => request<object>('DELETE', '/api/me/push', 'Empty'),
  mail: () => get<MailState>('/api/me/mail', 'MailState'),
  /** Has a link sent to an address, by which its owner confirms it. */
  askMail: (address: string, wishes: MailWishes) =>
    post<object>('/api/me/mail', 'Empty', { address, wishes }),
  changeMail: (wishes: MailWishes) => request<object>('PATCH', '/api/me/mail', 'Empty', wishes),
  forgetMail: () => request<object>('DELETE', '/api/me/mail', 'Empty'),
  confirmMail: (token: string) => post<object>('/api/mail/confirm', 'Empty', { token }),
  stopMail: (token: string) => post<object>('/api/mail/stop', 'Empty', { token }),
  vacation: () => get<Vacation>('/api/me/vacation', 'Vacation'),
  beginVacation: (days: number) => post<Vacation>('/api/me/vacation', 'Vacation', { days }),
  endVacation: () => request<Vacation>('DELETE', '/api/me/vacation', 'Vacation'),
  isMuted: (id: string) => get<{ muted: boolean }>(`${table(id)}/mute`, 'Muted').then((it) => it.muted),
  mute: (id: string, muted: boolean) => post<{ muted: boolean }>(`${table(id)}/mute`, 'Muted', { muted }),
  security: () => get<Security>('/api/me/security', 'Security'),
  endSession: (id: string) =>
    request<object>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`, 'Empty'),
  endOtherSessions: () => request<object>('DELETE', '/api/me/sessions', 'Empty'),
  withdrawLink: (id: string) => request<object>('DELETE', `/api/me/links/${encodeURIComponent(id)}`, 'Empty'),
  deleteMe: () => request<object>('DELETE', '/api/me', 'Empty'),
  /** Takes a game of this device into one's history. */
  importRecord: (record: string, seat: number) =>
    post<TableInfo>('/api/me/records', 'TableInfo', { record, seat }),
  myTables: () => get<{ tables: TableInfo[] }>('/api/me/tables', 'Tables').then((it) => it.tables),

  person: (id: string) => get<PersonPage>(person(id), 'PersonPage'),
  personGames: (id: string, which: PastQuery) =>
    get<PastGames>(`${person(id)}/games${query(which)}`, 'PastGames'),
  ratingCurves: (id: string, game: string) =>
    get<RatingCurves>(`${person(id)}/ratings${query({ game })}`, 'RatingCurves').then((it) => it.curves),
  personAt: (id: string, seat: number) =>
    get<{ id: string }>(`${table(id)}/person?seat=${seat}`, 'PersonId').then((it) => it.id),
  myPage: () => get<PageSettings>('/api/me/page', 'PageSettings'),
  setMyPage: (settings: PageSettings) =>
    request<PageSettings>('PATCH', '/api/me/page', 'PageSettings', settings),
  myGames: (which: PastQuery) => get<PastGames>(`/api/me/games${query(which)}`, 'PastGames'),
  statistics: (game: string) => get<Statistics>(`/api/me/statistics${query({ game })}`, 'Statistics'),
  leaderboard: (game: string, kind: PlayerClass, after?: string) =>
    get<Leaderboard>(`/api/leaderboard${query({ game, class: kind, after })}`, 'Leaderboard'),

  games: () => get<{ games: GameInfo[] }>('/api/games', 'Games').then((it) => it.games),

  tables: () => get<{ tables: TableInfo[] }>('/api/tables', 'Tables').then((it) => it.tables),
  create: (asked: NewTable) => post<TableInfo>('/api/tables', 'TableInfo', asked),
  table: (id: string) => get<TableInfo>(table(id), 'TableInfo'),
  join: (id: string, how: { seat?: number; invite?: string } = {}) =>
    post<TableInfo>(`${table(id)}/join`, 'TableInfo', {
      seat: how.seat ?? null,
      invite: how.invite ?? null,
      entropy: null,
    }),
  /** Nothing where the table went with its last person. */
  leave: (id: string) => post<TableInfo | null>(`${table(id)}/leave`, 'TableInfo?'),
  /** For the one who made a table that waits. */
  remove: (id: string) => request<object>('DELETE', table(id), 'Empty'),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`, 'TableInfo'),
  hint: (id: string) => get<Hint>(`${table(id)}/hint`, 'Hint'),
  analysis: (id: string) => get<AnalysisState>(`${table(id)}/analysis`, 'AnalysisState'),
  askAnalysis: (id: string) => post<AnalysisState>(`${table(id)}/analysis`, 'AnalysisState'),
  moments: <View>(id: string, as: ObserverId, from: number, to: number) =>
    get<Moments<View>>(`${table(id)}/moments?as=${as}&from=${from}&to=${to}`, 'Moments'),

  tournaments: () =>
    get<{ tournaments: TournamentInfo[] }>('/api/tournaments', 'Tournaments').then((it) => it.tournaments),
  tournament: (id: string) => get<Tournament>(tournament(id), 'Tournament'),
  openTournament: (asked: NewTournament) => post<Tournament>('/api/tournaments', 'Tournament', asked),
  enter: (id: string) => post<Tournament>(`${tournament(id)}/enter`, 'Tournament'),
  withdraw: (id: string) => post<Tournament>(`${tournament(id)}/withdraw`, 'Tournament'),
  addBots: (id: string, level: string, count: number) =>
    post<Tournament>(`${tournament(id)}/bots`, 'Tournament', { level, count }),
  startTournament: (id: string) => post<Tournament>(`${tournament(id)}/start`, 'Tournament'),
  cancelTournament: (id: string) => request<Tournament>('DELETE', tournament(id), 'Tournament'),

  forecast: (id: string, { as, version, seat }: Foreseen) => {
    const whose = as === 'arbiter' && seat !== null ? `&seat=${seat}` : '';
    return get<Forecast>(`${table(id)}/forecast?as=${as}&version=${version}${whose}`, 'Forecast');
  },

  /** The record of a finished game. */
  record: async (id: string): Promise<string> => {
    const response = await fetch(`${table(id)}/record`, { credentials: 'same-origin' });
    if (!response.ok) throw new ApiError(response.status, { code: 'unavailable' });
    return response.text();
  },
};
