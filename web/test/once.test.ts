/** What must happen once: a pick is for one pack, a lesson makes one table, an answer that comes late changes nothing. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Draft from '../src/games/ginkgopolis/Draft.svelte';
import type { Character, SeatView } from '../src/generated/ginkgopolis';
import { api } from '../src/lib/api';
import { i18n } from '../src/lib/i18n.svelte';
import { session } from '../src/lib/session.svelte';
import type { Me, TableInfo } from '../src/lib/wire';
import { LiveTable } from '../src/table/live.svelte';
import LearnPage from '../src/table/LearnPage.svelte';

vi.hoisted(() => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
});

beforeAll(() => i18n.start());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  session.me = null;
});

const ada = { id: 'p1', name: 'Ada' } as unknown as Me;

describe('the draft', () => {
  it('does not carry a pick over to the next pack', async () => {
    await i18n.load('ginkgopolis');
    const own = (drafted: Character[]) =>
      ({ drafted: [...drafted, null, null, null].slice(0, 3) }) as SeatView;
    const props = { own: own([]), legal: ['draft R-exploit', 'draft B-buildup'], busy: false, play: vi.fn() };
    const { rerender } = render(Draft, { props });
    const characters = () => [...document.querySelectorAll<HTMLButtonElement>('[data-character]')];
    expect(characters()).toHaveLength(2);
    const first = characters()[0];
    if (!first) throw new Error('no character is shown');
    await fireEvent.click(first);
    expect(first.getAttribute('aria-pressed')).toBe('true');
    const code = first.dataset['character'] as Character;
    await rerender({ ...props, own: own([code]) });
    expect(characters().map((it) => it.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  });
});

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
