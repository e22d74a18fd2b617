/** The guided first game. */
import type { View } from '../../generated/donnant';
import type { Lesson } from '..';

const has = (legal: string[], verb: string) => legal.some((it) => it === verb || it.startsWith(`${verb} `));
const acts = (legal: string[]) => has(legal, 'end');
const deals = (legal: string[]) => has(legal, 'buy') || has(legal, 'complete');

export const lessons: Lesson<View>[] = [
  { id: 'cards', at: 'hand', next: true, when: ({ legal }) => has(legal, 'discard') },
  { id: 'discard', at: 'hand', when: ({ legal }) => has(legal, 'discard') },
  // A card of the hand goes to a place of the stall: both are needed.
  {
    id: 'lay',
    at: 'stall',
    bright: true,
    when: ({ view, legal }) => view.phase.type === 'setup' && has(legal, 'lay'),
  },
  { id: 'roll', at: 'dice', when: ({ view, legal }) => view.rolls === 1 && has(legal, 'reroll') },
  { id: 'again', at: 'below', when: ({ legal }) => has(legal, 'reroll') },
  { id: 'joker', at: 'joker', when: ({ legal }) => has(legal, 'joker') },
  { id: 'act', at: 'market', when: ({ legal }) => acts(legal) && deals(legal) },
  { id: 'turn', at: 'dock', when: ({ view, legal }) => view.phase.type === 'act' && acts(legal) },
  { id: 'window', at: 'stall', bright: true, when: ({ legal }) => has(legal, 'skip') },
  { id: 'own', at: 'worth', next: true, when: ({ view, legal }) => view.round > 1 && has(legal, 'reroll') },
  {
    id: 'last',
    at: 'now',
    next: true,
    when: ({ view }) => view.ending !== 'no' && view.phase.type !== 'over',
  },
  { id: 'over', when: ({ view }) => view.phase.type === 'over' },
];
