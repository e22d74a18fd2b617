import { defineConfig } from 'vitest/config';

/** Not a test: Vitest is the runner that can import TypeScript. `cargo xtask pictures` starts it. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: {
    include: ['pictures.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
