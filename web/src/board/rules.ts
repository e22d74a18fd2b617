/** How a board opens the rules where it is played: in a drawer beside the game, at a paragraph. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('rules');

export type OpenRules = (anchor: string) => void;

export const provideRules = (open: OpenRules): OpenRules => setContext(KEY, open);

/** Nothing where there is no drawer: then a link leads to the page of rules. */
export const useRules = (): OpenRules | null => getContext<OpenRules | undefined>(KEY) ?? null;
