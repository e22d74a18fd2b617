/** The tables of this device: made, kept with every choice, opened again, listed. */
import { api, ApiError } from '../lib/api';
import { isLesson } from '../lib/lessons';
import type { GameInfo } from '../lib/wire';
import type { LocalTable, NewLocalTable } from './contract';
import { findEngine } from './engine';
import { localHost } from './host';
import {
  forgetOld,
  forgetTable,
  keepEntries,
  keepTable,
  keptTable,
  keptTables,
  type KeptTable,
} from './store';

class LocalTables {
  /** The one that changed last comes first; lessons are not listed. */
  list: KeptTable[] = $state.raw([]);
  /** Whether games can be played here; unknown at first. */
  available: boolean | null = $state(null);

  /** Finished games that are in nobody's history at the server. */
  readonly uncarried = $derived(
    this.list.filter((it) => it.over && !it.carried && !it.resigned && it.made.record === undefined),
  );

  readonly #opening = new Map<string, Promise<LocalTable>>();
  /** How to give back the tables that this window has claimed. */
  readonly #claims = new Map<string, () => void>();
  /** Writes follow one another, so that a log has no holes. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor() {
    localHost.onEntries = (id, first, entries) => {
      const kept = this.#write(() => keepEntries(id, first, entries));
      void this.#write(() => this.#sumUp(id));
      return kept;
    };
  }

  /** Looks what is there. */
  async load(): Promise<void> {
    const [engine, kept] = await Promise.all([findEngine(), keptTables()]);
    this.available = engine !== null;
    this.list = kept.filter((it) => !isLesson(it.id));
  }

  games(): Promise<GameInfo[]> {
    return localHost.games();
  }

  /** Makes a table and keeps it. */
  async create(asked: NewLocalTable): Promise<LocalTable> {
    const table = await localHost.create(asked);
    // Nobody else knows its id yet: the claim always succeeds, and keeps another window from going on with it.
    void this.#claim(table.id);
    await this.#keep(table);
    // Browsers under pressure forget pages that nobody asked them to keep.
    void navigator.storage?.persist?.().catch(() => false);
    await this.#relist();
    return table;
  }

  /** Opens the record of a finished game as a table to look at, and keeps it; gives its id. */
  async openRecord(text: string): Promise<string> {
    const table = await localHost.openRecord(text);
    if (!(await keptTable(table.id))) {
      await this.#keep(table);
      await this.#write(() => this.#sumUp(table.id));
    }
    return table.id;
  }

  /** Takes finished games into one's history at the server, the oldest first; gives how many. */
  async carryOver(): Promise<number> {
    let done = 0;
    for (const { id, made } of this.uncarried.toReversed()) {
      await this.open(id);
      const seat = made.seats.findIndex((it) => it.type === 'person') + 1;
      const { id: carried } = await api.importRecord(await localHost.record(id), seat);
      await this.#write(() => this.#note(id, { carried }));
      done += 1;
    }
    return done;
  }

  /** Opens a table that was kept, unless it is open. */
  open(id: string): Promise<LocalTable> {
    let opening = this.#opening.get(id);
    if (!opening) {
      opening = this.#open(id);
      this.#opening.set(id, opening);
      opening.catch(() => this.#opening.delete(id));
    }
    return opening;
  }

  async remove(id: string): Promise<void> {
    localHost.close(id);
    this.#opening.delete(id);
    await this.#write(() => forgetTable(id));
    this.#claims.get(id)?.();
    this.#claims.delete(id);
    await this.#relist();
  }

  async #keep(table: LocalTable): Promise<void> {
    this.#opening.set(table.id, Promise.resolve(table));
    const made = { ...table, entries: [] };
    await this.#write(() =>
      keepTable({ id: made.id, made, changed_at: made.created_at, over: false, winners: [] }),
    );
    await this.#write(forgetOld);
  }

  async #open(id: string): Promise<LocalTable> {
    const table = await keptTable(id);
    if (!table) throw new ApiError(404, { code: 'not-found' });
    if (!(await this.#claim(id))) throw new ApiError(409, { code: 'elsewhere' });
    await localHost.open(table);
    return table;
  }

  /** Notes for lists how a table stands. */
  async #sumUp(id: string): Promise<void> {
    const { status, winners, seats } = await localHost.info(id, 'spectator');
    const resigned = seats.some((it) => it.resigned);
    await this.#note(id, { changed_at: Date.now(), over: status === 'over', winners, resigned });
  }

  /** Changes what lists know of a table, unless it was removed. */
  async #note(id: string, now: Partial<KeptTable>): Promise<void> {
    const row = (await keptTables()).find((it) => it.id === id);
    if (row) await keepTable({ ...row, ...now });
    await this.#relist();
  }

  /** Claims a table for this window: two that go on with one log would fall out. Whether it is free. */
  async #claim(id: string): Promise<boolean> {
    const release = await claim(id);
    if (release) this.#claims.set(id, release);
    return release !== null;
  }

  async #relist(): Promise<void> {
    this.list = (await keptTables()).filter((it) => !isLesson(it.id));
  }

  /** Does one write after another. What fails is told to the console: the game goes on without it. */
  #write(what: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(what).catch(reportError);
    this.#writing = done;
    return done;
  }
}

export const localTables = new LocalTables();

/** Takes the lock of a table; gives how to give it back, which happens when the page goes as well. Null where it is taken. */
function claim(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`comptoir-${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve(() => release()));
    });
  });
}
