import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applied, type Difference } from '../src/lib/difference';

type Vector = { what: string; before: unknown; difference: Difference; after: unknown };

/** Read by the tests of crates/protocol too. */
const VECTORS = JSON.parse(readFileSync('../docs/differences.json', 'utf8')) as Vector[];

describe('a difference', () => {
  it.each(VECTORS)('tells of $what', ({ before, difference, after }) => {
    const kept = structuredClone(before);
    expect(applied(before, difference)).toEqual(after);
    expect(before).toEqual(kept);
  });

  it('leaves what it does not touch the very same', () => {
    const before = { a: { n: 1 }, b: [{ m: 1 }, { m: 2 }] };
    const after = applied(before, { b: { '0': { m: 3 } } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(after.b[1]).toBe(before.b[1]);
    expect(after.b[0]).toEqual({ m: 3 });
  });

  it('keeps the order of members', () => {
    expect(Object.keys(applied({ z: 1, a: 2 }, { a: 3 }) as object)).toEqual(['z', 'a']);
  });

  it.each([
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: { b: 1 } }],
    [{ a: null }, { a: { b: 1 } }],
    [[1], { '1': 2 }],
    [[1], { length: 2 }],
    [[1], []],
    [[1], [0, 2, []]],
    [[1], [0, 1]],
    [[1], [-1, 0, []]],
    [[1], [0, 1, 'x']],
    [{ a: 1 }, [0, 0, []]],
  ] as [unknown, Difference][])('of another value makes nothing: %j %j', (before, difference) => {
    expect(applied(before, difference)).toBeUndefined();
  });
});
