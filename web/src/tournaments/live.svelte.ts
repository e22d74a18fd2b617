/** A tournament that is kept up to date while it is on the screen. */
import { api, reason } from '../lib/api';
import { build } from '../lib/build.svelte';
import { Line, pauseAfter, PING, socketUrl } from '../lib/line';
import { read } from '../lib/read';
import type { Tournament, TournamentMessage, WireError } from '../lib/wire';

/** Those who watch do not all ask at the same moment, in milliseconds. */
const SPREAD = 700;

export class LiveTournament {
  readonly id: string;
  now: Tournament | null = $state.raw(null);
  error: WireError | null = $state.raw(null);
  /** How far it is, as the server has told last. */
  #version = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Asks at once, and whenever the server says that something has happened. Returns how to stop. */
  open(): () => void {
    void this.load();
    const line = new Line({
      url: () => socketUrl(`/api/tournaments/${encodeURIComponent(this.id)}/socket`),
      message: (text) => {
        const message = read<TournamentMessage>(text, 'TournamentMessage');
        if (!message) return;
        if (message.type === 'hello') build.heard(message.build);
        if (message.type === 'changed') this.#hear(message.version);
        if (message.type === 'bye') line.again(pauseAfter(message.reason));
      },
      ping: PING,
      // One that is not there, or not for the reader, is not waited for.
      worthTrying: async () => {
        await this.load();
        return this.error?.code !== 'not-found';
      },
    });
    const seen = () => this.#catchUp(0);
    document.addEventListener('visibilitychange', seen);
    return () => {
      line.close();
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async load(): Promise<void> {
    this.#busy = true;
    try {
      this.take(await api.tournament(this.id));
    } catch (thrown) {
      this.error = reason(thrown);
    } finally {
      this.#busy = false;
    }
  }

  take(next: Tournament): void {
    this.error = null;
    // An answer may be overtaken by a later one.
    if (this.now === null || next.version >= this.now.version) this.now = next;
  }

  #hear(version: number): void {
    this.#version = Math.max(version, this.#version);
    this.#catchUp(Math.random() * SPREAD);
  }

  /** Asks after a while, if there is something to ask for and somebody to show it to. */
  #catchUp(pause: number): void {
    clearTimeout(this.#timer);
    if (document.hidden || (this.now !== null && this.now.version >= this.#version)) return;
    this.#timer = setTimeout(() => {
      if (this.#busy) this.#catchUp(SPREAD);
      else void this.load();
    }, pause);
  }
}
