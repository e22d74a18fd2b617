/**
 * What has changed from one value of JSON to another, as docs/protocol.md says: a list of one is the new value, a
 * longer one replaces items of a list, an object changes members or items, and anything else is the new value.
 *
 * Values are never changed in place: what a difference does not touch stays the very same object, so that the
 * value before is still good.
 */
export type Difference =
  null | boolean | number | string | readonly unknown[] | { readonly [key: string]: Difference };

/** What `difference` makes of `before`; undefined where it does not fit. */
export function applied(before: unknown, difference: Difference): unknown {
  if (typeof difference !== 'object' || difference === null) return difference;
  if (isList(difference)) return difference.length === 1 ? difference[0] : spliced(before, difference);
  if (typeof before !== 'object' || before === null) return undefined;
  const members = new Map<string, unknown>(Object.entries(before));
  for (const [key, change] of Object.entries(difference)) {
    const after = members.has(key) ? applied(members.get(key), change) : undefined;
    if (after === undefined) return undefined;
    members.set(key, after);
  }
  return isList(before) ? [...members.values()] : Object.fromEntries(members);
}

function spliced(before: unknown, splices: readonly unknown[]): unknown[] | undefined {
  if (!isList(before) || splices.length === 0 || splices.length % 3 !== 0) return undefined;
  const after = [...before];
  for (let n = 0; n < splices.length; n += 3) {
    const [from, taken, put] = splices.slice(n, n + 3);
    if (typeof from !== 'number' || typeof taken !== 'number' || !isList(put)) return undefined;
    if (from < 0 || taken < 0 || from + taken > after.length) return undefined;
    after.splice(from, taken, ...put);
  }
  return after;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
