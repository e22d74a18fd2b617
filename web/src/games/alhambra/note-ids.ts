/**
 * Notes of one face are alike, and views list faces only. So that a note can be seen to fly from the row into a hand,
 * each gets an id, its face with a letter, and keeps it from view to view: what stays keeps its id, what comes takes
 * the id of one that left another zone, and what comes from the deck takes a letter that is free.
 */
import type { Note, View } from '../../generated/alhambra';
import { isNote } from './cards';

export type Id = `${Note}${string}`;

/** The ids in each zone: `row`, `discard`, and the hand of each seat under its number. */
export type Zones = Readonly<Record<string, readonly Id[]>>;

const LETTERS = ['a', 'b', 'c'] as const;

export function faceOf(id: Id): Note {
  const face = id.slice(0, -1);
  if (!isNote(face)) throw new Error(`no note ${id}`);
  return face;
}

export function zonesOf(view: View): Record<string, readonly Note[]> {
  const hands = view.seats.map((it, index): [string, readonly Note[]] => [String(index + 1), it.known]);
  return { row: view.row, discard: view.discard, ...Object.fromEntries(hands) };
}

export function trackNotes(before: Zones, now: Record<string, readonly Note[]>): Zones {
  const names = Object.keys(now);
  const kept = new Map<string, Set<Id>>();
  const coming = new Map<string, Note[]>();
  for (const name of names) {
    const wanted = [...(now[name] ?? [])];
    const stay = (before[name] ?? []).filter((id) => {
      const at = wanted.indexOf(faceOf(id));
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    kept.set(name, new Set(stay));
    coming.set(name, wanted);
  }
  const taken = new Set([...kept.values()].flatMap((ids) => [...ids]));
  const left = Object.values(before)
    .flat()
    .filter((id) => !taken.has(id));

  const next = (face: Note): Id => {
    const letters = LETTERS.map((letter): Id => `${face}${letter}`);
    const id =
      left.find((it) => faceOf(it) === face && !taken.has(it)) ?? letters.find((it) => !taken.has(it));
    if (!id) throw new Error(`a fourth ${face}`);
    taken.add(id);
    return id;
  };
  return Object.fromEntries(
    names.map((name) => {
      const fresh = (coming.get(name) ?? []).map(next);
      const stay = kept.get(name) ?? new Set();
      // A newcomer lies down where somebody has left.
      const places = (before[name] ?? []).flatMap((id) => (stay.has(id) ? [id] : fresh.splice(0, 1)));
      return [name, [...places, ...fresh]];
    }),
  );
}
