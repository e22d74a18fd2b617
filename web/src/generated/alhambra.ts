// Made from crates/games/alhambra by `cargo xtask codegen`: change it there.

export type Category = "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower";

export type Building = "P2" | "P3" | "P4" | "P5" | "P6" | "P7" | "P8" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | "A4" | "A5" | "A6a" | "A6b" | "A7" | "A8a" | "A8b" | "A9" | "A10" | "C5" | "C6" | "C7a" | "C7b" | "C8" | "C9a" | "C9b" | "C10" | "C11" | "J6" | "J7" | "J8a" | "J8b" | "J8c" | "J9" | "J10a" | "J10b" | "J10c" | "J11" | "J12" | "T7" | "T8" | "T9a" | "T9b" | "T9c" | "T10" | "T11a" | "T11b" | "T11c" | "T12" | "T13";

export type Currency = "florin" | "dinar" | "dirham" | "ducat";

export type Note = "Y1" | "Y2" | "Y3" | "Y4" | "Y5" | "Y6" | "Y7" | "Y8" | "Y9" | "B1" | "B2" | "B3" | "B4" | "B5" | "B6" | "B7" | "B8" | "B9" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8" | "G9" | "O1" | "O2" | "O3" | "O4" | "O5" | "O6" | "O7" | "O8" | "O9";

export type Notes = Array<Note>;

export type Handful = Array<Note>;

export type Place = "1" | "2" | "3" | "4";

export type Scoring = "A" | "B" | "C";

export type Phase = { "type": "martin", 
/**
 * How many more.
 */
left: number, } | { "type": "yard" } | { "type": "deal", 
/**
 * Whom the next note is for.
 */
seat: number, } | { "type": "row" } | { "type": "hide", scoring: Scoring, } | { "type": "play" } | { "type": "over" };

export type Bounds = { 
/**
 * The least it can be.
 */
least: number, 
/**
 * The most it can be.
 */
most: number, };

export type SeatView = { 
/**
 * How many notes its hand has.
 */
n_notes: number, 
/**
 * Which of them everybody could know, having watched: all.
 */
known: Notes, 
/**
 * The buildings of the seat.
 */
buildings: Array<Building>, 
/**
 * Its points by scoring.
 */
points: [number, number, number], 
/**
 * What each category would bring if the next scoring took place now.
 */
prospect: [number, number, number, number, number, number], };

export type MartinView = { 
/**
 * The buildings of Martin.
 */
buildings: Array<Building>, 
/**
 * His points by scoring.
 */
points: [number, number, number], 
/**
 * What each category would bring him if the next scoring took place now.
 */
prospect: [number, number, number, number, number, number], };

export type View = { 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * Whose turn it is, refills after it included.
 */
turn: number | null, 
/**
 * How many actions were done in this turn.
 */
done: number, 
/**
 * From left to right.
 */
yard: [Building | null, Building | null, Building | null, Building | null], 
/**
 * How many buildings are still to come.
 */
n_deck: number, 
/**
 * The open notes.
 */
row: Handful, 
/**
 * How many notes are still to come before the discard is shuffled.
 */
n_money: number, 
/**
 * What was paid since the discard was shuffled.
 */
discard: Notes, 
/**
 * How many notes were cut into piles; zero until then.
 */
stacked: number, 
/**
 * How many notes lie over scoring card A while it is hidden.
 */
before_a: Bounds | null, 
/**
 * How many notes lie over scoring card B while it is hidden.
 */
before_b: Bounds | null, 
/**
 * The scorings that took place.
 */
scored: Array<Scoring>, 
/**
 * The scoring that comes next, if A and B are still drawn in time.
 */
next_scoring: Scoring | null, seats: Array<SeatView>, 
/**
 * The imaginary third player of two.
 */
martin: MartinView | null, };

export type Effect = { 
/**
 * If the player whose turn it is got the building.
 */
own: Array<number>, 
/**
 * If Martin got it.
 */
martin: Array<number> | null, };

export type Now = { 
/**
 * What the buildings of the yard would change, by place.
 */
yard: [Effect | null, Effect | null, Effect | null, Effect | null], };

export type Forecast = { now: Now; choices: { [action in string]?: never } };

/** All buildings, in card order. */
export const BUILDINGS: { code: Building; category: Category; price: number }[] = [
  { code: "P2", category: "pavilion", price: 2 },
  { code: "P3", category: "pavilion", price: 3 },
  { code: "P4", category: "pavilion", price: 4 },
  { code: "P5", category: "pavilion", price: 5 },
  { code: "P6", category: "pavilion", price: 6 },
  { code: "P7", category: "pavilion", price: 7 },
  { code: "P8", category: "pavilion", price: 8 },
  { code: "S3", category: "seraglio", price: 3 },
  { code: "S4", category: "seraglio", price: 4 },
  { code: "S5", category: "seraglio", price: 5 },
  { code: "S6", category: "seraglio", price: 6 },
  { code: "S7", category: "seraglio", price: 7 },
  { code: "S8", category: "seraglio", price: 8 },
  { code: "S9", category: "seraglio", price: 9 },
  { code: "A4", category: "arcades", price: 4 },
  { code: "A5", category: "arcades", price: 5 },
  { code: "A6a", category: "arcades", price: 6 },
  { code: "A6b", category: "arcades", price: 6 },
  { code: "A7", category: "arcades", price: 7 },
  { code: "A8a", category: "arcades", price: 8 },
  { code: "A8b", category: "arcades", price: 8 },
  { code: "A9", category: "arcades", price: 9 },
  { code: "A10", category: "arcades", price: 10 },
  { code: "C5", category: "chambers", price: 5 },
  { code: "C6", category: "chambers", price: 6 },
  { code: "C7a", category: "chambers", price: 7 },
  { code: "C7b", category: "chambers", price: 7 },
  { code: "C8", category: "chambers", price: 8 },
  { code: "C9a", category: "chambers", price: 9 },
  { code: "C9b", category: "chambers", price: 9 },
  { code: "C10", category: "chambers", price: 10 },
  { code: "C11", category: "chambers", price: 11 },
  { code: "J6", category: "garden", price: 6 },
  { code: "J7", category: "garden", price: 7 },
  { code: "J8a", category: "garden", price: 8 },
  { code: "J8b", category: "garden", price: 8 },
  { code: "J8c", category: "garden", price: 8 },
  { code: "J9", category: "garden", price: 9 },
  { code: "J10a", category: "garden", price: 10 },
  { code: "J10b", category: "garden", price: 10 },
  { code: "J10c", category: "garden", price: 10 },
  { code: "J11", category: "garden", price: 11 },
  { code: "J12", category: "garden", price: 12 },
  { code: "T7", category: "tower", price: 7 },
  { code: "T8", category: "tower", price: 8 },
  { code: "T9a", category: "tower", price: 9 },
  { code: "T9b", category: "tower", price: 9 },
  { code: "T9c", category: "tower", price: 9 },
  { code: "T10", category: "tower", price: 10 },
  { code: "T11a", category: "tower", price: 11 },
  { code: "T11b", category: "tower", price: 11 },
  { code: "T11c", category: "tower", price: 11 },
  { code: "T12", category: "tower", price: 12 },
  { code: "T13", category: "tower", price: 13 },
];

/** All faces of notes, in card order. */
export const NOTES: { code: Note; currency: Currency; value: number }[] = [
  { code: "Y1", currency: "florin", value: 1 },
  { code: "Y2", currency: "florin", value: 2 },
  { code: "Y3", currency: "florin", value: 3 },
  { code: "Y4", currency: "florin", value: 4 },
  { code: "Y5", currency: "florin", value: 5 },
  { code: "Y6", currency: "florin", value: 6 },
  { code: "Y7", currency: "florin", value: 7 },
  { code: "Y8", currency: "florin", value: 8 },
  { code: "Y9", currency: "florin", value: 9 },
  { code: "B1", currency: "dinar", value: 1 },
  { code: "B2", currency: "dinar", value: 2 },
  { code: "B3", currency: "dinar", value: 3 },
  { code: "B4", currency: "dinar", value: 4 },
  { code: "B5", currency: "dinar", value: 5 },
  { code: "B6", currency: "dinar", value: 6 },
  { code: "B7", currency: "dinar", value: 7 },
  { code: "B8", currency: "dinar", value: 8 },
  { code: "B9", currency: "dinar", value: 9 },
  { code: "G1", currency: "dirham", value: 1 },
  { code: "G2", currency: "dirham", value: 2 },
  { code: "G3", currency: "dirham", value: 3 },
  { code: "G4", currency: "dirham", value: 4 },
  { code: "G5", currency: "dirham", value: 5 },
  { code: "G6", currency: "dirham", value: 6 },
  { code: "G7", currency: "dirham", value: 7 },
  { code: "G8", currency: "dirham", value: 8 },
  { code: "G9", currency: "dirham", value: 9 },
  { code: "O1", currency: "ducat", value: 1 },
  { code: "O2", currency: "ducat", value: 2 },
  { code: "O3", currency: "ducat", value: 3 },
  { code: "O4", currency: "ducat", value: 4 },
  { code: "O5", currency: "ducat", value: 5 },
  { code: "O6", currency: "ducat", value: 6 },
  { code: "O7", currency: "ducat", value: 7 },
  { code: "O8", currency: "ducat", value: 8 },
  { code: "O9", currency: "ducat", value: 9 },
];

/** In the order of the yard's places. */
export const CURRENCIES: Currency[] = ["florin","dinar","dirham","ducat"];

/** From the cheapest to the dearest: `points` are those of each place, by scoring. */
export const CATEGORIES: { code: Category; count: number; points: Record<Scoring, number[]> }[] = [
  { code: "pavilion", count: 7, points: { A: [1], B: [8,1], C: [16,8,1] } },
  { code: "seraglio", count: 7, points: { A: [2], B: [9,2], C: [17,9,2] } },
  { code: "arcades", count: 9, points: { A: [3], B: [10,3], C: [18,10,3] } },
  { code: "chambers", count: 9, points: { A: [4], B: [11,4], C: [19,11,4] } },
  { code: "garden", count: 11, points: { A: [5], B: [12,5], C: [20,12,5] } },
  { code: "tower", count: 11, points: { A: [6], B: [13,6], C: [21,13,6] } },
];
