/**
 * Holds what the server sends against the protocol, at the border of the page: what passes has the type that it
 * claims. Members that the page does not know are fine; the server may be newer.
 */
import { SHAPES } from '../generated/protocol';

type Members = Readonly<Record<string, string>>;
type Shape =
  | { members: Members }
  | { tag: string; variants: Readonly<Record<string, Members | string>> }
  | { words: readonly string[] }
  | { alias: string };

const shapes: Readonly<Record<string, Shape>> = SHAPES;

type Name = keyof typeof SHAPES;
/** A type of the protocol, or one that may be null. */
export type Checked = Name | `${Name}?`;

/** Where `value` does not fit, such as `TableInfo.seats.0.name`; null if it fits. */
export function misfit(value: unknown, notation: Checked): string | null {
  return find(value, notation, notation);
}

/** Whether the tag of a message is one that the page knows; one without a tag is a misfit, not a stranger. */
export function knows(value: unknown, union: Name): boolean {
  const shape = shapes[union];
  if (!shape || !('tag' in shape) || !isObject(value)) return true;
  const word = value[shape.tag];
  return typeof word !== 'string' || word in shape.variants;
}

function find(value: unknown, notation: string, path: string): string | null {
  if (notation.endsWith('?')) return value === null ? null : find(value, notation.slice(0, -1), path);
  if (notation.endsWith('[]')) {
    if (!Array.isArray(value)) return path;
    return first(Object.entries(value), (item) => [item, notation.slice(0, -2)], path);
  }
  if (notation.endsWith('{}')) {
    if (!isObject(value)) return path;
    return first(Object.entries(value), (item) => [item, notation.slice(0, -2)], path);
  }
  switch (notation) {
    case 'object':
      return isObject(value) ? null : path;
    case 'integer':
      return Number.isInteger(value) ? null : path;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === notation ? null : path;
    default:
      return ofShape(value, shapes[notation], path);
  }
}

function ofShape(value: unknown, shape: Shape | undefined, path: string): string | null {
  if (!shape) return path;
  if ('alias' in shape) return find(value, shape.alias, path);
  if ('words' in shape) return typeof value === 'string' && shape.words.includes(value) ? null : path;
  if (!isObject(value)) return path;
  if ('members' in shape) return ofMembers(value, shape.members, path);
  const word = value[shape.tag];
  const variant = typeof word === 'string' ? shape.variants[word] : undefined;
  if (variant === undefined) return `${path}.${shape.tag}`;
  return typeof variant === 'string' ? find(value, variant, path) : ofMembers(value, variant, path);
}

function ofMembers(value: Record<string, unknown>, members: Members, path: string): string | null {
  return first(Object.entries(members), (notation, key) => [value[key], notation], path);
}

function first<T>(
  entries: [string, T][],
  pair: (item: T, key: string) => [unknown, string],
  path: string,
): string | null {
  for (const [key, item] of entries) {
    const found = find(...pair(item, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
