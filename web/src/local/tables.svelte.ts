/** The tables of this device: made, kept with every choice, opened again, listed. */
import { ApiError } from '../lib/api';
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

  readonly #opening = new Map<string, Promise<LocalTable>>();
  /** Writes follow one another, so that a log has no holes. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor() {
    localHost.onEntries = (id, first, entries) => {
      this.#write(() => keepEntries(id, first, entries));
      this.#write(() => this.#sumUp(id));
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
    void claim(table.id);
    this.#opening.set(table.id, Promise.resolve(table));
    const made = { ...table, entries: [] };
    await this.#write(() =>
      keepTable({ id: made.id, made, changed_at: made.created_at, over: false, winners: [] }),
    );
    await this.#write(forgetOld);
    // Browsers under pressure forget pages that nobody asked them to keep.
    void navigator.storage?.persist?.().catch(() => false);
    await this.#relist();
    return table;
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
    await this.#relist();
  }

  async #open(id: string): Promise<LocalTable> {
    const table = await keptTable(id);
    if (!table) throw new ApiError(404, { code: 'not-found' });
    if (!(await claim(id))) throw new ApiError(409, { code: 'elsewhere' });
    await localHost.open(table);
    return table;
  }

  /** Notes for lists how a table stands. */
  async #sumUp(id: string): Promise<void> {
    const row = (await keptTables()).find((it) => it.id === id);
    if (!row) return;
    const { status, winners } = await localHost.info(id, 'spectator');
    await keepTable({ ...row, changed_at: Date.now(), over: status === 'over', winners });
    await this.#relist();
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

/** Claims a table for this window: two that go on with one log would fall out. Whether it is free. */
function claim(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`comptoir-${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // It is given back when the page goes.
      return lock === null ? undefined : new Promise<never>(() => undefined);
    });
  });
}
