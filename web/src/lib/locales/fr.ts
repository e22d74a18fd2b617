/** The French files, but for those of the command line. */
export const texts = import.meta.glob<string>(['../../../../crates/words/locales/fr/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
