/** The notes by the zones in which they lie. Each is known by an id of the kit (`Pieces`): its face with a number. */
import { faceOf as faceOfPiece, type PieceId } from '../../board/track';
import type { Note, View } from '../../generated/alhambra';
import { isNote } from './cards';

export type Id = PieceId;

export function faceOf(id: Id): Note {
  const face = faceOfPiece(id);
  if (!isNote(face)) throw new Error(`no note ${id}`);
  return face;
}

/** `row`, `discard`, and the hand of each seat under its number. */
export function zonesOf(view: View): Record<string, readonly Note[]> {
  const hands = view.seats.map((it, index): [string, readonly Note[]] => [String(index + 1), it.known]);
  return { row: view.row, discard: view.discard, ...Object.fromEntries(hands) };
}
