/** The Fluent files, in chunks: what any page needs by language, and the words of a game when it is opened. */
import type { Lang } from '../words';

const PAGE: Record<Lang, () => Promise<{ texts: string[] }>> = {
  fr: () => import('./fr'),
  en: () => import('./en'),
};

const GAMES = import.meta.glob<string>(
  [
    '../../../../crates/words/locales/*/*.ftl',
    '!../../../../crates/words/locales/*/{cli,common,python,table,web}.ftl',
  ],
  { query: '?words', import: 'default' },
);

/** The texts of the page itself, with a few lines on each game. */
export async function pageTexts(lang: Lang): Promise<string[]> {
  return (await PAGE[lang]()).texts;
}

/** The texts of a game: its own, and those that only its board says. A game without a board has no such file. */
export async function gameTexts(lang: Lang, slug: string): Promise<string[]> {
  const loaders = [slug, `${slug}-board`].map(
    (name) => GAMES[`../../../../crates/words/locales/${lang}/${name}.ftl`],
  );
  return Promise.all(loaders.flatMap((load) => (load ? [load()] : [])));
}
