/** A view as something to be drawn: facts, zones and seats, each with its words and its path. */
import {
  entriesOf,
  isPlaced,
  isRecord,
  isScalar,
  seatsOf,
  type Json,
  type Placed,
  type Scalar,
} from './identity';
import { isSeatKey, type Labels } from './labels';

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'tiles'; tiles: Part<Node & { kind: 'text' }>[] }
  /** `list`: entries of a list rather than fields. */
  | { kind: 'parts'; parts: Part[]; list?: true }
  | { kind: 'map'; columns: number[]; rows: number[]; cells: Cell[] };

export type Part<N = Node> = { path: string; label: string; node: N };
export type Cell = Part & { x: number; y: number };

export type Reading = {
  /** What one line says. */
  facts: Part[];
  zones: Part[];
  seats: (Part & { seat: number })[];
};

/** What stands where there is nothing. */
export const NOTHING = '–';

/** Told elsewhere: the options in a fold of their own, the phase in the line above. */
const ELSEWHERE = new Set(['options', 'phase', 'seats']);

export function read(view: Json, labels: Labels, look: { you: number | null; memory: boolean }): Reading {
  if (!isRecord(view)) return { facts: [], zones: [], seats: [] };
  const parts = partsOf(
    Object.entries(view).filter(([key]) => !ELSEWHERE.has(key) && (look.memory || !isMemory(key))),
    '',
    labels,
  );
  const seats = seatsOf(view['seats']).flatMap(([id, entry], index) => {
    const [seat, path] = [index + 1, `seats/${id}`];
    const mine = seat === look.you;
    const fields = entriesOf(entry).filter(([key]) => mine || look.memory || !isMemory(key));
    // A value alone stands for the seat itself.
    const node: Node | null = isScalar(entry)
      ? nodeOf(entry, path, '', labels)
      : { kind: 'parts', parts: partsOf(fields, path, labels) };
    return node ? [{ seat, path, label: labels.seat(seat), node }] : [];
  });
  return {
    facts: parts.filter((it) => it.node.kind === 'text'),
    zones: parts.filter((it) => it.node.kind !== 'text'),
    seats: seats.toSorted((a, b) => Number(b.seat === look.you) - Number(a.seat === look.you)),
  };
}

/** Whether there is a map in it, which wants room. */
export function hasMap(node: Node): boolean {
  return node.kind === 'map' || (node.kind === 'parts' && node.parts.some((it) => hasMap(it.node)));
}

/** What the phase of a view is called, if it has one. */
export function phaseOf(view: Json, labels: Labels): string | null {
  const phase = isRecord(view) ? view['phase'] : null;
  const id = isRecord(phase) ? phase['type'] : phase;
  return typeof id === 'string' ? labels.phase(id) : null;
}

/** What an attentive player could remember; somebody else's may be hidden at a table. */
const isMemory = (key: string) => /^(known|seen)/.test(key);

/** Single values first: they are read at a glance. */
function partsOf(fields: [string, Json][], path: string, labels: Labels): Part[] {
  const parts = fields.flatMap(([key, value]) => {
    const own = path === '' ? key : `${path}/${key}`;
    const node = nodeOf(value, own, key, labels);
    return node ? [{ path: own, label: labels.key(key), node }] : [];
  });
  return parts.toSorted((a, b) => rank(a.node) - rank(b.node));
}

const rank = (node: Node) => ['text', 'tiles', 'parts', 'map'].indexOf(node.kind);

/** Nothing is drawn of what is hidden or does not hold. */
function nodeOf(value: Json, path: string, key: string, labels: Labels): Node | null {
  if (value === null || value === false) return null;
  if (isScalar(value)) return { kind: 'text', text: textOf(value, key, labels) };
  if (!Array.isArray(value)) {
    const parts = partsOf(Object.entries(value), path, labels);
    return parts.length > 0 ? { kind: 'parts', parts } : null;
  }
  // A line has room for nothing.
  if (value.length === 0) return { kind: 'text', text: NOTHING };
  if (value.every(isScalar)) return { kind: 'tiles', tiles: tilesOf(value, path, key, labels) };
  if (value.every(isPlaced)) return mapOf(value, path, labels);
  const parts = entriesOf(value).flatMap(([id, entry], index) => {
    const node = nodeOf(entry, `${path}/${id}`, '', labels);
    return node ? [{ path: `${path}/${id}`, label: String(index + 1), node }] : [];
  });
  return { kind: 'parts', parts, list: true };
}

function tilesOf(list: Scalar[], path: string, key: string, labels: Labels): Part<Node & { kind: 'text' }>[] {
  return entriesOf(list).map(([id, entry]) => ({
    path: `${path}/${id}`,
    label: '',
    node: { kind: 'text', text: isScalar(entry) ? textOf(entry, key, labels) : NOTHING },
  }));
}

function mapOf(list: Placed[], path: string, labels: Labels): Node {
  const cells = entriesOf(list).flatMap(([id, entry]) => {
    if (!isPlaced(entry)) return [];
    const { x, y, ...rest } = entry;
    const own = `${path}/${id}`;
    return [
      {
        x,
        y,
        path: own,
        label: '',
        node: { kind: 'parts' as const, parts: partsOf(Object.entries(rest), own, labels) },
      },
    ];
  });
  const span = (of: number[]) => {
    const [low, high] = [Math.min(...of), Math.max(...of)];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  };
  return {
    kind: 'map',
    cells,
    columns: span(cells.map((it) => it.x)),
    // Up is more, as on any chart.
    rows: span(cells.map((it) => it.y)).toReversed(),
  };
}

function textOf(value: Scalar, key: string, labels: Labels): string {
  if (value === null) return NOTHING;
  if (typeof value === 'number') return isSeatKey(key) && value > 0 ? labels.seat(value) : String(value);
  if (typeof value === 'boolean') return value ? '✓' : NOTHING;
  return labels.piece(value);
}
