/** The rules pages, rendered when the site is built and loaded when they are read. */
import type { Page } from '../../build/markdown';
import type { Lang } from './words';

const PAGES = import.meta.glob<Page>('../../../docs/rules/*.md', { import: 'default' });

/** Games that have rules here, by slug. */
export const RULED: readonly string[] = [
  ...new Set(Object.keys(PAGES).map((path) => /([^/]+)\.\w\w\.md$/.exec(path)?.[1] ?? '')),
].toSorted();

export async function rulesOf(slug: string, lang: Lang): Promise<Page | null> {
  const load = PAGES[`../../../docs/rules/${slug}.${lang}.md`];
  return load ? load() : null;
}
