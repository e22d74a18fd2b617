/** The pieces of a board from view to view (`track.ts`). */
import { untrack } from 'svelte';
import { trackPieces, type Zones } from './track';

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
