/** A board on the moments of its sample game, for those who draw it: `npm run dev`, then `/dev/?game=money&v=3`. */
import { mount } from 'svelte';
import { i18n } from '../src/lib/i18n.svelte';
import '../src/lib/theme.svelte';
import '../src/lib/fonts.css';
import '../src/lib/tokens.css';
import '../src/lib/base.css';
import Gallery from './Gallery.svelte';

await i18n.start();
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
