import { expect, test, vi } from 'vitest';
import type { LocalEntry, LocalTable, NewLocalTable } from '../src/local/contract';
import type { WorkerLike } from '../src/local/host';
import type { FromWorker } from '../src/local/messages';
import { found, start } from './worker.ts';

// What parts of the page look for when they are loaded.
vi.stubGlobal('location', new URL('http://localhost/'));
vi.mock('../src/lib/build.svelte', () => ({
  build: { heard: () => undefined, misfit: (where: string) => expect.fail(where) },
  BUILD_HEADER: '',
}));

const { WorkerHost } = await import('../src/local/host.ts');

const TABLE: NewLocalTable = {
  game: 'alhambra',
  options: {},
  seats: [
    { type: 'person', name: 'Ada' },
    { type: 'bot', level: 'hard' },
    { type: 'bot', level: 'easy' },
  ],
  memory: true,
  hints: true,
};

function newHost(worker: () => WorkerLike = start): InstanceType<typeof WorkerHost> {
  const host = new WorkerHost(() => Promise.resolve(found), worker);
  host.botPause = 0;
  return host;
}

/** Plays first legal actions until `enough` choices were made or the game is over. Gives all that was said. */
async function play(
  host: InstanceType<typeof WorkerHost>,
  table: string,
  enough = Infinity,
): Promise<string[]> {
  const said: string[] = [];
  let choices = 0;
  await new Promise<void>((done) => {
    const line = host.connect(table, 'seat-1', {
      state: (state) => said.push(state),
      message: (text) => {
        const message = JSON.parse(text) as { type: string; version: number; legal?: string[] };
        said.push(message.type);
        if (message.type !== 'frame') return;
        const over = (message as unknown as { turn: { type: string } }).turn.type === 'over';
        const [action] = message.legal ?? [];
        if (over || (action !== undefined && choices >= enough)) {
          line.close();
          done();
        } else if (action !== undefined) {
          choices += 1;
          const { version } = message;
          queueMicrotask(() =>
            line.send(JSON.stringify({ type: 'play', id: choices, version, actions: [action] })),
          );
        }
      },
    });
  });
  return said;
}

test('a game is kept, goes on after a reload, and its record can be read again', async () => {
  const host = newHost();
  const kept: LocalEntry[] = [];
  host.onEntries = (_, first, entries) => {
    expect(first).toBe(kept.length);
    kept.push(...entries);
  };
  const table = await host.create(TABLE);
  expect(table.seed).toMatch(/^[0-9a-f]{64}$/);
  const said = await play(host, table.id, 5);
  expect(said.slice(0, 4)).toEqual(['open', 'hello', 'table', 'frame']);

  // The page is loaded again: nothing is left but what was kept.
  const again = newHost();
  const saved: LocalTable = { ...table, entries: structuredClone(kept) };
  await again.open(saved);
  expect((await again.hint(table.id, 'seat-1')).actions).not.toEqual([]);
  await expect(again.record(table.id)).rejects.toMatchObject({ error: { code: 'not-over' } });
  await play(again, table.id);
  const record = await again.record(table.id);
  expect(record).toMatch(/^comptoir record 1\n/);
  expect((await again.info(table.id, 'seat-1')).status).toBe('over');

  const shown = await again.openRecord(record);
  const [one, two] = await Promise.all([
    again.moments(shown.id, 'arbiter', 0, 50),
    again.moments(table.id, 'arbiter', 0, 50),
  ]);
  expect(one).toEqual(two);
  expect(await again.askAnalysis(table.id)).toMatchObject({ state: 'running' });
});

test('a module that fails is replaced, and the game goes on', async () => {
  let searches = 0;
  let workers = 0;
  const fails = (message: FromWorker) =>
    message.type === 'thinking' && message.seat !== null && ++searches % 3 === 0;
  const host = newHost(() => {
    workers += 1;
    return start(fails);
  });
  const { id } = await host.create(TABLE);
  const said = await play(host, id, 12);
  expect(workers).toBeGreaterThan(2);
  expect(said).toContain('waiting');
  expect(said).not.toContain('bye');
});

test('a table at which the module fails again and again is given up', async () => {
  let broken = false;
  const host = newHost(() => start((message) => broken && message.type === 'message'));
  const { id } = await host.create(TABLE);
  broken = true;
  const said: string[] = [];
  await new Promise<void>((done) => {
    host.connect(id, 'seat-1', {
      message: (text) => said.push(text),
      state: (state) => state === 'stopped' && done(),
    });
  });
  expect(said).toEqual([JSON.stringify({ type: 'bye', reason: 'broken' })]);
});

test('without a module everything says so', async () => {
  const host = new WorkerHost(
    () => Promise.resolve(null),
    () => expect.fail('no worker is started'),
  );
  await expect(host.games()).rejects.toMatchObject({ error: { code: 'no-engine' } });
  expect(await host.available()).toBe(false);
});
