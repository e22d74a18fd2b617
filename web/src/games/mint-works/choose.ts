/**
 * From what a finger points at to the action that is sent. A placement is chosen word by word, as it is written:
 * where, then what; the list `legal` says which words may follow, and nothing here decides what is allowed.
 */
import type { Location, Plan, View } from '../../generated/mint-works';
import { isPlan } from './cards';

/** The words after `place` that are chosen so far. */
export type Path = readonly string[];

const placements = (legal: readonly string[]): string[][] =>
  legal.filter((it) => it.startsWith('place ')).map((it) => it.split(' ').slice(1));

const follows = (words: Path, path: Path) =>
  words.length > path.length && path.every((word, index) => words[index] === word);

/** What may be chosen next. */
export function next(legal: readonly string[], path: Path): Set<string> {
  return new Set(
    placements(legal)
      .filter((words) => follows(words, path))
      .map((words) => words[path.length] ?? ''),
  );
}

/** The action that is chosen, once nothing is missing. */
export function action(legal: readonly string[], path: Path): string | null {
  const whole = ['place', ...path].join(' ');
  return path.length > 0 && legal.includes(whole) ? whole : null;
}

/** Goes on by itself as long as there is but one way. */
export function settled(legal: readonly string[], path: Path): Path {
  const words = [...next(legal, path)];
  const [only] = words;
  if (path.length === 0 || words.length !== 1 || only === undefined) return path;
  return settled(legal, [...path, only]);
}

/** What is still possible of a path after a new frame. */
export function still(legal: readonly string[], path: Path): Path {
  return action(legal, path) !== null || next(legal, path).size > 0 ? path : [];
}

/** Where the next word is looked for: a location, a card of one's own, a Plan of the supply; nowhere when done. */
export type Asks = 'location' | 'own' | 'supply' | null;

export function asks(path: Path): Asks {
  const [first, ...rest] = path;
  if (first === undefined) return 'location';
  if (first === 'temp-agency') return asks(rest);
  const what = { supplier: ['supply'], builder: ['own'], recycler: ['own'], 'swap-meet': ['own', 'supply'] }[
    first
  ];
  return (what?.[rest.length] as Asks | undefined) ?? null;
}

/** A tap on a location: it is chosen, copied by the Temp Agency, or left again. */
export function tapLocation(legal: readonly string[], path: Path, location: Location): Path {
  if (path[0] === location) return [];
  if (asks(path) === 'location' && path.length > 0) {
    const copied = [...path, location];
    if (next(legal, path).has(location)) return settled(legal, copied);
  }
  return next(legal, []).has(location) ? settled(legal, [location]) : path;
}

/** Which locations a tap would do something with. */
export function tappable(legal: readonly string[], path: Path): Set<string> {
  const copied = path.length > 0 && asks(path) === 'location' ? next(legal, path) : [];
  return new Set([...next(legal, []), ...copied]);
}

/** Where a tap on a card leads; nothing where it leads nowhere. */
export function cardPath(
  legal: readonly string[],
  path: Path,
  plan: Plan,
  zone: 'own' | 'supply',
): Path | null {
  if (asks(path) === zone && next(legal, path).has(plan)) return settled(legal, [...path, plan]);
  // The last card may be changed for another while nothing is sent.
  const before = path.slice(0, -1);
  if (asks(before) === zone && before.length > 0 && next(legal, before).has(plan))
    return settled(legal, [...before, plan]);
  // A card alone says what is usually done with it.
  const usual = [zone === 'supply' ? 'supplier' : 'builder', plan];
  return action(legal, usual) === null ? null : usual;
}

/**
 * Where a drag of a card leads: onto a location, that with this card; a Plan of the supply to one's own part of the
 * table is bought, and a Plan of one's own to the table is built, as a tap does. Nothing where that cannot be.
 */
export function dropPath(
  legal: readonly string[],
  path: Path,
  plan: Plan,
  zone: 'own' | 'supply',
  place: string,
): Path | null {
  const [, location] = /^location (\S+)$/.exec(place) ?? [];
  if (location === undefined) {
    const away = place === (zone === 'supply' ? 'own' : 'table');
    return away && !chosen(path, zone).has(plan) ? cardPath(legal, path, plan, zone) : null;
  }
  const start = path[0] === location ? path : [location];
  return asks(start) === zone && next(legal, start).has(plan) ? settled(legal, [...start, plan]) : null;
}

/** The cards of a zone that are part of what is chosen. */
export function chosen(path: Path, zone: 'own' | 'supply'): Set<string> {
  return new Set(path.filter((word, index) => isPlan(word) && asks(path.slice(0, index)) === zone));
}

/** Those who passed in a row, up to the one before whose turn it is. */
export function passed(view: View): number[] {
  if (view.phase.type !== 'development') return [];
  const n = view.seats.length;
  return Array.from({ length: view.passes }, (_, back) => ((view.turn - 2 - back + 2 * n) % n) + 1);
}

/** To whom the Co-Op may give. */
export function receivers(legal: readonly string[]): number[] {
  return legal.flatMap((it) => (it.startsWith('co-op ') ? [Number(it.split(' ')[1])] : []));
}

/** Whether nothing is left to choose. */
export const canOnlyPass = (legal: readonly string[]): boolean => legal.length === 1 && legal[0] === 'pass';

/** The sentence that says what can be done now, as the id of its words, and whom it names. */
export function prompt(
  view: View,
  legal: readonly string[],
  path: Path,
): { id: string; seat: number | null } {
  const { phase } = view;
  if (phase.type === 'over') return { id: 'mint-works-prompt-over', seat: null };
  if (phase.type === 'co-op')
    return receivers(legal).length > 0
      ? { id: 'mint-works-prompt-co-op', seat: null }
      : { id: 'mint-works-prompt-wait-co-op', seat: phase.owner };
  if (legal.length > 0) {
    const where = path[0] === 'temp-agency' ? path[1] : path[0];
    const asked = asks(path);
    if (action(legal, path) !== null) return { id: 'mint-works-prompt-confirm', seat: null };
    if (path.length === 0)
      return { id: `mint-works-prompt-${canOnlyPass(legal) ? 'pass' : 'place'}`, seat: null };
    if (asked === 'location') return { id: 'mint-works-prompt-copy', seat: null };
    return {
      id: asked === 'supply' ? 'mint-works-prompt-gain' : `mint-works-prompt-${where ?? 'place'}`,
      seat: null,
    };
  }
  return phase.type === 'development'
    ? { id: 'mint-works-prompt-wait', seat: view.turn }
    : { id: 'mint-works-prompt-chance', seat: null };
}
