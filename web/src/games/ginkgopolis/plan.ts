/** The plane of the city: cells, what lies on them, and what part of it is seen. */
import { LETTERS, type Building, type Letter, type Plan } from '../../generated/ginkgopolis';

/** x to the right, y up, from the centre of the start square. */
export type Cell = { x: number; y: number };

/** Up, right, down, left. */
export const SIDES: readonly Cell[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

export const step = (cell: Cell, side: Cell): Cell => ({ x: cell.x + side.x, y: cell.y + side.y });
export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

export function at(buildings: readonly Building[], { x, y }: Cell): Building | undefined {
  return buildings.find((it) => it.x === x && it.y === y);
}

export function showing(plan: Plan, tile: string): Building | undefined {
  return plan.buildings.find((it) => it.top === tile);
}

export function tokenCell(plan: Plan, letter: Letter): Cell | null {
  const found = plan.tokens[letter];
  return found ? { x: found[0], y: found[1] } : null;
}

export function tokensOf(plan: Plan): { letter: Letter; cell: Cell }[] {
  return LETTERS.flatMap((letter) => {
    const cell = tokenCell(plan, letter);
    return cell ? [{ letter, cell }] : [];
  });
}

/** A cell is so wide. */
export const SIZE = 100;

export type Frame = { x: number; y: number; w: number; h: number };

/** The frame with the same middle in the shape of the window: nothing is cut off. */
export function fitted({ x, y, w, h }: Frame, ratio: number): Frame {
  const width = Math.max(w, h * ratio);
  const height = width / ratio;
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
}

/** Where what lies over a corner of the window leaves most of it to the city: beside the city, or below it. */
export type Spare = 'beside' | 'below';

/** The frame made wider or higher by so many pixels of a window, on the side where that costs the city least. */
export function spared(
  frame: Frame,
  window: { width: number; height: number },
  pixels: number,
): { frame: Frame; where: Spare } {
  const { width, height } = window;
  const scale = (w: number, h: number) => Math.min(w / frame.w, h / frame.h);
  const beside = scale(width - pixels, height);
  const below = scale(width, height - pixels);
  const where = below > beside ? 'below' : 'beside';
  // Room that is left over on both sides anyway need not be spared: the city stays in the middle.
  const rest =
    where === 'below' ? height - frame.h * scale(width, height) : width - frame.w * scale(width, height);
  if (rest / 2 >= pixels) return { frame, where };
  return where === 'below'
    ? { frame: { ...frame, h: frame.h + pixels / below }, where }
    : { frame: { ...frame, w: frame.w + pixels / beside }, where };
}

/** Zooms by a factor about a point that stays where it is; never wider than everything, never closer than a cell or two. */
export function zoomed(frame: Frame, factor: number, about: { x: number; y: number }, whole: Frame): Frame {
  const w = Math.min(Math.max(frame.w / factor, 2 * SIZE), Math.max(whole.w, 2 * SIZE));
  const k = w / frame.w;
  return held(
    { x: about.x - (about.x - frame.x) * k, y: about.y - (about.y - frame.y) * k, w, h: frame.h * k },
    whole,
  );
}

/** Moves the frame so that it stays over the city. */
export function held(frame: Frame, whole: Frame): Frame {
  const inside = (from: number, size: number, start: number, length: number) =>
    size >= length
      ? start + (length - size) / 2
      : Math.min(Math.max(from, start - size * 0.25), start + length - size * 0.75);
  return {
    ...frame,
    x: inside(frame.x, frame.w, whole.x, whole.w),
    y: inside(frame.y, frame.h, whole.y, whole.h),
  };
}

/** The nearest of some cells in a direction, for the arrow keys. */
export function nearest<T extends Cell>(from: Cell, side: Cell, cells: readonly T[]): T | undefined {
  const reach = (to: Cell) => {
    const along = (to.x - from.x) * side.x + (to.y - from.y) * side.y;
    const across = Math.abs((to.x - from.x) * side.y) + Math.abs((to.y - from.y) * side.x);
    return along > 0 ? along + 2 * across : Infinity;
  };
  const best = cells.reduce<T | undefined>(
    (near, it) => (reach(it) < (near ? reach(near) : Infinity) ? it : near),
    undefined,
  );
  return best;
}

/** The letters before and after one that lie outside: those in holes of the city are passed over. */
export function neighbourLetters(
  plan: Plan,
  letter: Letter,
): { before: Letter | null; after: Letter | null } {
  const outside = outsideOf(plan);
  const lies = (it: Letter) => {
    const cell = tokenCell(plan, it);
    return it !== letter && cell !== null && outside(cell);
  };
  const from = LETTERS.indexOf(letter);
  const turned = [...LETTERS.slice(from + 1), ...LETTERS.slice(0, from)];
  return { before: turned.findLast(lies) ?? null, after: turned.find(lies) ?? null };
}

/** Says of an empty cell whether a walk along sides leads from it out of the city. */
function outsideOf(plan: Plan): (cell: Cell) => boolean {
  const xs = plan.buildings.map((it) => it.x);
  const ys = plan.buildings.map((it) => it.y);
  const [left, right] = [Math.min(...xs) - 2, Math.max(...xs) + 2];
  const [low, high] = [Math.min(...ys) - 2, Math.max(...ys) + 2];
  const first = { x: left, y: low };
  const seen = new Set([keyOf(first)]);
  const way = [first];
  for (const cell of way)
    for (const side of SIDES) {
      const next = step(cell, side);
      const within = next.x >= left && next.x <= right && next.y >= low && next.y <= high;
      if (!within || seen.has(keyOf(next)) || at(plan.buildings, next)) continue;
      seen.add(keyOf(next));
      way.push(next);
    }
  return (cell) => seen.has(keyOf(cell));
}
