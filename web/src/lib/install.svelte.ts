/** Putting the page among one's apps: the browser's own offer, kept until the reader takes it. */
import { i18n, t } from './i18n.svelte';
import { recall, remember } from './memory';
import { ROOT } from './root';

/** What Chromium's browsers hand over; it is in no standard yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const KEY = 'comptoir.install';

class Install {
  #offer: InstallPromptEvent | null = $state.raw(null);
  /** The reader does not want to be asked here. */
  #refused = $state(recall(KEY) === 'no');

  /** `prompt`: by a button. `ios`: by hand, where there is no other way. Nothing where it is installed, or cannot be. */
  readonly way = $derived<'prompt' | 'ios' | null>(this.#offer ? 'prompt' : isIosPage() ? 'ios' : null);
  /** Whether to speak of it without being asked. */
  readonly hint = $derived(this.way !== null && !this.#refused);

  /** Listens to the browser's offer. Returns how to stop. */
  listen(): () => void {
    const offered = (event: Event) => {
      // The browser's own strip would come at once; ours stands where it disturbs nobody.
      event.preventDefault();
      this.#offer = event as InstallPromptEvent;
    };
    const done = () => (this.#offer = null);
    window.addEventListener('beforeinstallprompt', offered);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', offered);
      window.removeEventListener('appinstalled', done);
    };
  }

  /** An offer can be taken once. */
  ask = async (): Promise<void> => {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  };

  refuse = (): void => {
    this.#refused = true;
    remember(KEY, 'no');
  };
}

export const install = new Install();

/** Describes the page in the reader's language, by its manifest too. To be run as an effect. */
export function describe(): void {
  const about = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (about) about.content = t('web-app-description');
  const href = `${ROOT}manifest.${i18n.lang}.webmanifest`;
  let link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'manifest';
    document.head.append(link);
  }
  if (link.href !== href) link.href = href;
}

/** Whether this is Safari on a phone or tablet of Apple's, in a tab of its own. */
function isIosPage(): boolean {
  // Theirs alone have this property; it is true for a page that was opened from the home screen.
  return 'standalone' in navigator && navigator.standalone === false;
}
