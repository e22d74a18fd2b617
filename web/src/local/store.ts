/**
 * The tables of this device, kept by the browser (IndexedDB). What a table was made from is one row, every entry of its
 * log another: a choice adds a row and rewrites nothing.
 *
 * Where a browser keeps nothing, as in some private windows, tables live until the page is closed.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LocalEntry, LocalTable } from './contract';

/** A table without its log, and what lists need to know of it. */
export type KeptTable = {
  id: string;
  /** Its entries are rows of their own. */
  made: LocalTable;
  /** When something last happened. */
  changed_at: number;
  over: boolean;
  /** Seats, once it is over. */
  winners: number[];
  /** Whether somebody resigned, so that the record alone does not say who won. */
  resigned?: boolean;
  /** The id that it has in somebody's history at the server. */
  carried?: string;
};

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  entries: { key: [table: string, n: number]; value: LocalEntry };
}

/** Finished games beyond this number are forgotten, the oldest first. */
const MOST_FINISHED = 100;

let opened: Promise<IDBPDatabase<Schema> | null> | null = null;

function database(): Promise<IDBPDatabase<Schema> | null> {
  opened ??= openDB<Schema>('comptoir', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
  }).catch(() => null);
  return opened;
}

const all = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** All tables, the one that changed last first. */
export async function keptTables(): Promise<KeptTable[]> {
  const found = (await (await database())?.getAll('tables')) ?? [];
  return found.toSorted((a, b) => b.changed_at - a.changed_at);
}

/** A table with its log; nothing where there is none. */
export async function keptTable(id: string): Promise<LocalTable | null> {
  const db = await database();
  const row = await db?.get('tables', id);
  if (!db || !row) return null;
  return { ...row.made, entries: await db.getAll('entries', all(id)) };
}

export async function keepTable(row: KeptTable): Promise<void> {
  await (await database())?.put('tables', row);
}

/** Adds to a log. Fails where another window has added something else at the same place. */
export async function keepEntries(id: string, first: number, entries: readonly LocalEntry[]): Promise<void> {
  const write = (await database())?.transaction('entries', 'readwrite');
  if (!write) return;
  await Promise.all([
    ...entries.map((entry, index) => write.store.add(entry, [id, first + index])),
    write.done,
  ]);
}

export async function forgetTable(id: string): Promise<void> {
  const write = (await database())?.transaction(['tables', 'entries'], 'readwrite');
  if (!write) return;
  await Promise.all([
    write.objectStore('tables').delete(id),
    write.objectStore('entries').delete(all(id)),
    write.done,
  ]);
}

/** Forgets the oldest of too many finished games. */
export async function forgetOld(): Promise<void> {
  const finished = (await keptTables()).filter((it) => it.over);
  for (const { id } of finished.slice(MOST_FINISHED)) await forgetTable(id);
}
