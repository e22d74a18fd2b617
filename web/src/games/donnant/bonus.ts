/**
 * Whether bonuses could turn the dice into a purchase or a completed card, so that the board does not send anybody on a
 * search for what is not there. What is allowed stays the server's to say.
 */
import { COLOURS, type Colour, type SeatView, type View } from '../../generated/donnant';
import { faceOf, priceOf, type Box, type Effect, type Face, type Faces } from './deck';

type Die = { value: number; colour: Colour };
/** How many pips and colours may still be changed. */
type Means = { pips: number; paints: number };

const FULL = 9;
const VALUES = [1, 2, 3, 4, 5, 6];

export function bonusHelps(view: View, own: SeatView, faces: Faces): boolean {
  const left = (effect: Effect) =>
    own.stall.reduce((sum, { card, done, uses }) => {
      const face = faceOf(faces, card);
      return done && face.effect === effect ? sum + face.uses - uses : sum;
    }, 0);
  const dice = COLOURS.flatMap((colour, index) =>
    view.spent.includes(colour) ? [] : [own.tweaks[index] ?? { value: view.dice[index] ?? 0, colour }],
  );
  const means = { pips: left('PIP_PLUS_MINUS_1'), paints: left('CHANGE_DIE_COLOUR') };
  const cheaper = left('ONE_DIE_CHEAPER');
  const prices = view.market.flatMap((card) =>
    card ? [Math.max(1, priceOf(view.market, card) - cheaper)] : [],
  );
  if (own.stall.length < FULL && prices.some((price) => canEqual(dice, price, means.pips))) return true;
  return own.stall.some((it) => !it.done && canComplete(faceOf(faces, it.card), it.boxes, dice, means));
}

/** Whether so many dice can be made to show the same. */
function canEqual(dice: readonly Die[], count: number, pips: number): boolean {
  if (dice.length < count) return false;
  return VALUES.some((value) => {
    const steps = dice.map((die) => Math.abs(die.value - value)).sort((a, b) => a - b);
    return steps.slice(0, count).reduce((sum, it) => sum + it, 0) <= pips;
  });
}

function canComplete(
  face: Face,
  written: readonly (number | null)[],
  dice: readonly Die[],
  means: Means,
): boolean {
  if (written.filter((it) => it === null).length > dice.length) return false;
  const from = (
    at: number,
    before: number,
    sum: number,
    free: readonly Die[],
    { pips, paints }: Means,
  ): boolean => {
    const box = face.boxes[at];
    if (!box) return sum >= (face.atLeast ?? 0);
    const value = written[at] ?? null;
    if (value !== null) return from(at + 1, value, sum + value, free, { pips, paints });
    return free.some((die, nth) => {
      const painted = paints - (box.colour === null || box.colour === die.colour ? 0 : 1);
      if (painted < 0) return false;
      const rest = free.filter((_, index) => index !== nth);
      return VALUES.some((to) => {
        const left = pips - Math.abs(die.value - to);
        if (left < 0 || !fits(box, to, before)) return false;
        return from(at + 1, to, sum + to, rest, { pips: left, paints: painted });
      });
    });
  };
  return from(0, 0, 0, dice, means);
}

function fits(box: Box, value: number, before: number): boolean {
  if (box.number !== null && box.number !== value) return false;
  return box.sign === '<' ? before < value : box.sign === '=' ? before === value : true;
}
