/**
 * The drawings of the 21 Plans, on a sheet of 60 by 48 with the ground at 46. Each is a few shapes in tones: `a` the
 * walls, `b` roofs and what lies in shadow, `c` what is light. A Plan shows their outlines, a Building their colours.
 */
import type { Location, Plan } from '../../generated/mint-works';

export type Shape = [tone: 'a' | 'b' | 'c', path: string];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
const boxes = (w: number, h: number, ...at: [number, number][]) =>
  at.map(([x, y]) => box(x, y, w, h)).join('');

export const HOUSES: Record<Plan, Shape[]> = {
  windmill: [
    ['a', 'M23 46l3-26h8l3 26z'],
    ['b', 'M24 21l6-7 6 7z'],
    ['c', 'M29 18L14 8l2-4 15 12zM31 16L42 2l4 3-13 13zM31 20l15 10-2 4-15-12zM29 20L18 34l-4-3 13-13z'],
    ['b', `M28 38h4v8h-4z${disc(30, 18, 2)}`],
  ],
  statue: [
    ['b', 'M16 46v-5h28v5zM20 41v-8h20v8z'],
    ['a', `M26 33l1-12-4-5 3-2 4 3 8-10 2 2-6 11 2 13z${disc(29, 9, 4)}`],
    ['c', 'M23 35h14v3H23z'],
  ],
  gardens: [
    ['b', 'M4 46v-8h52v8z'],
    ['a', `${disc(15, 26, 9)}${disc(45, 26, 9)}M13 33h4v6h-4zM43 33h4v6h-4z`],
    [
      'c',
      `M24 40v-9c0-9 12-9 12 0v9h-2v-9c0-6-8-6-8 0v9z${boxes(2, 5, [8, 40], [14, 40], [44, 40], [50, 40])}`,
    ],
    ['a', `${disc(30, 36, 3)}M29 38h2v4h-2z`],
  ],
  bridge: [
    ['b', 'M12 14h4v32h-4zM44 14h4v32h-4z'],
    ['a', 'M2 31h56v5H2z'],
    [
      'c',
      'M2 31C8 28 12 22 14 15c4 18 28 18 32 0 2 7 6 13 12 16l-1 2C51 30 48 26 46 21c-6 15-26 15-32 0-2 5-5 9-11 12z',
    ],
    ['b', 'M2 42h56v4H2z'],
  ],
  museum: [
    ['b', 'M4 20L30 5l26 15v3H4zM4 42h52v4H4z'],
    ['a', boxes(6, 18, [9, 24], [21, 24], [33, 24], [45, 24])],
    ['c', `${disc(30, 15, 3)}${box(6, 22, 48, 2)}`],
  ],
  gallery: [
    ['a', 'M6 16h48v30H6z'],
    ['b', 'M3 11h54v6H3zM27 34h6v12h-6z'],
    ['c', 'M10 21h12v10H10zM38 21h12v10H38z'],
    ['b', 'M12 29l3-5 3 3 2-2v4zM40 29l4-6 4 6z'],
  ],
  'co-op': [
    ['a', 'M8 46V24l10-10 10 10v22zM30 46V28l10-9 12 9v18z'],
    ['b', 'M5 26L18 11l13 15-2 2-11-12L7 28zM28 30l12-11 14 11-1 2-13-9-11 9z'],
    ['c', boxes(5, 6, [11, 28], [19, 28], [35, 32], [44, 32])],
    ['b', 'M15 38h6v8h-6zM39 40h5v6h-5z'],
  ],
  mine: [
    ['b', 'M2 46c6-12 14-16 28-16s22 4 28 16z'],
    ['a', 'M20 46l8-34h4l8 34h-4l-2-8h-8l-2 8zM27 33h6l-3-12z'],
    ['c', `${disc(30, 10, 6)}`],
    ['b', `${disc(30, 10, 2)}M24 46v-5c0-6 12-6 12 0v5z`],
  ],
  workshop: [
    ['a', 'M6 46V24l14-9v9l14-9v9l14-9v9h6v22z'],
    ['b', 'M6 24l14-9v4L6 28zM20 24l14-9v4l-14 9zM34 24l14-9v4l-14 9z'],
    ['c', boxes(7, 6, [10, 31], [21, 31], [43, 31])],
    ['b', 'M31 33h9v13h-9z'],
  ],
  'corporate-hq': [
    ['a', 'M18 46V6h24v40z'],
    ['b', 'M42 46V18h12v28zM6 46V26h12v20zM28 2h4v4h-4z'],
    [
      'c',
      boxes(4, 4, [22, 10], [28, 10], [34, 10], [22, 18], [28, 18], [34, 18], [22, 26], [28, 26], [34, 26]),
    ],
    ['c', boxes(3, 4, [46, 23], [46, 31], [10, 31], [10, 38])],
    ['b', 'M27 36h6v10h-6z'],
  ],
  factory: [
    ['b', 'M44 46V10h7v36z'],
    ['a', 'M4 46V26l12-7v7l12-7v7l12-7v27z'],
    ['c', boxes(6, 6, [8, 31], [18, 31], [28, 31])],
    ['c', `${disc(48, 7, 3)}${disc(53, 4, 4)}`],
    ['b', 'M16 40h10v6H16z'],
  ],
  stripmine: [
    ['b', 'M2 46V20h10v6h8v6h8v6h4v-6h8v-6h8v-6h10v26z'],
    ['a', 'M24 32V14h10v8h7v10z'],
    ['c', 'M26 16h6v5h-6zM41 24l9-10 2 2-9 12z'],
    ['b', `${disc(27, 32, 3)}${disc(37, 32, 3)}M48 12h7v6h-7z`],
  ],
  plant: [
    ['a', 'M6 46c4-10 3-18 1-26h18c-2 8-3 16 1 26z'],
    ['b', 'M7 20h18v3H7zM34 46V30h22v16zM38 30v-8h5v8z'],
    ['c', `${disc(14, 13, 4)}${disc(20, 9, 5)}M44 33l-5 6h4l-2 5 6-7h-4l3-4z`],
    ['a', 'M26 38h8v4h-8z'],
  ],
  truck: [
    ['a', 'M4 38V16h30v22z'],
    ['b', 'M34 38V22h10l8 8v8z'],
    ['c', 'M37 25h6l5 5H37zM8 20h22v4H8z'],
    ['b', `${disc(14, 40, 6)}${disc(43, 40, 6)}`],
    ['c', `${disc(14, 40, 2)}${disc(43, 40, 2)}`],
  ],
  crane: [
    ['b', 'M12 42h16v4H12z'],
    ['a', 'M17 42V8h6v34zM8 10h44v4H8z'],
    ['c', 'M18 12l4 6-4 6 4 6-4 6v-2l3-4-3-6 3-6-3-6zM20 2l28 8H24l-4-5-4 5H9z'],
    ['b', 'M46 14h2v14h-2zM42 28h10v7H42zM8 14h6v7H8z'],
  ],
  landfill: [
    ['b', 'M2 46c4-14 12-20 22-24 10-2 28 8 34 24z'],
    ['a', 'M14 34l8-4 5 8-8 5zM32 29h10v9H32z'],
    ['c', `${disc(27, 28, 3)}M42 40l8-2 2 5-9 2zM10 41h7v4h-7z`],
    ['a', 'M22 16c2-3 5-3 7 0 2 2 4 2 6 0l2 2c-3 3-7 3-10 0-1-2-3-2-4 0z'],
  ],
  obelisk: [
    ['b', 'M14 46v-4h32v4zM20 42v-5h20v5z'],
    ['a', 'M24 37l3-27h6l3 27z'],
    ['c', 'M27 10l3-8 3 8z'],
    ['b', 'M28 16h4v3h-4zM28 22h4v3h-4zM27 28h6v3h-6z'],
  ],
  assembler: [
    ['b', 'M4 40h52v6H4z'],
    ['a', 'M10 40V20h8v20zM14 18L32 6l3 5-17 12z'],
    ['c', `${disc(14, 20, 5)}${disc(33, 9, 4)}M32 11h3v9h-3zM27 20h13v3H27z`],
    ['a', 'M28 40V28h11v12z'],
    ['b', 'M27 23h3v4h-3zM37 23h3v4h-3zM46 34h8v6h-8z'],
  ],
  vault: [
    ['a', 'M6 46V10h48v36z'],
    ['b', `M10 14h40v28H10z`],
    ['c', disc(30, 28, 11)],
    ['b', `${disc(30, 28, 4)}M29 17h2v22h-2zM19 27h22v2H19z`],
    ['a', boxes(3, 6, [8, 18], [8, 32])],
  ],
  wholesaler: [
    ['a', 'M6 46V22h48v24z'],
    ['c', 'M4 22l4-12h44l4 12c0 5-8 5-8 0 0 5-9 5-9 0 0 5-9 5-9 0 0 5-9 5-9 0 0 5-9 5-9 0 0 5-8 5-8 0z'],
    ['b', 'M17 10h7l-3 12c0 5-9 5-9 0zM36 10h7l5 12c0 5-9 5-9 0zM10 34h14v12H10z'],
    ['c', boxes(9, 6, [30, 38], [41, 38], [36, 31])],
  ],
  lotto: [
    ['a', 'M8 46V20h44v26z'],
    ['b', 'M4 14h52v7H4zM25 34h10v12H25z'],
    ['c', `${disc(17, 29, 5)}${disc(43, 29, 5)}M30 1l2 5 5 .4-4 3.4 1.4 5.2-4.4-3-4.4 3L27 9.8l-4-3.4 5-.4z`],
    ['b', `${disc(17, 29, 2)}${disc(43, 29, 2)}`],
  ],
};

/** The signs of the locations, on a sheet of 24 by 24. */
export const SIGNS: Record<Location, string> = {
  producer: 'M3 21V11l6-4v4l6-4v4l6-4v14zM6 14v3h3v-3zm5 0v3h3v-3zm5 0v3h2v-3z',
  supplier: 'M5 3h11l4 4v14H5zM8 9v2h9V9zm0 4v2h9v-2zm0 4v2h6v-2z',
  builder: 'M3 9l7-6 4 3-2 3 9 9-3 3-9-9-3 2z',
  council: 'M3 19L2 8l5 4 5-8 5 8 5-4-1 11zM3 20h18v2H3z',
  wholesaler: 'M3 4h18l2 6H1zM4 12h16v9H4zm3 2v4h4v-4zm6 0v4h4v-4z',
  lotto: 'M2 7h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4zm6 2v2h2V9zm0 4v2h2v-2z',
  crowdfunder:
    'M8 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8zm8 0a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM1 21c0-11 14-11 14 0zm15 0c0-3-1-5-2-6.5 4-3 9 0 9 6.5z',
  recycler: 'M12 2l5 7h-3l3 5-3 2-4-7H7zM6 10l4 6H7.5l1 2H12v4H6l-4-6zM18 12l4 6-2 4h-5v2l-4-4 4-4v2h3l-2-4z',
  'swap-meet': 'M2 8h13V4l7 6-7 6v-4H2zM22 17H9v-3l-7 5 7 5v-3h13z',
  'temp-agency': 'M9 5V3h6v2h6v15H3V5zM12 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm-5 10h10c0-4-10-4-10 0z',
};

/** The signs of the four types, on a sheet of 16 by 16. */
export const KINDS = {
  culture: 'M1 6l7-5 7 5v1H1zM2 13h12v2H2zM3 8h2v4H3zM7 8h2v4H7zM11 8h2v4h-2z',
  production:
    'M7 0h2l.5 2.3 2 .8L13.5 2 15 3.5 13.7 5.5l.8 2L16 8v1.5l-2 .6-.8 1.9 1 2-1.5 1.5-2-1.2-1.9.8L8.5 16h-1L6.7 14l-2-.8-2 1L1.3 12.7l1.2-2L1.7 8.8 0 8.5V7l2-.6.8-2-1.2-2L3 1l2 1.2 1.6-.6zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  utility: 'M9 0L2 9h5l-2 7 8-10H8z',
  deed: 'M3 0h9l2 2v9H9l1 5-2.5-1.5L5 16l1-5H3zM5 3v1.5h6V3zm0 3v1.5h6V6z',
};
