// Sets light or dark before anything is painted; src/lib/theme.svelte.ts keeps it right from then on.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('comptoir.theme');
  } catch {
    // Nothing is kept here.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
