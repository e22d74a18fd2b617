/** Small drawings that several components share. */
import type { Color, Trigger } from '../../generated/ginkgopolis';

/** A leaf of the ginkgo, in a square of 24. */
export const LEAF =
  'M12.6 22.5C12.7 17.5 12.9 15 13.9 12.8C16.5 13.9 20.3 13.4 22.8 10.2C22.4 5.2 18 1.6 12.9 1.8C12.5 3.6 12.2 5.4 12 7.2C11.8 5.4 11.5 3.6 11.1 1.8C6 1.6 1.6 5.2 1.2 10.2C3.7 13.4 7.5 13.9 10.1 12.8C11.1 15 11.3 17.5 11.4 22.5Z';

/** A resource: a small cube. */
export const CUBE = 'M12 2L21 7V17L12 22L3 17V7Z';
export const CUBE_EDGES = 'M3 7L12 12L21 7M12 12V22';

/** A tile. */
export const TILE = 'M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z';

export const ELEMENT: Record<Color, 'resources' | 'tiles' | 'points'> = {
  red: 'resources',
  blue: 'tiles',
  yellow: 'points',
};

/** Harvest, ground, storeys: drawn by strokes. */
export const TRIGGER: Record<Trigger | 'end', string> = {
  exploit: 'M12 3V13M7.5 9L12 13.5L16.5 9M4 15V20H20V15',
  urbanize: 'M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16M12 8V16M8 12H16',
  'build-up': 'M4 20.5H20M4 16.5H20M12 13V4M7.5 8.5L12 4L16.5 8.5',
  end: 'M6 21.5V3.5M6 4H18L15 8L18 12H6',
};

/** The pieces of each seat, around zero: the shape says the same as the colour. */
export const SEAT_SHAPES: readonly string[] = [
  'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0Z',
  'M-9 -7.5Q-9 -9 -7.5 -9H7.5Q9 -9 9 -7.5V7.5Q9 9 7.5 9H-7.5Q-9 9 -9 7.5Z',
  'M0 -11.5L11 7.5Q11 9 9.5 9H-9.5Q-11 9 -11 7.5Z',
  'M0 -12L11.5 0L0 12L-11.5 0Z',
  'M-6 -10H6L12 0L6 10H-6L-12 0Z',
];

export const shapeOf = (seat: number): string => SEAT_SHAPES[(seat - 1) % SEAT_SHAPES.length] ?? '';
