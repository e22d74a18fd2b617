/**
 * Where a table is played: at the server, or on this device. Whatever shows a table asks its source, and does not know
 * which of both it is; the messages are those of the protocol either way.
 */
import { api, ApiError } from './api';
import { NearForecasts } from '../local/near';
import { LocalSource } from '../local/source';
import { Line, PING, socketUrl, type LineState } from './line';
import type { Device } from '../local/device.svelte';
import type {
  AnalysisState,
  Forecast,
  Foreseen,
  Hint,
  Moments,
  ObserverId,
  TableInfo,
  WireError,
} from './wire';

/** What a table's messages come and go over. */
export interface TableLine {
  readonly state: LineState;
  /** Sends now or not at all. */
  send(text: string): boolean;
  /** Drops the connection and tries again after `pause` milliseconds. */
  again(pause: number): void;
  close(): void;
}

export type TableLineOptions = {
  /** The version that was shown last; asked at every attempt. */
  since: () => number;
  /** The server to which a proxy is to lead, if the one before has named it; asked at every attempt. */
  route: () => string | null;
  message: (text: string) => void;
  state: (state: LineState) => void;
  /** The table is not there (any more), or not for this person. */
  gone: (error: WireError) => void;
};

export interface TableSource {
  readonly id: string;
  open(options: TableLineOptions): TableLine;
  /** The table as the one who looks may know it. */
  info(): Promise<TableInfo>;
  hint(): Promise<Hint>;
  moments<View>(as: ObserverId, from: number, to: number): Promise<Moments<View>>;
  /** What the game foresees from a view that this table has shown. */
  forecast(asked: Foreseen): Promise<Forecast>;
  analysis(): Promise<AnalysisState>;
  /** Has the analysis made; `analysis` tells how far it is. */
  askAnalysis(): Promise<AnalysisState>;
  /** The record of a finished game. */
  record(): Promise<string>;
  /** Another game of the same people. */
  rematch(): Promise<TableInfo>;
  /** Those round this device, where it is passed on; for tables of this device. */
  device?(): Promise<Device>;
}

/** Whether a table is one of this device. The server gives out no such id. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/** Whether a table of the server was played on a device, and brought along. */
export const isFromDevice = (id: string): boolean => id.startsWith('device-');

export function sourceOf(id: string): TableSource {
  return isLocal(id) ? new LocalSource(id) : serverSource(id);
}

function serverSource(id: string): TableSource {
  const near = new NearForecasts();
  return {
    id,
    open(options) {
      const path = `/api/tables/${encodeURIComponent(id)}/socket`;
      return new Line({
        url: () => {
          const route = options.route();
          const to = route === null ? '' : `&route=${encodeURIComponent(route)}`;
          return socketUrl(`${path}?since=${options.since()}&changes=true${to}`);
        },
        message: options.message,
        state: options.state,
        ping: PING,
        worthTrying: () => isThere(id, options.gone),
      });
    },
    info: () => api.table(id),
    hint: () => api.hint(id),
    moments: (as, from, to) => api.moments(id, as, from, to),
    forecast: async (asked) => (await near.of(asked)) ?? api.forecast(id, asked),
    analysis: () => api.analysis(id),
    askAnalysis: () => api.askAnalysis(id),
    record: () => api.record(id),
    rematch: () => api.rematch(id),
  };
}

/** A socket that does not open says nothing of why; a plain request does. */
async function isThere(id: string, gone: (error: WireError) => void): Promise<boolean> {
  try {
    await api.table(id);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || (thrown.status !== 404 && thrown.status !== 403)) return true;
    gone(thrown.error);
    return false;
  }
}
