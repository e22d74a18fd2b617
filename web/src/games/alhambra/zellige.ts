/**
 * Moorish tiles, drawn by code: a plane of regular polygons, and in each of them the star that rays from the middles
 * of its sides make where they meet. The stars touch in the middles of the sides, so the bands run on for ever.
 *
 * Each category has a plane and an angle of its own, so that it is known by its tiles alone, without colours.
 */
import type { Category } from '../../generated/alhambra';

/** A regular polygon: sides, centre, distance of the sides from the centre, and where the first side looks. */
type Polygon = { n: number; x: number; y: number; apothem: number; turn: number };

/** A piece of the plane that repeats, and the angle between a side and the rays from its middle. */
export type Tiling = { width: number; height: number; polygons: Polygon[]; angle: number };

const { PI, cos, sin, tan, sqrt } = Math;

/** A polygon at each of the points, and at what repeats from there over the edges of the piece. */
function at(n: number, apothem: number, turn: number, points: readonly [number, number][]): Polygon[] {
  return points.map(([x, y]) => ({ n, x, y, apothem, turn }));
}

const ROOT = sqrt(3);
const CORNERS = (w: number, h: number): [number, number][] => [
  [0, 0],
  [w, 0],
  [0, h],
  [w, h],
];
/** The centres of a plane of hexagons, one unit apart. */
const HONEYCOMB: [number, number][] = [...CORNERS(1, ROOT), [0.5, ROOT / 2]];
/** The middles between three of them, by the side on which the triangle around it stands. */
const UP: [number, number][] = [
  [0.5, ROOT / 6],
  [0, (ROOT * 2) / 3],
  [1, (ROOT * 2) / 3],
];
const DOWN: [number, number][] = [
  [0.5, (ROOT * 5) / 6],
  [0, ROOT / 3],
  [1, ROOT / 3],
];
/** The middles between two of them. */
const BETWEEN: [number, number, number][] = [
  [0.5, 0, 0],
  [0.5, ROOT, 0],
  [0.25, ROOT / 4, PI / 3],
  [0.75, (ROOT * 3) / 4, PI / 3],
  [0.75, ROOT / 4, -PI / 3],
  [0.25, (ROOT * 3) / 4, -PI / 3],
];

/** The distance of the sides of a polygon of twelve that leaves room for a square between two of them. */
const TWELVE = 0.5 / (1 + tan(PI / 12));

const degrees = (n: number) => (n * PI) / 180;

export const TILINGS: Record<Category, Tiling> = {
  // Squares alone.
  pavilion: { width: 1, height: 1, angle: degrees(62), polygons: at(4, 0.5, 0, [[0.5, 0.5]]) },
  // Hexagons alone.
  seraglio: { width: 1, height: ROOT, angle: degrees(60), polygons: at(6, 0.5, 0, HONEYCOMB) },
  // Hexagons that touch in their corners, and triangles.
  arcades: {
    width: 1,
    height: ROOT,
    angle: degrees(56),
    polygons: [
      ...at(6, ROOT / 4, PI / 6, HONEYCOMB),
      ...at(3, ROOT / 12, PI / 2, UP),
      ...at(3, ROOT / 12, -PI / 2, DOWN),
    ],
  },
  // Octagons and squares: the star and cross of every courtyard.
  chambers: {
    width: 1,
    height: 1,
    angle: degrees(67.5),
    polygons: [...at(8, 0.5, 0, [[0.5, 0.5]]), ...at(4, tan(PI / 8) / 2, PI / 4, CORNERS(1, 1))],
  },
  // Twelve sides and triangles.
  garden: {
    width: 1,
    height: ROOT,
    angle: degrees(70),
    polygons: [
      ...at(12, 0.5, 0, HONEYCOMB),
      ...at(3, tan(PI / 12) / (2 * ROOT), PI / 2, UP),
      ...at(3, tan(PI / 12) / (2 * ROOT), -PI / 2, DOWN),
    ],
  },
  // Twelve sides, hexagons and squares.
  tower: {
    width: 1,
    height: ROOT,
    angle: degrees(66),
    polygons: [
      ...at(12, TWELVE, 0, HONEYCOMB),
      ...at(6, (TWELVE * tan(PI / 12)) / tan(PI / 6), PI / 6, [...UP, ...DOWN]),
      ...BETWEEN.flatMap(([x, y, turn]) => at(4, TWELVE * tan(PI / 12), turn, [[x, y]])),
    ],
  },
};

/** The star inside of a polygon: middles of its sides and the points between them where rays meet. */
function star({ n, x, y, apothem, turn }: Polygon, angle: number, scale: number): string {
  const half = PI / n;
  const way = (apothem * tan(half)) / (cos(angle) + sin(angle) * tan(half));
  const inner = (way * cos(angle)) / sin(half);
  const point = (radius: number, to: number) =>
    `${(scale * (x + radius * cos(to))).toFixed(2)} ${(scale * (y + radius * sin(to))).toFixed(2)}`;
  const points = Array.from({ length: n }, (_, side) => {
    const to = turn + 2 * half * side;
    return `${point(apothem, to)}L${point(inner, to + half)}`;
  });
  return `M${points.join('L')}Z`;
}

/** All stars of the piece that repeats, as one path. */
export function stars({ polygons, angle }: Tiling, scale: number): string {
  return polygons.map((it) => star(it, angle, scale)).join('');
}
