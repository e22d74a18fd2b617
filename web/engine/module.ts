/** The module as a page loads it, in Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine, EngineFiles } from '../src/local/engine';

/** The folder that `cargo xtask wasm` has made. */
export const FOLDER = process.env['COMPTOIR_ENGINE'] ?? join(import.meta.dirname, '../../target/engine');

export const files = JSON.parse(readFileSync(join(FOLDER, 'engine.json'), 'utf8')) as EngineFiles;

export const wasm = readFileSync(join(FOLDER, files.wasm));

type Bindings = Engine & { initSync: (from: { module: Uint8Array }) => unknown };

/** A fresh instance. */
export async function load(): Promise<Engine> {
  const bindings = (await import(pathToFileURL(join(FOLDER, files.js)).href)) as Bindings;
  bindings.initSync({ module: wasm });
  for (const [game, name] of Object.entries(files.nets))
    bindings.load_net(game, readFileSync(join(FOLDER, name)));
  return bindings;
}
