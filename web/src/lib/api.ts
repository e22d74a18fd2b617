/** The HTTP part of the protocol. */
import type {
  AnalysisState,
  GameInfo,
  Hint,
  Me,
  Moments,
  NewTable,
  ObserverId,
  TableInfo,
  WireError,
} from './wire';

/** A request that was refused, or that nobody answered (`offline`). */
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

/** The reason inside of whatever was thrown. */
export function reason(thrown: unknown): WireError {
  return thrown instanceof ApiError ? thrown.error : { code: 'unknown' };
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Asks the server; what comes back is what the protocol promises for that address. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new ApiError(0, { code: 'offline' });
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new ApiError(response.status, errorIn(text, response.status));
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ApiError(response.status, { code: 'unavailable' });
  }
}

/** The error of an answer; one of our own where something before the server answered in another way. */
function errorIn(text: string, status: number): WireError {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && 'error' in parsed) {
      const { error } = parsed;
      if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') {
        return error as WireError;
      }
    }
  } catch {
    // No JSON: a proxy's page.
  }
  if (status === 404) return { code: 'not-found' };
  if (status === 413) return { code: 'too-large' };
  if (status === 429) return { code: 'rate' };
  return { code: status >= 500 ? 'unavailable' : 'unknown' };
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  get: <T>(path: string) => request<T>('GET', path),
  post: <T>(path: string, body?: unknown) => request<T>('POST', path, body),
  patch: <T>(path: string, body?: unknown) => request<T>('PATCH', path, body),
  delete: <T>(path: string, body?: unknown) => request<T>('DELETE', path, body),

  me: () => api.get<Me | null>('/api/me'),
  guest: (name: string) => api.post<Me>('/api/guest', { name }),
  rename: (name: string) => api.patch<Me>('/api/me', { name }),
  account: (login: string, password: string) => api.post<Me>('/api/account', { login, password }),
  login: (login: string, password: string) => api.post<Me>('/api/login', { login, password }),
  logout: () => api.post<object>('/api/logout'),
  makeLink: () => api.post<{ path: string }>('/api/me/link'),
  useLink: (token: string) => api.post<Me>('/api/link', { token }),
  deleteMe: () => api.delete<object>('/api/me'),
  myTables: () => api.get<{ tables: TableInfo[] }>('/api/me/tables').then((it) => it.tables),

  games: () => api.get<{ games: GameInfo[] }>('/api/games').then((it) => it.games),

  tables: () => api.get<{ tables: TableInfo[] }>('/api/tables').then((it) => it.tables),
  create: (asked: NewTable) => api.post<TableInfo>('/api/tables', asked),
  table: (id: string) => api.get<TableInfo>(table(id)),
  join: (id: string, how: { seat?: number; invite?: string; entropy?: string } = {}) =>
    api.post<TableInfo>(`${table(id)}/join`, {
      seat: how.seat ?? null,
      invite: how.invite ?? null,
      entropy: how.entropy ?? null,
    }),
  leave: (id: string) => api.post<TableInfo>(`${table(id)}/leave`),
  rematch: (id: string) => api.post<TableInfo>(`${table(id)}/rematch`),
  hint: (id: string) => api.get<Hint>(`${table(id)}/hint`),
  analysis: (id: string) => api.get<AnalysisState>(`${table(id)}/analysis`),
  askAnalysis: (id: string) => api.post<AnalysisState>(`${table(id)}/analysis`),
  moments: <View>(id: string, as: ObserverId, from: number, to: number) =>
    api.get<Moments<View>>(`${table(id)}/moments?as=${as}&from=${from}&to=${to}`),

  /** The address of the record, for a link that downloads it. */
  recordPath: (id: string) => `${table(id)}/record`,
};
