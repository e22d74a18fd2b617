import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compress } from './compress.js';

/** Files of these kinds shrink. */
const TEXT = /\.(?:css|ftl|html|js|json|svg|txt|webmanifest)$/;

/** Puts a brotli and a gzip form beside every file that shrinks. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    // A plain host of files would not know what to do with them.
    apply: (config, { command }) => command === 'build' && config.mode !== 'site',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}
