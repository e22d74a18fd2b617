/** How the table looks after what was told, for showing one thing after the other. The server's views are the truth. */
import type { Card, Letter, SeatView, Tile, View } from '../../generated/ginkgopolis';
import type { GameEvent } from '../../lib/wire';
import { HAL } from './tables';

/** An event with the fields that matter here; which of them it has, its type says. */
type Told = GameEvent & {
  seat: number;
  card: Card;
  used: Card;
  tile: Tile;
  letter: Letter;
  tiles: Tile[];
  x: number;
  y: number;
  resources: number;
  points: number;
};

/** The card that an event shows to be played, and the tile on it. */
export function playedIn(event: GameEvent): { seat: number; card: Card; tile: Tile | null } | null {
  const { seat, card, tile, letter } = event as Told;
  switch (event.type) {
    case 'exploits':
      return { seat, card, tile: null };
    case 'urbanizes':
      return { seat, card: letter, tile };
    case 'builds-up':
    case 'takes-back':
      return { seat, card, tile };
    default:
      return null;
  }
}

/** The view after one event, as far as it is drawn. */
export function told(view: View, event: GameEvent): View {
  const it = event as Told;
  switch (event.type) {
    case 'chosen':
      return withSeat(view, it.seat, (own) => ({ ...own, chosen: true }));
    case 'exploits':
      return acting(view, it.seat, { card: it.card });
    case 'takes-back':
      return acting(view, it.seat, { card: it.card, tile: null, taken_back: it.tile });
    case 'urbanizes': {
      const tokens = Object.fromEntries(
        Object.entries(view.city.tokens).filter(([letter]) => letter !== it.letter),
      );
      const built = { x: it.x, y: it.y, top: it.tile, height: 1, owner: it.seat, site: true };
      const now = acting(view, it.seat, { card: it.letter, tile: it.tile });
      return gain(
        { ...now, city: { buildings: [...view.city.buildings, built], tokens } as View['city'] },
        it.seat,
        -1,
        0,
      );
    }
    case 'builds-up': {
      const height = view.city.buildings.find((other) => other.top === it.card)?.height ?? 0;
      const buildings = view.city.buildings.map((other) =>
        other.top === it.card
          ? { ...other, top: it.tile, height: height + 1, owner: it.seat, site: true }
          : other,
      );
      const now = acting(view, it.seat, { card: it.card, tile: it.tile });
      const kept = withSeat(now, it.seat, (own) => ({ ...own, kept: [...own.kept, it.card as Tile] }));
      return gain({ ...kept, city: { ...view.city, buildings } }, it.seat, -(height + 1), 0);
    }
    case 'recovers':
      return gain(view, it.seat, it.resources, it.points);
    case 'pays':
      return stocked(gain(view, it.seat, -it.resources, -it.points), it.seat, it.resources);
    case 'produces':
    case 'bonus':
      return stocked(gain(view, it.seat, it.resources, it.points), it.seat, -it.resources);
    case 'token':
      return {
        ...view,
        city: { ...view.city, tokens: { ...view.city.tokens, [it.letter]: [it.x, it.y] } },
      };
    case 'tile':
      return {
        ...withSeat(view, it.seat, (own) => ({
          ...own,
          n_tiles: own.n_tiles + 1,
          // What has just been returned may be drawn again: a tile is behind the screen once.
          tiles: own.tiles && it.tile ? [...new Set([...own.tiles, it.tile])] : own.tiles,
        })),
        n_supply: Math.max(0, view.n_supply - 1),
      };
    case 'returns':
      return withSeat(gain(view, it.seat, 0, it.points), it.seat, (own) => ({
        ...own,
        n_tiles: own.n_tiles - it.points,
        tiles: own.tiles?.filter((tile) => !own.returning?.includes(tile)) ?? null,
        returning: own.returning && [],
      }));
    case 'mixed':
      return { ...view, n_supply: it.tiles.length };
    case 'hal-shows':
      return acting(view, HAL, { card: it.card, tile: null });
    case 'hal-compares':
      return acting(view, HAL, { card: it.used, tile: null });
    default:
      return view;
  }
}

/**
 * Everybody's cards and tiles turned over, as far as they will be told. One's own are known from `after`, also where
 * one acts later; who acts after a question has a card that still lies face down.
 */
export function revealed(view: View, after: View, plays: ReturnType<typeof playedIn>[]): View {
  const seats = view.seats.map((own, index) => {
    const then = after.seats[index];
    const play = plays.find((it) => it?.seat === index + 1) ?? (then?.chosen ? then : null);
    if (!play || (own.card !== null && own.tile === play.tile)) return own;
    const turned = { ...left(own, play), chosen: true, card: play.card, tile: play.tile };
    return then?.chosen ? { ...turned, with_tile: then.with_tile } : turned;
  });
  return { ...view, phase: { type: 'reveal' }, actor: null, seats };
}

function withSeat(view: View, seat: number, change: (own: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((own, index) => (index + 1 === seat ? change(own) : own)) };
}

/** A seat acts: what it plays lies open, and the tile has left its screen. */
function acting(view: View, seat: number, shown: Partial<SeatView>): View {
  const now = withSeat(view, seat, (own) => ({
    ...left(own, shown),
    chosen: true,
    ...shown,
  }));
  return { ...now, phase: { type: 'reveal' }, actor: seat };
}

/** What is played is neither in the hand nor behind the screen any more. */
function left(own: SeatView, played: { card?: Card | null; tile?: Tile | null }): SeatView {
  return {
    ...own,
    tiles: own.tiles && played.tile ? own.tiles.filter((it) => it !== played.tile) : own.tiles,
    hand: own.hand?.filter((it) => it !== played.card) ?? null,
  };
}

function gain(view: View, seat: number, resources: number, points: number): View {
  return withSeat(view, seat, (own) => ({
    ...own,
    resources: own.resources + resources,
    points: own.points + points,
  }));
}

const stocked = (view: View, seat: number, resources: number): View =>
  withSeat(view, seat, (own) => ({ ...own, supply: own.supply + resources }));
