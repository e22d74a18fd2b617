/** What a choice would cost and bring, were it resolved in the city as it stands now. */
import type { Building, Card, Items, Plan, SeatView, Tile, Trigger, View } from '../../generated/ginkgopolis';
import { at, showing, SIDES, step, tokenCell, type Cell } from './plan';
import { districts, parts, total } from './score';
import { bonuses, isLetter, itemsOf, NOTHING, plus, tileInfo } from './tables';

export type Outcome = {
  action: Trigger;
  /** Where it happens. */
  cell: Cell | null;
  /** Resources that are laid on the building, and what must be paid besides. */
  laid: number;
  pays: { resources: number; points: number };
  /** What comes back from the covered building, and to whom. */
  recovers: { seat: number; resources: number; points: number } | null;
  /** What is produced; nothing is settled where an urbanization card alone leaves the choice. */
  produces: Items;
  choice: boolean;
  /** The buildings that produce. */
  producers: Cell[];
  bonus: Items;
  /** The level of the building afterwards. */
  level: number;
  /** The card stays before its player. */
  keeps: Tile | null;
  /** The tile that cannot be paid for goes back: this is what the card does alone. */
  unpaid: { resources: number; points: number } | null;
};

/** What is missing to lay the tile; nothing if it can be paid for. */
function lacking(own: SeatView, seat: number, covered: Building | null, tile: Tile): Outcome['unpaid'] {
  const needs = covered ? costs(covered, tile) : { laid: 1, resources: 0, points: 0 };
  const returned = covered?.owner === seat ? covered.height : 0;
  const resources = Math.max(0, needs.laid + needs.resources - own.resources - returned);
  const points = Math.max(0, needs.points - own.points);
  return resources > 0 || points > 0 ? { resources, points } : null;
}

/** A point for each step down in number, a resource for another colour, a resource for each level. */
export function costs(covered: Building, tile: Tile): { laid: number; resources: number; points: number } {
  const [from, to] = [tileInfo(covered.top), tileInfo(tile)];
  return {
    laid: covered.height + 1,
    resources: from.color === to.color ? 0 : 1,
    points: Math.max(0, from.number - to.number),
  };
}

export function outcome(view: View, seat: number, card: Card, tile: Tile | null): Outcome | null {
  const own = view.seats[seat - 1];
  if (!own) return null;
  const covered = isLetter(card) ? null : (showing(view.city, card) ?? null);
  if (!tile) return exploit(view, own, card);
  const unpaid = lacking(own, seat, covered, tile);
  if (unpaid) return { ...exploit(view, own, card), unpaid };
  return isLetter(card) ? urbanize(view, own, card) : buildUp(own, seat, covered, tile);
}

const PLAIN = {
  laid: 0,
  pays: { resources: 0, points: 0 },
  recovers: null,
  produces: NOTHING,
  choice: false,
  producers: [],
  level: 0,
  keeps: null,
  unpaid: null,
};

function exploit(view: View, own: SeatView, card: Card): Outcome {
  if (isLetter(card)) {
    const cell = tokenCell(view.city, card);
    return {
      ...PLAIN,
      action: 'exploit',
      cell,
      choice: true,
      bonus: within(own, 0, bonuses(own, 'exploit')),
    };
  }
  const building = showing(view.city, card);
  const produces = within(own, 0, building ? itemsOf(tileInfo(card).color, building.height) : NOTHING);
  return {
    ...PLAIN,
    action: 'exploit',
    cell: building ?? null,
    produces,
    producers: building ? [building] : [],
    level: building?.height ?? 0,
    bonus: within(own, produces.resources, bonuses(own, 'exploit')),
  };
}

function urbanize(view: View, own: SeatView, card: Card): Outcome {
  const cell = isLetter(card) ? tokenCell(view.city, card) : null;
  const producers = cell ? around(view.city, cell) : [];
  const all = producers.reduce((sum, it) => plus(sum, itemsOf(tileInfo(it.top).color, it.height)), NOTHING);
  const produces = within(own, 0, all);
  return {
    ...PLAIN,
    action: 'urbanize',
    cell,
    laid: 1,
    produces,
    producers,
    level: 1,
    bonus: within(own, produces.resources, bonuses(own, 'urbanize')),
  };
}

function buildUp(own: SeatView, seat: number, covered: Building | null, tile: Tile): Outcome | null {
  if (!covered) return null;
  const { laid, resources, points } = costs(covered, tile);
  const recovers = covered.owner !== null && {
    seat: covered.owner,
    resources: covered.height,
    points: covered.owner === seat ? 0 : covered.height,
  };
  return {
    ...PLAIN,
    action: 'build-up',
    cell: covered,
    laid,
    pays: { resources, points },
    recovers: recovers || null,
    level: laid,
    keeps: covered.top,
    // A resource that was paid lies in the supply before bonuses are taken from it.
    bonus: within(own, -resources, bonuses(own, 'build-up')),
  };
}

const around = (plan: Plan, cell: Cell): Building[] =>
  SIDES.flatMap((side) => at(plan.buildings, step(cell, side)) ?? []);

/** Only resources that are left in the supply can be gained. */
function within(own: SeatView, taken: number, items: Items): Items {
  return { ...items, resources: Math.min(items.resources, own.supply - taken) };
}

/** The change of what a player has behind the screen; the choice of an urbanization card apart. */
export function balance(it: Outcome, seat: number): Items {
  const back = it.recovers?.seat === seat ? it.recovers.resources : 0;
  const used = it.action === 'exploit' ? 0 : 1;
  return {
    resources: it.produces.resources + it.bonus.resources + back - it.laid - it.pays.resources,
    tiles: it.produces.tiles + it.bonus.tiles - used,
    points: it.produces.points + it.bonus.points - it.pays.points,
  };
}

/** The view after the choice, as far as scores are concerned. */
function after(view: View, seat: number, it: Outcome, tile: Tile | null): View {
  const gained = balance(it, seat);
  const seats = view.seats.map((own, index) => {
    const owner = index + 1;
    const lost = owner !== seat && it.recovers?.seat === owner ? it.recovers.points : 0;
    if (owner !== seat) return { ...own, points: own.points + lost };
    const kept = it.keeps ? [...own.kept, it.keeps] : own.kept;
    return { ...own, points: own.points + gained.points, kept };
  });
  const { cell } = it;
  if (it.action === 'exploit' || !cell || !tile) return { ...view, seats };
  const built = { x: cell.x, y: cell.y, top: tile, height: it.level, owner: seat, site: true };
  const others = view.city.buildings.filter((other) => other.x !== cell.x || other.y !== cell.y);
  return { ...view, seats, city: { ...view.city, buildings: [...others, built] } };
}

/** By how much the final score of everybody would change, were the game to end then. */
export function swing(view: View, seat: number, it: Outcome, tile: Tile | null): number[] {
  const then = after(view, seat, it, tile);
  const worth = (of: View) => {
    const found = districts(of.city.buildings, of.seats.length);
    return of.seats.map((_, index) => total(parts(of, index + 1, found)));
  };
  const before = worth(view);
  return worth(then).map((points, index) => points - (before[index] ?? 0));
}
