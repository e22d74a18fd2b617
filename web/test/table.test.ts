import { describe, expect, it, vi } from 'vitest';
import type { Lesson } from '../src/games';
import type { Moment, TableInfo } from '../src/lib/wire';
import { english } from './texts';
import { i18n } from '../src/lib/i18n.svelte';
import { result } from '../src/lib/seats';
import { Words } from '../src/lib/words';
import { path, scale, seriesOf, ticks } from '../src/table/chart';
import { afterVacation, face, isShort, remaining, untilNext } from '../src/table/clock';
import { advance, putAway, shown, START, type Now } from '../src/table/coach';
import { entryAt, retell, told, type Entry } from '../src/table/log';
import { clamp, PAGE, pageOf, Past } from '../src/table/moments.svelte';
import { namesOf, spokenTo } from '../src/table/names';

describe('the log', () => {
  const news = (version: number, type: string) => ({ version, event: { type } });

  it('keeps together what one version brought', () => {
    const log = retell([], 0, [news(1, 'a'), news(1, 'b'), news(2, 'c')]);
    expect(log.map((it) => [it.version, it.events.map((event) => event.type)])).toEqual([
      [1, ['a', 'b']],
      [2, ['c']],
    ]);
  });

  it('adds what is new', () => {
    const log = retell([], 0, [news(1, 'a'), news(2, 'b')]);
    expect(retell(log, 2, [news(4, 'c')]).map((it) => it.version)).toEqual([1, 2, 4]);
    expect(log).toHaveLength(2);
  });

  it('tells all up to a moment', () => {
    const log = retell([], 0, [news(1, 'a'), news(1, 'b'), news(2, 'c')]);
    expect(told(log, 1).map((it) => it.type)).toEqual(['a', 'b']);
  });

  it('forgets what was taken back and keeps what stands', () => {
    const log = retell([], 0, [news(1, 'a'), news(2, 'mine'), news(3, 'another'), news(3, 'third')]);
    const after = retell(log, 1, [news(3, 'another'), news(3, 'third')]);
    expect(after.map((it) => it.version)).toEqual([1, 3]);
    expect(retell(after, 4, [])).toEqual(after);
  });

  it('finds what led to a moment', () => {
    const log: Entry[] = retell([], 0, [news(1, 'a'), news(4, 'b')]);
    expect(entryAt(log, 3)?.version).toBe(1);
    expect(entryAt(log, 4)?.version).toBe(4);
    expect(entryAt(log, 0)).toBeNull();
  });
});

describe('a clock', () => {
  it('runs only while it runs, and never below nothing', () => {
    expect(remaining({ left: 5_000, running: true }, 1_000, 3_000)).toBe(3_000);
    expect(remaining({ left: 5_000, running: false }, 1_000, 3_000)).toBe(5_000);
    expect(remaining({ left: 5_000, running: true }, 1_000, 9_000)).toBe(0);
    // A slow clock of ours gives no player more time.
    expect(remaining({ left: 5_000, running: true }, 1_000, 500)).toBe(5_000);
  });

  it('shows days, hours, minutes, and tenths at the end', async () => {
    await i18n.choose('fr');
    expect(face(2 * 86_400_000 + 3 * 3_600_000).replaceAll('\u00a0', ' ')).toBe('2 j 3 h');
    await i18n.choose('en');
    expect(face(2 * 86_400_000 + 3 * 3_600_000)).toBe('2d 3h');
    expect(face(3_909_000)).toBe('1:05:09');
    expect(face(245_000)).toBe('4:05');
    expect(face(244_001)).toBe('4:05');
    expect(face(59_999)).toBe('1:00');
    expect(face(9_449)).toBe('0:09.4');
    expect(face(0)).toBe('0:00.0');
    expect([isShort(29_999), isShort(30_000)]).toEqual([true, false]);
  });

  it('runs from the end of a vacation on', () => {
    const still = { clock: { left: 5_000, running: false }, told: 1_000 };
    expect(afterVacation(still, 3_000, 2_999)).toEqual(still);
    expect(afterVacation(still, 3_000, 3_000)).toEqual({
      clock: { left: 5_000, running: true },
      told: 3_000,
    });
    // It had ended before the clock was told, or there was none.
    expect(afterVacation(still, 900, 3_000)).toEqual(still);
    expect(afterVacation(still, null, 3_000)).toEqual(still);
  });

  it('is drawn no more often than it changes', () => {
    expect(untilNext(245_300)).toBe(300);
    expect(untilNext(245_000)).toBe(1_000);
    expect(untilNext(5_000)).toBe(100);
    expect(untilNext(0)).toBe(Infinity);
  });
});

describe('the past', () => {
  const moment = (version: number): Moment => ({
    version,
    turn: { type: 'over' },
    view: {},
    news: [],
    scores: [],
  });
  const LAST = 449;
  const server = () =>
    vi.fn((_as: string, from: number, to: number) => {
      const end = Math.min(to, LAST);
      const moments = Array.from({ length: Math.max(0, end - from + 1) }, (_, index) => moment(from + index));
      return Promise.resolve({ last: LAST, moments });
    });

  it('comes a page at a time, each once', async () => {
    const fetch = server();
    const past = new Past('t', 'arbiter', fetch);
    await past.need(0);
    expect(past.last).toBe(LAST);
    await Promise.all([past.need(250), past.need(399), past.need(3)]);
    expect(fetch.mock.calls.map(([, from]) => from)).toEqual([0, PAGE]);
    expect(past.at(250)?.version).toBe(250);
    expect(past.at(400)).toBeUndefined();
    expect((await past.all()).length).toBe(LAST + 1);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is asked for again after a failure', async () => {
    const fetch = server();
    fetch.mockRejectedValueOnce(new Error('no'));
    const past = new Past('t', 'seat-1', fetch);
    await past.need(0);
    expect(past.error).toEqual({ code: 'unknown' });
    await past.need(0);
    expect(past.error).toBeNull();
    expect(past.at(7)?.version).toBe(7);
  });

  it('has no moment before the first or after the last', () => {
    expect([clamp(-3, 1, 9), clamp(4.7, 1, 9), clamp(12, 1, 9), clamp(NaN, 1, 9)]).toEqual([1, 4, 9, 9]);
    expect([pageOf(0), pageOf(199), pageOf(200)]).toEqual([0, 0, 200]);
  });
});

describe('the coach', () => {
  const lesson = (id: string, from: number, to: number): Lesson<number> => ({
    id,
    when: ({ view }) => from <= view && view <= to,
  });
  const lessons = [lesson('a', 0, 1), lesson('b', 0, 1), lesson('c', 2, 2), lesson('d', 4, 5)];
  const now = (view: number): Now<number> => ({
    view,
    turn: { type: 'over' },
    you: 1,
    legal: [],
    scores: [],
  });

  const walk = (...views: number[]) => {
    let place = START;
    return views.map((view) => {
      place = advance(lessons, place, now(view));
      return shown(lessons, place, now(view))?.id;
    });
  };

  it('stays while its mark holds, then goes on, and skips what never came', () => {
    expect(walk(0, 1, 3, 4, 5)).toEqual(['a', 'a', undefined, 'd', 'd']);
    const next = advance(lessons, putAway(advance(lessons, START, now(0))), now(0));
    expect(shown(lessons, next, now(0))?.id).toBe('b');
    expect(advance(lessons, putAway(next), now(1)).at).toBeNull();
  });

  it('makes up for what others were faster than, and shows nothing twice', () => {
    expect(walk(4, 2, 0, 5, 0, 0, 2, 4)).toEqual(['d', 'c', 'a', undefined, 'a', 'a', undefined, undefined]);
  });
});

describe('the chart', () => {
  it('spans its values with round figures', () => {
    expect(ticks(0, 470)).toEqual([0, 100, 200, 300, 400, 500]);
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(-30, 120)).toEqual([-50, 0, 50, 100, 150]);
  });

  it('draws steps inside its box', () => {
    const box = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };
    const series = seriesOf([
      [0, 0],
      [10, 0],
      [10, 5],
    ]);
    expect(series.map((it) => it.values)).toEqual([
      [0, 10, 10],
      [0, 0, 5],
    ]);
    const within = scale(series, box, [0, 25]);
    expect([within.y(0), within.y(25), within.ticks]).toEqual([50, 0, [0, 25]]);
    const at = scale(series, box);
    expect(path(series[0]?.values ?? [], at)).toMatch(/^M0 50H50V[\d.]+H100V[\d.]+$/);
  });
});

describe('names', () => {
  const words = new Words('en', Object.values(english));
  const seat = (type: 'person' | 'bot', name: string | null) => ({
    type,
    name,
    level: null,
    online: true,
    away: false,
  });
  const info = {
    seats: [seat('person', 'Ada'), seat('bot', null), seat('person', 'Ada')],
  } as unknown as TableInfo;

  it('are unlike, and bots have one', () => {
    expect(namesOf(words, info)).toEqual(['Ada (1)', 'Ducat', 'Ada (3)']);
  });

  it('end with the opponent that a solo game brings along', () => {
    const solo = {
      game: 'mint-works',
      players: 1,
      options: { ai: 'rachael' },
      seats: [seat('person', 'Ada')],
      winners: [2],
      you: 1,
    } as unknown as TableInfo;
    expect(namesOf(words, solo)).toEqual(['Ada', 'Rachael']);
    expect(namesOf(words, { ...solo, options: {} })).toEqual(['Ada', 'Justin']);
    expect(result(words, solo)).toBe('Won by Rachael');
    expect(namesOf(words, { ...solo, players: 2 })).toEqual(['Ada']);
  });

  it('speak to the reader', () => {
    const name = spokenTo(words, ['Ada', 'Ducat'], 1);
    expect([name(1), name(2), name(3)]).toEqual(['you', 'Ducat', 'Player 3']);
  });
});
