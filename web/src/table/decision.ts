/** Decisions as people speak of them: a bid, a turn, rather than the steps that it takes. */
import type { GamePage } from '../games';
import type { Hint, Mistake } from '../lib/wire';
import type { NameOf, Words } from '../lib/words';

/** A decision in words: the game's own, or its actions one after another. */
export function sayDecision(
  words: Words,
  game: string,
  page: GamePage | null,
  actions: readonly string[],
  view: unknown,
  name: NameOf,
): string {
  const own = view === undefined ? null : (page?.decision?.(actions, view) ?? null);
  return own ?? words.list(actions.map((action) => words.action(game, action, name)));
}

/** What choices of a hint are called, and the chance with each. */
export type Compared = { words: string; chance: number };

/**
 * The choices of a hint: what the bot would do first, then the others from the best on. By its chance alone another one
 * may come first: a search plays what it has looked at most. Of choices that read the same, such as cards of one value,
 * the first stands for all.
 */
export function compare(hint: Hint, say: (action: string) => string): Compared[] {
  const first = hint.actions[0];
  const sorted = hint.choices.toSorted((a, b) => b.chance - a.chance);
  const [proposed, others] = [
    sorted.filter((it) => it.action === first),
    sorted.filter((it) => it.action !== first),
  ];
  const said = [...proposed, ...others].map(({ action, chance }) => ({ words: say(action), chance }));
  return said.filter(({ words }, at) => said.findIndex((it) => it.words === words) === at);
}

/** Chances that a mistake costs, to be counted at all and to be called big. */
const [SMALL, BIG] = [0.03, 0.1];

/** How many mistakes somebody made, and how many of them were big. */
export function counted(mistakes: readonly Mistake[], seat: number): { count: number; big: number } {
  const own = mistakes.filter((it) => it.seat === seat && it.cost >= SMALL);
  return { count: own.length, big: own.filter((it) => it.cost >= BIG).length };
}

/** What a board needs to draw a decision that is not to be made any more: both ways it could have gone. */
export const choicesOf = ({ played, better }: Mistake): string[] => [...new Set([...played, ...better])];

/** All ids of pieces in what was told, in order. */
export function piecesIn(event: object, is: (id: string) => boolean): string[] {
  const found = (value: unknown): string[] => {
    if (typeof value === 'string') return is(value) ? [value] : [];
    return Array.isArray(value) ? value.flatMap(found) : [];
  };
  return Object.entries(event).flatMap(([field, value]) => (field === 'type' ? [] : found(value)));
}
