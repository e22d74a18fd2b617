/** Everything in the city that can be pointed at, with its words, from the back to the front. */
import type { Building, Letter, View } from '../../generated/ginkgopolis';
import { i18n, t } from '../../lib/i18n.svelte';
import type { TokenSpot } from './choose';
import { keyOf, tokensOf, type Cell } from './plan';
import { buildingWords, type Who } from './say';

export type Place = Cell & {
  key: string;
  words: string;
  built?: Building;
  letter?: Letter;
  spot?: TokenSpot;
  /** Laid a short while ago. */
  fresh?: boolean;
};

export function placesOf(
  view: View,
  spots: readonly TokenSpot[],
  recent: ReadonlySet<string>,
  who: Who,
): Place[] {
  const taken = new Set(spots.map((it) => keyOf(it.cell)));
  const all: Place[] = [
    ...view.city.buildings.map((built) => {
      const fresh = recent.has(built.top);
      const building = buildingWords(built, who);
      const words = fresh ? t('ginkgopolis-fresh', { building }) : building;
      return { x: built.x, y: built.y, key: `b${keyOf(built)}`, built, fresh, words };
    }),
    ...tokensOf(view.city)
      .filter((it) => !taken.has(keyOf(it.cell)))
      .map(({ letter, cell }) => ({
        ...cell,
        key: letter as string,
        letter,
        words: t('ginkgopolis-token', { letter }),
      })),
    ...spots.map((it) => ({ ...it.cell, key: it.action, spot: it, words: spotWords(it) })),
  ];
  // What is nearer covers what is behind it.
  return all.sort((a, b) => b.y - a.y || a.x - b.x);
}

function spotWords({ action, letter, pushes }: TokenSpot): string {
  return pushes
    ? t('ginkgopolis-spot-push', { letter, other: pushes })
    : i18n.words.action('ginkgopolis', action);
}
