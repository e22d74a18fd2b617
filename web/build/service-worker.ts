import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesIn } from './build-id.ts';

const ENTRY = new URL('../src/sw/index.ts', import.meta.url).pathname;
/** The worker keeps the page under its own address, and never itself. */
const NOT_LISTED = new Set(['index.html', 'sw.js']);

/**
 * Bundles the service worker once the page is written, with the list of all its files and the name of its build. It
 * stands at the root, as `sw.js`, since a worker is in charge of what is beside and below it.
 */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Before `precompress`, which compresses the worker too.
    async writeBundle() {
      const files = filesIn(folder).map((it) => it.split(sep).join('/'));
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      const [, own] = /name="comptoir-build" content="(\w+)"/.exec(html) ?? [];
      if (own === undefined) throw new Error('the page does not name its build');
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          BUILD: JSON.stringify(own),
          FILES: JSON.stringify(files.filter((it) => !NOT_LISTED.has(it))),
        },
        build: {
          target: 'es2023',
          outDir: folder,
          emptyOutDir: false,
          lib: { entry: ENTRY, formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
