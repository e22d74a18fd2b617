/**
 * Which build of the page this is, and what to do when there is another one, at the server or stored by the service
 * worker: the page loads itself again, once, at a moment at which nothing is lost.
 */

/** The build of the page that the server has. */
export const BUILD_HEADER = 'x-comptoir-build';

/** What the page was loaded again for, so that it never does so twice for the same reason. */
const RELOADED = 'comptoir.reloaded';
/** How long the page must be idle before it reloads itself. */
export const IDLE = 20_000;

/** Where builds are stored for use without a network (`lib/updates.ts`). */
export type BuildStorage = {
  /** Looks whether there is another build, and stores it. */
  look: () => void;
  /** Puts a stored build in charge, before the page is loaded again. */
  takeOver: () => Promise<void>;
};

class Build {
  /** Null while the page is developed: Vite's own server changes it in place. */
  readonly own = document.querySelector<HTMLMetaElement>('meta[name="comptoir-build"]')?.content ?? null;
  /** Why the page should be loaded again, if it should. */
  reason: string | null = $state(null);
  /** Whether that did not help: the reader decides. */
  stuck = $state(false);
  /** Whether the page is being loaded again right now. */
  reloading = $state(false);

  /** Nothing where this browser stores no page. */
  storage: BuildStorage | null = null;

  readonly #holders = new Set<() => boolean>();
  #touched = 0;

  /** Notes the build that the server says it has. */
  heard(build: string | null): void {
    if (this.own === null || build === null || build === this.own) return;
    if (this.reason === null) this.storage?.look();
    this.#note(`build ${build}`);
  }

  /** Notes that another build is stored, and waits to be shown. */
  stored(): void {
    this.#note(`stored ${this.own ?? ''}`);
  }

  /** Notes a message that does not fit; `where` says what of it. */
  misfit(where: string): void {
    reportError(new Error(`the server's message does not fit: ${where}`));
    this.#note(`misfit ${this.own ?? ''} ${where}`);
  }

  /** A part of the page could not be loaded: most often it belongs to a build that is no more. */
  missing(): boolean {
    return this.reload(`chunk ${this.own ?? ''}`);
  }

  /** Loads the page again, unless it was loaded again for the same reason before. Whether it does. */
  reload(reason: string, to = location.href): boolean {
    const done = (sessionStorage.getItem(RELOADED) ?? '').split('\n');
    if (done.includes(reason)) {
      this.stuck = true;
      return false;
    }
    sessionStorage.setItem(RELOADED, [...done.slice(-8), reason].join('\n'));
    this.reloading = true;
    const go = () => (to === location.href ? location.reload() : location.assign(to));
    if (this.storage) void this.storage.takeOver().then(go, go);
    else go();
    return true;
  }

  /** Loads the page again because the reader asks for it, whatever was tried before. */
  reloadNow = (): void => {
    sessionStorage.removeItem(RELOADED);
    this.reload(this.reason ?? 'asked');
  };

  /** On the way to another address: a new build is loaded there. Whether the browser goes there by itself. */
  leave(to: string): boolean {
    return this.reason !== null && !this.stuck && this.reload(this.reason, new URL(to, location.href).href);
  }

  /** While `busy` says so the page is not loaded again by itself. Returns how to stop. */
  hold(busy: () => boolean): () => void {
    this.#holders.add(busy);
    return () => this.#holders.delete(busy);
  }

  /** Reloads the page as soon as it is idle. Returns how to stop. */
  watch(): () => void {
    const touch = () => {
      this.#touched = Date.now();
    };
    const look = () => {
      const idle = document.hidden || Date.now() - this.#touched > IDLE;
      if (this.reason !== null && !this.stuck && idle && !this.#isBusy()) this.reload(this.reason);
    };
    const touches = ['pointerdown', 'keydown'] as const;
    touch();
    for (const event of touches) window.addEventListener(event, touch);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, 5_000);
    return () => {
      for (const event of touches) window.removeEventListener(event, touch);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }

  #note(reason: string): void {
    this.reason ??= reason;
  }

  #isBusy(): boolean {
    if ([...this.#holders].some((busy) => busy())) return true;
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=checkbox], [type=radio]), textarea',
    );
    return [...fields].some((field) => field.value !== field.defaultValue);
  }
}

export const build = new Build();
