/** Notifications while the page is closed: whether this browser can have them, has them, and of what. */
import { api } from './api';
import { i18n } from './i18n.svelte';
import { PUSH_CACHE, PUSH_WORDS, type PushWords } from './push-words';
import { session } from './session.svelte';
import type { NoticeKind, PushWishes } from './wire';

export const KINDS: readonly NoticeKind[] = ['turn', 'begun', 'invited', 'clock', 'over'];

/**
 * `install`: this browser has them for installed pages only. `unsupported`: it has none. `denied`: the person has said
 * no to the browser's question.
 */
export type PushStatus = 'unknown' | 'unsupported' | 'install' | 'denied' | 'off' | 'on';

class PushSwitch {
  status: PushStatus = $state('unknown');
  wishes: PushWishes = $state.raw({ kinds: [...KINDS], quiet: null });
  #key = '';
  /** What the server is being told: one change after the other. */
  #telling: Promise<void> = Promise.resolve();

  /** Finds out how things stand: only what browser and server both know is on. */
  async load(): Promise<void> {
    const status = able();
    if (status !== 'off' || !session.me) {
      this.status = status;
      return;
    }
    const { public_key, wishes } = await api.push();
    this.#key = public_key;
    const own = await (await registration())?.pushManager.getSubscription();
    if (wishes) this.wishes = wishes;
    if (!own) {
      this.status = 'off';
      if (wishes) await api.unsubscribe();
      return;
    }
    // Another session than the one that subscribed: the browser is the same, so the server is told again.
    if (!wishes) await this.#tell(own);
    this.status = 'on';
    await storeWords();
  }

  /** Turns them on or off. Only a click may lead here: browsers ask their question then. */
  async set(on: boolean): Promise<void> {
    const ready = await registration();
    if (!on) {
      await (await ready?.pushManager.getSubscription())?.unsubscribe();
      await api.unsubscribe();
      this.status = able();
      return;
    }
    if ((await Notification.requestPermission()) !== 'granted') {
      this.status = able();
      return;
    }
    if (!ready) throw new TypeError('no service worker');
    const own = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key });
    await storeWords();
    await this.#tell(own);
    this.status = 'on';
  }

  /** Changes what is told, and when. */
  async wish(wishes: PushWishes): Promise<void> {
    this.wishes = wishes;
    const told = this.#telling.then(async () => {
      const own = await (await registration())?.pushManager.getSubscription();
      if (own) await this.#tell(own);
    });
    this.#telling = told.catch(() => undefined);
    await told;
  }

  async #tell(own: PushSubscription): Promise<void> {
    const { endpoint, keys } = own.toJSON();
    await api.subscribe({
      endpoint: endpoint ?? '',
      public_key: plain(keys?.['p256dh'] ?? ''),
      auth: plain(keys?.['auth'] ?? ''),
      wishes: this.wishes,
    });
  }
}

export const push = new PushSwitch();

/** Stores what notifications say, in the language of the page. */
export async function storeWords(): Promise<void> {
  const words: PushWords = {
    texts: Object.fromEntries(
      KINDS.map((kind) => [kind, i18n.words.say(`web-push-${kind}`, { game: '{game}' })]),
    ),
    games: Object.fromEntries(session.games.map(({ slug }) => [slug, i18n.words.game(slug)])),
  };
  const cache = await caches.open(PUSH_CACHE);
  await cache.put(PUSH_WORDS, new Response(JSON.stringify(words)));
}

function able(): PushStatus {
  const isPhone = /iPhone|iPad/.test(navigator.userAgent);
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isPhone && !isInstalled ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : 'off';
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** The protocol has no padding. */
function plain(base64: string): string {
  return base64.replaceAll('=', '');
}
