/** The people one follows, as they come and go. */
import type { Friend } from './wire';

/** The list with who is there now, those first; by name within. */
export function freshened(list: readonly Friend[], online: ReadonlyMap<string, Friend>): Friend[] {
  const now = list.map((it) => online.get(it.id) ?? { ...it, online: false, game: null, table: null });
  const byName = (a: Friend, b: Friend) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
  return now.toSorted((a, b) => Number(b.online) - Number(a.online) || byName(a, b));
}
