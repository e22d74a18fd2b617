/** The guided first game. */
import type { View } from '../../generated/ginkgopolis';
import type { Score } from '../../lib/wire';
import type { Lesson } from '..';
import { asked, cardsOf, tilesFor } from './choose';
import { isLetter } from './tables';

const chooses = (legal: string[]) => asked(legal) === 'choose';
const owned = (scores: readonly Score[]) => scores.some((it) => (it.parts['districts'] ?? 0) > 0);

export const lessons: Lesson<View>[] = [
  { id: 'city', at: 'city', next: true, when: ({ legal }) => chooses(legal) },
  { id: 'hand', at: 'hand', next: true, when: ({ legal }) => chooses(legal) },
  { id: 'tiles', at: 'tiles', next: true, when: ({ legal }) => chooses(legal) },
  { id: 'choose', at: 'below', when: ({ view, legal }) => view.round === 1 && chooses(legal) },
  { id: 'players', at: 'players', next: true, when: ({ view, you }) => view.seats[you - 1]?.chosen === true },
  { id: 'token', at: 'city', when: ({ view, legal, you }) => asked(legal) === 'token' && view.actor === you },
  { id: 'gain', at: 'ask', when: ({ legal }) => asked(legal) === 'gain' },
  {
    id: 'build',
    at: 'hand',
    next: true,
    when: ({ view, legal }) =>
      view.round > 1 && tilesFor(null, legal).size > 0 && [...cardsOf(legal)].some((it) => !isLetter(it)),
  },
  { id: 'kept', at: 'kept', next: true, when: ({ view, legal }) => view.round > 2 && chooses(legal) },
  {
    id: 'districts',
    at: 'districts',
    next: true,
    when: ({ scores, legal }) => owned(scores) && chooses(legal),
  },
  { id: 'return', at: 'tiles', when: ({ legal }) => asked(legal) === 'return' },
  { id: 'last', at: 'now', next: true, when: ({ view }) => view.ending && view.phase.type !== 'over' },
  { id: 'over', when: ({ view }) => view.phase.type === 'over' },
];
