/** The board kit and the queue of changes, apart from any game. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { around, others } from '../src/board/seats';
import { trackPieces } from '../src/board/track';
import { bubble, seenOf } from '../src/table/coach';
import type { Mistake } from '../src/lib/wire';
import { choicesOf, counted, piecesIn } from '../src/table/decision';
import { decided } from '../src/table/decided';
import { Pacer } from '../src/table/pacer';

describe('the order of seats', () => {
  it('begins with oneself, or with seat 1', () => {
    expect(around(4, 3)).toEqual([3, 4, 1, 2]);
    expect(around(3, null)).toEqual([1, 2, 3]);
    expect(others(4, 3)).toEqual([4, 1, 2]);
    expect(others(3, null)).toEqual([1, 2, 3]);
  });
});

describe('pieces that look alike', () => {
  it('stay where they lie when the view lists them in another order', () => {
    const before = trackPieces({}, { row: ['A', 'B', 'A'] });
    expect(trackPieces(before, { row: ['A', 'A', 'B'] })).toEqual(before);
  });

  it('take their id along, and the newcomer takes the gap', () => {
    const before = trackPieces({}, { row: ['A', 'B', 'C'], hand: [] });
    const after = trackPieces(before, { row: ['A', 'C', 'D'], hand: ['B'] });
    expect(after).toEqual({ row: ['A#1', 'D#1', 'C#1'], hand: ['B#1'] });
  });
});

describe('the pace of changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pacer = (hold: number, parts = 1) => {
    const shown: string[] = [];
    const it = new Pacer<string>(
      (item) => shown.push(item),
      (item) =>
        Array.from({ length: parts }, (_, n) => ({
          what: n === parts - 1 ? item : `${item}.${n}`,
          hold,
        })),
    );
    return { it, shown };
  };

  it('shows each in order, every one for its time', () => {
    const { it, shown } = pacer(100);
    it.add('a');
    it.add('b', 'c');
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(it.waiting).toBe(0);
  });

  it('splits a change into beats, the whole of it last', () => {
    const { shown, it } = pacer(50, 3);
    it.add('a');
    vi.advanceTimersByTime(150);
    expect(shown).toEqual(['a.0', 'a.1', 'a']);
  });

  it('skips to the newest, and shows nothing twice', () => {
    const { shown, it } = pacer(50, 3);
    it.add('a', 'b');
    it.skip();
    expect(shown).toEqual(['a.0', 'a', 'b']);
    vi.advanceTimersByTime(1_000);
    expect(shown).toHaveLength(3);
  });

  it('never waits where nothing has a time', () => {
    const { shown, it } = pacer(0, 2);
    it.add('a', 'b');
    expect(shown).toEqual(['a.0', 'a', 'b.0', 'b']);
  });

  it('does not tell one by one what a page has slept through', () => {
    const { shown, it } = pacer(1_000);
    it.add(...Array.from({ length: 100 }, (_, n) => String(n)));
    expect(shown.at(-1)).toBe('99');
  });
});

describe('the bubble of the coach', () => {
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  const screen = { width: 390, height: 844 };
  const below = box(0, 600, 390, 244);
  const own = box(0, 0, 340, 150);
  const covers = (spot: { left: number; top: number }, it: ReturnType<typeof box>) =>
    spot.top < it.bottom &&
    spot.top + own.height > it.top &&
    spot.left < it.right &&
    spot.left + own.width > it.left;

  it.each([
    ['a target high up', box(10, 80, 370, 120)],
    ['a target low on the table', box(10, 420, 370, 120)],
    ['a target among the choices', box(10, 700, 370, 60)],
  ])('stands beside %s, on the screen, and never over hand and choices', (_, target) => {
    const spot = bubble(target, own, below, screen);
    expect(covers(spot, target)).toBe(false);
    expect(covers(spot, below)).toBe(false);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + own.width).toBeLessThanOrEqual(screen.width);
    expect(spot.top).toBeGreaterThanOrEqual(0);
  });

  it('covers as little as may be of what leaves it no room', () => {
    const market = box(10, 130, 370, 460);
    expect(bubble(market, own, below, screen).top + own.height).toBeLessThan(market.top + 40);
    const stall = box(10, 20, 370, 440);
    expect(bubble(stall, own, below, screen).top).toBeGreaterThan(stall.bottom - 40);
  });

  it('needs no target', () => {
    expect(bubble(null, own, below, screen).ring).toBeNull();
    // At the end it speaks of the result, which begins at the top: it stands at the foot.
    const foot = bubble(null, own, null, screen, true);
    expect(foot.top + own.height).toBeGreaterThan(screen.height - 20);
    expect(bubble(null, own, null, screen).top).toBeLessThan(foot.top);
  });

  it('is about all things side by side, as far as they are seen', () => {
    const table = box(0, 100, 390, 400);
    const lanes = [box(10, 120, 180, 100), box(200, 130, 180, 100)];
    expect(seenOf(lanes, table)).toEqual(box(10, 120, 370, 110));
    expect(seenOf([box(10, 300, 370, 400)], table)).toEqual(box(10, 300, 370, 200));
    expect(seenOf([box(10, 520, 370, 40)], table)).toBeNull();
    expect(seenOf([], null)).toBeNull();
  });
});

describe('what decided a game', () => {
  const score = (seat: number, parts: Record<string, number>) => ({
    seat,
    parts,
    total: Object.values(parts).reduce((n, it) => n + it, 0),
  });

  it('is the line by which the winner is furthest ahead of the next', () => {
    const scores = [score(1, { a: 10, b: 5 }), score(2, { a: 11, b: 20 }), score(3, { a: 0, b: 0 })];
    expect(decided(scores, [2])).toEqual({ winner: 2, second: 1, lead: 16, line: 'b', gain: 15 });
  });

  it('is a tie-break where the points are equal, and nothing where a win is shared', () => {
    const scores = [score(1, { a: 7 }), score(2, { a: 7 })];
    expect(decided(scores, [1])?.line).toBeNull();
    expect(decided(scores, [1, 2])).toBeNull();
  });

  it('knows games in which the fewest points win', () => {
    const scores = [score(1, { a: 3, b: 1 }), score(2, { a: 9, b: 1 })];
    expect(decided(scores, [1])).toMatchObject({ line: 'a', gain: 6 });
  });
});

describe('decisions', () => {
  const mistake = (seat: number, cost: number): Mistake => ({
    ...{ seat, cost, version: 1, ply: 1, chance: 0.2, why: null, besides: [] },
    ...{ played: ['add A', 'seal'], better: ['add A', 'add B', 'seal'] },
  });

  it('are counted where they cost something, the big ones once more', () => {
    const all = [mistake(1, 0.3), mistake(1, 0.05), mistake(1, 0.01), mistake(2, 0.5)];
    expect(counted(all, 1)).toEqual({ count: 2, big: 1 });
    expect(counted(all, 3)).toEqual({ count: 0, big: 0 });
  });

  it('are laid on a board by all that either way takes', () => {
    expect(choicesOf(mistake(1, 0.3))).toEqual(['add A', 'seal', 'add B']);
  });

  it('name the pieces of what was told, in order', () => {
    const is = (id: string) => /^[A-Z]\d$/.test(id);
    expect(piecesIn({ type: 'B1', seat: 2, cards: ['A1', 'nothing', 'A2'], of: 'C3' }, is)).toEqual([
      'A1',
      'A2',
      'C3',
    ]);
  });
});
