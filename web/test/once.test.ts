/** What must happen once: a lesson makes one table, an answer that comes late changes nothing. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { i18n } from '../src/lib/i18n.svelte';
import { session } from '../src/lib/session.svelte';
import type { Me, TableInfo } from '../src/lib/wire';
import { LiveTable } from '../src/table/live.svelte';
import LearnPage from '../src/table/LearnPage.svelte';

beforeAll(() => i18n.start());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.me = null;
});

const ada = { id: 'p1', name: 'Ada' } as unknown as Me;

describe('a lesson', () => {
  it('makes one guest and one table, though the words of the game come later', async () => {
    vi.spyOn(api, 'me').mockResolvedValue(null);
    const guest = vi.spyOn(api, 'guest').mockResolvedValue(ada);
    vi.spyOn(api, 'myTables').mockResolvedValue([]);
    vi.spyOn(api, 'games').mockResolvedValue([]);
    const create = vi.spyOn(api, 'create').mockResolvedValue({ id: 't1' } as unknown as TableInfo);
    const open = vi.spyOn(LiveTable.prototype, 'open').mockImplementation(() => undefined);
    expect(i18n.knows('money')).toBe(false);
    render(LearnPage, { props: { game: 'money' } });
    await vi.waitFor(() => expect(open).toHaveBeenCalled(), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([guest.mock.calls.length, create.mock.calls.length, open.mock.calls.length]).toEqual([1, 1, 1]);
  });
});

describe('the session', () => {
  it('keeps somebody who has just entered when an older answer says that nobody is here', async () => {
    let answer = (_: Me | null) => {};
    vi.spyOn(api, 'me').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    vi.spyOn(api, 'games').mockResolvedValue([]);
    vi.spyOn(api, 'guest').mockResolvedValue(ada);
    vi.spyOn(api, 'myTables').mockResolvedValue([]);
    const loaded = session.load();
    await session.enter('Ada');
    answer(null);
    await loaded;
    expect(session.me).toBe(ada);
  });
});
