/** Notes and buildings as the page needs them: values, order, sums, and who owns what. */
import {
  BUILDINGS,
  CATEGORIES,
  CURRENCIES,
  NOTES,
  type Building,
  type Category,
  type Currency,
  type Note,
  type Scoring,
  type View,
} from '../../generated/alhambra';
import type { GameEvent } from '../../lib/wire';

const NOTE = new Map(NOTES.map((it, index) => [it.code, { ...it, index }]));
const BUILDING = new Map(BUILDINGS.map((it, index) => [it.code, { ...it, index }]));
const CATEGORY = new Map(CATEGORIES.map((it, index) => [it.code, { ...it, index }]));

export function note(code: Note) {
  const found = NOTE.get(code);
  if (!found) throw new Error(`no note ${code}`);
  return found;
}

export function isNote(code: string): code is Note {
  return NOTE.has(code as Note);
}

export function isBuilding(code: string): code is Building {
  return BUILDING.has(code as Building);
}

export function building(code: Building) {
  const found = BUILDING.get(code);
  if (!found) throw new Error(`no building ${code}`);
  return found;
}

export function category(code: Category) {
  const found = CATEGORY.get(code);
  if (!found) throw new Error(`no category ${code}`);
  return found;
}

/** Places count from 1; each is paid in a currency of its own. */
export const placeOf = (currency: Currency): number => CURRENCIES.indexOf(currency) + 1;

export function currencyAt(place: number): Currency {
  const found = CURRENCIES[place - 1];
  if (!found) throw new Error(`no place ${place}`);
  return found;
}

export function total(notes: Iterable<Note>): number {
  let sum = 0;
  for (const code of notes) sum += note(code).value;
  return sum;
}

/** What the notes of one currency add up to. */
export function sumOf(notes: readonly Note[], currency: Currency): number {
  return total(notes.filter((it) => note(it).currency === currency));
}

export function sorted(notes: Iterable<Note>): Note[] {
  return [...notes].sort((a, b) => note(a).index - note(b).index);
}

/** Who owns buildings: the seats, and Martin where two play. */
export type Owner = {
  /** Nothing for Martin. */
  seat: number | null;
  buildings: readonly Building[];
  points: readonly number[];
  /** What each category would bring in the next scoring, or has brought in the last. */
  prospect: readonly number[];
};

/** `news` has what the last scoring brought. */
export function owners(view: View, news: readonly GameEvent[]): Owner[] {
  const seats = view.seats.map((it, index): Owner => ({ ...it, seat: index + 1 }));
  const all = view.martin ? [...seats, { ...view.martin, seat: null }] : seats;
  return view.phase.type === 'over'
    ? all.map((it) => ({ ...it, prospect: brought(news, 'C', it.seat) }))
    : all;
}

/** The same in an order of seats, of which some may own nothing. */
export function ownersIn(order: readonly (number | null)[], view: View, news: readonly GameEvent[]): Owner[] {
  const found = owners(view, news);
  return order.flatMap((seat) => found.find((it) => it.seat === seat) ?? []);
}

/** What a scoring has brought an owner, by category, as it was told. */
export function brought(news: readonly GameEvent[], scoring: Scoring, seat: number | null): number[] {
  const told = news.findLast((it) => {
    if (it['scoring'] !== scoring) return false;
    return seat === null ? it.type === 'martin-scored' : it.type === 'scored' && it['seat'] === seat;
  });
  return CATEGORIES.map(({ code }) => Number(told?.[code] ?? 0));
}

export function ofCategory(buildings: readonly Building[], of: Category): Building[] {
  return buildings.filter((it) => building(it).category === of);
}

export function count(buildings: readonly Building[], of: Category): number {
  return ofCategory(buildings, of).length;
}

export const sum = (points: readonly number[]): number => points.reduce((n, it) => n + it, 0);

/** The place of an owner in a category, from 1; nothing for one who has none of it. */
export function rank(owned: readonly number[], own: number): number | null {
  return own === 0 ? null : 1 + owned.filter((it) => it > own).length;
}

/** Points so far, and what the next scoring would bring. */
export function standing(view: View): number[] {
  const over = view.phase.type === 'over';
  return view.seats.map((it) => sum(it.points) + (over ? 0 : sum(it.prospect)));
}
