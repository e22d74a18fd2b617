import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the build of the page into its HTML: a hash of the names of all files, which hold hashes of their content
 * already, and of the content of those that keep their name. The server reads it there and tells it in every response,
 * so a page that stays open finds out when the server has another one (`lib/build.svelte.ts`).
 */
export function buildId(): Plugin {
  let publicDir = '';
  return {
    name: 'build-id',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const hash = createHash('sha256');
        for (const [name, file] of Object.entries(bundle ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(`${name}\n`);
          if (file.type === 'asset' && !name.startsWith('assets/')) hash.update(file.source);
        }
        for (const name of filesIn(publicDir))
          hash.update(`${name}\n`).update(readFileSync(join(publicDir, name)));
        const content = hash.digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'comptoir-build', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** The files of a folder and of those in it, as paths relative to it, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name).slice(join(folder, '/').length))
    .toSorted();
}
