/** Districts, and what everything would be worth if the game ended now: the same numbers as the rules'. */
import type { Building, Color, Goal, SeatView, Tile, Trigger, View } from '../../generated/ginkgopolis';
import { characterInfo, tileInfo } from './tables';
import { at, keyOf, SIDES, step } from './plan';

/** Two or more buildings of one colour, side by side. */
export type District = {
  color: Color;
  buildings: Building[];
  /** By seat, from seat 1. */
  resources: number[];
  /** Who has the most, and who comes next. */
  ranks: [number | null, number | null];
};

export function districts(buildings: readonly Building[], seats: number): District[] {
  const unseen = new Set(buildings);
  const found: District[] = [];
  for (const first of buildings) {
    if (!unseen.delete(first)) continue;
    const { color } = tileInfo(first.top);
    const here = [first];
    for (const one of here)
      for (const side of SIDES) {
        const next = at(buildings, step(one, side));
        if (next && tileInfo(next.top).color === color && unseen.delete(next)) here.push(next);
      }
    if (here.length > 1) found.push(district(color, here, seats));
  }
  return found;
}

/** Ranked by resources, then by the tallest building, then by the highest number among those. */
function district(color: Color, buildings: Building[], seats: number): District {
  const standings = Array.from({ length: seats }, (_, index) => {
    const own = buildings.filter((it) => it.owner === index + 1);
    const tallest = Math.max(0, ...own.map((it) => it.height));
    const numbers = own.filter((it) => it.height === tallest).map((it) => tileInfo(it.top).number);
    const resources = own.reduce((sum, it) => sum + it.height, 0);
    return { seat: index + 1, resources, tallest, highest: Math.max(0, ...numbers) };
  });
  const [first, second] = standings
    .filter((it) => it.resources > 0)
    .sort((a, b) => b.resources - a.resources || b.tallest - a.tallest || b.highest - a.highest);
  return {
    color,
    buildings,
    resources: standings.map((it) => it.resources),
    ranks: [first?.seat ?? null, second?.seat ?? null],
  };
}

/** The order in which districts are counted at the end: the smallest first. */
export const countingOrder = (found: readonly District[]): District[] =>
  found.toSorted((a, b) => a.buildings.length - b.buildings.length);

export type Share = { seat: number; points: number };

/** What a district brings to whom: all its resources to the first, their own to the second; one alone has both. */
export function shares({ resources, ranks: [first, second] }: District): Share[] {
  if (first === null) return [];
  const all = resources.reduce((sum, n) => sum + n, 0);
  const own = (seat: number) => resources[seat - 1] ?? 0;
  if (second === null) return [{ seat: first, points: all + own(first) }];
  return [
    { seat: first, points: all },
    { seat: second, points: own(second) },
  ];
}

export function districtPoints(found: readonly District[], seat: number): number {
  const own = found.flatMap(shares).filter((it) => it.seat === seat);
  return own.reduce((sum, it) => sum + it.points, 0);
}

/** What one card before a player is worth now. */
export function cardPoints(code: Tile, own: SeatView, seat: number, buildings: readonly Building[]): number {
  const { bonus } = tileInfo(code);
  return 'goal' in bonus ? bonus.each * count(bonus.goal, own, seat, buildings) : 0;
}

function count(goal: Goal, own: SeatView, seat: number, buildings: readonly Building[]): number {
  const mine = buildings.filter((it) => it.owner === seat);
  switch (goal.counts) {
    case 'resources': {
      const on = mine.filter((it) => tileInfo(it.top).color === goal.color);
      return on.reduce((sum, it) => sum + it.height, 0);
    }
    case 'low':
      return mine.filter((it) => it.height < 3).length;
    case 'high':
      return mine.filter((it) => it.height >= 3).length;
    case 'permanents':
      return permanents(own, goal.trigger);
    case 'cards': {
      const kept = own.kept.filter((it) => tileInfo(it).color === goal.color);
      return kept.length + own.characters.filter((it) => characterInfo(it).color === goal.color).length;
    }
    case 'itself':
      return 1;
  }
}

function permanents(own: SeatView, trigger: Trigger): number {
  const kept = own.kept.filter((it) => {
    const { bonus } = tileInfo(it);
    return 'trigger' in bonus && bonus.trigger === trigger;
  });
  return kept.length + own.characters.filter((it) => characterInfo(it).trigger === trigger).length;
}

const UNUSED_TOKEN = 2;

/** The parts of a score, as at the end. */
export type Parts = { points: number; cards: number; 'hand-tokens': number; districts: number };

export function parts(view: View, seat: number, found: readonly District[]): Parts {
  const own = view.seats[seat - 1];
  if (!own) return { points: 0, cards: 0, 'hand-tokens': 0, districts: 0 };
  return {
    points: own.points,
    cards: own.kept.reduce((sum, it) => sum + cardPoints(it, own, seat, view.city.buildings), 0),
    'hand-tokens': UNUSED_TOKEN * own.hand_tokens,
    districts: districtPoints(found, seat),
  };
}

export function total(of: Parts): number {
  return of.points + of.cards + of['hand-tokens'] + of.districts;
}

/** The points that a seat is shown with: those of the game so far, and all of them once it is over. */
export function scoreNow(view: View, seat: number, found: readonly District[]): number {
  return view.phase.type === 'over' ? total(parts(view, seat, found)) : (view.seats[seat - 1]?.points ?? 0);
}

/** The sides of a building on which its district ends, by the building's cell. */
export function edges(found: readonly District[]): Map<string, { color: Color; sides: number[] }> {
  const all = new Map<string, { color: Color; sides: number[] }>();
  for (const { buildings, color } of found)
    for (const it of buildings) {
      const open = SIDES.map((side, index) => (at(buildings, step(it, side)) ? -1 : index));
      all.set(keyOf(it), { color, sides: open.filter((index) => index >= 0) });
    }
  return all;
}
