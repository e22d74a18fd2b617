/** How the board says what stands on a card. */
import type { Snippet } from 'svelte';
import type { Zoomed } from '../../board';
import type { Location, Obstacle, Plan } from '../../generated/mint-works';
import { piece, t } from '../../lib/i18n.svelte';
import { planCard } from './cards';

/** `★★★`, or what the stars depend on. */
export function starsText(plan: Plan): string {
  const { stars } = planCard(plan);
  if (stars.per !== null) return t('mint-works-stars-per', { each: stars.each, per: stars.per });
  return stars.each === 0 ? t('mint-works-stars-none') : '★'.repeat(stars.each);
}

/** A card at a longer look: its type, what it costs and what it does. */
export function zoomed(plan: Plan, face: Snippet): Zoomed {
  const { cost, kind, effect } = planCard(plan);
  const printed = [t(`mint-works-word-${kind}`), t('mint-works-price', { mints: cost })].join(' · ');
  return {
    title: piece('mint-works', plan),
    text: effect ? `${printed}. ${t(`mint-works-effect-${plan}`)}` : `${printed}.`,
    rule: '/rules/mint-works#plans',
    face,
  };
}

/** Why a location or a Plan cannot be chosen. */
export const obstacleText = (it: Obstacle): string =>
  t(`mint-works-cannot-${it.type}`, { missing: it.type === 'mints' ? it.missing : 0 });

/** Where the rules speak of a location. */
const RULES: Record<Location, string> = {
  producer: 'core-locations',
  wholesaler: 'deed-locations',
  builder: 'builder',
  supplier: 'supplier',
  council: 'council',
  lotto: 'lotto',
  crowdfunder: 'crowdfunder',
  recycler: 'recycler',
  'swap-meet': 'swap-meet',
  'temp-agency': 'temp-agency',
};

export const ruleOf = (location: Location): string => `/rules/mint-works#${RULES[location]}`;
