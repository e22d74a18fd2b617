/** What differs between two views, by paths. */
import { entriesOf, isScalar, seatsOf, type Json } from './identity';

/** Every single value of a view by its path. */
export type Leaves = ReadonlyMap<string, string>;

export function leavesOf(view: Json): Leaves {
  const leaves = new Map<string, string>();
  const walk = (value: Json, path: string, key: string): void => {
    if (isScalar(value)) {
      leaves.set(path, String(value));
      return;
    }
    const seats = key === 'seats' ? seatsOf(value) : [];
    for (const [id, entry] of seats.length > 0 ? seats : entriesOf(value))
      walk(entry, path === '' ? id : `${path}/${id}`, Array.isArray(value) ? '' : id);
  };
  walk(view, '', '');
  return leaves;
}

/** The paths of what is new or has another value; where something has gone, that of what it was part of. */
export function changesOf(before: Leaves, now: Leaves): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [path, value] of now) if (before.get(path) !== value) changed.add(path);
  for (const path of before.keys()) if (!now.has(path)) changed.add(path.slice(0, path.lastIndexOf('/')));
  changed.delete('');
  return changed;
}

/** Whether something at `path` or below has changed. */
export function hasChanged(changed: ReadonlySet<string>, path: string): boolean {
  return changed.has(path) || [...changed].some((it) => it.startsWith(`${path}/`));
}
