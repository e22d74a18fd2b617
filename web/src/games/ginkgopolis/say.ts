/** Longer words of the board, put together from messages. */
import type { Bonus, Building, Card, Items, Tile } from '../../generated/ginkgopolis';
import { i18n, piece, t } from '../../lib/i18n.svelte';
import { isLetter, itemsOf, tileInfo } from './tables';

/** The name of a seat. */
export type Who = (seat: number) => string;

export function itemsWords(items: Items): string {
  const kinds = ['resources', 'tiles', 'points'] as const;
  const there = kinds.filter((of) => items[of] !== 0);
  return i18n.words.list(there.map((of) => t(`ginkgopolis-n-${of}`, { n: items[of] })));
}

/** What an end card counts. */
export function goalWords(bonus: Bonus): string {
  if (!('goal' in bonus)) return itemsWords(bonus.items);
  const { goal, each } = bonus;
  const points = t('ginkgopolis-n-points', { n: each });
  switch (goal.counts) {
    case 'resources':
    case 'cards':
      return t(`ginkgopolis-goal-${goal.counts}`, { points, color: goal.color });
    case 'permanents':
      return t('ginkgopolis-goal-permanents', { points, action: t(`ginkgopolis-word-${goal.trigger}`) });
    default:
      return t(`ginkgopolis-goal-${goal.counts}`, { points });
  }
}

/** A building, in a sentence: what it is, how tall, whose. */
export function buildingWords(it: Building, who: Who): string {
  const { color } = tileInfo(it.top);
  return t('ginkgopolis-building', {
    tile: piece('ginkgopolis', it.top),
    level: it.height,
    owner: it.owner === null ? 'none' : who(it.owner),
    makes: itemsWords(itemsOf(color, it.height)),
    site: it.site ? 'yes' : 'no',
  });
}

export function cardWords(card: Card): string {
  return isLetter(card)
    ? t('ginkgopolis-card-letter', { letter: card })
    : t('ginkgopolis-card-building', {
        card: piece('ginkgopolis', card, 'feminine'),
        bonus: bonusWords(card),
      });
}

/** What a building card brings to its owner. */
export function bonusWords(tile: Tile): string {
  const { bonus } = tileInfo(tile);
  if ('goal' in bonus) return goalWords(bonus);
  return t('ginkgopolis-bonus-words', {
    action: t(`ginkgopolis-word-${bonus.trigger}`),
    items: itemsWords(bonus.items),
  });
}
