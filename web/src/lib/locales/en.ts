/** The English words that any page may need. */
const all = import.meta.glob<string>('../../../../crates/words/locales/en/{common,table,web}.ftl', {
  query: '?words',
  import: 'default',
  eager: true,
});
/** What lists say of each game. */
const listed = import.meta.glob<string>(
  [
    '../../../../crates/words/locales/en/*.ftl',
    '!../../../../crates/words/locales/*/{cli,common,python,table,tournaments,web,*-board}.ftl',
  ],
  { query: '?listed', import: 'default', eager: true },
);

export const texts = [...Object.values(all), ...Object.values(listed)];
