import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { entries } from './words.ts';

const LANGS = ['en', 'fr'] as const;
const ICONS = [
  { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * Writes the manifest of the installed page once a language; `lib/install.svelte.ts` points the page to its own.
 * Addresses are relative, so that the page can be served from any folder.
 */
export function manifest(): Plugin {
  return {
    name: 'manifest',
    apply: 'build',
    buildStart() {
      for (const lang of LANGS) {
        const source = JSON.stringify(manifestIn(lang), null, 2);
        this.emitFile({ type: 'asset', fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
  };
}

function manifestIn(lang: string): object {
  const text = readFileSync(new URL(`../../crates/words/locales/${lang}/web.ftl`, import.meta.url), 'utf8');
  const say = (id: string) => {
    const found = entries(text).find((entry) => entry.startsWith(`${id} =`));
    if (found === undefined) throw new Error(`web.ftl in ${lang} has no ${id}`);
    return found.slice(found.indexOf('=') + 1).trim();
  };
  return {
    id: './',
    start_url: './',
    scope: './',
    name: 'Comptoir',
    short_name: 'Comptoir',
    description: say('web-app-description'),
    lang,
    dir: 'ltr',
    display: 'standalone',
    orientation: 'any',
    categories: ['games'],
    background_color: '#f6f0e6',
    theme_color: '#442a1b',
    icons: ICONS,
  };
}
