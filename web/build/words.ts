import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What lists of games and tables say of a game, before anything else of it is loaded. */
const LISTED = ['name', 'pitch', 'help', 'rival'];

/**
 * Makes Fluent files importable as text: `…/money.ftl?words` is all messages of a file without its comments,
 * `…/money.ftl?listed` only those that lists of games need. So the first page carries a few lines of every game, and
 * the rest is a chunk of its own.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const [, path, part] = /^(.+\.ftl)\?(words|listed)$/.exec(id) ?? [];
      if (path === undefined) return null;
      this.addWatchFile(path);
      const text = readFileSync(path, 'utf8');
      const kept = part === 'listed' ? listed(basename(path, '.ftl'), text) : entries(text);
      return `export default ${JSON.stringify(kept.join('\n'))}`;
    },
  };
}

/** The messages of the game `slug` that lists need. */
export function listed(slug: string, text: string): string[] {
  return entries(text).filter((entry) => LISTED.some((it) => entry.startsWith(`${slug}-${it} =`)));
}

/** The messages and terms of a Fluent file, each with all its lines; comments are left out. */
export function entries(text: string): string[] {
  const found: string[] = [];
  let blank = '';
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      // An empty line inside a text belongs to it, one between two messages does not.
      blank += '\n';
      continue;
    }
    if (/^[ }.[*]/.test(line) && found.length > 0) found.push(`${found.pop() ?? ''}${blank}\n${line}`);
    else if (!line.startsWith('#')) found.push(line);
    blank = '';
  }
  return found;
}
