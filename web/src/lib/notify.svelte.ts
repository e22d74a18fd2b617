/** Calls people back to the table: by the title of the page, and by a notification where they asked for it. */
import { recall, remember } from './memory';
import { navigate } from './router.svelte';
import { play } from './sound.svelte';

const KEY = 'comptoir.notify';
const BRAND = 'Comptoir';

class Notices {
  /** Whether this person wants to be called. */
  on = $state(recall(KEY) === 'on');
  /** What the browser says to that. */
  permission: NotificationPermission | 'unsupported' = $state(permission());

  /** Turns them on or off. Only a click may lead here: browsers ask their question then. */
  async set(on: boolean): Promise<void> {
    if (on && this.permission === 'default') this.permission = await Notification.requestPermission();
    this.on = on && this.permission === 'granted';
    remember(KEY, this.on ? 'on' : 'off');
  }
}

export const notices = new Notices();

class Title {
  #page = '';
  #waiting = 0;

  set(page: string, waiting: number): void {
    this.#page = page;
    this.#waiting = waiting;
    const count = waiting > 0 ? `(${waiting}) ` : '';
    document.title = count + (page === '' ? BRAND : `${page} · ${BRAND}`);
  }

  name(page: string): void {
    this.set(page, this.#waiting);
  }

  count(waiting: number): void {
    this.set(this.#page, waiting);
  }
}

const title = new Title();

/** Names the page in the title. */
export function entitle(page: string): void {
  title.name(page);
}

/** Says in the title at how many tables one is waited for. */
export function showWaiting(tables: number): void {
  title.count(tables);
}

/** Calls for attention. `path` is where a click leads. */
export function notify(text: string, path: string): void {
  play('turn');
  if (!notices.on || notices.permission !== 'granted' || !document.hidden) return;
  void show(text, path);
}

/** By the service worker where there is one: phones allow no others, and one with the same tag is replaced. */
async function show(text: string, path: string): Promise<void> {
  const look = { body: text, icon: '/favicon.svg', tag: path, data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(BRAND, look);
    return;
  }
  const notice = new Notification(BRAND, look);
  notice.addEventListener('click', () => {
    window.focus();
    navigate(path);
    notice.close();
  });
}

function permission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
