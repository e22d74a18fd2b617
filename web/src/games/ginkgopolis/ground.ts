/**
 * Where the cells of the city are drawn. From in front a tall building would hide what stands behind it, so rows part
 * as far as it takes for every number and every letter to be seen.
 */
import type { Plan } from '../../generated/ginkgopolis';
import { at, keyOf, SIZE, tokensOf, type Cell, type Frame } from './plan';

/** From above, or from in front, so that one sees how tall the buildings are. */
export type Projection = 'top' | 'tilted';

const SQUASH = 0.72;
const LEVEL = 14;
/** From above the levels peep out a little. */
const PEEP = 4;

/** How deep a cell is drawn. */
export const depthOf = (projection: Projection): number => (projection === 'top' ? SIZE : SIZE * SQUASH);
/** How far a level lifts what stands on it. */
export const liftOf = (projection: Projection): number => (projection === 'top' ? PEEP : LEVEL);
/** So much of the near side of a roof or a token may be covered: below the number and the letter. */
export const SLACK: Record<Projection, number> = { top: 16, tilted: 14 };

export type Ground = {
  projection: Projection;
  /** Where a row begins, from the top of the drawing. */
  top: (y: number) => number;
};

/** `more` are cells besides those of the plan; `signs` stand so high over the building on their cell. */
export function groundOf(
  plan: Plan,
  projection: Projection,
  more: readonly Cell[] = [],
  signs: ReadonlyMap<string, number> = new Map(),
): Ground {
  const depth = depthOf(projection);
  const low = new Set([...tokensOf(plan).map((it) => it.cell), ...more].map(keyOf));
  /** How high something stands on a cell; nothing where nothing does. */
  const rise = (cell: Cell): number | null => {
    const built = at(plan.buildings, cell);
    return built ? built.height * liftOf(projection) : low.has(keyOf(cell)) ? 0 : null;
  };
  const cells = [...plan.buildings, ...tokensOf(plan).map((it) => it.cell), ...more];
  const ys = cells.map((it) => it.y);
  const [far, near] = [Math.max(0, ...ys), Math.min(0, ...ys)];
  // Row by row from the back.
  const tops = new Map([[far, 0]]);
  for (let y = far - 1; y >= near; y--) {
    const hidden = cells
      .filter((it) => it.y === y)
      .map((it) => {
        const behind = rise({ x: it.x, y: y + 1 });
        return behind === null
          ? 0
          : (rise(it) ?? 0) + (signs.get(keyOf(it)) ?? 0) - behind - SLACK[projection];
      });
    tops.set(y, (tops.get(y + 1) ?? 0) + depth + Math.max(0, ...hidden));
  }
  const top = (y: number) => {
    if (y > far) return -(y - far) * depth;
    return y < near ? (tops.get(near) ?? 0) + (near - y) * depth : (tops.get(y) ?? 0);
  };
  return { projection, top };
}

/** The upper left corner of a cell on the ground. */
export function corner({ x, y }: Cell, ground: Ground): { left: number; top: number } {
  return { left: x * SIZE, top: ground.top(y) };
}

/** Everything that lies on the plane, with room around it. */
export function extent(
  plan: Plan,
  ground: Ground,
  more: readonly Cell[] = [],
  signs: ReadonlyMap<string, number> = new Map(),
): Frame {
  const cells = [...plan.buildings, ...tokensOf(plan).map((it) => it.cell), ...more];
  if (cells.length === 0) return { x: -SIZE, y: -SIZE, w: 3 * SIZE, h: 3 * SIZE };
  const places = cells.map((it) => corner(it, ground));
  const lift = liftOf(ground.projection);
  const tops = plan.buildings.map(
    (it) => corner(it, ground).top - it.height * lift - (signs.get(keyOf(it)) ?? 0),
  );
  const margin = SIZE * 0.12;
  const x = Math.min(...places.map((it) => it.left)) - margin;
  const y = Math.min(...places.map((it) => it.top), ...tops) - margin;
  const right = Math.max(...places.map((it) => it.left)) + SIZE + margin;
  const bottom = Math.max(...places.map((it) => it.top)) + depthOf(ground.projection) + margin;
  return { x, y, w: right - x, h: bottom - y };
}

/** The frame moved by as little as it takes to show a cell. */
export function shown(frame: Frame, cell: Cell, ground: Ground): Frame {
  const { left, top } = corner(cell, ground);
  const reach = (from: number, size: number, low: number, high: number) =>
    low < from ? low : high > from + size ? high - size : from;
  const margin = SIZE * 0.3;
  return {
    ...frame,
    x: reach(frame.x, frame.w, left - margin, left + SIZE + margin),
    y: reach(frame.y, frame.h, top - SIZE * 0.6, top + depthOf(ground.projection) + margin),
  };
}
