/**
 * The service worker. Each thing that it does is a module of its own, which adds its listeners when it is loaded.
 * `build/service-worker.ts` bundles this file apart from the page, as `sw.js` at the root.
 */
import './engine';
import './page';
import './push';
