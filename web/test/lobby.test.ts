import { describe, expect, it } from 'vitest';
import { changed } from '../src/lib/lobby';
import type { TableInfo } from '../src/lib/wire';

const table = (id: string, status: TableInfo['status'], created_at: number) =>
  ({ id, status, created_at }) as TableInfo;
const ids = (tables: readonly TableInfo[]) => tables.map((it) => it.id).join('');

describe('the list of tables, by what changes in it', () => {
  const list = [table('b', 'waiting', 2), table('a', 'waiting', 1), table('z', 'playing', 9)];

  it('has a new table at its place', () => {
    const now = changed(list, { changed: [table('c', 'waiting', 3), table('y', 'playing', 8)], gone: [] });
    expect(ids(now)).toBe('cbazy');
  });

  it('has one that differs once, at its new place', () => {
    const now = changed(list, { changed: [table('b', 'playing', 2)], gone: [] });
    expect(ids(now)).toBe('azb');
    expect(now.at(-1)?.status).toBe('playing');
  });

  it('loses one that is gone, and none by a name that it does not know', () => {
    expect(ids(changed(list, { changed: [], gone: ['a', 'x'] }))).toBe('bz');
    expect(ids(list)).toBe('baz');
  });
});
