import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { buildId } from './build/build-id.ts';
import { manifest } from './build/manifest.ts';
import { precompress } from './build/precompress.ts';
import { rulesPages } from './build/rules-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { words } from './build/words.ts';

/** The server that the development page talks to. */
const SERVER = process.env['COMPTOIR_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    rulesPages(),
    words(),
    manifest(),
    buildId(),
    serviceWorker(),
    precompress(),
    svelte(),
    svelteTesting(),
  ],
  server: {
    port: 5173,
    // The words and the rules pages stand beside this folder.
    fs: { allow: ['..'] },
    // The server compares the origin of a request with the host that was asked: both stay as they are.
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  build: { target: 'es2023', outDir: '../crates/server/page', emptyOutDir: true },
  test: {
    environment: 'jsdom',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['test/jsdom.ts'],
    // Nothing here waits for a clock; a machine with more to do may need longer than the five seconds of the default.
    testTimeout: 60_000,
  },
});
