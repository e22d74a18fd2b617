/** The guided first game. */
import type { View } from '../../generated/mint-works';
import type { Lesson } from '..';

const mine = (legal: string[]) => legal.includes('pass');
const builds = (legal: string[]) => legal.some((it) => it.startsWith('place builder '));
const plans = (view: View, you: number) => view.seats[you - 1]?.plans.length ?? 0;
const buildings = (view: View, you: number) => view.seats[you - 1]?.buildings.length ?? 0;

export const lessons: Lesson<View>[] = [
  { id: 'mints', at: 'purse', next: true, when: ({ legal }) => mine(legal) },
  { id: 'locations', at: 'locations', next: true, when: ({ legal }) => mine(legal) },
  {
    id: 'buy',
    at: 'supply',
    when: ({ view, you, legal }) => mine(legal) && plans(view, you) + buildings(view, you) === 0,
  },
  { id: 'plan', at: 'own', next: true, when: ({ view, you, legal }) => mine(legal) && plans(view, you) > 0 },
  { id: 'pass', at: 'bar', when: ({ view, legal }) => mine(legal) && view.round === 1 },
  { id: 'upkeep', at: 'upkeep', next: true, when: ({ view, legal }) => mine(legal) && view.round > 1 },
  { id: 'build', at: 'own', when: ({ view, you, legal }) => builds(legal) && buildings(view, you) === 0 },
  {
    id: 'street',
    at: 'street',
    next: true,
    when: ({ view, you, legal }) => mine(legal) && buildings(view, you) > 0,
  },
  { id: 'passing', at: 'now', next: true, when: ({ view, legal }) => mine(legal) && view.round > 2 },
  { id: 'goal', at: 'others', next: true, when: ({ view }) => view.seats.some((it) => it.stars > 3) },
  { id: 'over', when: ({ view }) => view.phase.type === 'over' },
];
