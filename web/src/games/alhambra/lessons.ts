/** The guided first game. */
import { CURRENCIES, type View } from '../../generated/alhambra';
import type { Lesson } from '..';
import { building, sum } from './cards';
import { reach } from './choose';

const acts = (legal: string[]) => legal.length > 0;
const owns = (view: View, you: number) => (view.seats[you - 1]?.buildings.length ?? 0) > 0;
const exactly = (view: View, legal: string[]) =>
  CURRENCIES.some((_, index) => {
    const code = view.yard[index];
    return code ? reach(legal, index + 1, building(code).price) === 'exact' : false;
  });

export const lessons: Lesson<View>[] = [
  { id: 'yard', at: 'yard', next: true, when: ({ legal }) => acts(legal) },
  { id: 'hand', at: 'hand', next: true, when: ({ legal }) => acts(legal) },
  { id: 'row', at: 'row', next: true, when: ({ legal }) => acts(legal) },
  { id: 'choice', at: 'choice', when: ({ view, legal, you }) => acts(legal) && !owns(view, you) },
  { id: 'exact', at: 'yard', when: ({ view, legal }) => view.done === 0 && exactly(view, legal) },
  { id: 'again', at: 'now', when: ({ view, legal }) => acts(legal) && view.done > 0 },
  {
    id: 'majorities',
    at: 'majorities',
    next: true,
    when: ({ view, legal, you }) => acts(legal) && view.done === 0 && owns(view, you),
  },
  { id: 'track', at: 'track', next: true, when: ({ legal }) => acts(legal) },
  { id: 'memory', at: 'memory', next: true, when: ({ legal }) => acts(legal) },
  { id: 'scored', at: 'majorities', next: true, when: ({ view }) => view.scored.includes('A') },
  {
    id: 'last',
    at: 'track',
    next: true,
    when: ({ view, legal }) => acts(legal) && view.scored.includes('B') && view.n_deck < 8,
  },
  {
    id: 'over',
    when: ({ view }) => view.phase.type === 'over' && sum(view.seats.map((it) => it.points[2])) > 0,
  },
];
