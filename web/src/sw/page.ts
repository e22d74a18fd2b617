/**
 * Keeps the page so that it opens without a network: every file of a build is stored when the build is first met, and
 * served from there. What is asked of the server (`/api/`) is never touched.
 *
 * A build is stored whole or not at all, and the old one stays in charge until the page asks for the new one
 * (`lib/build.svelte.ts` knows a moment at which nothing is lost). The build before is kept as well: another window may
 * still show it, and asks for parts of it.
 */
import { worker } from './scope';

/** Put in when the page is built. */
declare const BUILD: string;
declare const FILES: readonly string[];

const PREFIX = 'comptoir-page-';
const CACHE = PREFIX + BUILD;
/** The cache of this build and that of the build before. */
const KEPT = 2;

/** The page itself, whatever its address. */
const PAGE = new URL('./', worker.registration.scope).href;
const KNOWN = new Set(FILES.map((file) => new URL(file, PAGE).href));

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(PAGE)) return;
  const path = url.href.slice(PAGE.length);
  if (request.mode === 'navigate') {
    if (isPage(path)) event.respondWith(page(request));
  } else if (KNOWN.has(url.href) || path.startsWith('assets/')) {
    event.respondWith(file(request));
  }
});

/** Whether an address is one of the page's own: neither a file nor a question to the server. */
function isPage(path: string): boolean {
  const [before = ''] = path.split(/[?#]/);
  return !before.startsWith('api/') && (!/\.[^/]*$/.test(before) || before === 'index.html');
}

/** Stores a build. Fails, to be tried again later, where the server has another build by now. */
async function store(): Promise<void> {
  // The name of a file under assets/ holds a hash of its content; of the others only the server knows the newest.
  const ask = (url: string, cache: RequestCache) => new Request(url, { cache, credentials: 'same-origin' });
  const html = await fetch(ask(PAGE, 'reload'));
  if (!html.ok || !(await html.clone().text()).includes(`"${BUILD}"`)) throw new Error('another build');
  const cache = await caches.open(CACHE);
  await cache.put(PAGE, html);
  await cache.addAll(
    [...KNOWN].map((url) => ask(url, url.startsWith(`${PAGE}assets/`) ? 'default' : 'reload')),
  );
}

/** Forgets builds that nobody shows any more; the pages that are open belong to this worker from now on. */
async function takeOver(): Promise<void> {
  // They are named in the order in which they were made.
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, Math.max(0, own.length - KEPT + 1)).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  // This build's first: names without a hash are the same in every build.
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
