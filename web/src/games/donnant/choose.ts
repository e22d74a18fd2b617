/**
 * From what a finger points at to the actions that are sent. Nothing here decides what is allowed: the list `legal`
 * does, and this narrows it.
 */
import { COLOURS, type Back, type Card, type Colour } from '../../generated/donnant';

/** A purchase or a completion: the card, and the dice that it takes. */
export type Deal = { action: string; card: Card; dice: Colour[] };
export type Mark = { action: string; die: Colour; card: Card; box: number };
export type Lay = { action: string; card: Card; x: number; y: number };
/** A bonus that changes a die. */
export type Change = { action: string; die: Colour; to: '+1' | '-1' | Colour };

export type Choices = {
  discards: ReadonlySet<Card>;
  lays: Lay[];
  marks: Mark[];
  buys: Deal[];
  completions: Deal[];
  changes: Change[];
  jokerCards: Back[];
  /** Those that are a single word or always the same. */
  has: (action: string) => boolean;
  rolls: boolean;
};

export function choices(legal: readonly string[]): Choices {
  const all = new Set(legal);
  const found: Omit<Choices, 'has' | 'rolls'> & { discards: Set<Card> } = {
    discards: new Set(),
    lays: [],
    marks: [],
    buys: [],
    completions: [],
    changes: [],
    jokerCards: [],
  };
  for (const action of legal) {
    const [verb, a = '', b = '', c = ''] = action.split(' ');
    if (verb === 'discard') found.discards.add(a as Card);
    else if (verb === 'lay') found.lays.push({ action, card: a as Card, x: Number(b), y: Number(c) });
    else if (verb === 'mark') {
      found.marks.push({ action, die: a as Colour, card: b as Card, box: Number(c) - 1 });
    } else if (verb === 'buy') found.buys.push(deal(action, a, b));
    else if (verb === 'complete') found.completions.push(deal(action, a, b));
    else if (verb === 'tweak' || verb === 'paint') {
      found.changes.push({ action, die: a as Colour, to: b as Change['to'] });
    } else if (verb === 'joker' && a === 'card') found.jokerCards.push(b as Back);
  }
  const rolls = legal.some((action) => action.startsWith('reroll '));
  return { ...found, rolls, has: (action) => all.has(action) };
}

function deal(action: string, card: string, dice: string): Deal {
  return { action, card: card as Card, dice: [...dice] as Colour[] };
}

/** The re-roll of all dice but those kept; nothing where it may not be. */
export function reroll(kept: ReadonlySet<Colour>, legal: readonly string[]): string | null {
  const action = `reroll ${COLOURS.filter((die) => !kept.has(die)).join('')}`;
  return legal.includes(action) ? action : null;
}

/** What is picked is replaced, never changed. */
export const setOf = <T>(items: Iterable<T> = []): ReadonlySet<T> => new Set(items);
export const mapOf = <K, V>(items: Iterable<readonly [K, V]> = []): ReadonlyMap<K, V> => new Map(items);

export function toggled<T>(set: ReadonlySet<T>, it: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(it)) next.add(it);
  return next;
}

/** Of several ways, the one closest to the dice that were picked; of equally close ones that which saves bonuses. */
export function nearest(deals: readonly Deal[], picked: ReadonlySet<Colour>): Deal | null {
  const rank = (it: Deal) => it.dice.filter((die) => picked.has(die)).length * 10 + it.dice.length;
  return deals.reduce<Deal | null>((best, it) => (best && rank(best) >= rank(it) ? best : it), null);
}

/** The way that uses `die` where `now` does not, or does without it where `now` uses it, and else changes least. */
export function exchanged(deals: readonly Deal[], now: Deal, die: Colour): Deal | null {
  const uses = now.dice.includes(die);
  const others = deals.filter((it) => it.dice.includes(die) !== uses);
  return nearest(others, new Set(now.dice));
}

/** The deals that all picked dice can go into. */
export function fitting(deals: readonly Deal[], picked: ReadonlySet<Colour>): Deal[] {
  return deals.filter((it) => [...picked].every((die) => it.dice.includes(die)));
}

/** The marks that fit what is picked so far: a die, a box, both or none. */
export function marksFor(
  marks: readonly Mark[],
  die: Colour | null,
  at: { card: Card; box: number } | null,
): Mark[] {
  return marks.filter(
    (it) => (die === null || it.die === die) && (at === null || (it.card === at.card && it.box === at.box)),
  );
}

/** The numbers that a completion writes, by box: the dice fill the empty boxes from left to right. */
export function written(
  boxes: readonly (number | null)[],
  dice: readonly Colour[],
  value: (die: Colour) => number,
): Map<number, number> {
  const empty = boxes.flatMap((it, index) => (it === null ? [index] : []));
  return new Map(dice.flatMap((die, nth) => (nth < empty.length ? [[empty[nth] ?? 0, value(die)]] : [])));
}

/** The part of a stall's plane that is drawn: its cards and the places that are offered, upwards from below. */
export function bounds(places: readonly { x: number; y: number }[]): {
  left: number;
  top: number;
  columns: number;
  rows: number;
} {
  if (places.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const [xs, ys] = [places.map((it) => it.x), places.map((it) => it.y)];
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: top - Math.min(...ys) + 1 };
}
