/**
 * What a stall is worth, so that the board can say what a card would bring before it is bought or completed. The
 * points that count are the server's; a test holds these against them.
 */
import { COLOURS, type Card, type Colour, type Laid, type StallPoints } from '../../generated/donnant';
import { faceOf, type Effect, type Face, type Faces } from './deck';

const NEAR: readonly [number, number][] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

const BY_COLOUR: ReadonlySet<Effect> = new Set([
  'PER_CARD_OF_COLOUR',
  'PER_ADJ_OF_COLOUR',
  'SET_OF_FIVE_COLOURS',
  'PER_MONOCHROME_LINE',
]);

type Placed = { face: Face; x: number; y: number; done: boolean; colour: Colour };

export type Worth = {
  total: number;
  /** The points of each completed evaluation card. */
  cards: ReadonlyMap<Card, number>;
};

/** The points of a stall, with the best colours for the cards whose colour is chosen at the end. */
export function worth(faces: Faces, stall: readonly Laid[]): Worth {
  const cards = stall.map(({ card, x, y, done }) => {
    const face = faceOf(faces, card);
    return { face, x, y, done, colour: face.colour };
  });
  const free = cards
    .filter((it) => it.done && it.face.effect === 'CARD_COLOUR_AT_END')
    .sort((a, b) => a.y - b.y || a.x - b.x);
  let best = count(cards);
  // Only some effects look at colours; without one of them all choices are the same.
  const matters = cards.some((it) => it.done && BY_COLOUR.has(it.face.effect));
  if (free.length === 0 || !matters) return best;
  let most = -Infinity;
  for (let choice = 0; choice < COLOURS.length ** free.length; choice++) {
    let rest = choice;
    for (const it of free) {
      it.colour = COLOURS[rest % COLOURS.length] ?? 'Y';
      rest = Math.floor(rest / COLOURS.length);
    }
    const now = count(cards);
    if (now.total > most) [best, most] = [now, now.total];
  }
  return best;
}

/** How many points more the stall would have with this card completed. */
export function gain(faces: Faces, stall: readonly Laid[], card: Card): number {
  const after = stall.map((it) => (it.card === card ? { ...it, done: true } : it));
  return worth(faces, after).total - worth(faces, stall).total;
}

/** How many points more the stall would have with this card laid there: at once, and once it is completed. */
export function gainLaid(
  faces: Faces,
  stall: readonly Laid[],
  card: Card,
  place: { x: number; y: number },
): { laid: number; done: number } {
  const before = worth(faces, stall).total;
  const with_ = (done: boolean) =>
    worth(faces, [...stall, { card, ...place, boxes: [], done, uses: 0 }]).total - before;
  return { laid: with_(false), done: with_(true) };
}

/** Where one more card would touch another within three by three. */
export function room(stall: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const spread = (of: 'x' | 'y', at: number) => {
    const all = [at, ...stall.map((it) => it[of])];
    return Math.max(...all) - Math.min(...all) < 3;
  };
  const around = stall.flatMap(({ x, y }) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy }))),
  );
  const free = around.filter((it) => !stall.some((card) => card.x === it.x && card.y === it.y));
  return free.filter((it) => spread('x', it.x) && spread('y', it.y));
}

/** How many points more this card would bring, completed, in its best place. */
export function bestGain(faces: Faces, stall: readonly Laid[], card: Card): number {
  return Math.max(0, ...room(stall).map((place) => gainLaid(faces, stall, card, place).done));
}

export function sum(tally: StallPoints): number {
  return Object.values(tally).reduce((total, points) => total + points, 0);
}

function count(cards: readonly Placed[]): Worth {
  const points = new Map<Card, number>();
  let total = 0;
  for (const it of cards) {
    if (!it.done || it.face.back !== 'green') continue;
    const own = units(cards, it) * it.face.points;
    points.set(it.face.card, own);
    total += own;
  }
  return { total, cards: points };
}

function units(cards: readonly Placed[], it: Placed): number {
  const at = (x: number, y: number) => cards.find((other) => other.x === x && other.y === y);
  const beside = NEAR.map(([dx, dy]) => at(it.x + dx, it.y + dy)).filter((other) => other !== undefined);
  const kinds: Record<Effect, () => number> = {
    PER_ADJ_COMPLETED: () => beside.filter((other) => other.done).length,
    PER_CARD_OF_COLOUR: () => cards.filter((other) => other.colour === it.face.target).length,
    PER_ADJ_OF_COLOUR: () => beside.filter((other) => other.colour === it.face.target).length,
    PER_COMPLETED_LINE: () => lines(cards.filter((other) => other.done)),
    SET_OF_FIVE_COLOURS: () => Number(new Set(cards.map((other) => other.colour)).size === COLOURS.length),
    PER_MONOCHROME_LINE: () =>
      COLOURS.reduce((n, colour) => n + lines(cards.filter((other) => other.colour === colour)), 0),
    PER_DISTINCT_BONUS: () =>
      new Set(
        cards.filter((other) => other.done && other.face.back === 'yellow').map((other) => other.face.effect),
      ).size,
    PIP_PLUS_MINUS_1: () => 0,
    CHANGE_DIE_COLOUR: () => 0,
    EXTRA_REJECTED_DIE: () => 0,
    CARD_COLOUR_AT_END: () => 0,
    ONE_DIE_CHEAPER: () => 0,
  };
  return kinds[it.face.effect]();
}

/** Rows and columns with three of these cards: a stall is never wider or higher. */
function lines(cards: readonly Placed[]): number {
  const full = (of: (it: Placed) => number) =>
    [...new Set(cards.map(of))].filter((line) => cards.filter((it) => of(it) === line).length === 3).length;
  return full((it) => it.x) + full((it) => it.y);
}
