import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import './lib/tokens.css';
import './lib/base.css';

const target = document.getElementById('app');
// The words come first: a page without them would be shown for the blink of an eye.
void i18n.start().then(() => {
  if (target) mount(App, { target });
});
