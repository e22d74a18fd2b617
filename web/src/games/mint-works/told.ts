/** How the table looks after what was told, for showing one thing after the other. The server's views are the truth. */
import {
  LOCATIONS,
  type Back,
  type Event,
  type Plan,
  type SeatView,
  type View,
} from '../../generated/mint-works';
import { locationCard } from './cards';

const CLEAR: View['sites'][number] = { taken: 0, mints: [0, 0, 0] };

/** The view after one event, as far as it is drawn. `after` is the one that all events lead to, which knows the stars. */
export function told(view: View, event: Event, after: View): View {
  const counted = (now: View, seat: number): View =>
    withSeat(now, seat, (it) => ({ ...it, stars: after.seats[seat - 1]?.stars ?? it.stars }));
  switch (event.type) {
    case 'placed':
      return withSite(pay(turnOf(view, event.seat), event.seat, -event.mints), event.location, (site) => ({
        taken: site.taken + 1,
        mints: site.mints.map((n, at) => (at === site.taken ? event.mints : n)) as typeof site.mints,
      }));
    case 'blocked':
      return withSite(view, event.location, (site) => ({ ...site, taken: spacesOf(view, event.location) }));
    case 'passed':
      return { ...turnOf(view, event.seat), passes: view.passes + 1 };
    case 'gained':
    case 'income':
    case 'rent':
      return pay(view, event.seat, event.mints);
    case 'others-gained':
      return view.seats.reduce(
        (now, _, index) => (index + 1 === event.seat ? now : pay(now, index + 1, event.mints)),
        view,
      );
    case 'shared':
      return pay(view, event.other, event.mints);
    case 'hoarded':
      return counted({ ...view, gallery: event.mints }, event.seat);
    case 'token':
      return { ...view, first_player: event.seat };
    case 'bought':
      return counted(
        {
          ...withSeat(view, event.seat, (it) => ({ ...it, plans: [...it.plans, back(event.plan, true)] })),
          supply: view.supply.filter((it) => it !== event.plan),
        },
        event.seat,
      );
    case 'drew':
    case 'drew-unseen': {
      const plan = event.type === 'drew' ? event.plan : null;
      const drawn = withSeat(view, event.seat, (it) => ({ ...it, plans: [...it.plans, back(plan, false)] }));
      return counted({ ...drawn, n_deck: Math.max(0, view.n_deck - 1) }, event.seat);
    }
    case 'built':
      return counted(
        withSeat(lose(view, event.seat, event.plan), event.seat, (it) => ({
          ...it,
          buildings: [...it.buildings, event.plan],
        })),
        event.seat,
      );
    case 'opened':
      return { ...view, open: [...view.open, event.location] };
    case 'lost':
    case 'lost-unseen':
      return counted(lose(view, event.seat, event.type === 'lost' ? event.plan : null), event.seat);
    case 'swept':
      return { ...view, supply: view.supply.filter((it) => !event.plans.includes(it)) };
    case 'supplied':
      return { ...view, supply: [...view.supply, event.plan], n_deck: Math.max(0, view.n_deck - 1) };
    case 'wages':
      return {
        ...view,
        sites: view.sites.map(() => CLEAR) as View['sites'],
        seats: view.seats.map((it) => ({ ...it, mints: it.mints === null ? null : it.mints + event.mints })),
        passes: 0,
      };
    default:
      return view;
  }
}

const turnOf = (view: View, seat: number): View => ({ ...view, phase: { type: 'development' }, turn: seat });
const spacesOf = (view: View, location: (typeof LOCATIONS)[number]['code']) =>
  locationCard(location).spaces[(view.solo ? 1 : view.seats.length) - 1] ?? 0;
const back = (plan: Plan | null, shown: boolean): Back => ({ plan, shown, known_to: [], scrap: null });

function withSeat(view: View, seat: number, change: (it: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((it, index) => (index + 1 === seat ? change(it) : it)) };
}

function pay(view: View, seat: number, mints: number): View {
  return withSeat(view, seat, (it) => ({ ...it, mints: it.mints === null ? null : it.mints + mints }));
}

function withSite(
  view: View,
  location: string,
  change: (site: View['sites'][number]) => View['sites'][number],
): View {
  const at = LOCATIONS.findIndex((it) => it.code === location);
  return { ...view, sites: view.sites.map((it, index) => (index === at ? change(it) : it)) as View['sites'] };
}

/** Takes a card away: a Building, a known Plan, else one that lies face down. */
function lose(view: View, seat: number, plan: Plan | null): View {
  return withSeat(view, seat, (it) => {
    if (plan !== null && it.buildings.includes(plan))
      return { ...it, buildings: it.buildings.filter((other) => other !== plan) };
    const known = it.plans.findIndex((other) => other.plan === plan);
    const gone = known >= 0 ? known : it.plans.findIndex((other) => other.plan === null);
    return { ...it, plans: it.plans.filter((_, index) => index !== gone) };
  });
}
