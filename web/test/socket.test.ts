import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '../src/lib/build.svelte';
import { HEARTBEAT, PAUSE, backOff } from '../src/lib/line';
import { watchLobby } from '../src/lib/lobby';
import { Refused, TableSocket } from '../src/lib/socket';
import { sourceOf } from '../src/lib/source';
import type { Frame, News } from '../src/lib/wire';
import { FakeSocket } from './fake-socket';
import { tableInfo } from './table-info';

const frame = (version: number, news: News[] = [], since = version - 1): Frame => ({
  type: 'frame',
  version,
  since,
  turn: { type: 'seats', seats: [1] },
  view: {},
  news,
  legal: ['seal'],
  undo: false,
  chosen_at: 0,
  clocks: null,
  scores: [],
  winners: [],
});

/** Opens a table at version 5. */
function open(handlers: ConstructorParameters<typeof TableSocket>[1] = {}): TableSocket {
  const table = new TableSocket(sourceOf('T'), handlers);
  FakeSocket.last.opens();
  FakeSocket.last.says(frame(5));
  return table;
}

/** The code of a refusal, or the version of an acknowledgement. */
const outcome = (asked: Promise<number>) =>
  asked.catch((thrown: unknown) => (thrown instanceof Refused ? thrown.error.code : 'something else'));

describe('the socket of a table', () => {
  let table: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const reconnect = () => {
    vi.advanceTimersByTime(PAUSE.most);
    FakeSocket.last.opens();
  };

  it('goes where the table is run, and forgets the way when that is lost', () => {
    table = new TableSocket(sourceOf('T'), {});
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: 'elsewhere', route: 'b' });
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url).toContain('&route=b');
    FakeSocket.last.breaks();
    reconnect();
    expect(FakeSocket.last.url).not.toContain('route');
  });

  it('settles a promise by the answer with the same id', async () => {
    table = open();
    const [first, second] = [table.play(['add EUR20a', 'seal']), table.chat('hello')];
    expect(FakeSocket.last.sent).toEqual([
      { type: 'play', id: 1, version: 5, actions: ['add EUR20a', 'seal'] },
      { type: 'chat', id: 2, text: 'hello' },
    ]);
    FakeSocket.last.says({ type: 'refused', id: 2, error: { code: 'rate' } });
    FakeSocket.last.says({ type: 'ack', id: 1, version: 6 });
    expect(await outcome(first)).toBe(6);
    expect(await outcome(second)).toBe('rate');
  });

  it('shows nothing that is no message of the protocol, and says so', () => {
    const [shown, reported] = [vi.fn(), vi.fn()];
    vi.stubGlobal('reportError', reported);
    table = open({ frame: shown });
    expect(shown).toHaveBeenCalledOnce();
    FakeSocket.last.says({ type: 'weather', sun: true });
    expect(reported).not.toHaveBeenCalled();
    FakeSocket.last.says({ ...frame(6), legal: null });
    expect(shown).toHaveBeenCalledOnce();
    expect(table.version).toBe(5);
    expect(reported.mock.lastCall?.[0]).toMatchObject({
      message: expect.stringContaining('ServerMessage.legal'),
    });
    expect(build.reason).toMatch(/^misfit .*ServerMessage\.legal$/);
  });

  it('makes the next frame of what has changed', () => {
    const shown = vi.fn();
    table = open({ frame: shown });
    const event = { type: 'sealed', seat: 1 };
    FakeSocket.last.says({
      type: 'change',
      version: 6,
      news: [event],
      changes: { legal: [0, 1, []], undo: true },
    });
    expect(shown.mock.lastCall?.[0]).toEqual({
      ...frame(6, [{ version: 6, event }]),
      legal: [],
      undo: true,
    });
    FakeSocket.last.says({ type: 'change', version: 7, news: [], changes: { turn: { seats: [[2]] } } });
    expect(shown.mock.lastCall?.[0]).toMatchObject({
      version: 7,
      news: [],
      turn: { seats: [2] },
      undo: true,
    });
    expect(table.version).toBe(7);
  });

  it.each([
    ['of another version', { type: 'change', version: 7, news: [], changes: {} }],
    ['that does not fit', { type: 'change', version: 6, news: [], changes: { legal: [3, 1, []] } }],
    ['that makes no frame', { type: 'change', version: 6, news: [], changes: { legal: null } }],
  ])('begins again with a whole frame after a change %s', (_, change) => {
    const shown = vi.fn();
    vi.stubGlobal('reportError', vi.fn());
    table = open({ frame: shown });
    FakeSocket.last.says(change);
    expect([table.state, table.version]).toEqual(['waiting', 5]);
    reconnect();
    // What came before the break is no base for a change.
    FakeSocket.last.says({ type: 'change', version: 6, news: [], changes: {} });
    expect(shown).toHaveBeenCalledOnce();
    reconnect();
    FakeSocket.last.says(frame(6));
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('resumes from the last version it was shown', () => {
    table = open();
    expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/tables\/T\/socket\?since=0&changes=true$/);
    FakeSocket.last.says(frame(9));
    FakeSocket.last.breaks();
    expect(table.state).toBe('waiting');
    vi.advanceTimersByTime(PAUSE.most);
    expect(FakeSocket.last.url).toMatch(/since=9&changes=true$/);
  });

  it('tells news once, and never goes back', () => {
    const told: number[][] = [];
    const event = { type: 'sealed' };
    table = open({ frame: (it) => told.push(it.news.map((news) => news.version)) });
    FakeSocket.last.says(
      frame(7, [
        { version: 5, event },
        { version: 6, event },
        { version: 7, event },
      ]),
    );
    FakeSocket.last.says(frame(6, [{ version: 6, event }]));
    expect(told).toEqual([[], [6, 7]]);
    expect(table.version).toBe(7);
  });

  it('tells again what stands where something was taken back', () => {
    const told: [number, number[], number[]][] = [];
    const event = { type: 'sealed' };
    const versions = (news: News[]) => news.map((it) => it.version);
    table = open({ frame: (it, retold) => told.push([it.since, versions(retold), versions(it.news)]) });
    FakeSocket.last.says(frame(6, [{ version: 5, event }], 3));
    expect(told.at(-1)).toEqual([3, [5], []]);
  });

  it('sends a choice again where nothing has happened since', async () => {
    table = open();
    const played = table.play(['seal']);
    FakeSocket.last.breaks();
    reconnect();
    expect(FakeSocket.last.plays).toEqual([]);
    FakeSocket.last.says(frame(5));
    expect(FakeSocket.last.plays).toEqual([{ type: 'play', id: 1, version: 5, actions: ['seal'] }]);
    FakeSocket.last.says({ type: 'ack', id: 1, version: 6 });
    expect(await outcome(played)).toBe(6);
  });

  it('knows from the next frame that a choice was carried out', async () => {
    table = open();
    const played = table.play(['seal']);
    FakeSocket.last.breaks();
    reconnect();
    FakeSocket.last.says({ ...frame(7), chosen_at: 6 });
    expect(FakeSocket.last.plays).toEqual([]);
    expect(await outcome(played)).toBe(7);
  });

  it('sends a choice again where only others have chosen, and takes a late one as carried out', async () => {
    table = open();
    const [played, undone] = [table.play(['seal']), table.undo()];
    FakeSocket.last.breaks();
    reconnect();
    FakeSocket.last.says({ ...frame(7), chosen_at: 5 });
    expect(FakeSocket.last.plays.map((it) => it['version'])).toEqual([5, 5]);
    FakeSocket.last.says({ type: 'refused', id: 1, error: { code: 'stale' } });
    FakeSocket.last.says({ type: 'refused', id: 2, error: { code: 'no-undo' } });
    expect(await outcome(played)).toBe(7);
    expect(await outcome(undone)).toBe('no-undo');
    const late = table.play(['seal']);
    FakeSocket.last.says({ type: 'refused', id: 3, error: { code: 'stale' } });
    expect(await outcome(late)).toBe('stale');
  });

  it('keeps a choice that is made while the connection is lost', async () => {
    table = open();
    FakeSocket.last.breaks();
    const [played, said] = [table.play(['seal']), table.chat('hello')];
    expect(await outcome(said)).toBe('offline');
    reconnect();
    expect(FakeSocket.last.plays).toEqual([]);
    FakeSocket.last.says(frame(5));
    expect(FakeSocket.last.plays).toEqual([{ type: 'play', id: 1, version: 5, actions: ['seal'] }]);
    FakeSocket.last.says({ type: 'ack', id: 1, version: 6 });
    expect(await outcome(played)).toBe(6);
  });

  it('says that the server has lost what it had shown', () => {
    const rewound = vi.fn();
    table = open({ rewound });
    FakeSocket.last.says(frame(4));
    expect(rewound).not.toHaveBeenCalled();
    FakeSocket.last.breaks();
    reconnect();
    FakeSocket.last.says(frame(4));
    expect(rewound).toHaveBeenCalledOnce();
  });

  it('says that the server has lost a game that had begun', () => {
    const rewound = vi.fn();
    table = open({ rewound });
    FakeSocket.last.says({ type: 'table', table: tableInfo('money', ['Ada', 'Bo']) });
    expect(rewound).not.toHaveBeenCalled();
    FakeSocket.last.breaks();
    reconnect();
    FakeSocket.last.says({ type: 'table', table: tableInfo('money', ['Ada', 'Bo'], { status: 'waiting' }) });
    expect(rewound).toHaveBeenCalledOnce();
  });

  it('never repeats what bears no version', async () => {
    table = open();
    const said = table.chat('hello');
    FakeSocket.last.breaks();
    expect(await outcome(said)).toBe('lost');
    reconnect();
    FakeSocket.last.says(frame(5));
    expect(FakeSocket.last.plays).toEqual([]);
  });

  it('refuses at once where there is no connection', async () => {
    table = new TableSocket(sourceOf('T'), {});
    expect(await outcome(table.play(['seal']))).toBe('offline');
    table.close();
    expect(await outcome(table.play(['seal']))).toBe('stopped');
  });

  it('closes a connection that does not answer a ping', () => {
    table = open();
    vi.advanceTimersByTime(HEARTBEAT.every);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.says({ type: 'pong' });
    vi.advanceTimersByTime(HEARTBEAT.patience);
    expect(table.state).toBe('open');
    vi.advanceTimersByTime(HEARTBEAT.every);
    expect(table.state).toBe('waiting');
  });

  it('comes back at once with the network', () => {
    table = open();
    FakeSocket.last.breaks();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    expect(table.state).toBe('connecting');
  });

  it('stays away after a farewell for good, and comes back after another', () => {
    const gone = vi.fn();
    table = open({ gone });
    FakeSocket.last.says({ type: 'bye', reason: 'restart' });
    expect(table.state).toBe('waiting');
    reconnect();
    FakeSocket.last.says({ type: 'bye', reason: 'gone' });
    vi.advanceTimersByTime(PAUSE.most * 4);
    expect(FakeSocket.all).toHaveLength(2);
    expect([table.state, gone.mock.calls.length]).toEqual(['stopped', 1]);
  });

  it('asks why a socket does not open', async () => {
    const gone = vi.fn();
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"error":{"code":"not-found"}}', { status: 404 })),
    );
    table = new TableSocket(sourceOf('T'), { gone });
    FakeSocket.last.breaks();
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith({ code: 'not-found' }));
    expect(table.state).toBe('stopped');
  });

  it('shows old chat lines once', () => {
    const chat = vi.fn();
    table = open({ chat });
    const line = { type: 'chat', n: 1, seat: 1, name: 'Ada', text: 'hello', at: 0 };
    FakeSocket.last.says(line);
    FakeSocket.last.breaks();
    reconnect();
    FakeSocket.last.says(line);
    FakeSocket.last.says({ ...line, n: 2 });
    FakeSocket.last.says({ type: 'chats', lines: [1, 2, 3].map((n) => ({ ...line, n })) });
    expect(chat.mock.calls.flat(2).map((it) => it.n)).toEqual([1, 2, 3]);
  });
});

describe('pauses between attempts', () => {
  it('grow, are spread, and have an end', () => {
    expect(backOff(0, 1)).toBe(PAUSE.first);
    expect(backOff(0, 0)).toBe(PAUSE.first / 2);
    expect(backOff(2, 1)).toBe(PAUSE.first * 4);
    expect(backOff(1000, 1)).toBe(PAUSE.most);
  });
});

describe('the socket of the lobby', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends pings, and reconnects where no answer comes', () => {
    const close = watchLobby(() => undefined);
    FakeSocket.last.opens();
    vi.advanceTimersByTime(HEARTBEAT.every);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.says({ type: 'pong' });
    vi.advanceTimersByTime(HEARTBEAT.patience);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(HEARTBEAT.every + PAUSE.first);
    expect(FakeSocket.all).toHaveLength(2);
    close();
  });

  it('comes back after a farewell', () => {
    const seen: number[] = [];
    const close = watchLobby((tables) => seen.push(tables.length));
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: 'tables', tables: [] });
    FakeSocket.last.says({ type: 'bye', reason: 'restart' });
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: 'tables', tables: [] });
    expect([FakeSocket.all.length, seen]).toEqual([2, [0, 0]]);
    close();
  });

  it('asks for changes, and takes them', () => {
    const seen: number[] = [];
    const close = watchLobby((tables) => seen.push(tables.length));
    expect(FakeSocket.last.url).toMatch(/\/api\/lobby\?changes=true$/);
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: 'tables', tables: [] });
    FakeSocket.last.says({ type: 'changes', changed: [], gone: ['t'] });
    expect(seen).toEqual([0, 0]);
    close();
  });
});
