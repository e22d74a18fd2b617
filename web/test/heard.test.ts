import { expect, test, vi } from 'vitest';
import type { Frame } from '../src/lib/wire';
import { sensed } from '../src/table/heard';

/** A page as somebody who minds no motion has it. */
vi.hoisted(() => {
  const list = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
});

const frame = (version: number, types: string[], more: Partial<Omit<Frame, 'type'>> = {}): Frame => ({
  type: 'frame',
  version,
  since: version - 1,
  view: {},
  turn: { type: 'seats', seats: [2] },
  legal: [],
  undo: false,
  winners: [],
  chosen_at: 0,
  clocks: null,
  scores: [{ seat: 1, total: 3, parts: {} }],
  news: types.map((type) => ({ version, event: { type } })) as Frame['news'],
  ...more,
});
const sounds = { rolled: 'dice', completed: 'stamp' } as const;
const sense = (before: Frame | null, now: Frame, begins = false) =>
  sensed({ before, now, you: 1, sounds, begins });
const richer = [{ seat: 1, total: 5, parts: {} }];

test('the first frame is silent, and every change after it has one sound', () => {
  expect(sense(null, frame(1, ['rolled'])).heard).toEqual([]);
  expect(sense(frame(1, []), frame(2, ['turn', 'rolled', 'completed'])).heard).toEqual(['dice']);
  expect(sense(frame(1, []), frame(2, ['drew'])).heard).toEqual(['card']);
  expect(sense(frame(1, []), frame(2, [])).heard).toEqual([]);
});

test('points gained, one’s turn and the end are heard and felt', () => {
  const gains = frame(2, ['drew'], { scores: richer });
  expect(sense(frame(1, []), gains)).toEqual({ heard: ['coin'], felt: 'gain' });
  expect(sense(frame(1, []), gains, true)).toEqual({ heard: ['coin', 'turn'], felt: 'turn' });
  const over = frame(2, ['won'], { turn: { type: 'over' }, scores: richer });
  expect(sense(frame(1, []), over)).toEqual({ heard: ['end'], felt: 'end' });
});

test('parts of one change are heard one after the other, none of them twice', () => {
  const parts = [['rolled'], ['rolled', 'completed'], ['rolled', 'completed']].map((it) => frame(2, it));
  const shown = [frame(1, []), ...parts];
  const heard = parts.map((part, index) => sense(shown[index] ?? null, part).heard);
  expect(heard).toEqual([['dice'], ['stamp'], []]);
});
