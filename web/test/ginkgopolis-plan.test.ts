import { describe, expect, it } from 'vitest';
import type { Forecast, View } from '../src/generated/ginkgopolis';
import samples from '../src/generated/ginkgopolis.sample.json';
import { signsOf } from '../src/games/ginkgopolis/badges';
import { corner, depthOf, extent, groundOf, liftOf, shown, SLACK } from '../src/games/ginkgopolis/ground';
import {
  fitted,
  held,
  nearest,
  neighbourLetters,
  SIDES,
  spared,
  zoomed,
  at,
  keyOf,
  tokensOf,
  type Cell,
} from '../src/games/ginkgopolis/plan';
import { districtsOf } from '../src/games/ginkgopolis/districts';

const moments = samples as unknown as { view: View; forecast: Forecast }[];

describe('the plane', () => {
  const view = moments.find((it) => it.view.people === 4 && it.view.city.buildings.length > 0)?.view;
  if (!view) throw new Error('the sample has no such moment');

  it('shows everything, and never loses the city', () => {
    for (const projection of ['top', 'tilted'] as const) {
      const ground = groundOf(view.city, projection);
      const whole = fitted(extent(view.city, ground), 1.6);
      for (const it of view.city.buildings) {
        const { left, top } = corner(it, ground);
        expect(left).toBeGreaterThanOrEqual(whole.x);
        expect(top).toBeGreaterThanOrEqual(whole.y);
      }
      const near = zoomed(whole, 3, { x: whole.x, y: whole.y }, whole);
      expect(near.w).toBeLessThan(whole.w);
      expect(near.w / near.h).toBeCloseTo(1.6);
      expect(zoomed(near, 0.01, { x: 0, y: 0 }, whole).w).toBeCloseTo(whole.w);
      const lost = held({ ...near, x: 1e6, y: -1e6 }, whole);
      expect(lost.x).toBeLessThan(whole.x + whole.w);
      const cell = view.city.buildings[0] ?? { x: 0, y: 0 };
      const back = shown(lost, cell, ground);
      expect(back.x).toBeLessThanOrEqual(corner(cell, ground).left);
    }
  });

  it('leaves room for the tools where that costs the city least', () => {
    const city = { x: 0, y: 0, w: 600, h: 400 };
    // On a phone the city is as wide as its window: the tools lie below it, in room that is there anyway.
    expect(spared(city, { width: 360, height: 340 }, 42)).toEqual({ frame: city, where: 'below' });
    const low = spared(city, { width: 360, height: 270 }, 42);
    expect(low.where).toBe('below');
    expect(low.frame.h).toBeGreaterThan(city.h);
    const scale = Math.min(360 / low.frame.w, 270 / low.frame.h);
    expect(270 - city.h * scale).toBeCloseTo(42);
    // On a wide screen there is room at both sides.
    expect(spared(city, { width: 900, height: 400 }, 42)).toEqual({ frame: city, where: 'beside' });
    expect(spared(city, { width: 620, height: 400 }, 42)).toMatchObject({ where: 'beside' });
  });

  it('parts its rows so that no tower and no sign hides a number or a letter', () => {
    let tallest = 0;
    for (const { view, forecast } of moments)
      for (const projection of ['top', 'tilted'] as const)
        for (const layer of [false, true]) {
          const signs = layer ? signsOf(districtsOf(view, forecast)) : new Map();
          const ground = groundOf(view.city, projection, [], signs);
          const rise = (cell: Cell) => (at(view.city.buildings, cell)?.height ?? 0) * liftOf(projection);
          const all = [...view.city.buildings, ...tokensOf(view.city).map((it) => it.cell)];
          for (const it of all) {
            tallest = Math.max(tallest, rise(it));
            const behind = all.find((other) => other.x === it.x && other.y === it.y + 1);
            if (!behind) continue;
            // The far edge of what stands in front, its sign included, against the near edge of what is behind.
            const edge = corner(it, ground).top - rise(it) - (signs.get(keyOf(it)) ?? 0);
            const near = corner(behind, ground).top - rise(behind) + depthOf(projection);
            expect(near - edge).toBeLessThanOrEqual(SLACK[projection]);
          }
        }
    expect(tallest).toBeGreaterThanOrEqual(4 * liftOf('tilted'));
  });

  it('leads arrow keys to the nearest place', () => {
    const cells = [
      { x: 0, y: 1 },
      { x: 3, y: 0 },
      { x: 1, y: 2 },
    ];
    const [up, right, down] = SIDES;
    if (!up || !right || !down) throw new Error('four sides');
    expect(nearest({ x: 0, y: 0 }, up, cells)).toEqual({ x: 0, y: 1 });
    expect(nearest({ x: 0, y: 0 }, right, cells)).toEqual({ x: 3, y: 0 });
    expect(nearest({ x: 0, y: 0 }, down, cells)).toBeUndefined();
  });

  it('passes over letters in holes of the city', () => {
    const ring = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter((it) => it.x || it.y);
    const buildings = ring.map((it) => ({ ...it, top: 'R1' as const, height: 1, owner: null, site: false }));
    const tokens = { A: [0, 2], B: [0, 0], C: [2, 0] } as View['city']['tokens'];
    expect(neighbourLetters({ buildings, tokens }, 'A')).toEqual({ before: 'C', after: 'C' });
    expect(neighbourLetters({ buildings, tokens }, 'D')).toEqual({ before: 'C', after: 'A' });
  });
});
