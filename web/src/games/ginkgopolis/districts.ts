/** Districts, as the rules find them, and how they are drawn. */
import type { Building, Color, Forecast, Share, View } from '../../generated/ginkgopolis';
import { at, keyOf, SIDES, step } from './plan';
import { tileInfo } from './tables';

/** Two or more buildings of one colour, side by side. */
export type District = {
  color: Color;
  buildings: Building[];
  /** By seat, from seat 1. */
  resources: number[];
  /** What it brings to who has the most, and to who comes next. */
  shares: Share[];
};

/**
 * The districts that are foreseen, with the buildings that stand there now. While a change is told step by step the
 * forecast is that of the view before: a building that has got another colour since is no longer part of its district.
 */
export function districtsOf(view: View, forecast: Forecast | null): District[] {
  return (forecast?.now.districts ?? [])
    .map(({ cells, ...it }) => ({
      ...it,
      buildings: cells
        .flatMap((cell) => at(view.city.buildings, cell) ?? [])
        .filter((building) => tileInfo(building.top).color === it.color),
    }))
    .filter(({ buildings }) => buildings.length > 1);
}

/** The order in which districts are counted at the end: the smallest first. */
export const countingOrder = (found: readonly District[]): District[] =>
  found.toSorted((a, b) => a.buildings.length - b.buildings.length);

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
