import { mount } from 'svelte';
import App from './App.svelte';
import { build } from './lib/build.svelte';
import { i18n } from './lib/i18n.svelte';
import { keepPage } from './lib/updates';
import './lib/fonts.css';
import './lib/tokens.css';
import './lib/base.css';

// A part of the page that is no more belongs to a build that the server has replaced. What asked for it shows
// `Failed` meanwhile, or for good if loading again does not help.
window.addEventListener('vite:preloadError', () => void build.missing());

const target = document.getElementById('app');
// The words come first: a page without them would be shown for the blink of an eye.
void i18n.start().then(() => {
  if (target) mount(App, { target });
  // What is stored for later must not hold up what is shown now.
  if (document.readyState === 'complete') void keepPage();
  else window.addEventListener('load', () => void keepPage());
});
