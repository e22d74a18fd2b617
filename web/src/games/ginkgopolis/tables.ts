/** Tiles, letters and characters as the page needs them. */
import {
  CHARACTERS,
  LETTERS,
  TILES,
  type Card,
  type Character,
  type Color,
  type Items,
  type Letter,
  type Tile,
  type Trigger,
  type View,
} from '../../generated/ginkgopolis';
import type { Score } from '../../lib/wire';

export type TileInfo = (typeof TILES)[number];
export type CharacterInfo = (typeof CHARACTERS)[number];

const BY_TILE = new Map(TILES.map((tile, index) => [tile.code as string, { ...tile, index }]));
const BY_CHARACTER = new Map(CHARACTERS.map((it, index) => [it.code as string, { ...it, index }]));

export const TRIGGERS: readonly Trigger[] = ['exploit', 'urbanize', 'build-up'];
export const COLORS: readonly Color[] = ['red', 'blue', 'yellow'];
export const NOTHING: Items = { resources: 0, tiles: 0, points: 0 };

export function isTile(code: string): code is Tile {
  return BY_TILE.has(code);
}

export function isLetter(code: string): code is Letter {
  return (LETTERS as string[]).includes(code);
}

export function isCard(code: string): code is Card {
  return isLetter(code) || isTile(code);
}

export function isCharacter(code: string): code is Character {
  return BY_CHARACTER.has(code);
}

export function tileInfo(code: Tile): TileInfo & { index: number } {
  const found = BY_TILE.get(code);
  if (!found) throw new Error(`no tile ${code}`);
  return found;
}

export function characterInfo(code: Character): CharacterInfo & { index: number } {
  const found = BY_CHARACTER.get(code);
  if (!found) throw new Error(`no character ${code}`);
  return found;
}

/** In card order. */
export function sortedTiles(tiles: Iterable<Tile>): Tile[] {
  return [...tiles].sort((a, b) => tileInfo(a).index - tileInfo(b).index);
}

/** Those of a player's cards that count at the end, in card order. */
export const endCards = (kept: Iterable<Tile>): Tile[] =>
  sortedTiles(kept).filter((it) => 'goal' in tileInfo(it).bonus);

/** So many of the element that a colour stands for. */
export function itemsOf(color: Color, n: number): Items {
  return {
    resources: color === 'red' ? n : 0,
    tiles: color === 'blue' ? n : 0,
    points: color === 'yellow' ? n : 0,
  };
}

/** The points that a seat is shown with: those of the game so far, and all of them once it is over. */
export function pointsOf(view: View, seat: number, scores: readonly Score[]): number {
  const all = view.phase.type === 'over' ? scores.find((it) => it.seat === seat)?.total : undefined;
  return all ?? view.seats[seat - 1]?.points ?? 0;
}

/** Whether one player plays against Hal. */
export const isSolo = (view: View): boolean => view.people === 1;
export const HAL = 2;

/** The players in turn order, beginning with the observer. */
export function aroundTable(view: View, you: number | null): number[] {
  const n = view.people;
  const people = Array.from({ length: n }, (_, index) => (((you ?? 1) - 1 + index) % n) + 1);
  return isSolo(view) ? [...people, HAL] : people;
}
