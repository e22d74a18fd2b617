import type { Lang } from '../lib/words';

/** A share as people write it: 12 %, and with its sign where it is a change. */
export function percent(share: number, lang: Lang, change = false): string {
  // A minus before nothing would puzzle.
  const rounded = Math.round(100 * share) / 100 + 0;
  const text = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: change ? 'exceptZero' : 'negative',
  }).format(rounded);
  // A minus as long as the plus, not a hyphen.
  return text.replace('-', '−');
}
