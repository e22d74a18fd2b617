/**
 * Where the module is. It is not part of the page's build: a server that has just been built from source brings it
 * later, and a page without it plays online as ever.
 *
 * `engine/engine.json` names the files beside it. Their names have a hash of what is in them, so they may be kept for
 * ever; `engine.json` itself must be asked for again.
 */
import { ROOT } from '../lib/root';

export type EngineFiles = {
  /** Changes with the content of any file. */
  version: string;
  /** The JavaScript that belongs to the module. */
  js: string;
  wasm: string;
  /** By game, what its strongest bot has learnt; loaded when that bot is wanted. */
  nets: Record<string, string>;
};

/** Relative to the page's base, so that a page in a folder finds it too. */
export const ENGINE_FOLDER = 'engine/';
export const ENGINE_FILES = `${ENGINE_FOLDER}engine.json`;

/** The module, as `crates/wasm` exports it. Texts are JSON; an error's message is the JSON of a refusal. */
export type Engine = {
  games(): string;
  load_net(game: string, bytes: Uint8Array): void;
  read_record(id: string, text: string, now: number): string;
  foresee(game: string, observer: string, view: string, seat?: number): string;
  Bot: new (task: string) => EngineBot;
  Table: new (kept: string, now: number) => EngineTable;
};

/** A bot whose table is in another worker. */
export type EngineBot = {
  choose(seat: number, task: string): string;
  has_reusable_tree(): boolean;
  free(): void;
};

export type EngineTable = {
  take_entries(): string;
  attach(observer: string, since: number): number;
  detach(line: number): void;
  receive(line: number, text: string, now: number): void;
  next_message(): { line: number; text: string; free(): void } | undefined;
  bots(): Uint8Array;
  think(seat: number, now: number): void;
  task(seat: number): string | undefined;
  chosen(seat: number, action: string, now: number): void;
  stand_in(seat: number, now: number): void;
  info(observer: string): string;
  hint(observer: string): string;
  moments(observer: string, from: number, to: number): string;
  forecast(observer: string, version: number, seat?: number): string;
  record(): string;
  ask_analysis(): void;
  analyse_step(): boolean;
  analysis(): string;
  free(): void;
};

/** The files of the module, with absolute addresses; null where this page has none. */
export async function findEngine(base = ROOT): Promise<EngineFiles | null> {
  try {
    const response = await fetch(new URL(ENGINE_FILES, base), { cache: 'no-cache' });
    // A host that knows no such file may answer with the page.
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return null;
    const files = (await response.json()) as EngineFiles;
    const at = (name: string) => new URL(ENGINE_FOLDER + name, base).href;
    const nets = Object.entries(files.nets).map(([game, name]) => [game, at(name)]);
    return { version: files.version, js: at(files.js), wasm: at(files.wasm), nets: Object.fromEntries(nets) };
  } catch {
    return null;
  }
}

/** Whether the service worker keeps the module, so that it can be had without a network. */
export async function isKept({ js, wasm }: EngineFiles): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const found = await Promise.all([js, wasm].map((address) => caches.match(address)));
  return found.every((it) => it !== undefined);
}
