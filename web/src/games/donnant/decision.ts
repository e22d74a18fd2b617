/** Decisions in words: cards by their colour and code. */
import type { Card, Colour, View } from '../../generated/donnant';
import { i18n, t } from '../../lib/i18n.svelte';
import { faceOf, facesOf } from './deck';
import { colourName } from './describe';

/** A decision as a sentence, where it is about cards; every other one is said by its action. */
export function sayDecision([action = '']: readonly string[], view: View): string | null {
  const [verb, a = '', b = ''] = action.split(' ');
  const card = (code: string) =>
    t('donnant-cards-with-code', {
      colour: t(`donnant-cards-${faceOf(facesOf(view.options.deck), code as Card).colour}`),
      card: code,
    });
  const dice = (codes: string) => ({
    dice: i18n.words.list([...codes].map((it) => colourName(it as Colour))),
    count: codes.length,
  });
  switch (verb) {
    case 'discard':
      return t('donnant-decision-discard', { card: card(a) });
    case 'mark':
      return t('donnant-decision-mark', { die: colourName(a as Colour), card: card(b) });
    case 'buy':
      return t('donnant-decision-buy', { card: card(a), ...dice(b) });
    case 'complete':
      return t('donnant-decision-complete', { card: card(a), ...dice(b) });
    default:
      return null;
  }
}
