import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { page } from './markdown.ts';

/**
 * Makes `import page from '…/docs/rules/money.en.md'` give the page as HTML with its headings. The pages are our own,
 * so they are rendered when the site is built and no browser carries a parser.
 */
export function rulesPages(): Plugin {
  return {
    name: 'rules-pages',
    enforce: 'pre',
    load(id) {
      if (!/\/docs\/rules\/[^/?]+\.md$/.test(id)) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(page(readFileSync(id, 'utf8')))}`;
    },
  };
}
