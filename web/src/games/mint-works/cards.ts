/** Plans and locations as the page needs them: what is printed on them, and what lies there. */
import {
  LOCATIONS,
  PLANS,
  RIVALS_LINE,
  type Location,
  type LocationCard,
  type Plan,
  type PlanCard,
  type View,
} from '../../generated/mint-works';

const PLAN = new Map(PLANS.map((card) => [card.code as string, card]));
const LOCATION = new Map(LOCATIONS.map((card) => [card.code as string, card]));

export function planCard(plan: Plan): PlanCard {
  const card = PLAN.get(plan);
  if (!card) throw new Error(`no plan ${plan}`);
  return card;
}

export function locationCard(location: Location): LocationCard {
  const card = LOCATION.get(location);
  if (!card) throw new Error(`no location ${location}`);
  return card;
}

export const isPlan = (code: string): code is Plan => PLAN.has(code);

/** The locations of this game, in the order of all locations; in a solo game, in the line that its opponent follows. */
export function inPlay(view: View): Location[] {
  const order = view.solo ? RIVALS_LINE : LOCATIONS.map((it) => it.code);
  return order.filter((code) => view.in_play.includes(code));
}

export type Space = { mints: number } | 'free' | 'blocked';

/** The spaces of a location, from the first to be taken. */
export function spaces(view: View, location: Location): Space[] {
  const site = view.sites[LOCATIONS.findIndex((it) => it.code === location)];
  const players = view.solo ? 1 : view.seats.length;
  const all = locationCard(location).spaces[players - 1] ?? 0;
  return Array.from({ length: all }, (_, index) => {
    if (index >= (site?.taken ?? 0)) return 'free';
    const mints = site?.mints[index] ?? 0;
    return mints > 0 ? { mints } : 'blocked';
  });
}

/** Whose Building opened this location. */
export function ownerOf(view: View, location: Location): number | null {
  const deed = PLANS.find((it) => it.effect?.type === 'opens' && it.effect.location === location);
  const index = deed ? view.seats.findIndex((it) => it.buildings.includes(deed.code)) : -1;
  return index < 0 ? null : index + 1;
}

/** How everybody stands, for the chart: their stars. */
export const standing = (view: View): number[] => view.seats.map((it) => it.stars);
