import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDER, load } from './module.ts';

/** Games that native code has played, a file each; `crates/wasm/tests/it/native.rs` has left them there. */
const NATIVE = process.env['COMPTOIR_NATIVE'] ?? join(FOLDER, '../tmp/bot-games');

type Game = { kept: object; record: string };

const engine = await load();

test.each(readdirSync(NATIVE))('%s is played as by native code', (name) => {
  const { kept, record } = JSON.parse(readFileSync(join(NATIVE, name), 'utf8')) as Game;
  const table = new engine.Table(JSON.stringify(kept), 0);
  for (let [seat] = table.bots(); seat !== undefined; [seat] = table.bots()) table.think(seat, 0);
  expect(table.record()).toBe(record);
  table.free();
});
