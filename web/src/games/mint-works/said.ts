/** How the board says what stands on a card. */
import type { Plan } from '../../generated/mint-works';
import { t } from '../../lib/i18n.svelte';
import { planCard } from './cards';

/** `★★★`, or what the stars depend on. */
export function starsText(plan: Plan): string {
  const { stars } = planCard(plan);
  if (stars.per !== null) return t('mint-works-stars-per', { each: stars.each, per: stars.per });
  return stars.each === 0 ? t('mint-works-stars-none') : '★'.repeat(stars.each);
}
