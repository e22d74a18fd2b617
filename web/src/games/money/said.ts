/** How the board says what stands on a card. */
import type { Snippet } from 'svelte';
import type { Zoomed } from '../../board';
import type { Card } from '../../generated/money';
import { piece, t } from '../../lib/i18n.svelte';
import { info } from './cards';

export const cardWords = (code: Card): string =>
  t('money-card', { card: piece('money', code), serial: info(code).serial });

/** A card at a longer look: what it counts, and whether everybody knows that one has it. */
export function zoomed(code: Card, face: Snippet, known = false): Zoomed {
  const isCoin = info(code).currency === null;
  const counts = t(isCoin ? 'money-counts-coin' : 'money-counts-note');
  return {
    title: cardWords(code),
    text: known ? `${counts} ${t('money-seen')}.` : counts,
    rule: `/rules/money#${isCoin ? 'coins' : 'currencies'}`,
    face,
  };
}
