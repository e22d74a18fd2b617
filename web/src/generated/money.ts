// Made from crates/games/money by `cargo xtask codegen`: change it there.

export type Currency = "EUR" | "USD" | "JPY" | "CHF" | "GBP" | "SEK" | "RUB";

export type Card = "EUR20a" | "EUR20b" | "EUR20c" | "EUR30a" | "EUR30b" | "EUR30c" | "EUR40" | "EUR50" | "EUR60" | "USD20a" | "USD20b" | "USD20c" | "USD30a" | "USD30b" | "USD30c" | "USD40" | "USD50" | "USD60" | "JPY20a" | "JPY20b" | "JPY20c" | "JPY30a" | "JPY30b" | "JPY30c" | "JPY40" | "JPY50" | "JPY60" | "CHF20a" | "CHF20b" | "CHF20c" | "CHF30a" | "CHF30b" | "CHF30c" | "CHF40" | "CHF50" | "CHF60" | "GBP20a" | "GBP20b" | "GBP20c" | "GBP30a" | "GBP30b" | "GBP30c" | "GBP40" | "GBP50" | "GBP60" | "SEK20a" | "SEK20b" | "SEK20c" | "SEK30a" | "SEK30b" | "SEK30c" | "SEK40" | "SEK50" | "SEK60" | "RUB20a" | "RUB20b" | "RUB20c" | "RUB30a" | "RUB30b" | "RUB30c" | "RUB40" | "RUB50" | "RUB60" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6";

export type Side = "right" | "left";

export type Phase = { "type": "remove" } | { "type": "deal" } | { "type": "bid" } | { "type": "exchange", actor: number, } | { "type": "refill", 
/**
 * Whether a card was drawn already.
 */
drew: boolean, } | { "type": "over" };

export type HandPoints = { 
/**
 * The currencies, each in full or less what a small one loses.
 */
currencies: number, 
/**
 * The gold coins.
 */
coins: number, 
/**
 * Points for triplets.
 */
triplets: number, };

export type Options = { 
/**
 * How many deals a match has.
 */
deals: number, 
/**
 * The currencies that are out of all deals; empty if they are drawn for each deal.
 */
remove: Array<Currency>, };

export type LastDeal = { 
/**
 * The hands, by seat.
 */
hands: Array<Array<Card>>, 
/**
 * The row to the right.
 */
right: Array<Card>, 
/**
 * The row to the left.
 */
left: Array<Card>, 
/**
 * What the hands brought.
 */
points: Array<number>, };

export type SeatView = { 
/**
 * How many cards its hand has, those of a bid not yet shown included.
 */
n_cards: number, 
/**
 * Which of them everybody could know, having watched all exchanges.
 */
known: Array<Card>, 
/**
 * Its hand without the bid, where that may be seen.
 */
hand: Array<Card> | null, 
/**
 * Its bid, where that may be seen.
 */
bid: Array<Card> | null, 
/**
 * Points of finished deals.
 */
tally: HandPoints, };

export type View = { 
/**
 * What was settled beforehand.
 */
options: Options, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The number of the deal, from one.
 */
deal: number, 
/**
 * The number of the round, from one in each deal.
 */
round: number, 
/**
 * Whether no round follows.
 */
last_round: boolean, 
/**
 * Rounds in a row whose refill drew no card.
 */
idle_rounds: number, 
/**
 * The currencies that are out.
 */
removed: Array<Currency>, 
/**
 * How many cards the pile has.
 */
n_pile: number, 
/**
 * The arbiter alone knows which.
 */
pile: Array<Card> | null, 
/**
 * The row to the right.
 */
right: Array<Card>, 
/**
 * The row to the left.
 */
left: Array<Card>, seats: Array<SeatView>, 
/**
 * Who has bid in this round.
 */
sealed: Array<number>, 
/**
 * How the deal before lay at its end.
 */
last_deal: LastDeal | null, };

export type Event = { "type": "removed", currency: Currency, } | { "type": "hand", seat: number, 
/**
 * The six cards.
 */
cards: Array<Card>, } | { "type": "round", 
/**
 * The number of the deal, from one.
 */
deal: number, 
/**
 * The number of the round, from one in each deal.
 */
round: number, 
/**
 * To the right of the pile.
 */
right: Array<Card>, 
/**
 * To the left of the pile.
 */
left: Array<Card>, 
/**
 * How many cards the pile still has.
 */
pile: number, } | { "type": "last-round" } | { "type": "standstill" } | { "type": "sealed", seat: number, } | { "type": "bid", seat: number, 
/**
 * What lies there.
 */
cards: Array<Card>, total: number, } | { "type": "bluff", seat: number, } | { "type": "took", seat: number, side: Side, 
/**
 * What it took.
 */
cards: Array<Card>, 
/**
 * What lies there now.
 */
given: Array<Card>, } | { "type": "swapped", seat: number, other: number, 
/**
 * What it took.
 */
cards: Array<Card>, 
/**
 * What lies before the other now.
 */
given: Array<Card>, } | { "type": "kept", seat: number, 
/**
 * What it took back.
 */
cards: Array<Card>, } | { "type": "scored", 
/**
 * The number of the deal, from one.
 */
deal: number, seat: number, 
/**
 * The sum of the lines below.
 */
points: number, 
/**
 * The currencies, each in full or less what a small one loses.
 */
currencies: number, 
/**
 * The gold coins.
 */
coins: number, 
/**
 * Points for triplets.
 */
triplets: number, } | { "type": "won", winners: Array<number>, 
/**
 * With how many points.
 */
points: number, };

export type Ranked = { seat: number, total: number, 
/**
 * Whether another bid has the same total, so that serial numbers decide.
 */
tied: boolean, };

export type Now = { 
/**
 * The bids while they are exchanged, the one to act first.
 */
ranking: Array<Ranked>, };

export type Worth = { 
/**
 * What the hand would be worth at the end of the deal.
 */
points: number, };

export type Forecast = { now: Now; choices: { [action in string]?: Worth } };

/** All cards, in card order. */
export const CARDS: { code: Card; currency: Currency | null; value: number; serial: number }[] = [
  { code: "EUR20a", currency: "EUR", value: 20, serial: 25 },
  { code: "EUR20b", currency: "EUR", value: 20, serial: 54 },
  { code: "EUR20c", currency: "EUR", value: 20, serial: 14 },
  { code: "EUR30a", currency: "EUR", value: 30, serial: 43 },
  { code: "EUR30b", currency: "EUR", value: 30, serial: 3 },
  { code: "EUR30c", currency: "EUR", value: 30, serial: 32 },
  { code: "EUR40", currency: "EUR", value: 40, serial: 61 },
  { code: "EUR50", currency: "EUR", value: 50, serial: 21 },
  { code: "EUR60", currency: "EUR", value: 60, serial: 50 },
  { code: "USD20a", currency: "USD", value: 20, serial: 10 },
  { code: "USD20b", currency: "USD", value: 20, serial: 39 },
  { code: "USD20c", currency: "USD", value: 20, serial: 68 },
  { code: "USD30a", currency: "USD", value: 30, serial: 28 },
  { code: "USD30b", currency: "USD", value: 30, serial: 57 },
  { code: "USD30c", currency: "USD", value: 30, serial: 17 },
  { code: "USD40", currency: "USD", value: 40, serial: 46 },
  { code: "USD50", currency: "USD", value: 50, serial: 6 },
  { code: "USD60", currency: "USD", value: 60, serial: 35 },
  { code: "JPY20a", currency: "JPY", value: 20, serial: 64 },
  { code: "JPY20b", currency: "JPY", value: 20, serial: 24 },
  { code: "JPY20c", currency: "JPY", value: 20, serial: 53 },
  { code: "JPY30a", currency: "JPY", value: 30, serial: 13 },
  { code: "JPY30b", currency: "JPY", value: 30, serial: 42 },
  { code: "JPY30c", currency: "JPY", value: 30, serial: 2 },
  { code: "JPY40", currency: "JPY", value: 40, serial: 31 },
  { code: "JPY50", currency: "JPY", value: 50, serial: 60 },
  { code: "JPY60", currency: "JPY", value: 60, serial: 20 },
  { code: "CHF20a", currency: "CHF", value: 20, serial: 49 },
  { code: "CHF20b", currency: "CHF", value: 20, serial: 9 },
  { code: "CHF20c", currency: "CHF", value: 20, serial: 38 },
  { code: "CHF30a", currency: "CHF", value: 30, serial: 67 },
  { code: "CHF30b", currency: "CHF", value: 30, serial: 27 },
  { code: "CHF30c", currency: "CHF", value: 30, serial: 56 },
  { code: "CHF40", currency: "CHF", value: 40, serial: 16 },
  { code: "CHF50", currency: "CHF", value: 50, serial: 45 },
  { code: "CHF60", currency: "CHF", value: 60, serial: 5 },
  { code: "GBP20a", currency: "GBP", value: 20, serial: 34 },
  { code: "GBP20b", currency: "GBP", value: 20, serial: 63 },
  { code: "GBP20c", currency: "GBP", value: 20, serial: 23 },
  { code: "GBP30a", currency: "GBP", value: 30, serial: 52 },
  { code: "GBP30b", currency: "GBP", value: 30, serial: 12 },
  { code: "GBP30c", currency: "GBP", value: 30, serial: 41 },
  { code: "GBP40", currency: "GBP", value: 40, serial: 1 },
  { code: "GBP50", currency: "GBP", value: 50, serial: 30 },
  { code: "GBP60", currency: "GBP", value: 60, serial: 59 },
  { code: "SEK20a", currency: "SEK", value: 20, serial: 19 },
  { code: "SEK20b", currency: "SEK", value: 20, serial: 48 },
  { code: "SEK20c", currency: "SEK", value: 20, serial: 8 },
  { code: "SEK30a", currency: "SEK", value: 30, serial: 37 },
  { code: "SEK30b", currency: "SEK", value: 30, serial: 66 },
  { code: "SEK30c", currency: "SEK", value: 30, serial: 26 },
  { code: "SEK40", currency: "SEK", value: 40, serial: 55 },
  { code: "SEK50", currency: "SEK", value: 50, serial: 15 },
  { code: "SEK60", currency: "SEK", value: 60, serial: 44 },
  { code: "RUB20a", currency: "RUB", value: 20, serial: 4 },
  { code: "RUB20b", currency: "RUB", value: 20, serial: 33 },
  { code: "RUB20c", currency: "RUB", value: 20, serial: 62 },
  { code: "RUB30a", currency: "RUB", value: 30, serial: 22 },
  { code: "RUB30b", currency: "RUB", value: 30, serial: 51 },
  { code: "RUB30c", currency: "RUB", value: 30, serial: 11 },
  { code: "RUB40", currency: "RUB", value: 40, serial: 40 },
  { code: "RUB50", currency: "RUB", value: 50, serial: 69 },
  { code: "RUB60", currency: "RUB", value: 60, serial: 29 },
  { code: "G1", currency: null, value: 10, serial: 58 },
  { code: "G2", currency: null, value: 10, serial: 18 },
  { code: "G3", currency: null, value: 10, serial: 47 },
  { code: "G4", currency: null, value: 10, serial: 7 },
  { code: "G5", currency: null, value: 10, serial: 36 },
  { code: "G6", currency: null, value: 10, serial: 65 },
];

export const CURRENCIES: Currency[] = ["EUR","USD","JPY","CHF","GBP","SEK","RUB"];

/** What the notes of a currency count at the end of a deal, triplets apart, by their sum in tens. */
export const WORTH: number[] = [0,0,0,0,0,0,0,0,0,0,0,10,20,30,40,50,60,70,80,90,200,210,220,230,240,250,260,270,280,290,300];

/** So many notes of a value of one currency bring these points besides. */
export const TRIPLETS: { value: number; count: number; points: number }[] = [
  { value: 20, count: 3, points: 100 },
  { value: 30, count: 3, points: 100 },
];

/** Hands and what the rules say that they are worth, for tests. */
export const SCORED: { hand: Card[]; tally: HandPoints }[] = [
  {"hand":["EUR20a","EUR30c","EUR60","USD20c","USD50","JPY20b","JPY30b","CHF20a","CHF30a","CHF40","GBP20c","GBP30c","GBP60","SEK30b","SEK50","RUB20b","RUB40","G1","G4"],"tally":{"coins":20,"currencies":20,"triplets":0}},
  {"hand":["EUR20a","EUR30a","EUR50","USD20c","USD40","JPY20b","JPY30b","JPY60","CHF30a","CHF50","GBP20c","GBP30c","SEK20a","SEK30b","SEK60","RUB30a","RUB40","G2","G6"],"tally":{"coins":20,"currencies":20,"triplets":0}},
  {"hand":["EUR20a","EUR30c","USD20c","USD30a","USD60","JPY20a","JPY30c","JPY40","CHF30a","CHF60","GBP20a","GBP20b","GBP40","SEK30a","SEK30b","RUB20b","RUB40","RUB50","G5"],"tally":{"coins":10,"currencies":20,"triplets":0}},
  {"hand":["EUR20a","EUR60","USD20c","USD30a","USD30b","USD30c","JPY50","JPY60","CHF20b","CHF20c","CHF30a","CHF30b","GBP40","GBP50","GBP60","SEK20a","SEK20b","SEK20c","SEK30a","RUB30c","RUB40","RUB50","RUB60","G1","G2","G3"],"tally":{"coins":30,"currencies":150,"triplets":200}},
  {"hand":["EUR20a","EUR20b","EUR20c","EUR30a","EUR30b","EUR30c","EUR40","EUR50","EUR60","CHF20a","CHF20b","CHF20c","CHF30a","CHF30b","CHF30c","CHF40","CHF50","CHF60","RUB20a","RUB20b","RUB20c","RUB30a","RUB30b","RUB30c","RUB40","RUB50","RUB60"],"tally":{"coins":0,"currencies":900,"triplets":600}},
  {"hand":["EUR20a","EUR20b","EUR20c","EUR30a","USD20a","USD60","JPY30c","JPY40","JPY50","JPY60","CHF20c","CHF30a","CHF30b","CHF30c","GBP20a","GBP20b","GBP20c","SEK50","SEK60","RUB30b","RUB30c","RUB40","RUB50","G2","G3","G4","G5"],"tally":{"coins":40,"currencies":150,"triplets":300}},
  {"hand":["EUR20a","EUR20b","EUR20c","EUR40","EUR50","USD20a","USD20b","USD30c","USD40","JPY20a","JPY30b","JPY30c","CHF30a","CHF30b","CHF60","GBP20c","GBP30a","GBP50","GBP60","SEK20b","SEK20c","SEK40","SEK50","SEK60","RUB20a","RUB20b","RUB30c","RUB40","RUB50","G1","G5","G6"],"tally":{"coins":30,"currencies":290,"triplets":100}},
  {"hand":["EUR20a","EUR20b","EUR30b","EUR30c","EUR60","USD20a","USD20b","USD30b","USD50","USD60","JPY20a","JPY30a","JPY30b","JPY50","JPY60","CHF20a","CHF30a","CHF30b","CHF50","GBP20a","GBP30a","GBP40","GBP50","SEK20c","SEK30a","SEK40","SEK50","RUB20c","RUB30a","RUB40","G3","G6"],"tally":{"coins":20,"currencies":340,"triplets":0}},
  {"hand":["EUR20a","EUR20b","EUR30a","EUR40","USD20a","USD20b","USD30a","USD40","JPY20a","JPY20b","JPY30a","JPY40","CHF20a","CHF20b","CHF30a","CHF40","GBP20a","GBP20b","GBP30a","GBP40","SEK20a","SEK20b","SEK30a","SEK40","RUB20a","RUB20b","RUB30a","RUB40","G1","G2","G4"],"tally":{"coins":30,"currencies":70,"triplets":0}},
  {"hand":["EUR20a","EUR20b","EUR30a","EUR30c","EUR50","USD20b","USD30a","USD30c","USD50","JPY20b","JPY30a","JPY30c","JPY50","JPY60","CHF20b","CHF30a","CHF30c","CHF40","CHF60","GBP20b","GBP30a","GBP30b","GBP40","GBP60","SEK20b","SEK20c","SEK30b","SEK40","SEK60","RUB20a","RUB20c","RUB30b","RUB40","RUB60","G1","G3","G5"],"tally":{"coins":30,"currencies":470,"triplets":0}},
  {"hand":["EUR20a","EUR20c","EUR30b","EUR40","EUR60","USD20b","USD30a","USD30b","USD40","USD60","JPY20b","JPY30a","JPY30c","JPY50","JPY60","CHF20a","CHF20b","CHF30a","CHF30c","CHF50","GBP20a","GBP20c","GBP30b","GBP30c","GBP50","SEK20a","SEK20c","SEK30b","SEK40","SEK60","RUB20b","RUB20c","RUB30b","RUB40","RUB60","G2","G4","G6"],"tally":{"coins":30,"currencies":480,"triplets":0}},
  {"hand":["EUR20a","EUR20c","EUR30c","EUR50","EUR60","USD20b","USD20c","USD30b","USD50","JPY20a","JPY20b","JPY30a","JPY30b","JPY40","CHF20a","CHF20c","CHF30a","CHF30c","CHF40","CHF60","GBP20c","GBP30b","GBP30c","GBP50","GBP60","SEK20b","SEK30b","SEK40","SEK50","RUB20a","RUB20b","RUB30a","RUB40","RUB60","G1","G3","G4","G6"],"tally":{"coins":40,"currencies":540,"triplets":0}},
];
