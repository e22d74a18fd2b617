/**
 * From what a finger points at to the actions that are sent. Nothing here decides what is allowed: the list `legal`
 * does, and this narrows it.
 */
import type { Card, View } from '../../generated/money';
import { isCard, sorted } from './cards';

/** The cards that may be added to the bid. */
export function pickable(legal: readonly string[]): Set<Card> {
  const cards = new Set<Card>();
  for (const action of legal) {
    const [verb, code = ''] = action.split(' ');
    if (verb === 'add' && isCard(code)) cards.add(code);
  }
  return cards;
}

/** Puts a card in or takes it out; a card that may not be added changes nothing. */
export function toggled(picked: ReadonlySet<Card>, card: Card, legal: readonly string[]): Set<Card> {
  const next = new Set(picked);
  if (next.delete(card)) return next;
  if (pickable(legal).has(card)) next.add(card);
  return next;
}

/** What is still there to be picked: after a new frame a card may be gone. */
export function still(picked: ReadonlySet<Card>, legal: readonly string[]): Set<Card> {
  const can = pickable(legal);
  return new Set([...picked].filter((card) => can.has(card)));
}

/** A whole bid as one message: the cards in card order, then the seal. Nothing where no bid can be made. */
export function bid(picked: ReadonlySet<Card>, legal: readonly string[]): string[] | null {
  if (!legal.includes('seal')) return null;
  const can = pickable(legal);
  const cards = sorted(picked);
  if (cards.some((card) => !can.has(card))) return null;
  return [...cards.map((card) => `add ${card}`), 'seal'];
}

/** The cards that lie in the own bid already while it can still be added to. */
export function laid(view: View, you: number | null, legal: readonly string[]): Card[] {
  if (you === null || !legal.includes('seal')) return [];
  return view.seats[you - 1]?.bid ?? [];
}

/** What a proposal picks: a bid, or a place for it. Nothing where it is not what can be chosen now. */
export function proposed(
  actions: readonly string[] | null,
  legal: readonly string[],
): { cards?: Set<Card>; target?: Target } | null {
  const first = actions?.[0];
  if (actions === null || first === undefined || !legal.includes(first)) return null;
  const [target] = targets([first]);
  if (target) return { target };
  const cards = actions.flatMap((action) => action.split(' ')[1] ?? []).filter(isCard);
  return { cards: new Set(cards) };
}

/** Where the own bid can go. */
export type Target = 'row right' | 'row left' | 'keep' | `swap ${number}`;

export function targets(legal: readonly string[]): Set<Target> {
  const isTarget = (action: string): action is Target => /^(row (right|left)|keep|swap \d+)$/.test(action);
  return new Set(legal.filter(isTarget));
}

/** The sentence that says what can be done now, as the id of its words, and whom it names. */
export type Prompt = { id: string; seats: number[] };

export function prompt(view: View, legal: readonly string[]): Prompt {
  const everyone = view.seats.map((_, index) => index + 1);
  switch (view.phase.type) {
    case 'bid': {
      if (legal.includes('seal')) return { id: 'money-prompt-bid', seats: [] };
      // One's own seat too, where nothing can be chosen: in a replay all are waited for.
      const waiting = everyone.filter((seat) => !view.sealed.includes(seat));
      return { id: 'money-prompt-wait-bids', seats: waiting };
    }
    case 'exchange': {
      const { actor } = view.phase;
      const open = targets(legal);
      const swaps = [...open].some((target) => target.startsWith('swap '));
      if (open.size > 0)
        return { id: swaps ? 'money-prompt-exchange' : 'money-prompt-exchange-rows', seats: [] };
      return { id: 'money-prompt-wait-exchange', seats: [actor] };
    }
    case 'over':
      return { id: 'money-prompt-over', seats: [] };
    default:
      return { id: 'money-prompt-deal', seats: [] };
  }
}
