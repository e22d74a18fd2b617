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

test('bots that search apart from their table play the same game', () => {
  const seats = ['medium', 'easy', 'medium'].map((level) => ({ type: 'bot', level }));
  const base = { id: 'local-1', options: {}, memory: true, hints: true, created_at: 0, entries: [] };
  for (const game of ['money', 'donnant', 'ginkgopolis']) {
    const kept = JSON.stringify({ ...base, game, seats, revision: 0, seed: '7b'.repeat(32) });
    const [here, apart] = [new engine.Table(kept, 0), new engine.Table(kept, 0)];
    for (let bots = here.bots(); bots.length > 0; bots = here.bots())
      for (const seat of bots) here.think(seat, 0);
    const searchers = seats.map(() => new engine.BotSearcher());
    for (let bots = apart.bots(); bots.length > 0; bots = apart.bots()) {
      // The last one is done first.
      const found = [...bots].reverse().map((seat) => {
        const choice = searchers[seat - 1]?.choose(apart.job(seat) ?? '') ?? '';
        return { seat, choice };
      });
      for (const { seat, choice } of found.reverse()) apart.found(seat, choice, 0);
    }
    expect(apart.record(), game).toBe(here.record());
  }
});

test('a forecast is that of native code', () => {
  for (const slug of ['ginkgopolis', 'donnant', 'alhambra']) {
    const sample = new URL(`../src/generated/${slug}.sample.json`, import.meta.url);
    const moments = JSON.parse(readFileSync(sample, 'utf8')) as { view: object; forecast: object }[];
    for (const { view, forecast } of moments)
      expect(JSON.parse(engine.forecast(slug, JSON.stringify(view), 'seat-1'))).toEqual(forecast);
  }
});
