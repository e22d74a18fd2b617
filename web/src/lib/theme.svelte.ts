/** Light or dark, as the system has it unless somebody chose. `public/theme.js` sets it before the first paint. */
import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'comptoir.theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

class Themes {
  choice: Theme = $state(kept());

  set(choice: Theme): void {
    this.choice = choice;
    remember(KEY, choice);
    apply(choice);
  }
}

export const theme = new Themes();

dark.addEventListener('change', () => apply(theme.choice));
apply(theme.choice);

function apply(choice: Theme): void {
  const isDark = choice === 'dark' || (choice === 'auto' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

function kept(): Theme {
  const value = recall(KEY);
  return value === 'light' || value === 'dark' ? value : 'auto';
}
