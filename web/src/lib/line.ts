/**
 * A WebSocket that comes back: with growing pauses after a failure, at once when the network or the reader returns.
 * It knows nothing of what is said over it.
 */
import { isSite } from './address';
import type { ByeReason } from './wire';

/** `waiting`: lost, and about to be tried again. `stopped`: closed for good. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'stopped';

export type LineOptions = {
  /** Evaluated at every attempt, since it may say how far one has seen. */
  url: () => string;
  message: (text: string) => void;
  state?: (state: LineState) => void;
  /** What to send now and then; the other side answers to it. */
  ping: string;
  /** Asked after an attempt that never opened: false means that there is no use in trying again. */
  worthTrying?: () => Promise<boolean>;
  random?: () => number;
};

export const PAUSE = { first: 500, most: 15_000 };
/** What every socket of the server answers. */
export const PING = JSON.stringify({ type: 'ping' });
export const HEARTBEAT = { every: 25_000, patience: 8_000 };

export class Line {
  readonly #options: LineOptions;
  readonly #random: () => number;
  #socket: WebSocket | null = null;
  #state: LineState = 'connecting';
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#probe);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Sends now or not at all. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** Drops the connection and tries again after `pause` milliseconds. */
  again(pause: number): void {
    if (this.#state === 'stopped') return;
    this.#drop();
    this.#wait(pause);
  }

  close(): void {
    if (this.#state === 'stopped') return;
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#probe);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#retry);
    this.#drop();
    this.#set('stopped');
  }

  #connect(): void {
    clearTimeout(this.#retry);
    // There is no server to connect to.
    if (isSite) return this.#set('waiting');
    this.#set('connecting');
    const socket = new WebSocket(this.#options.url());
    this.#socket = socket;
    let opened = false;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      opened = true;
      this.#set('open');
      this.#schedule();
    });
    socket.addEventListener('message', (event) => {
      if (socket !== this.#socket || typeof event.data !== 'string') return;
      this.#failures = 0;
      clearTimeout(this.#patience);
      this.#options.message(event.data);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost(opened);
    });
  }

  #lost(opened: boolean): void {
    this.#drop();
    const pause = backOff(this.#failures, this.#random());
    this.#failures += 1;
    this.#wait(pause);
    if (opened || !this.#options.worthTrying) return;
    void this.#options.worthTrying().then(
      (worth) => {
        if (!worth) this.close();
      },
      () => undefined,
    );
  }

  #wait(pause: number): void {
    this.#set('waiting');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#beat);
    clearTimeout(this.#patience);
    socket?.close();
  }

  #schedule(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.#probe();
      this.#schedule();
    }, HEARTBEAT.every);
  }

  /** Pings the server; a connection without an answer is closed. */
  #probe = (): void => {
    if (!this.send(this.#options.ping)) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#lost(true);
    }, HEARTBEAT.patience);
  };

  #hurry = (): void => {
    if (this.#state === 'waiting') this.#connect();
    else this.#probe();
  };

  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#hurry();
  };

  #set(state: LineState): void {
    if (this.#state === state && state !== 'connecting') return;
    this.#state = state;
    this.#options.state?.(state);
  }
}

/** How long to wait after so many failures in a row: doubled each time, and spread, so that not all come at once. */
export function backOff(failures: number, random: number): number {
  const full = Math.min(PAUSE.most, PAUSE.first * 2 ** Math.min(failures, 16));
  return full * (0.5 + random / 2);
}

/** How long to stay away after being sent away. */
export function pauseAfter(bye: ByeReason): number {
  const pauses = {
    restart: 1_000,
    slow: 200,
    rate: 10_000,
    gone: PAUSE.most,
    'signed-out': 500,
    broken: PAUSE.most,
  };
  return pauses[bye] ?? 1_000;
}

/** The address of a socket of this server. */
export function socketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
