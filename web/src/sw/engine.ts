/**
 * Keeps the module with rules and bots, which is no part of the page's build: a server may bring it later, or another
 * one. `engine.json` says which files belong together; they are stored when the page asks for it, all or none.
 */
import { worker } from './scope';

const CACHE = 'comptoir-engine';
const FOLDER = new URL('engine/', worker.registration.scope).href;
const INDEX = `${FOLDER}engine.json`;

type Index = { js: string; wasm: string; nets: Record<string, string> };

worker.addEventListener('message', (event) => {
  // Where there is none, or no network, the one of before stays.
  if (event.data === 'keep-engine') event.waitUntil(keep().catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(FOLDER)) return;
  event.respondWith(request.url === INDEX ? newest(request) : stored(request));
});

async function keep(): Promise<void> {
  const response = await fetch(INDEX, { cache: 'no-cache' });
  if (!response.ok) return;
  const { js, wasm, nets } = (await response.clone().json()) as Index;
  const wanted = [js, wasm, ...Object.values(nets)].map((name) => new URL(name, FOLDER).href);
  const cache = await caches.open(CACHE);
  const had = (await cache.keys()).map((it) => it.url);
  await cache.addAll(wanted.filter((url) => !had.includes(url)));
  // From here on the new ones are in charge; a table that is open has loaded its own already.
  await cache.put(INDEX, response);
  const stale = had.filter((url) => url !== INDEX && !wanted.includes(url));
  await Promise.all(stale.map((url) => cache.delete(url)));
}

/** The index as the server has it, or without a network as it was stored. */
async function newest(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(CACHE)).match(INDEX);
  try {
    const response = await fetch(request);
    return response.ok ? response : ((await kept()) ?? response);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function stored(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}
