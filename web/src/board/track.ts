/**
 * The identity of pieces that look alike. Views list faces; an element needs a key that stays with one piece from view
 * to view, so that a press, the focus and an animation stay with it. What stays in its zone keeps its id, what comes
 * takes the id of one that has left another zone, and what is new gets an id that nothing has.
 */

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
