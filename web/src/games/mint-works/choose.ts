/**
 * From what a finger points at to the action that is sent. A placement is chosen word by word, as it is written:
 * where, then what; the list `legal` says which words may follow, and nothing here decides what is allowed.
 */
import type { Location, Plan, SeatView, View } from '../../generated/mint-works';
import {
  assembles,
  fixedPrice,
  isLocation,
  isPlan,
  locationCard,
  planPrice,
  planCard,
  prestige,
  quarter,
  scrap,
  starsOf,
} from './cards';

/** The words after `place` that are chosen so far. */
export type Path = readonly string[];

const placements = (legal: readonly string[]): string[][] =>
  legal.filter((it) => it.startsWith('place ')).map((it) => it.split(' ').slice(1));

const follows = (words: Path, path: Path) =>
  words.length > path.length && path.every((word, index) => words[index] === word);

/** What may be chosen next. */
export function next(legal: readonly string[], path: Path): Set<string> {
  return new Set(
    placements(legal)
      .filter((words) => follows(words, path))
      .map((words) => words[path.length] ?? ''),
  );
}

/** The action that is chosen, once nothing is missing. */
export function action(legal: readonly string[], path: Path): string | null {
  const whole = ['place', ...path].join(' ');
  return path.length > 0 && legal.includes(whole) ? whole : null;
}

/** Goes on by itself as long as there is but one way. */
export function settled(legal: readonly string[], path: Path): Path {
  const words = [...next(legal, path)];
  const [only] = words;
  if (path.length === 0 || words.length !== 1 || only === undefined) return path;
  return settled(legal, [...path, only]);
}

/** What is still possible of a path after a new frame. */
export function still(legal: readonly string[], path: Path): Path {
  return action(legal, path) !== null || next(legal, path).size > 0 ? path : [];
}

/** Where the next word is looked for: a location, a card of one's own, a Plan of the supply; nowhere when done. */
export type Asks = 'location' | 'own' | 'supply' | null;

export function asks(path: Path): Asks {
  const [first, ...rest] = path;
  if (first === undefined) return 'location';
  if (first === 'temp-agency') return asks(rest);
  const what = { supplier: ['supply'], builder: ['own'], recycler: ['own'], 'swap-meet': ['own', 'supply'] }[
    first
  ];
  return (what?.[rest.length] as Asks | undefined) ?? null;
}

/** A tap on a location: it is chosen, copied by the Temp Agency, or left again. */
export function tapLocation(legal: readonly string[], path: Path, location: Location): Path {
  if (path[0] === location) return [];
  if (asks(path) === 'location' && path.length > 0) {
    const copied = [...path, location];
    if (next(legal, path).has(location)) return settled(legal, copied);
  }
  return next(legal, []).has(location) ? settled(legal, [location]) : path;
}

/** Which locations a tap would do something with. */
export function tappable(legal: readonly string[], path: Path): Set<string> {
  const copied = path.length > 0 && asks(path) === 'location' ? next(legal, path) : [];
  return new Set([...next(legal, []), ...copied]);
}

/** Where a tap on a card leads; nothing where it leads nowhere. */
export function cardPath(
  legal: readonly string[],
  path: Path,
  plan: Plan,
  zone: 'own' | 'supply',
): Path | null {
  if (asks(path) === zone && next(legal, path).has(plan)) return settled(legal, [...path, plan]);
  // The last card may be changed for another while nothing is sent.
  const before = path.slice(0, -1);
  if (asks(before) === zone && before.length > 0 && next(legal, before).has(plan))
    return settled(legal, [...before, plan]);
  // A card alone says what is usually done with it.
  const usual = [zone === 'supply' ? 'supplier' : 'builder', plan];
  return action(legal, usual) === null ? null : usual;
}

/**
 * Where a drag of a card leads: onto a location, that with this card; a Plan of the supply to one's own part of the
 * table is bought, and a Plan of one's own to the table is built, as a tap does. Nothing where that cannot be.
 */
export function dropPath(
  legal: readonly string[],
  path: Path,
  plan: Plan,
  zone: 'own' | 'supply',
  place: string,
): Path | null {
  const [, location] = /^location (\S+)$/.exec(place) ?? [];
  if (location === undefined) {
    const away = place === (zone === 'supply' ? 'own' : 'table');
    return away && !chosen(path, zone).has(plan) ? cardPath(legal, path, plan, zone) : null;
  }
  const start = path[0] === location ? path : [location];
  return asks(start) === zone && next(legal, start).has(plan) ? settled(legal, [...start, plan]) : null;
}

/** The cards of a zone that are part of what is chosen. */
export function chosen(path: Path, zone: 'own' | 'supply'): Set<string> {
  return new Set(path.filter((word, index) => isPlan(word) && asks(path.slice(0, index)) === zone));
}

// What a choice would do

export type Outcome = {
  /** What is laid on the space. */
  cost: number;
  /** What comes in at once. */
  gain: number;
  /** What is left then; nothing where mints never run out. */
  left: number | null;
  /** One's prestige then, and by how much it changes. */
  stars: number;
  change: number;
};

/** What a whole choice would bring its player, before anybody else moves. */
export function outcome(view: View, seat: number, path: Path): Outcome | null {
  const own = view.seats[seat - 1];
  const [where, ...what] = path[0] === 'temp-agency' ? path.slice(1) : path;
  if (!own || where === undefined || !isLocation(where)) return null;
  const [first, second] = what.filter(isPlan);
  const cost =
    priceOf(own, where, first) + (path[0] === 'temp-agency' ? locationCard('temp-agency').more : 0);
  const recycled = where === 'recycler' && first !== undefined ? recycles(view, seat, first) : 0;
  const gain = locationCard(where).gain + recycled;
  const before = own.stars;
  const stars = prestige(after(view, seat, where, first, second));
  return {
    cost,
    gain,
    left: own.mints === null ? null : own.mints - cost + gain,
    stars,
    change: stars - before,
  };
}

function priceOf(own: SeatView, where: Location, plan: Plan | undefined): number {
  if (where === 'supplier' && plan !== undefined) return planPrice(plan, own.buildings);
  return fixedPrice(where, own.buildings) ?? 0;
}

function recycles(view: View, seat: number, plan: Plan): number {
  const own = quarter(view, seat);
  if (!own.buildings.includes(plan)) return scrap(plan);
  const cost = view.options.recycler === 'buildings-at-cost' ? planCard(plan).cost : 0;
  return cost + starsOf(plan, own);
}

function after(view: View, seat: number, where: Location, first?: Plan, second?: Plan) {
  const own = quarter(view, seat);
  const without = (plan: Plan) =>
    own.buildings.includes(plan)
      ? { ...own, buildings: own.buildings.filter((it) => it !== plan) }
      : { ...own, plans: own.plans - 1 };
  switch (where) {
    case 'supplier':
      if (first === undefined) return own;
      return assembles(own.buildings)
        ? { ...own, buildings: [...own.buildings, first] }
        : { ...own, plans: own.plans + 1 };
    case 'builder':
      if (first === undefined) return own;
      return { ...own, plans: own.plans - 1, buildings: [...own.buildings, first] };
    case 'lotto':
      return { ...own, plans: own.plans + 1 };
    case 'recycler':
      return first === undefined ? own : without(first);
    case 'swap-meet': {
      if (first === undefined) return own;
      const left = without(first);
      return second === undefined ? left : { ...left, plans: left.plans + 1 };
    }
    default:
      return own;
  }
}

// Whose turn, and the end of the phase

/** Those who passed in a row, up to the one before whose turn it is. */
export function passed(view: View): number[] {
  if (view.phase.type !== 'development') return [];
  const n = view.seats.length;
  return Array.from({ length: view.passes }, (_, back) => ((view.turn - 2 - back + 2 * n) % n) + 1);
}

/** Who ends the phase if no player places any more. */
export function closer(view: View): number | null {
  if (view.phase.type !== 'development') return null;
  const n = view.seats.length;
  return ((view.turn - 1 + (n - 1 - view.passes)) % n) + 1;
}

/** To whom the Co-Op may give. */
export function receivers(legal: readonly string[]): number[] {
  return legal.flatMap((it) => (it.startsWith('co-op ') ? [Number(it.split(' ')[1])] : []));
}

/** Whether nothing is left to choose. */
export const canOnlyPass = (legal: readonly string[]): boolean => legal.length === 1 && legal[0] === 'pass';

/** The sentence that says what can be done now, as the id of its words, and whom it names. */
export function prompt(
  view: View,
  legal: readonly string[],
  path: Path,
): { id: string; seat: number | null } {
  const { phase } = view;
  if (phase.type === 'over') return { id: 'mint-works-prompt-over', seat: null };
  if (phase.type === 'co-op')
    return receivers(legal).length > 0
      ? { id: 'mint-works-prompt-co-op', seat: null }
      : { id: 'mint-works-prompt-wait-co-op', seat: phase.owner };
  if (legal.length > 0) {
    const where = path[0] === 'temp-agency' ? path[1] : path[0];
    const asked = asks(path);
    if (action(legal, path) !== null) return { id: 'mint-works-prompt-confirm', seat: null };
    if (path.length === 0)
      return { id: `mint-works-prompt-${canOnlyPass(legal) ? 'pass' : 'place'}`, seat: null };
    if (asked === 'location') return { id: 'mint-works-prompt-copy', seat: null };
    return {
      id: asked === 'supply' ? 'mint-works-prompt-gain' : `mint-works-prompt-${where ?? 'place'}`,
      seat: null,
    };
  }
  return phase.type === 'development'
    ? { id: 'mint-works-prompt-wait', seat: view.turn }
    : { id: 'mint-works-prompt-chance', seat: null };
}
