import { afterEach, expect, test, vi } from 'vitest';
import type { NewLocalTable } from '../src/local/contract';
import type { FromThinker, ToThinker } from '../src/local/thinkers';
import { found, start } from './worker.ts';

// What parts of the page look for when they are loaded.
vi.stubGlobal('location', new URL('http://localhost/'));
vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
vi.mock('../src/lib/build.svelte', () => ({
  build: { heard: () => undefined, misfit: (where: string) => expect.fail(where) },
  BUILD_HEADER: '',
}));
const { WorkerHost } = await import('../src/local/host.ts');

/** How many workers were started, how many choices they made, and which choice of all fails. */
const seen = { workers: 0, choices: 0, fails: 0 };

/** In one thread a script is loaded once for each address: every worker is to have an instance of its own. */
let scripts = 0;
const fresh = (js: string) => `${js.split('?')[0] ?? ''}?${++scripts}`;

/** A worker inside of the worker, run in the same thread. */
class Nested {
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  #ended = false;
  readonly #scope = {
    onmessage: null as ((event: { data: ToThinker }) => void) | null,
    postMessage: (message: FromThinker) => {
      if (message.type === 'chosen') seen.choices += 1;
      const trap = message.type === 'chosen' && seen.choices === seen.fails;
      const data: FromThinker = trap ? { type: 'failed', why: 'unreachable' } : message;
      if (!this.#ended) queueMicrotask(() => this.onmessage?.({ data: structuredClone(data) }));
    },
  };
  static #loading: Promise<void> = Promise.resolve();
  readonly #ready: Promise<void>;

  constructor() {
    seen.workers += 1;
    // One after another: each finds its own scope when its script is run.
    this.#ready = Nested.#loading = Nested.#loading.then(async () => {
      const outer: unknown = Reflect.get(globalThis, 'self');
      vi.stubGlobal('self', this.#scope);
      vi.resetModules();
      await import('../src/local/thinker.ts');
      vi.stubGlobal('self', outer);
    });
  }

  postMessage(message: ToThinker) {
    const data = message.type === 'start' ? { ...message, js: fresh(message.js) } : message;
    void this.#ready.then(() => this.#scope.onmessage?.({ data }));
  }

  terminate() {
    this.#ended = true;
  }
}

afterEach(() => Object.assign(seen, { workers: 0, choices: 0, fails: 0 }));

const bots = (game: string, n: number, level: string, options = {}): NewLocalTable => ({
  game,
  options,
  seats: Array.from({ length: n }, () => ({ type: 'bot' as const, level })),
  memory: true,
  hints: false,
});

/** The record of a game by bots, with a given seed. */
async function play(asked: NewLocalTable): Promise<string> {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const host = new WorkerHost(() => Promise.resolve({ ...found, js: fresh(found.js) }), start);
  host.botPause = 0;
  const { id } = await host.create(asked);
  await vi.waitFor(async () => expect((await host.info(id, 'spectator')).status).toBe('over'), {
    timeout: 110_000,
    interval: 50,
  });
  const record = await host.record(id);
  host.close(id);
  return record;
}

test.each([
  ['ginkgopolis', 3, 'easy', {}],
  ['money', 4, 'hard', { deals: '1' }],
])('bots of %s that think at the same time choose as one after another', async (game, n, level, options) => {
  const asked = bots(game, n, level, options);
  const alone = await play(asked);
  expect(seen.workers).toBe(0);
  vi.stubGlobal('Worker', Nested);
  const together = await play(asked);
  vi.stubGlobal('Worker', undefined);
  expect(seen.workers).toBe(Math.min(n, 3));
  expect(seen.choices).toBeGreaterThan(20);
  expect(together).toBe(alone);
});

test('a worker that fails is replaced alone, and the game goes on', async () => {
  vi.stubGlobal('Worker', Nested);
  seen.fails = 5;
  const record = await play(bots('ginkgopolis', 3, 'easy'));
  vi.stubGlobal('Worker', undefined);
  expect(record).toMatch(/^comptoir record 1\n/);
  expect(seen.workers).toBe(4);
});
