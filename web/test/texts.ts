/** All Fluent files by path: more than what the page has once every game is loaded, since the terminal's are there. */
const files = import.meta.glob<string>('../../crates/words/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const of = (lang: string) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/${lang}/`)));

export const english = of('en');
export const french = of('fr');
