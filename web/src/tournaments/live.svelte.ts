/** A tournament that is kept up to date while it is on the screen. */
import { api, reason } from '../lib/api';
import type { Tournament, WireError } from '../lib/wire';

/** How often the server is asked while rounds are played. */
const INTERVAL = 3_000;

export class LiveTournament {
  readonly id: string;
  now: Tournament | null = $state.raw(null);
  error: WireError | null = $state.raw(null);

  constructor(id: string) {
    this.id = id;
  }

  /** Asks again and again while the page is seen. Returns how to stop. */
  open(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = async () => {
      clearTimeout(timer);
      if (!document.hidden) await this.load();
      const phase = this.now?.info.phase;
      if (!stopped && phase !== 'over' && phase !== 'cancelled')
        timer = setTimeout(() => void again(), INTERVAL);
    };
    const seen = () => void again();
    document.addEventListener('visibilitychange', seen);
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  async load(): Promise<void> {
    try {
      this.take(await api.tournament(this.id));
    } catch (thrown) {
      this.error = reason(thrown);
    }
  }

  take(next: Tournament): void {
    this.error = null;
    // An answer may be overtaken by a later one.
    if (this.now === null || next.version >= this.now.version) this.now = next;
  }
}
