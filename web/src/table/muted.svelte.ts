/** Whose chat one does not want to read: kept in this browser, by name. */
import { recall, remember } from '../lib/memory';
import type { Chat } from '../lib/wire';

const KEY = 'comptoir.muted';
const MOST = 200;

const REACTIONS = 'comptoir.reactions';

class Muted {
  #names: string[] = $state(read());
  /** Whether the signs of all players are hidden. */
  #reactions = $state(recall(REACTIONS) === 'off');

  has(name: string): boolean {
    return this.#names.includes(name.toLowerCase());
  }

  get reactions(): boolean {
    return this.#reactions;
  }

  hideReactions(hide: boolean): void {
    this.#reactions = hide;
    remember(REACTIONS, hide ? 'off' : 'on');
  }

  toggle(name: string): void {
    const key = name.toLowerCase();
    this.#names = this.has(name)
      ? this.#names.filter((it) => it !== key)
      : [...this.#names, key].slice(-MOST);
    remember(KEY, JSON.stringify(this.#names));
  }
}

export const muted = new Muted();

/** What others have said that was not on this screen yet. */
export function unreadOf(table: { chat: Chat[]; read: number }, you: number | null): Chat[] {
  return table.chat.filter((it) => it.n > table.read && it.seat !== (you ?? 0) && !muted.has(it.name));
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}
