/** Plans and locations as the page needs them: what they cost whom, what they are worth, how they count. */
import {
  LOCATIONS,
  PLANS,
  type Location,
  type LocationCard,
  type Plan,
  type PlanCard,
  type SeatView,
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
export const isLocation = (code: string): code is Location => LOCATION.has(code);

/** A neighbourhood as far as its prestige goes. */
export type Quarter = { plans: number; buildings: readonly Plan[]; gallery: number };

export function quarter(view: View, seat: number): Quarter {
  const it = view.seats[seat - 1];
  return { plans: it?.plans.length ?? 0, buildings: it?.buildings ?? [], gallery: view.gallery };
}

/** How many Buildings there are, as Buildings count them. */
export function count(buildings: readonly Plan[]): number {
  return buildings.reduce((n, plan) => n + (planCard(plan).effect?.type === 'counts-twice' ? 2 : 1), 0);
}

/** What one Building is worth at this moment. */
export function starsOf(plan: Plan, { plans, buildings, gallery }: Quarter): number {
  const { stars, kind } = planCard(plan);
  const culture = buildings.filter((it) => planCard(it).kind === 'culture');
  const times = {
    culture: () => count(culture),
    building: () => count(buildings),
    mint: () => gallery,
    plan: () => plans,
  };
  const full = stars.each * (stars.per === null ? 1 : times[stars.per]());
  const spoilt = buildings.filter((it) => planCard(it).effect?.type === 'spoils').length;
  return kind === 'culture' ? Math.max(0, full - spoilt) : full;
}

export function prestige(own: Quarter): number {
  return own.buildings.reduce((sum, plan) => sum + starsOf(plan, own), 0);
}

/** What the Recycler gives for a Plan that is not built. */
export function scrap(plan: Plan): number {
  const { cost, stars } = planCard(plan);
  return cost + (stars.per === null ? stars.each : 0);
}

/** A price less what these Buildings take off it. */
function discounted(mints: number, location: Location, buildings: readonly Plan[]): number {
  const cheaper = buildings.some((plan) => {
    const { effect } = planCard(plan);
    return effect?.type === 'discount' && effect.location === location;
  });
  return cheaper ? Math.max(1, mints - 1) : mints;
}

/** What a location takes from a player, where that does not depend on what is done there. */
export function fixedPrice(location: Location, buildings: readonly Plan[]): number | null {
  const { mints } = locationCard(location);
  return mints === null ? null : discounted(mints, location, buildings);
}

/** What the Supplier takes from a player for a Plan. */
export function planPrice(plan: Plan, buildings: readonly Plan[]): number {
  return discounted(planCard(plan).cost, 'supplier', buildings);
}

export function assembles(buildings: readonly Plan[]): boolean {
  return buildings.some((plan) => planCard(plan).effect?.type === 'assembles');
}

/** The order in which the opponent of a solo game looks for a location that it can use. */
const RIVALS_ORDER: readonly Location[] = [
  'producer',
  'wholesaler',
  'builder',
  'supplier',
  'council',
  'lotto',
];

/** The locations of this game, in the order of all locations; in a solo game, in the line that its opponent follows. */
export function inPlay(view: View): Location[] {
  const order = view.solo ? RIVALS_ORDER : LOCATIONS.map((it) => it.code);
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

/** What a Building would bring its owner in upkeep. */
export function incomeOf(plan: Plan, buildings: readonly Plan[]): number {
  const { effect } = planCard(plan);
  if (effect?.type === 'income') return effect.mints;
  if (effect?.type === 'income-per-building') return count(buildings);
  return effect?.type === 'shares' ? 1 : 0;
}

/** What upkeep would bring a player now: for sure, and if all who may choose to give chose them. */
export type Income = { least: number; most: number };

/**
 * All that upkeep would bring a player now, wages included; where deed locations were used, their income too. A Co-Op
 * gives to another player as well: with two there is but one to give to, with more its owner chooses.
 */
export function upkeepOf(view: View, seat: number): Income {
  const buildings = view.seats[seat - 1]?.buildings ?? [];
  const own = buildings.reduce((sum, plan) => sum + incomeOf(plan, buildings), 0);
  const rents = inPlay(view)
    .filter((it) => ownerOf(view, it) === seat && spaces(view, it).some((space) => typeof space === 'object'))
    .reduce((sum, it) => sum + locationCard(it).income, 0);
  const least = own + rents + 1;
  const shared = view.seats.some((it, index) => index + 1 !== seat && it.buildings.some(shares));
  const only = view.seats.length === 2;
  return { least: least + Number(shared && only), most: least + Number(shared) };
}

const shares = (plan: Plan) => planCard(plan).effect?.type === 'shares';

export const plansOf = (seat: SeatView | undefined): Plan[] =>
  (seat?.plans ?? []).flatMap(({ plan }) => (plan === null ? [] : [plan]));

/** How everybody stands, for the chart: their stars. */
export const standing = (view: View): number[] => view.seats.map((it) => it.stars);
