/**
 * From what a finger points at to the action that is sent. Nothing here decides what is allowed: the list `legal`
 * does, and this narrows it.
 *
 * Notes of one face are alike for the rules, but not for the eye: the board knows each by an id of its own
 * (`note-ids.ts`), its face with a number.
 */
import type { Note, View } from '../../generated/alhambra';
import { building, currencyAt, isNote, note, placeOf, sorted, total } from './cards';
import { faceOf, type Id } from './note-ids';

/** What is picked and not yet sent. */
export type Pick =
  | { type: 'nothing' }
  | { type: 'take'; notes: readonly Id[] }
  | { type: 'pay'; place: number; notes: readonly Id[] };

export const NOTHING: Pick = { type: 'nothing' };

const faces = (ids: readonly Id[]): Note[] => sorted(ids.map(faceOf));
const text = (notes: readonly Note[]): string => sorted(notes).join(' ');
const notesOf = (words: readonly string[]): Note[] => words.filter(isNote);

/** The combinations of open notes that may be taken. */
export function takes(legal: readonly string[]): Note[][] {
  return legal.filter((it) => it.startsWith('take ')).map((it) => notesOf(it.split(' ')));
}

/** What may be paid at a place, the least first and then the fewest notes. */
export function payments(legal: readonly string[], place: number): Note[][] {
  const found = legal
    .filter((it) => it.startsWith(`buy ${place} `) && !it.endsWith(' martin'))
    .map((it) => notesOf(it.split(' ')));
  return found.sort((a, b) => total(a) - total(b) || a.length - b.length);
}

/** Whether all of `few` are among `many`, each as often. */
function within(few: readonly Note[], many: readonly Note[]): boolean {
  const left = [...many];
  return few.every((it) => {
    const at = left.indexOf(it);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A tap on an open note: it joins those that are picked if they may be taken together, else it stands alone. */
export function tapRow(pick: Pick, id: Id, legal: readonly string[]): Pick {
  const all = takes(legal);
  const picked = pick.type === 'take' ? pick.notes : [];
  if (picked.includes(id)) {
    const rest = picked.filter((it) => it !== id);
    return rest.length > 0 ? { type: 'take', notes: rest } : NOTHING;
  }
  const options = [[...picked, id], [id]];
  const found = options.find((ids) => all.some((it) => within(faces(ids), it)));
  return found ? { type: 'take', notes: found } : pick;
}

/** The open notes that could be taken along with those picked. */
export function joins(pick: Pick, id: Id, legal: readonly string[]): boolean {
  if (pick.type !== 'take' || pick.notes.includes(id)) return pick.type === 'take';
  return takes(legal).some((it) => within(faces([...pick.notes, id]), it));
}

/** A tap on a building: it is to be bought; a second tap lets it be. Where there is one way to pay, that is picked. */
export function tapBuilding(pick: Pick, place: number, legal: readonly string[], hand: readonly Id[]): Pick {
  if (pick.type === 'pay' && pick.place === place) return NOTHING;
  const all = payments(legal, place);
  const [only] = all;
  if (!only) return pick;
  return { type: 'pay', place, notes: all.length === 1 ? idsOf(only, hand) : [] };
}

/** A tap on an own note: it is put to the payment or taken back; the first one chooses the place of its currency. */
export function tapHand(pick: Pick, id: Id, legal: readonly string[]): Pick {
  const place = placeOf(note(faceOf(id)).currency);
  if (pick.type === 'pay' && pick.place === place) {
    const notes = pick.notes.includes(id) ? pick.notes.filter((it) => it !== id) : [...pick.notes, id];
    return { type: 'pay', place, notes };
  }
  return payments(legal, place).length > 0 ? { type: 'pay', place, notes: [id] } : pick;
}

/** Notes of these faces out of a hand. */
export function idsOf(notes: readonly Note[], hand: readonly Id[]): Id[] {
  const left = [...hand];
  return notes.flatMap((it) => {
    const at = left.findIndex((id) => faceOf(id) === it);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** What is picked as far as it is still there: a new frame may have taken it away. */
export function still(pick: Pick, legal: readonly string[], row: readonly Id[], hand: readonly Id[]): Pick {
  switch (pick.type) {
    case 'take': {
      const notes = pick.notes.filter((it) => row.includes(it));
      return notes.length > 0 && takes(legal).some((it) => within(faces(notes), it))
        ? { ...pick, notes }
        : NOTHING;
    }
    case 'pay':
      return payments(legal, pick.place).length > 0
        ? { ...pick, notes: pick.notes.filter((it) => hand.includes(it)) }
        : NOTHING;
    case 'nothing':
      return pick;
  }
}

/** The action that the pick is, if it is a whole one. */
export function actionOf(pick: Pick, legal: readonly string[], martin = false): string | null {
  if (pick.type === 'nothing') return null;
  const notes = text(faces(pick.notes));
  const action =
    pick.type === 'take' ? `take ${notes}` : `buy ${pick.place} ${notes}${martin ? ' martin' : ''}`;
  return legal.includes(action) ? action : null;
}

/** What a proposal picks, where it is what can be chosen now. */
export function proposed(
  actions: readonly string[] | null,
  legal: readonly string[],
  row: readonly Id[],
  hand: readonly Id[],
): Pick | null {
  const action = actions?.[0];
  if (action === undefined || !legal.includes(action)) return null;
  const [verb, ...rest] = action.split(' ');
  if (verb === 'take') return { type: 'take', notes: idsOf(notesOf(rest), row) };
  if (verb === 'buy') return { type: 'pay', place: Number(rest[0]), notes: idsOf(notesOf(rest), hand) };
  return null;
}

/** How a payment stands: `spare` where a note of it is not needed. */
export type Payment = { sum: number; price: number; is: 'none' | 'short' | 'exact' | 'over' | 'spare' };

export function payment(pick: Pick, yard: View['yard'], legal: readonly string[]): Payment | null {
  if (pick.type !== 'pay') return null;
  const code = yard[pick.place - 1];
  if (!code) return null;
  const [sum, price] = [total(faces(pick.notes)), building(code).price];
  if (pick.notes.length === 0) return { sum, price, is: 'none' };
  if (sum < price) return { sum, price, is: 'short' };
  if (actionOf(pick, legal) === null) return { sum, price, is: 'spare' };
  return { sum, price, is: sum === price ? 'exact' : 'over' };
}

/** A few good ways to pay: all exact ones, or else the least. */
export function offers(legal: readonly string[], place: number, price: number, most = 3): Note[][] {
  const all = payments(legal, place);
  const exact = all.filter((it) => total(it) === price);
  return (exact.length > 0 ? exact : all).slice(0, most);
}

/** What the player to choose can do with a place. */
export type Reach = 'exact' | 'payable' | 'dear';

export function reach(legal: readonly string[], place: number, price: number): Reach {
  const [least] = payments(legal, place);
  if (!least) return 'dear';
  return total(least) === price ? 'exact' : 'payable';
}

/** The sentence that says what can be done now, as the id of its words, and whom it names. */
export type Prompt = { id: string; seat: number | null };

export function prompt(view: View, you: number | null, legal: readonly string[]): Prompt {
  if (view.phase.type === 'over') return { id: 'alhambra-prompt-over', seat: null };
  if (view.turn === null) return { id: 'alhambra-prompt-deal', seat: null };
  if (legal.includes('pass')) return { id: 'alhambra-prompt-pass', seat: you };
  if (legal.length > 0)
    return { id: view.done > 0 ? 'alhambra-prompt-again' : 'alhambra-prompt-act', seat: you };
  return { id: view.done > 0 ? 'alhambra-prompt-wait-again' : 'alhambra-prompt-wait', seat: view.turn };
}

/** The currency in which the pick pays, for what is to be lit up. */
export function paidIn(pick: Pick) {
  return pick.type === 'pay' ? currencyAt(pick.place) : null;
}
