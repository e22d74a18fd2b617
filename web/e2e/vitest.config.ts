import { defineConfig } from 'vitest/config';

/** Tests in a browser run one after another: they share a machine with the server and the browser. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: {
    include: ['*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    // What a page does next is mostly there within a frame.
    expect: { poll: { interval: 16 } },
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
