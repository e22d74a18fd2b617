/** What is printed on the cards. The option `deck` holds it as text, ours or that of a file; the server has checked it. */
import {
  COLOURS,
  COLOUR_NAMES,
  DECK,
  PRICES,
  type Back,
  type Card,
  type Colour,
} from '../../generated/donnant';

export type Effect =
  | 'PER_ADJ_COMPLETED'
  | 'PER_CARD_OF_COLOUR'
  | 'PER_ADJ_OF_COLOUR'
  | 'PER_COMPLETED_LINE'
  | 'SET_OF_FIVE_COLOURS'
  | 'PER_MONOCHROME_LINE'
  | 'PER_DISTINCT_BONUS'
  | 'PIP_PLUS_MINUS_1'
  | 'CHANGE_DIE_COLOUR'
  | 'EXTRA_REJECTED_DIE'
  | 'CARD_COLOUR_AT_END'
  | 'ONE_DIE_CHEAPER';

export type Box = {
  /** What stands between it and the box on its left. */
  sign: '' | '<' | '=';
  /** The only die that fits; nothing where all do. */
  colour: Colour | null;
  /** The only number that fits; nothing where the value of the die is written. */
  number: number | null;
};

export type Face = {
  card: Card;
  back: Back;
  colour: Colour;
  boxes: Box[];
  /** The least sum of all boxes, where one is asked. */
  atLeast: number | null;
  effect: Effect;
  /** The colour that the effect asks for. */
  target: Colour | null;
  /** For each unit. */
  points: number;
  /** How often a bonus may be used. */
  uses: number;
};

export type Faces = ReadonlyMap<Card, Face>;

let last: { deck: string; faces: Faces } | null = null;

/** The cards of a deck by their codes. Every view of a table has the same deck, so one is remembered. */
export function facesOf(deck: string): Faces {
  if (last?.deck !== deck) {
    const lines = (deck === 'built-in' ? DECK : deck).split(/[;\n]/).slice(1);
    const faces = lines.filter((line) => line !== '').map(face);
    last = { deck, faces: new Map(faces.map((it) => [it.card, it])) };
  }
  return last.faces;
}

export function faceOf(faces: Faces, card: Card): Face {
  const found = faces.get(card);
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

/** How many equal dice a card of the market costs. */
export function priceOf(market: readonly (Card | null)[], card: Card): number {
  const [slot, columns] = [market.indexOf(card), PRICES[0]?.length ?? 1];
  return PRICES[Math.floor(slot / columns)]?.[slot % columns] ?? 0;
}

function face(line: string): Face {
  const [card = '', back, colour = '', , boxes = '', effect, target = '', points, uses] = line
    .trim()
    .split(',');
  return {
    card: card as Card,
    back: back as Back,
    colour: named(colour) ?? 'Y',
    ...read(boxes),
    effect: effect as Effect,
    target: named(target),
    points: Number(points),
    uses: Number(uses),
  };
}

function named(name: string): Colour | null {
  return COLOURS[COLOUR_NAMES.indexOf(name)] ?? null;
}

function read(text: string): Pick<Face, 'boxes' | 'atLeast'> {
  const boxes: Box[] = [];
  let atLeast: number | null = null;
  let sign: Box['sign'] = '';
  for (const word of text.split(' ')) {
    if (word.startsWith('>=')) atLeast = Number(word.slice(2));
    else if (word === '<' || word === '=') sign = word;
    else {
      const [colour = '', digit = ''] = word;
      boxes.push({
        sign,
        colour: colour === '*' ? null : (colour as Colour),
        number: digit === '?' ? null : Number(digit),
      });
      sign = '';
    }
  }
  return { boxes, atLeast };
}
