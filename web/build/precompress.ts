import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files of these kinds shrink. */
const TEXT = /\.(?:css|ftl|html|js|json|svg|txt|webmanifest)$/;
/** A smaller file gains less than a header costs. */
const LEAST = 512;

/**
 * Puts a brotli and a gzip form beside every file that shrinks: the server sends them as they are, so that no request
 * costs it a compression, and they are as small as can be.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  const best = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, best),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
