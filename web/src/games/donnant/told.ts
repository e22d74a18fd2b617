/** The cards and dice that something told speaks of. */
import { COLOURS, type Card, type Colour } from '../../generated/donnant';
import type { GameEvent } from '../../lib/wire';

/** Decks of every file have the same codes. */
export const isCard = (code: string): code is Card => /^[EB]\d\d$/.test(code);

/** A die by its colour, with its value if it has one: `Y`, `Y3`. */
export function dieOf(code: string): { colour: Colour; value: number } | null {
  const colour = COLOURS.find((it) => it === code[0]);
  return colour && code.length <= 2 ? { colour, value: Number(code[1] ?? 0) } : null;
}

export const isPiece = (code: string): boolean => isCard(code) || dieOf(code) !== null;

/** What was rolled is told by the name of each colour, and a die that was changed by its new value. */
export function piecesOf(event: GameEvent): string[] | null {
  if (event.type === 'rolled') return COLOURS.map((it) => `${it}${String(event[it.toLowerCase()])}`);
  if (event.type === 'tweaked') return [`${String(event['die'])}${String(event['value'])}`];
  return null;
}
