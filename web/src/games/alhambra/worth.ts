/** What a category brings, in words. */
import type { Category } from '../../generated/alhambra';
import { i18n, t } from '../../lib/i18n.svelte';
import { category } from './cards';

/** What the first, second and third owner get in each scoring. */
export function worthOf(code: Category): string {
  const { points } = category(code);
  return (['A', 'B', 'C'] as const)
    .map((scoring) => t('alhambra-brings', { scoring, points: i18n.words.list(points[scoring].map(String)) }))
    .join(' ');
}
