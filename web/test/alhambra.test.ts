import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/lib/wire';
import { BUILDINGS, CATEGORIES, NOTES, type View } from '../src/generated/alhambra';
import sample from '../src/generated/alhambra.sample.json';
import martins from '../src/generated/alhambra-martin.sample.json';
import { building, owners, rank, standing, sum, total } from '../src/games/alhambra/cards';
import {
  NOTHING,
  actionOf,
  joins,
  offers,
  payment,
  payments,
  prompt,
  reach,
  still,
  takes,
  tapBuilding,
  tapHand,
  tapRow,
  type Pick,
} from '../src/games/alhambra/choose';
import { trackPieces, type Zones } from '../src/board/track';
import { faceOf, zonesOf, type Id } from '../src/games/alhambra/note-ids';
import { lessons } from '../src/games/alhambra/lessons';
import { TILINGS, stars } from '../src/games/alhambra/zellige';

type Sample = { view: View; legal: string[]; news: GameEvent[]; scores: { seat: number; total: number }[] };
const four = sample as unknown as Sample[];
const two = martins as unknown as Sample[];
const all = [...four, ...two];

const ids = (text: string): Id[] => Object.values(trackPieces({}, { hand: text.split(' ') })).flat();
const pay = (place: number, text: string): Pick => ({ type: 'pay', place, notes: ids(text) });

describe('what a scoring gives', () => {
  it('ends in the points', () => {
    for (const moments of [four, two]) {
      const end = moments.at(-1);
      if (!end) throw new Error('a game has an end');
      expect(end.view.phase.type).toBe('over');
      expect(standing(end.view)).toEqual(end.scores.map((it) => it.total));
      const news = moments.flatMap((it) => it.news);
      const last = owners(end.view, news).map((it) => sum(it.prospect));
      expect(last).toEqual(owners(end.view, news).map((it) => it.points[2]));
      expect(Math.max(...last)).toBeGreaterThan(0);
    }
  });

  it('ranks who has any', () => {
    expect([3, 1, 1, 0].map((own) => rank([3, 1, 1, 0], own))).toEqual([1, 2, 2, null]);
  });

  it('knows all cards', () => {
    expect(BUILDINGS).toHaveLength(54);
    expect(sum(BUILDINGS.map((it) => it.price))).toBe(421);
    expect(total(NOTES.map((it) => it.code))).toBe(4 * 45);
    expect(CATEGORIES.map((it) => it.points.C.join())).toContain('21,13,6');
  });
});

describe('taking money', () => {
  const legal = ['take Y1', 'take B2', 'take G3', 'take O9', 'take Y1 B2', 'take Y1 G3', 'take B2 G3'];

  it('puts together what may be taken together, and starts over with what may not', () => {
    const row = ids('Y1 B2 G3 O9');
    const at = (n: number) => row[n] ?? 'Y1#1';
    let pick = tapRow(NOTHING, at(0), legal);
    expect(joins(pick, at(1), legal)).toBe(true);
    expect(joins(pick, at(3), legal)).toBe(false);
    pick = tapRow(pick, at(1), legal);
    expect(actionOf(pick, legal)).toBe('take Y1 B2');
    expect(actionOf(tapRow(pick, at(0), legal), legal)).toBe('take B2');
    expect(actionOf(tapRow(pick, at(3), legal), legal)).toBe('take O9');
    expect(actionOf(tapRow(pick, at(2), legal), legal)).toBe('take G3');
    expect(tapRow(tapRow(NOTHING, at(3), legal), at(3), legal)).toEqual(NOTHING);
  });

  it('tells equal notes apart', () => {
    const twice = ['take Y2', 'take Y2 Y2'];
    const [one, other] = ids('Y2 Y2');
    if (!one || !other) throw new Error('two notes');
    const pick = tapRow(tapRow(NOTHING, one, twice), other, twice);
    expect(actionOf(pick, twice)).toBe('take Y2 Y2');
  });

  it('offers what is legal and nothing else', () => {
    for (const { legal } of all) {
      expect(takes(legal).map((it) => `take ${it.join(' ')}`)).toEqual(
        legal.filter((it) => it.startsWith('take')),
      );
    }
  });
});

describe('paying', () => {
  const yard: View['yard'] = ['P2', 'S7', 'J9', null];
  const legal = ['take Y9', 'buy 3 G4 G5', 'buy 3 G4 G8', 'buy 3 G5 G8', 'buy 2 B9'];

  it('shows how a payment stands before it is made', () => {
    const is = (pick: Pick) => payment(pick, yard, legal);
    expect(is(pay(3, 'G4'))).toEqual({ sum: 4, price: 9, is: 'short' });
    expect(is(pay(3, 'G4 G5'))).toEqual({ sum: 9, price: 9, is: 'exact' });
    expect(is(pay(3, 'G5 G8'))).toEqual({ sum: 13, price: 9, is: 'over' });
    expect(is(pay(3, 'G4 G5 G8'))).toEqual({ sum: 17, price: 9, is: 'spare' });
    expect(is({ type: 'pay', place: 3, notes: [] })?.is).toBe('none');
    expect(is(NOTHING)).toBeNull();
  });

  it('sends notes in card order, for oneself or for Martin', () => {
    const both = [...legal, 'buy 3 G4 G5 martin'];
    expect(actionOf(pay(3, 'G5 G4'), both)).toBe('buy 3 G4 G5');
    expect(actionOf(pay(3, 'G5 G4'), both, true)).toBe('buy 3 G4 G5 martin');
    expect(actionOf(pay(3, 'G5 G4'), legal, true)).toBeNull();
    expect(actionOf(pay(3, 'G4'), legal)).toBeNull();
  });

  it('picks the only way to pay, and leaves a choice open', () => {
    const hand = ids('B9 G4 G5 G8');
    expect(actionOf(tapBuilding(NOTHING, 2, legal, hand), legal)).toBe('buy 2 B9');
    const open = tapBuilding(NOTHING, 3, legal, hand);
    expect(open).toEqual({ type: 'pay', place: 3, notes: [] });
    expect(tapBuilding(open, 3, legal, hand)).toEqual(NOTHING);
    expect(tapBuilding(NOTHING, 1, legal, hand)).toEqual(NOTHING);
  });

  it('lets a note choose the place of its currency', () => {
    const [g4, g5] = ids('G4 G5');
    if (!g4 || !g5) throw new Error('two notes');
    const pick = tapHand(tapHand(NOTHING, g4, legal), g5, legal);
    expect(actionOf(pick, legal)).toBe('buy 3 G4 G5');
    expect(tapHand(pick, g5, legal)).toEqual({ type: 'pay', place: 3, notes: [g4] });
    expect(tapHand(NOTHING, 'Y9#1', legal)).toEqual(NOTHING);
  });

  it('offers exact ways first, else the cheapest', () => {
    expect(offers(legal, 3, 9)).toEqual([['G4', 'G5']]);
    expect(offers(legal.slice(2), 3, 9)).toEqual([
      ['G4', 'G8'],
      ['G5', 'G8'],
    ]);
    expect([1, 2, 3].map((place) => reach(legal, place, building(yard[place - 1] ?? 'P2').price))).toEqual([
      'dear',
      'payable',
      'exact',
    ]);
  });

  it('forgets what a new frame has taken away', () => {
    expect(still(pay(3, 'G4 G5'), legal, [], ids('G4'))).toEqual({ type: 'pay', place: 3, notes: ['G4#1'] });
    expect(still(pay(4, 'O4'), legal, [], ids('O4'))).toEqual(NOTHING);
    expect(still({ type: 'take', notes: ['Y9#1'] }, legal, [], [])).toEqual(NOTHING);
    expect(still(pay(3, 'G4'), [], [], ids('G4'))).toEqual(NOTHING);
  });

  it('finds every payment of a game by its notes', () => {
    const own = all.filter((it) => it.legal.some((action) => action.startsWith('buy')));
    expect(own.length).toBeGreaterThan(20);
    for (const { view, legal } of own) {
      const hand = trackPieces({}, zonesOf(view))['1'] ?? [];
      for (const place of [1, 2, 3, 4]) {
        for (const notes of payments(legal, place)) {
          const pick = notes.reduce<Pick>((pick, face) => {
            const used = pick.type === 'pay' ? pick.notes : [];
            const id = hand.find((it) => faceOf(it) === face && !used.includes(it));
            return id ? tapHand(pick, id, legal) : pick;
          }, NOTHING);
          expect(legal).toContain(actionOf(pick, legal));
        }
      }
    }
  });
});

describe('notes', () => {
  it('keep their ids from zone to zone', () => {
    const before: Zones = { row: ['Y1#1', 'Y1#2'], discard: [], '1': ['Y1#3'] };
    const after = trackPieces(before, { row: ['Y1'], discard: ['Y1'], '1': ['Y1'] });
    expect(after).toEqual({ row: ['Y1#1'], discard: ['Y1#2'], '1': ['Y1#3'] });
  });

  it('lie down where others have left', () => {
    const before: Zones = { row: ['Y1#1', 'B2#1', 'G3#1'], '1': [] };
    const after = trackPieces(before, { row: ['Y1', 'G3', 'O4'], '1': ['B2'] });
    expect(after).toEqual({ row: ['Y1#1', 'O4#1', 'G3#1'], '1': ['B2#1'] });
  });

  it('are never mixed up in a whole game, forwards or backwards', () => {
    for (const moments of [four, two, [...four].reverse()]) {
      let zones: Zones = {};
      for (const { view } of moments) {
        zones = trackPieces(zones, zonesOf(view));
        const flat = Object.values(zones).flat();
        expect(new Set(flat).size).toBe(flat.length);
        for (const [name, faces] of Object.entries(zonesOf(view))) {
          expect([...(zones[name] ?? [])].map(faceOf).sort()).toEqual([...faces].sort());
        }
      }
    }
  });
});

describe('the prompt', () => {
  it('says what can be done, and whom one waits for', () => {
    const ids = new Set(all.map(({ view, legal }) => prompt(view, 1, legal).id));
    for (const id of ['act', 'again', 'wait', 'wait-again', 'over'])
      expect(ids).toContain(`alhambra-prompt-${id}`);
    const waits = four.find(({ view }) => view.turn === 3);
    if (!waits) throw new Error('somebody else plays');
    expect(prompt(waits.view, 1, []).seat).toBe(3);
  });
});

describe('tiles', () => {
  it('are the same every time, and unlike for each category', () => {
    const drawn = Object.values(TILINGS).map((it) => stars(it, 10));
    expect(new Set(drawn).size).toBe(6);
    expect(drawn.join('')).not.toMatch(/NaN|undefined/);
  });
});

describe('lessons', () => {
  it('each find their moment in a game', () => {
    for (const lesson of lessons) {
      const found = four.some(({ view, legal }) =>
        lesson.when({ view, turn: { type: 'over' }, you: 1, legal, scores: [] }),
      );
      expect(found, lesson.id).toBe(true);
    }
  });
});
