import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { page } from './markdown.ts';

const DOCS = new URL('../../docs/', import.meta.url);

/** Our own looks, without a script: what is read should open anywhere. */
const STYLE = `
  :root { color-scheme: light dark; font: 1.05rem/1.6 system-ui, sans-serif; }
  body { max-width: 52rem; margin: 0 auto; padding: 1rem; }
  pre, .table { overflow-x: auto; }
  pre { padding: 0.75rem; background: color-mix(in srgb, CanvasText 7%, Canvas); }
  table { border-collapse: collapse; }
  th, td { padding: 0.25rem 0.6rem; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); text-align: start; }
  img { max-width: 100%; }
`;

/**
 * Puts the documentation beside the page of a plain host of files, as HTML under `docs/`, with `docs/index.html` as
 * its list.
 */
export function docsPages(): Plugin {
  let isSite = false;
  return {
    name: 'docs-pages',
    apply: 'build',
    configResolved(config) {
      isSite = config.mode === 'site';
    },
    buildStart() {
      if (!isSite) return;
      const names = readdirSync(DOCS).toSorted();
      const list: string[] = [];
      for (const name of names.filter((it) => it.endsWith('.md'))) {
        const { title, html } = page(readFileSync(new URL(name, DOCS), 'utf8'));
        const fileName = `docs/${basename(name, '.md')}.html`;
        list.push(`<li><a href="${basename(fileName)}">${title}</a></li>`);
        this.emitFile({ type: 'asset', fileName, source: document(title, relink(html)) });
      }
      for (const name of names.filter((it) => it.endsWith('.svg')))
        this.emitFile({ type: 'asset', fileName: `docs/${name}`, source: readFileSync(new URL(name, DOCS)) });
      const index = `<h1>Comptoir</h1><ul>${list.join('')}</ul>`;
      this.emitFile({ type: 'asset', fileName: 'docs/index.html', source: document('Comptoir', index) });
    },
  };
}

/** Links from one page to another lead to the HTML; those to rules lead to the page of the rules. */
export function relink(html: string): string {
  return html
    .replaceAll(/href="rules\/([a-z-]+)\.(?:en|fr)\.md(#[^"]*)?"/g, 'href="../?/rules/$1$2"')
    .replaceAll(/href="([a-z-]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"');
}

function document(title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  return `<!doctype html><html lang="en"><head>${head}<title>${title}</title><style>${STYLE}</style></head>
<body><p><a href="../">Comptoir</a> · <a href="./">Documentation</a></p>${body}</body></html>`;
}
