import { expect, test } from 'vitest';
import {
  bounds,
  choices,
  exchanged,
  fitting,
  marksFor,
  nearest,
  reroll,
  written,
} from '../src/games/donnant/choose';
import { sayDecision } from '../src/games/donnant/decision';
import { faceOf, facesOf } from '../src/games/donnant/deck';
import { prompt } from '../src/games/donnant/prompt';
import { dieOf, isPiece, piecesOf } from '../src/games/donnant/told';
import { DECK, PRINTED, type Colour, type View } from '../src/generated/donnant';
import sample from '../src/generated/donnant.sample.json';
import { i18n } from '../src/lib/i18n.svelte';
import { piecesIn } from '../src/table/decision';

type Moment = { view: View; legal: string[] };
const MOMENTS = sample as unknown as Moment[];
const moment = (phase: string, mine = true) => {
  const found = MOMENTS.find(({ view, legal }) => view.phase.type === phase && legal.length > 0 === mine);
  if (!found) throw new Error(`no moment ${phase}`);
  return found;
};
const dice = (letters: string) => new Set([...letters] as Colour[]);

test('cards are read as the rules read them', () => {
  const faces = facesOf('built-in');
  expect(faces.size).toBe(PRINTED.length);
  for (const { card, colour, boxes, target, points, uses } of PRINTED) {
    const face = faceOf(faces, card);
    expect({ card, colour: face.colour, target: face.target, points: face.points, uses: face.uses }).toEqual({
      card,
      colour,
      target,
      points,
      uses,
    });
    expect(face.boxes).toHaveLength(boxes);
    expect(face.back).toBe(card.startsWith('E') ? 'green' : 'yellow');
  }
  const { boxes } = faceOf(faces, 'E01');
  expect(boxes.map((it) => `${it.sign}${it.colour ?? '*'}${it.number ?? '?'}`)).toEqual([
    'Y?',
    '=B?',
    '*?',
    '=*?',
  ]);
  expect(faceOf(faces, 'E04').atLeast).toBe(34);
  expect(faceOf(faces, 'E02').boxes[2]).toEqual({ sign: '', colour: 'O', number: 6 });
});

test('a deck of one’s own is read line by line', () => {
  const other = DECK.replace('E01,green,yellow', 'E01,green,violet').replaceAll(';', '\n');
  expect(faceOf(facesOf(other), 'E01').colour).toBe('V');
  expect(faceOf(facesOf('built-in'), 'E01').colour).toBe('Y');
});

test('a hint names cards by their colours and dice by theirs', async () => {
  await Promise.all([i18n.choose('en'), i18n.load('donnant')]);
  const { view } = moment('act');
  const say = (action: string) => sayDecision([action], view);
  expect(say('buy E01 OGB')).toBe('Buy the yellow E01 card with the orange, green and blue dice');
  expect(say('complete E02 V')).toBe('Complete the orange E02 card with the violet die');
  expect(say('mark Y E01 3')).toBe('Write the yellow die on the yellow E01 card');
  expect(say('discard E01')).toBe('Discard the yellow E01 card');
  expect(say('reroll OG')).toBeNull();
});

test('choices are sorted by what they are about', () => {
  const setup = choices(moment('setup').legal);
  expect(setup.discards.size).toBe(4);
  const roll = moment('roll');
  expect(choices(roll.legal).rolls).toBe(true);
  expect(reroll(dice('YO'), roll.legal)).toBe('reroll GBV');
  expect(reroll(dice('YOGBV'), roll.legal)).toBeNull();
  const can = choices([
    'end',
    'buy E07 YOG',
    'complete E03 VB',
    'joker card green',
    'tweak Y +1',
    'paint Y G',
    'lay E01 0 -2',
  ]);
  expect(can.buys).toEqual([{ action: 'buy E07 YOG', card: 'E07', dice: ['Y', 'O', 'G'] }]);
  expect(can.completions[0]?.dice).toEqual(['V', 'B']);
  expect(can.jokerCards).toEqual(['green']);
  expect(can.changes.map((it) => it.to)).toEqual(['+1', 'G']);
  expect(can.lays).toEqual([{ action: 'lay E01 0 -2', card: 'E01', x: 0, y: -2 }]);
  expect(can.has('end') && !can.has('skip')).toBe(true);
});

test('a purchase follows the dice that were picked, and saves bonuses where nothing was', () => {
  const { buys } = choices(['buy E07 YO', 'buy E07 YOG', 'buy E07 YOB', 'buy E07 OGB', 'buy E07 YGB']);
  expect(nearest(buys, dice(''))?.action).toBe('buy E07 YOG');
  expect(nearest(buys, dice('B'))?.action).toBe('buy E07 YOB');
  expect(nearest([], dice('B'))).toBeNull();
  const now = nearest(buys, dice(''));
  if (!now) throw new Error('there is one');
  expect(exchanged(buys, now, 'B')?.dice).toContain('B');
  expect(exchanged(buys, now, 'G')?.action).toBe('buy E07 YOB');
  expect(exchanged(buys, now, 'V')).toBeNull();
  expect(fitting(buys, dice('GB')).map((it) => it.action)).toEqual(['buy E07 OGB', 'buy E07 YGB']);
});

test('marks are narrowed by die and by box', () => {
  const { marks } = choices(['skip', 'mark Y E01 1', 'mark Y E01 3', 'mark O E01 3', 'mark O B02 1']);
  expect(marksFor(marks, 'Y', null)).toHaveLength(2);
  expect(marksFor(marks, null, { card: 'E01', box: 2 }).map((it) => it.die)).toEqual(['Y', 'O']);
  expect(marksFor(marks, 'O', { card: 'E01', box: 2 })[0]?.action).toBe('mark O E01 3');
  expect(marksFor(marks, 'V', null)).toEqual([]);
});

test('a completion fills the empty boxes from left to right', () => {
  const value = (die: Colour) => ({ Y: 1, O: 2, G: 3, B: 4, V: 5 })[die];
  expect([...written([null, 6, null], ['V', 'Y'], value)]).toEqual([
    [0, 5],
    [2, 1],
  ]);
});

test('the plane of a stall has its cards and the places offered', () => {
  expect(bounds([])).toEqual({ left: 0, top: 0, columns: 1, rows: 1 });
  expect(
    bounds([
      { x: 0, y: 0 },
      { x: -1, y: 1 },
      { x: 1, y: -1 },
    ]),
  ).toEqual({ left: -1, top: 1, columns: 3, rows: 3 });
});

test('the sentence says what can be done, and who is waited for', () => {
  const said = ({ view, legal }: Moment) => prompt(view, 1, choices(legal), legal.length > 0, false);
  expect(said(moment('setup')).id).toBe('donnant-prompt-discard');
  expect(said(moment('roll')).id).toBe('donnant-prompt-roll');
  expect(said(moment('window')).id).toBe('donnant-prompt-window');
  expect(said(moment('act')).id).toBe('donnant-prompt-joker');
  expect(said(moment('over', false)).id).toBe('donnant-prompt-over');
  // Passive, not asked, and nothing written: the page says why.
  const passive = MOMENTS.find(
    ({ view, legal }) => view.phase.type === 'window' && view.active !== 1 && legal.length === 0,
  );
  if (passive) expect(said(passive).id).toMatch(/window-(nothing|done)$/);
  const active = MOMENTS.find(({ view }) => view.phase.type === 'window' && view.active === 1);
  expect(active && said(active)).toEqual({
    id: 'donnant-prompt-window-own',
    seats: active?.view.waiting,
    roller: 1,
  });
  // Where no die fits as it is, no box is spoken of.
  const window = moment('window');
  const bare = { ...window, legal: ['skip', 'tweak Y +1'] };
  expect(said(bare)).toMatchObject({ id: 'donnant-prompt-window-bonus', roller: window.view.active });
});

test('a bonus is spoken of only where it helps', () => {
  const { view } = moment('act');
  const said = (helps: boolean) => prompt(view, 1, choices(['end', 'tweak Y +1']), true, helps).id;
  expect([said(true), said(false)]).toEqual(['donnant-prompt-act-bonus', 'donnant-prompt-act-none']);
});

test.each([
  [{ type: 'rolled', seat: 1, rolls: 1, y: 3, o: 6, g: 6, b: 2, v: 3 }, ['Y3', 'O6', 'G6', 'B2', 'V3']],
  [{ type: 'tweaked', seat: 3, die: 'Y', value: 6 }, ['Y6']],
  [{ type: 'bought', seat: 3, card: 'E21', cheaper: 0, dice: ['G', 'B'] }, ['E21', 'G', 'B']],
  [{ type: 'joker-card', seat: 1, back: 'green' }, []],
])('a line of the log draws the cards and dice of %o', (event, codes) => {
  expect(piecesOf(event) ?? piecesIn(event, isPiece)).toEqual(codes);
});

test('a die has a value or none', () => {
  expect(dieOf('Y3')).toEqual({ colour: 'Y', value: 3 });
  expect(dieOf('V')).toEqual({ colour: 'V', value: 0 });
  expect(dieOf('E21')).toBeNull();
  expect(dieOf('B20')).toBeNull();
});
