/** The past of a table, fetched a page at a time and kept. */
import { reason } from '../lib/api';
import { sourceOf } from '../lib/source';
import type { Moment, ObserverId, WireError } from '../lib/wire';

/** What the server gives at once. */
export const PAGE = 200;

export type Fetch = (
  as: ObserverId,
  from: number,
  to: number,
) => Promise<{ last: number; moments: Moment[] }>;

/** The first version of the page that holds `version`. */
export const pageOf = (version: number): number => Math.floor(version / PAGE) * PAGE;

/** A version that exists. */
export const clamp = (version: number, first: number, last: number): number =>
  Number.isFinite(version) ? Math.min(Math.max(first, Math.trunc(version)), last) : last;

export class Past {
  readonly observer: ObserverId;
  /** The first moment that this observer was shown. */
  first = $state(0);
  last = $state(0);
  error: WireError | null = $state.raw(null);
  /** By version; holes are not fetched yet. */
  moments: (Moment | undefined)[] = $state.raw([]);

  readonly #fetch: Fetch;
  // Only asked here, never shown.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #pages = new Map<number, Promise<void>>();

  constructor(id: string, observer: ObserverId, fetch?: Fetch) {
    this.observer = observer;
    this.#fetch = fetch ?? ((as, from, to) => sourceOf(id).moments(as, from, to));
  }

  at(version: number): Moment | undefined {
    return this.moments[version];
  }

  /** Sees to it that `version` is there. */
  need(version: number): Promise<void> {
    const page = pageOf(version);
    const under = this.#pages.get(page) ?? this.#load(page);
    this.#pages.set(page, under);
    return under;
  }

  /** Fetches everything, page by page. */
  async all(): Promise<Moment[]> {
    await this.need(0);
    for (let page = PAGE; page <= this.last && this.error === null; page += PAGE) await this.need(page);
    return this.moments.filter((it) => it !== undefined);
  }

  async #load(page: number): Promise<void> {
    try {
      const { last, moments } = await this.#fetch(this.observer, page, page + PAGE - 1);
      const all = [...this.moments];
      for (const moment of moments) all[moment.version] = moment;
      this.moments = all;
      this.last = last;
      if (page === 0) this.first = moments[0]?.version ?? 0;
      this.error = null;
    } catch (thrown) {
      // It may go better when it is asked for again.
      this.#pages.delete(page);
      this.error = reason(thrown);
    }
  }
}
