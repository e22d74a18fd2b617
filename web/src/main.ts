import { mount } from 'svelte';
import App from './App.svelte';
import { build } from './lib/build.svelte';
import { i18n } from './lib/i18n.svelte';
import './lib/tokens.css';
import './lib/base.css';

// A part of the page that is no more belongs to a build that the server has replaced. If that is not it, the error goes
// on to whoever asked for the part.
window.addEventListener('vite:preloadError', (event) => {
  if (build.missing()) event.preventDefault();
});

const target = document.getElementById('app');
// The words come first: a page without them would be shown for the blink of an eye.
void i18n.start().then(() => {
  if (target) mount(App, { target });
});
