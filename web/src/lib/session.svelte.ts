/** Who sits at this browser, and the tables that are theirs. */
import { api, ApiError } from './api';
import { isLesson } from './lessons';
import { notify, showWaiting } from './notify.svelte';
import { i18n } from './i18n.svelte';
import { localTables } from '../local/tables.svelte';
import type { GameInfo, Me, TableInfo } from './wire';

class Session {
  me: Me | null = $state.raw(null);
  /** Whether the server has said who this is, even if there is no session yet. */
  known = $state(false);
  /** One's own tables; those that wait for one's choice come first. */
  tables: TableInfo[] = $state.raw([]);
  games: GameInfo[] = $state.raw([]);
  /** The server did not answer. */
  offline = $state(false);

  /** Tables that wait for one's choice; a lesson waits for nobody. */
  readonly waiting = $derived(this.tables.filter((table) => table.your_turn && !isLesson(table.id)));

  /** The table that is on the screen: it needs no notification. */
  watched: string | null = null;
  #asking: Promise<void> | null = null;
  #asked = 0;

  async load(): Promise<void> {
    await Promise.all([this.#loadMe(), this.loadGames()]);
    await this.refresh();
  }

  /** Becomes somebody: a guest with this name. */
  async enter(name: string): Promise<Me> {
    return this.become(await api.guest(name));
  }

  become(me: Me | null): Me {
    this.me = me;
    this.tables = [];
    void this.refresh();
    return me as Me;
  }

  /** Leaves this browser; the person stays. */
  async leave(): Promise<void> {
    await api.logout();
    this.become(null);
  }

  game(slug: string): GameInfo | null {
    return this.games.find((game) => game.slug === slug) ?? null;
  }

  /** Reloads one's own tables, unless that was done in the last `pause` milliseconds. */
  async refresh(pause = 0): Promise<void> {
    if (!this.me) {
      this.#take([]);
      return;
    }
    if (pause > 0 && Date.now() - this.#asked < pause) return;
    this.#asked = Date.now();
    // Several may ask at once: one answer serves all.
    this.#asking ??= api
      .myTables()
      .then(
        (tables) => {
          this.offline = false;
          if (this.me) this.#take(tables);
        },
        (thrown: unknown) => this.#failed(thrown),
      )
      .finally(() => {
        this.#asking = null;
      });
    await this.#asking;
  }

  /** Takes over what a table's own socket has told. */
  note(table: TableInfo): void {
    if (table.you === null && !this.tables.some((it) => it.id === table.id)) return;
    const others = this.tables.filter((it) => it.id !== table.id);
    const all = table.you === null ? others : [table, ...others];
    this.#take(all.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn)));
  }

  async #loadMe(): Promise<void> {
    const before = this.me;
    try {
      const me = await api.me();
      // An answer from before somebody entered is out of date.
      if (this.me === before) this.me = me;
      this.offline = false;
    } catch (thrown) {
      this.#failed(thrown);
    }
    this.known = true;
  }

  async loadGames(): Promise<void> {
    try {
      this.games = await api.games();
    } catch (thrown) {
      this.#failed(thrown);
      // The rules may be on this device.
      this.games = await localTables.games().catch(() => this.games);
    }
  }

  #take(tables: TableInfo[]): void {
    const before = new Set(this.waiting.map((table) => table.id));
    this.tables = tables;
    const called = this.waiting.filter((table) => !before.has(table.id) && !this.#isWatching(table));
    showWaiting(this.waiting.length);
    for (const table of called) {
      notify(i18n.words.say('web-notify-turn', { game: i18n.words.game(table.game) }), `/table/${table.id}`);
    }
  }

  #isWatching(table: TableInfo): boolean {
    return this.watched === table.id && document.visibilityState === 'visible';
  }

  #failed(thrown: unknown): void {
    if (thrown instanceof ApiError && thrown.status === 401) this.me = null;
    else this.offline = true;
  }
}

export const session = new Session();

/** Keeps one's own tables fresh while the page is open. Returns how to stop. */
export function keepFresh(): () => void {
  const [NEAR, FAR] = [15_000, 60_000];
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void session.refresh().then(again), document.hidden ? FAR : NEAR);
  };
  const seen = () => {
    if (!document.hidden) void (session.known && session.offline ? session.load() : session.refresh());
    again();
  };
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', seen);
  again();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', seen);
  };
}
