/** Why a location or a Plan cannot be chosen; whether it can is the list `legal`'s to say. */
import type { Location, Plan, View } from '../../generated/mint-works';
import { fixedPrice, inPlay, locationCard, planPrice, spaces } from './cards';

/** As the end of an id of words, and how many mints are missing. */
export type Cannot = { id: string; missing: number };

const say = (id: string, missing = 0): Cannot => ({ id, missing });
const isFull = (view: View, location: Location) => !spaces(view, location).includes('free');

export function cannotUse(view: View, seat: number, location: Location): Cannot | null {
  const own = view.seats[seat - 1];
  if (!own || !view.open.includes(location)) return null;
  if (isFull(view, location)) return say('full');
  const mints = own.mints ?? Infinity;
  const cards = own.plans.length + (view.options.recycler === 'plans' ? 0 : own.buildings.length);
  const short = (price: number) => (price > mints ? say('mints', price - mints) : null);
  switch (location) {
    case 'supplier': {
      if (view.supply.length === 0) return say('no-supply');
      return short(Math.min(...view.supply.map((plan) => planPrice(plan, own.buildings))));
    }
    case 'builder':
      if (own.plans.length === 0) return say('no-plan');
      break;
    case 'recycler':
      if (cards === 0) return say('no-card');
      break;
    case 'swap-meet':
      if (own.plans.length + own.buildings.length === 0) return say('no-card');
      if (view.supply.length === 0) return say('no-supply');
      break;
    case 'lotto':
      if (view.n_deck + view.under.length === 0) return say('deck');
      break;
    case 'temp-agency': {
      const full = inPlay(view).filter((it) => it !== location && view.open.includes(it) && isFull(view, it));
      if (full.length === 0) return say('copy');
      const prices = full.map((it) => fixedPrice(it, own.buildings) ?? 1);
      return short(Math.min(...prices) + locationCard(location).more);
    }
  }
  return short(fixedPrice(location, own.buildings) ?? 0);
}

export function cannotBuy(view: View, seat: number, plan: Plan): Cannot | null {
  const own = view.seats[seat - 1];
  if (!own) return null;
  const missing = planPrice(plan, own.buildings) - (own.mints ?? Infinity);
  if (missing > 0) return say('mints', missing);
  return isFull(view, 'supplier') ? say('supplier') : null;
}
