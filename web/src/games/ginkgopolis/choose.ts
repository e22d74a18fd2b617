/**
 * From what a finger points at to the action that is sent. Nothing here decides what is allowed: the list `legal`
 * does, and this narrows it.
 */
import type { Card, Character, Letter, Tile, View } from '../../generated/ginkgopolis';
import { neighbourLetters, tokenCell, type Cell } from './plan';
import { isCard, isCharacter, isLetter, isSolo, isTile, sortedTiles } from './tables';

/** What is picked and not yet sent. */
export type Pick = { card: Card | null; tile: Tile | null };

const words = (legal: readonly string[], verb: string) =>
  legal.map((action) => action.split(' ')).filter((it) => it[0] === verb);

/** The cards that may be chosen. */
export function cardsOf(legal: readonly string[]): Set<Card> {
  return new Set(words(legal, 'play').flatMap(([, card = '']) => (isCard(card) ? [card] : [])));
}

/** The tiles that may lie on a card, or on any. */
export function tilesFor(card: Card | null, legal: readonly string[]): Set<Tile> {
  const fits = words(legal, 'play').filter((it) => card === null || it[1] === card);
  return new Set(fits.flatMap(([, , tile = '']) => (isTile(tile) ? [tile] : [])));
}

/** Takes a card, or puts it back; the tile stays where it may lie on the new card as well. */
export function withCard(pick: Pick, card: Card, legal: readonly string[]): Pick {
  if (!cardsOf(legal).has(card)) return pick;
  if (pick.card === card) return { ...pick, card: null };
  const keeps = pick.tile !== null && tilesFor(card, legal).has(pick.tile);
  return { card, tile: keeps ? pick.tile : null };
}

/** Takes a tile, or puts it back. */
export function withTile(pick: Pick, tile: Tile, legal: readonly string[]): Pick {
  if (pick.tile === tile) return { ...pick, tile: null };
  return tilesFor(pick.card, legal).has(tile) ? { ...pick, tile } : pick;
}

/** A card was dragged: off one's own part of the table it is taken, back to it put back. */
export function dropCard(pick: Pick, card: Card, place: string, legal: readonly string[]): Pick {
  return (place === 'own') === (pick.card === card) ? withCard(pick, card, legal) : pick;
}

/** A tile was dragged; to a place of the city that a card of the hand names, it takes that card with it. */
export function dropTile(
  pick: Pick,
  tile: Tile,
  place: string,
  named: Card | null,
  legal: readonly string[],
): Pick {
  const from = named !== null && pick.card !== named ? withCard(pick, named, legal) : pick;
  return (place === 'own') === (from.tile === tile) ? withTile(from, tile, legal) : from;
}

/** What of it can still be chosen after a new frame. */
export function still({ card, tile }: Pick, legal: readonly string[]): Pick {
  const kept = card !== null && cardsOf(legal).has(card) ? card : null;
  return { card: kept, tile: tile !== null && tilesFor(kept, legal).has(tile) ? tile : null };
}

/** The action that a pick means; nothing as long as no card is picked. */
export function playOf({ card, tile }: Pick, legal: readonly string[]): string | null {
  if (card === null) return null;
  const action = tile === null ? `play ${card}` : `play ${card} ${tile}`;
  return legal.includes(action) ? action : null;
}

export type TokenSpot = {
  action: string;
  letter: Letter;
  cell: Cell;
  /** The letter that makes room. */
  pushes: Letter | null;
};

/** Where the token in hand may be put down. */
export function tokenSpots(view: View, legal: readonly string[]): TokenSpot[] {
  return words(legal, 'token').flatMap(([, letter = '', a = '', b = '']): TokenSpot[] => {
    if (!isLetter(letter)) return [];
    const action = `token ${letter} ${a} ${b}`;
    if (a !== 'push') return [{ action, letter, cell: { x: Number(a), y: Number(b) }, pushes: null }];
    const { before, after } = neighbourLetters(view.city, letter);
    const pushes = b === 'forward' ? after : before;
    const cell = pushes && tokenCell(view.city, pushes);
    return cell ? [{ action, letter, cell, pushes }] : [];
  });
}

/** The characters of the pack. */
export function draftable(legal: readonly string[]): Character[] {
  return words(legal, 'draft').flatMap(([, kind = '']) => (isCharacter(kind) ? [kind] : []));
}

/** The tiles that may be returned. */
export function returnable(legal: readonly string[]): Set<Tile> {
  return new Set(words(legal, 'return').flatMap(([, tile = '']) => (isTile(tile) ? [tile] : [])));
}

/** All tiles to be returned as one message, in card order, then the end. */
export function returning(tiles: Iterable<Tile>, legal: readonly string[]): string[] | null {
  const can = returnable(legal);
  const chosen = sortedTiles(tiles);
  if (!legal.includes('done') || chosen.some((tile) => !can.has(tile))) return null;
  return [...chosen.map((tile) => `return ${tile}`), 'done'];
}

/** What this seat is asked, in one word. */
export type Asked = 'draft' | 'choose' | 'gain' | 'token' | 'return' | null;

export function asked(legal: readonly string[]): Asked {
  const verbs = new Set(legal.map((action) => action.split(' ')[0]));
  if (verbs.has('draft')) return 'draft';
  if (verbs.has('play')) return 'choose';
  if (verbs.has('gain')) return 'gain';
  if (verbs.has('token')) return 'token';
  return verbs.has('done') ? 'return' : null;
}

/** The sentence that says what can be done now, as the id of its words, and whom it names. */
export type Prompt = { id: string; seats: number[] };

export function prompt(view: View, you: number | null, legal: readonly string[]): Prompt {
  const mine = asked(legal);
  if (mine === 'token' && isSolo(view) && view.actor !== you)
    return { id: 'ginkgopolis-prompt-token-hal', seats: [] };
  if (mine) return { id: `ginkgopolis-prompt-${mine}`, seats: [] };
  const people = view.seats.slice(0, view.people).map((_, index) => index + 1);
  const others = (owes: (seat: number) => boolean) => people.filter((seat) => seat !== you && owes(seat));
  const seat = (n: number) => view.seats[n - 1];
  switch (view.phase.type) {
    case 'draft':
      return { id: 'ginkgopolis-prompt-wait', seats: others((n) => !kept(view, n)) };
    case 'choose':
      return { id: 'ginkgopolis-prompt-wait', seats: others((n) => !seat(n)?.chosen) };
    case 'return':
      return { id: 'ginkgopolis-prompt-wait', seats: others((n) => !view.done.includes(n)) };
    case 'over':
      return { id: 'ginkgopolis-prompt-over', seats: [] };
    default:
      return view.actor === null
        ? { id: 'ginkgopolis-prompt-prepare', seats: [] }
        : { id: 'ginkgopolis-prompt-acts', seats: [view.actor] };
  }
}

/** Whether a seat has kept a character from the pack before it. */
function kept(view: View, seat: number): boolean {
  const of = view.seats.slice(0, view.people).map((it) => it.n_drafted);
  return (of[seat - 1] ?? 0) > Math.min(...of);
}

/** How far a seat is with what all choose at the same time. */
export type Progress = 'chosen' | 'thinking' | 'acts' | 'waits' | null;

export function progress(view: View, seat: number): Progress {
  if (view.phase.type === 'over') return null;
  if (isSolo(view) && seat !== 1) return view.actor === seat ? 'acts' : null;
  switch (view.phase.type) {
    case 'draft':
      return kept(view, seat) ? 'chosen' : 'thinking';
    case 'choose':
    case 'change':
      return view.seats[seat - 1]?.chosen ? 'chosen' : 'thinking';
    case 'return':
      return view.done.includes(seat) ? 'chosen' : 'thinking';
    default:
      if (view.actor === seat) return 'acts';
      return view.seats[seat - 1]?.chosen ? 'waits' : null;
  }
}
