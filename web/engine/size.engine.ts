import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { load, wasm } from './module.ts';

/** What a page may have to load before it can play without a server. */
const MOST_GZIPPED = 550_000;

test('the module is small enough', () => {
  const gzipped = gzipSync(wasm, { level: 9 }).length;
  process.stdout.write(`the module: ${wasm.length} bytes, ${gzipped} gzipped\n`);
  expect(gzipped).toBeLessThanOrEqual(MOST_GZIPPED);
});

test('what is refused is the JSON of a refusal, and leaves the module as it was', async () => {
  const engine = await load();
  const codes = [
    () => new engine.Table('{', 0),
    () => new engine.Table('{}', 0),
    () => engine.read_record('local-1', 'no record', 0),
  ].map((attempt) => {
    try {
      attempt();
      return 'done';
    } catch (thrown) {
      return (JSON.parse((thrown as Error).message) as { code: string }).code;
    }
  });
  expect(codes).toEqual(['bad-request', 'bad-request', 'bad-request']);
  expect((JSON.parse(engine.games()) as { games: unknown[] }).games).toHaveLength(5);
});
