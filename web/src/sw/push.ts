/**
 * Shows what the server pushes while the page is closed, and opens the table at a tap. The page has stored the words
 * (`lib/push.svelte.ts`), so that the worker needs none of its own.
 */
import { PUSH_CACHE, PUSH_WORDS, type PushWords } from '../lib/push-words';
import { worker } from './scope';

type Told = { kind: string; table: string; game: string; at: number };

worker.addEventListener('push', (event) => {
  const told = read(event.data);
  if (told) event.waitUntil(show(told));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

function read(data: PushMessageData | null): Told | null {
  try {
    return data ? (data.json() as Told) : null;
  } catch {
    return null;
  }
}

async function show(told: Told): Promise<void> {
  const path = `/table/${told.table}`;
  const windows = await worker.clients.matchAll({ type: 'window' });
  // Who is looking at the table sees it there.
  if (windows.some((it) => it.visibilityState === 'visible' && new URL(it.url).pathname === path)) return;
  // The same thing, sent twice by a server that was cut off: shown once.
  const [before] = await worker.registration.getNotifications({ tag: path });
  if ((before?.data as { at?: number } | undefined)?.at === told.at) return;
  const words = await stored();
  const text = words?.texts[told.kind] ?? '';
  await worker.registration.showNotification('Comptoir', {
    body: text.replace('{game}', words?.games[told.game] ?? told.game),
    icon: '/favicon.svg',
    // One notification a table.
    tag: path,
    data: { path, at: told.at },
  });
}

async function stored(): Promise<PushWords | null> {
  const kept = await (await caches.open(PUSH_CACHE)).match(PUSH_WORDS);
  return kept ? ((await kept.json()) as PushWords) : null;
}

/** Shows a window at the table: the one that is there already, or a new one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const own = windows.find((it) => new URL(it.url).pathname === path) ?? windows[0];
  if (!own) {
    await worker.clients.openWindow(path);
    return;
  }
  await own.focus();
  if (new URL(own.url).pathname !== path) await own.navigate(path);
}
