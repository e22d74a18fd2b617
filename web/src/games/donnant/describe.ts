/** Cards in words, for their details and for screen readers. */
import type { Colour, Laid, StallPoints } from '../../generated/donnant';
import { i18n, piece, t } from '../../lib/i18n.svelte';
import type { Face } from './deck';

export const colourName = (colour: Colour): string => piece('donnant', colour);

export function effectText(face: Face): string {
  const id = face.effect.toLowerCase().replaceAll('_', '-');
  return t(`donnant-effect-${id}`, {
    points: face.points,
    uses: face.uses,
    target: face.target ? t(`donnant-cards-${face.target}`) : '',
  });
}

/** The boxes from left to right, with what is written in them. */
export function boxesText(face: Face, boxes: readonly (number | null)[] = []): string {
  const words = face.boxes.map((box, index) => {
    const value = boxes[index] ?? null;
    const colour = box.colour ? colourName(box.colour) : '';
    const takes =
      value !== null
        ? t('donnant-box-filled', { value })
        : t(box.number === null ? 'donnant-box-any' : 'donnant-box-number', {
            colour: box.colour ? 'one' : 'all',
            name: colour,
            number: box.number ?? 0,
          });
    return box.sign === '' ? takes : t(`donnant-sign-${box.sign === '<' ? 'less' : 'equal'}`, { box: takes });
  });
  const list = words.join(', ');
  return face.atLeast === null ? list : t('donnant-boxes-sum', { list, sum: face.atLeast });
}

export function cardName(face: Face): string {
  return t('donnant-card', { card: face.card, colour: t(`donnant-cards-${face.colour}`), back: face.back });
}

/** All that is to be known of a card in one breath. */
export function cardText(face: Face, laid: Laid | null, points: number | null): string {
  return `${cardName(face)} ${zoomText(face, laid, points)}`;
}

/** What a card does, what its boxes ask for, and what it brings now. */
export function zoomText(face: Face, laid: Laid | null, points: number | null): string {
  const state = laid?.done
    ? points === null
      ? t('donnant-card-done')
      : t('donnant-card-scores', { points })
    : t('donnant-card-boxes', { list: boxesText(face, laid?.boxes) });
  return `${effectText(face)} ${state}`;
}

const RULES: Partial<Record<Face['effect'], string>> = {
  PIP_PLUS_MINUS_1: 'pip',
  CHANGE_DIE_COLOUR: 'paint',
  EXTRA_REJECTED_DIE: 'extra',
  CARD_COLOUR_AT_END: 'colour-at-end',
  ONE_DIE_CHEAPER: 'cheaper',
};

/** The paragraph of the rules on what a card does. */
export const ruleOf = (face: Face): string => `/rules/donnant#${RULES[face.effect] ?? 'evaluation'}`;

export const names = (seats: readonly number[], all: readonly string[]): string =>
  i18n.words.list(seats.map((seat) => all[seat - 1] ?? ''));

/** All points of a stall. */
export function sum(tally: StallPoints): number {
  return Object.values(tally).reduce((total, points) => total + points, 0);
}
