/** A small picture made from a name: the same name gives the same picture everywhere. */
export type Portrait = {
  initial: string;
  /** One of the colours of seats, 1 to 6. */
  colour: number;
  /** A rosette: so many petals, turned by so many degrees, so far apart. */
  petals: number;
  turn: number;
  reach: number;
};

export function portrait(name: string): Portrait {
  const bits = hash(name.trim().toLowerCase());
  const take = (shift: number, below: number) => ((bits >>> shift) & 0xff) % below;
  return {
    initial: [...name.trim()][0]?.toUpperCase() ?? '?',
    colour: 1 + take(0, 6),
    petals: 5 + take(8, 5),
    turn: take(16, 36) * 10,
    reach: 6 + take(24, 4),
  };
}

/** FNV-1a: short, and spreads well enough for colours. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}
