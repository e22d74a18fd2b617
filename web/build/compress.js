/**
 * Puts a brotli and a gzip form beside a file: the server sends them as they are, so that no request costs it a
 * compression, and they are as small as can be. As a program it does so with every file that it is given.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A smaller file gains less than a header costs. */
const LEAST = 512;

/** @param {string} path */
export async function compress(path) {
  const content = await readFile(path);
  if (content.length < LEAST) return;
  const best = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, best),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await Promise.all(process.argv.slice(2).map(compress));
