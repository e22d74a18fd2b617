import { defineConfig } from 'vitest/config';

/** Tests in a browser run one after another: they share a machine with the server and the browser. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: {
    include: ['*.e2e.ts'],
    setupFiles: ['setup.ts'],
    sequence: { hooks: 'list' },
    environment: 'node',
    fileParallelism: false,
    // Tests wait for events, so none of these limits is reached but by a fault. They are wide since a machine that
    // compiles beside the tests makes a page ten times slower.
    expect: { poll: { interval: 16, timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
