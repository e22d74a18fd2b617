/**
 * The identity of pieces that look alike. Views list faces; an element needs a key that stays with one piece from view
 * to view, so that a press, the focus and an animation stay with it. What stays in its zone keeps its id, what comes
 * takes the id of one that has left another zone, and what is new gets an id that nothing has.
 */
import { untrack } from 'svelte';

/** A face with a number: `D5#2`. */
export type PieceId = `${string}#${number}`;

/** The ids in each zone, in the order in which they lie. */
export type Zones = Readonly<Record<string, readonly PieceId[]>>;

export const faceOf = (id: PieceId): string => id.slice(0, id.lastIndexOf('#'));

/** The zones after a change; a newcomer lies down where a piece has left, the others stay where they are. */
export function trackPieces(before: Zones, now: Readonly<Record<string, readonly string[]>>): Zones {
  const names = Object.keys(now);
  const stays = new Map<string, Set<PieceId>>();
  const coming = new Map<string, string[]>();
  for (const name of names) {
    const wanted = [...(now[name] ?? [])];
    const kept = (before[name] ?? []).filter((id) => {
      const at = wanted.indexOf(faceOf(id));
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0;
    });
    stays.set(name, new Set(kept));
    coming.set(name, wanted);
  }
  const taken = new Set([...stays.values()].flatMap((ids) => [...ids]));
  const left = Object.values(before).flatMap((ids) => ids.filter((id) => !taken.has(id)));

  const next = (face: string): PieceId => {
    let id = left.find((it) => faceOf(it) === face && !taken.has(it));
    for (let n = 1; id === undefined; n++) {
      const fresh: PieceId = `${face}#${n}`;
      if (!taken.has(fresh)) id = fresh;
    }
    taken.add(id);
    return id;
  };
  return Object.fromEntries(
    names.map((name) => {
      const fresh = (coming.get(name) ?? []).map(next);
      const kept = stays.get(name) ?? new Set();
      const places = (before[name] ?? []).flatMap((id) => (kept.has(id) ? [id] : fresh.splice(0, 1)));
      return [name, [...places, ...fresh]];
    }),
  );
}

/**
 * Follows the pieces of a board. Call it while a component is made; `zones` is read wherever pieces are drawn.
 *
 * ```ts
 * const pieces = new Pieces(() => ({ row: view.row, hand: view.hand }));
 * pieces.zones['row']
 * ```
 */
export class Pieces {
  zones: Zones = $state.raw({});

  constructor(now: () => Readonly<Record<string, readonly string[]>>) {
    this.zones = trackPieces({}, untrack(now));
    $effect.pre(() => {
      const faces = now();
      untrack(() => {
        const next = trackPieces(this.zones, faces);
        if (!same(this.zones, next)) this.zones = next;
      });
    });
  }
}

function same(a: Zones, b: Zones): boolean {
  const names = Object.keys(b);
  return (
    names.length === Object.keys(a).length &&
    names.every((name) => a[name]?.join() === b[name]?.join() && a[name] !== undefined)
  );
}
