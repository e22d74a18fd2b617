/** The cards as the page needs them: sums, order, and what a hand is worth by the tables of the rules. */
import {
  CARDS,
  CURRENCIES,
  TRIPLETS,
  WORTH,
  type Card,
  type Currency,
  type HandPoints,
  type View,
} from '../../generated/money';

export type CardInfo = (typeof CARDS)[number];

const BY_CODE = new Map(CARDS.map((card, index) => [card.code, { ...card, index }]));

export function info(code: Card): CardInfo & { index: number } {
  const card = BY_CODE.get(code);
  if (!card) throw new Error(`no card ${code}`);
  return card;
}

export function isCard(code: string): code is Card {
  return BY_CODE.has(code as Card);
}

/** In card order: the order in which a bid is put together. */
export function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].sort((a, b) => info(a).index - info(b).index);
}

export function total(cards: Iterable<Card>): number {
  let sum = 0;
  for (const card of cards) sum += info(card).value;
  return sum;
}

export type Group = {
  /** Nothing for the gold coins. */
  currency: Currency | null;
  cards: Card[];
  sum: number;
  /** What the sum counts at the end of a deal, triplets apart. */
  worth: number;
  /** The values of which all three are there. */
  triplets: number[];
  /** `worth` and what the triplets bring. */
  points: number;
};

/** The cards by currency in the order of the currencies, coins last. */
export function groups(cards: Iterable<Card>): Group[] {
  const all = sorted(cards);
  return [...CURRENCIES, null]
    .map((currency) =>
      group(
        currency,
        all.filter((card) => info(card).currency === currency),
      ),
    )
    .filter((it) => it.cards.length > 0);
}

function group(currency: Currency | null, cards: Card[]): Group {
  const sum = total(cards);
  const worth = currency === null ? sum : (WORTH[sum / 10] ?? 0);
  const count = (value: number) => cards.filter((card) => info(card).value === value).length;
  const triplets = currency === null ? [] : TRIPLETS.filter((it) => count(it.value) === it.count);
  const more = triplets.reduce((points, it) => points + it.points, 0);
  return { currency, cards, sum, worth, triplets: triplets.map((it) => it.value), points: worth + more };
}

/** What a hand would bring if the deal ended now. */
export function tally(cards: Iterable<Card>): HandPoints {
  const of = groups(cards);
  const sum = (list: Group[], what: (it: Group) => number) => list.reduce((n, it) => n + what(it), 0);
  return {
    currencies: sum(
      of.filter((it) => it.currency !== null),
      (it) => it.worth,
    ),
    coins: sum(
      of.filter((it) => it.currency === null),
      (it) => it.worth,
    ),
    triplets: sum(of, (it) => it.points - it.worth),
  };
}

export function points(cards: Iterable<Card>): number {
  const { currencies, coins, triplets } = tally(cards);
  return currencies + coins + triplets;
}

/** The points of the deals that a seat has finished. */
export const tallied = ({ tally: { currencies, coins, triplets } }: View['seats'][number]): number =>
  currencies + coins + triplets;

/** The points of finished deals, and what each hand with its bid would bring now. */
export function standing(view: View): number[] {
  return view.seats.map((seat) => {
    const held = view.phase.type === 'over' ? [] : [...(seat.hand ?? []), ...(seat.bid ?? [])];
    return tallied(seat) + points(held);
  });
}
