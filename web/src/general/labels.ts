/**
 * The words of a view. A field `last_round` is named by the message `{slug}-view-last-round`, else by what the game or
 * the page calls it elsewhere, else by its key; `n_deck` counts what `deck` names.
 */
import type { NameOf, Words } from '../lib/words';

export type Labels = {
  key: (key: string) => string;
  piece: (code: string) => string;
  phase: (id: string) => string;
  seat: NameOf;
};

/** Fields that hold a seat or a list of seats, by the names that games give them. */
const SEAT_KEYS = new Set([
  ...[
    'seat',
    'seats',
    'other',
    'winners',
    'turn',
    'active',
    'actor',
    'owner',
    'by',
    'first',
    'first_player',
    'player',
  ],
  ...['waiting', 'sealed', 'known_to'],
]);

export const isSeatKey = (key: string): boolean => SEAT_KEYS.has(key);

export function labelsOf(words: Words, slug: string, seat: NameOf): Labels {
  const ids = (id: string) => [
    `${slug}-view-${id}`,
    `view-${id}`,
    `${slug}-word-${id}`,
    `${slug}-score-${id}`,
    `${slug}-piece-${id}`,
  ];
  const said = (id: string) => ids(id).reduce<string | null>((found, it) => found ?? words.maybe(it), null);
  return {
    key: (key) => capital(said(kebab(key)) ?? said(kebab(key.replace(/^n_/, ''))) ?? plain(key)),
    piece: (code) => words.piece(slug, code),
    phase: (id) => words.maybe(`${slug}-phase-${id}`) ?? capital(plain(id)),
    seat,
  };
}

const kebab = (key: string) => key.replaceAll('_', '-');
const plain = (key: string) => key.replace(/^n_/, '').replaceAll(/[_-]/g, ' ');
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
