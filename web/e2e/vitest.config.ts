import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files run side by side, each with a server of its own, in one browser; the tests of a file one after another. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['browser.ts'],
    setupFiles: ['setup.ts'],
    sequence: { hooks: 'list' },
    environment: 'node',
    // Files share nothing but modules without a state of their own: the browser's driver is loaded once a worker.
    isolate: false,
    // A page, its browser and its server keep one processor busy most of the time.
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    // Tests wait for events, so none of these limits is reached but by a fault. They are wide since a machine that
    // compiles beside the tests makes a page ten times slower.
    expect: { poll: { interval: 16, timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
