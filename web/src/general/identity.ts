/**
 * What an entry of a view is called from one frame to the next. A card keeps its element when others leave its list,
 * so a list counts by what is in it, not by place: `hand/EUR20a#0` is the first 20 euros of a hand.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Scalar = null | boolean | number | string;

export const isScalar = (value: Json): value is Scalar => value === null || typeof value !== 'object';

export const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something with a place on a map. */
export type Placed = Record<string, Json> & { x: number; y: number };

export const isPlaced = (value: Json): value is Placed =>
  isRecord(value) && Number.isInteger(value['x']) && Number.isInteger(value['y']);

/** The entries of a list or an object with their names, which differ from each other. */
export function entriesOf(value: Json): [id: string, entry: Json][] {
  if (isScalar(value)) return [];
  if (!Array.isArray(value)) return Object.entries(value);
  const seen = new Map<string, number>();
  return value.map((entry) => {
    const base = baseOf(entry);
    const before = seen.get(base) ?? 0;
    seen.set(base, before + 1);
    return [`${base}#${before}`, entry];
  });
}

/** The seats are a list by place; a seat keeps its place. */
export function seatsOf(value: Json | undefined): [id: string, entry: Json][] {
  return Array.isArray(value) ? value.map((entry, index) => [String(index), entry]) : [];
}

function baseOf(entry: Json): string {
  if (isScalar(entry)) return String(entry);
  if (isPlaced(entry)) return `${entry.x},${entry.y}`;
  if (Array.isArray(entry)) return '';
  // Whatever it is, its code is a text: a card, a plan, the tile on top.
  return Object.values(entry).find((it) => typeof it === 'string') ?? '';
}
