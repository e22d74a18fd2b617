/** Whose chat one does not want to read: kept in this browser, by name. */
import { recall, remember } from '../lib/memory';

const KEY = 'comptoir.muted';
const MOST = 200;

class Muted {
  #names: string[] = $state(read());

  has(name: string): boolean {
    return this.#names.includes(name.toLowerCase());
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

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}
