/** The guided first game. */
import type { View } from '../../generated/money';
import type { Lesson } from '..';

const bids = (legal: string[]) => legal.includes('seal');
const exchanges = (legal: string[]) => legal.includes('keep');

export const lessons: Lesson<View>[] = [
  { id: 'hand', at: 'hand', next: true, when: ({ legal }) => bids(legal) },
  { id: 'rows', at: 'rows', next: true, when: ({ legal }) => bids(legal) },
  { id: 'pick', at: 'below', when: ({ legal }) => bids(legal) },
  { id: 'reveal', at: 'others', next: true, when: ({ view }) => view.phase.type === 'exchange' },
  { id: 'exchange', at: 'rows', when: ({ legal }) => exchanges(legal) },
  { id: 'again', at: 'worth', next: true, when: ({ view, legal }) => view.round > 1 && bids(legal) },
  { id: 'memory', at: 'memory', next: true, when: ({ view, legal }) => view.round > 2 && bids(legal) },
  { id: 'last', at: 'now', next: true, when: ({ view }) => view.last_round && view.phase.type === 'bid' },
  { id: 'over', when: ({ view }) => view.phase.type === 'over' },
];
