/** What the places of the board need to know while bids are exchanged. */
import { getContext, setContext } from 'svelte';
import type { Target } from './choose';

const KEY = Symbol('exchange');

export type Exchange = {
  readonly targets: ReadonlySet<Target>;
  /** The place that is picked and not sent. */
  readonly chosen: Target | null;
  /** What the own hand and bid are worth together. */
  readonly now: number;
  /** What the own hand would be worth then, once it is known. */
  worth(target: Target): number | null;
  say(target: Target): string;
  choose(target: Target): void;
};

export const setExchange = (exchange: Exchange): Exchange => setContext(KEY, exchange);
export const getExchange = (): Exchange => getContext<Exchange>(KEY);
