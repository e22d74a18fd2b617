import { defineConfig } from 'vitest/config';

/** Tests of the module in Node, of which `cargo xtask wasm` says where it is. */
export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  test: { include: ['*.engine.ts'], environment: 'node', testTimeout: 600_000 },
});
