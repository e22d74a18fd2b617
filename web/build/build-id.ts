import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the build of the page into its HTML: a hash of the names of all files, which hold hashes of their content
 * already. The server reads it there and tells it in every response, so a page that stays open finds out when the
 * server has another one (`lib/build.svelte.ts`).
 */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {}).toSorted();
        const content = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'comptoir-build', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
