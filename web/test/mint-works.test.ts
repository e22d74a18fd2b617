import { describe, expect, it } from 'vitest';
import { GOAL, LOCATIONS, PLANS, type Event, type View } from '../src/generated/mint-works';
import sample from '../src/generated/mint-works.sample.json';
import { inPlay, isPlan, ownerOf, spaces } from '../src/games/mint-works/cards';
import {
  action,
  asks,
  cardPath,
  chosen,
  next,
  passed,
  prompt,
  receivers,
  settled,
  still,
  tapLocation,
  tappable,
  type Path,
} from '../src/games/mint-works/choose';
import { beats } from '../src/games/mint-works/beats';
import { told } from '../src/games/mint-works/told';
import { HOUSES } from '../src/games/mint-works/houses';
import { lessons } from '../src/games/mint-works/lessons';
import { lastUpkeep } from '../src/games/mint-works/upkeep';
import type { GameEvent } from '../src/lib/wire';

type Sample = { view: View; legal: string[]; version: number; news: GameEvent[] };
const moments = sample as unknown as Sample[];
/** Each moment with the one after, within one game. */
const pairs = moments.flatMap((now, index) => {
  const then = moments[index + 1];
  return then && then.version === now.version + 1 ? [{ now, then }] : [];
});

describe('what was told', () => {
  it('is shown step by step, and every step leads to what the server says', () => {
    const drawn = (view: View) => ({
      mints: view.seats.map((it) => it.mints),
      stars: view.seats.map((it) => it.stars),
      buildings: view.seats.map((it) => it.buildings.toSorted()),
      plans: view.seats.map((it) => it.plans.length),
      supply: view.supply.toSorted(),
      sites: view.sites.map((it) => [it.taken, it.mints]),
      first: view.first_player,
      open: view.open.toSorted(),
      gallery: view.gallery,
    });
    for (const { now, then } of pairs) {
      const end = then.news.reduce(
        (view, event) => told(view, event as unknown as Event, then.view),
        now.view,
      );
      expect(drawn(end), `version ${then.version}: ${JSON.stringify(then.news)}`).toEqual(drawn(then.view));
      const all = beats(now.view, then.view, then.news);
      expect(all.flatMap((it) => it.news)).toEqual(then.news);
      expect(all.at(-1)?.view).toBe(then.view);
      // The move of the next player may have arrived: what is seen last stays for a while as well.
      expect(all.every((it) => it.hold > 0)).toBe(true);
    }
    // In a solo game one's own move is seen before the answer; an upkeep has several beats.
    const answered = pairs.filter(({ then }) => {
      const seats = then.news.flatMap((it) => (it.type === 'placed' ? [it['seat']] : []));
      return seats.includes(1) && seats.includes(2);
    });
    expect(answered.length).toBeGreaterThan(3);
    for (const { now, then } of answered) {
      const [own] = beats(now.view, then.view, then.news);
      expect(own?.news.every((it) => it['seat'] !== 2)).toBe(true);
      expect(own?.hold).toBeGreaterThan(0);
    }
    const upkeep = pairs.find(({ then }) => then.news.some((it) => it.type === 'income'));
    expect(upkeep && beats(upkeep.now.view, upkeep.then.view, upkeep.then.news).length).toBeGreaterThan(3);
  });
});

describe('what cannot be chosen', () => {
  it('leaves nothing but passing, and the sentence says so', () => {
    const only = moments.find((it) => it.legal.length === 1 && it.legal[0] === 'pass');
    expect(only && prompt(only.view, only.legal, []).id).toBe('mint-works-prompt-pass');
  });

  it('lies in the line of the opponent in a solo game', () => {
    const solo = moments.find((it) => it.view.solo);
    expect(solo && inPlay(solo.view)).toEqual([
      'producer',
      'wholesaler',
      'builder',
      'supplier',
      'council',
      'lotto',
    ]);
  });
});

describe('choosing', () => {
  const legal = [
    'pass',
    'place producer',
    'place supplier mine',
    'place supplier statue',
    'place builder truck',
    'place swap-meet truck mine',
    'place swap-meet truck statue',
    'place swap-meet crane mine',
    'place swap-meet crane statue',
    'place temp-agency council',
    'place temp-agency lotto',
  ];

  it('goes word by word', () => {
    expect([...next(legal, [])]).toEqual(['producer', 'supplier', 'builder', 'swap-meet', 'temp-agency']);
    expect([...next(legal, ['swap-meet', 'crane'])]).toEqual(['mine', 'statue']);
    expect(action(legal, ['producer'])).toBe('place producer');
    expect([action(legal, []), action(legal, ['supplier'])]).toEqual([null, null]);
  });

  it('goes on by itself where there is one way', () => {
    expect(settled(legal, ['builder'])).toEqual(['builder', 'truck']);
    expect(settled(legal, ['supplier'])).toEqual(['supplier']);
    expect(settled(legal, [])).toEqual([]);
  });

  it('asks for one thing after the other', () => {
    expect(asks([])).toBe('location');
    expect(asks(['temp-agency'])).toBe('location');
    expect(asks(['temp-agency', 'supplier'])).toBe('supply');
    expect([asks(['swap-meet']), asks(['swap-meet', 'x']), asks(['swap-meet', 'x', 'y'])]).toEqual([
      'own',
      'supply',
      null,
    ]);
    expect([asks(['producer']), asks(['builder']), asks(['builder', 'x'])]).toEqual([null, 'own', null]);
  });

  it('takes a location by a tap and leaves it by another', () => {
    expect(tapLocation(legal, [], 'producer')).toEqual(['producer']);
    expect(tapLocation(legal, ['producer'], 'producer')).toEqual([]);
    expect(tapLocation(legal, ['temp-agency'], 'council')).toEqual(['temp-agency', 'council']);
    expect(tapLocation(legal, ['temp-agency'], 'producer')).toEqual(['producer']);
    expect(tapLocation(legal, [], 'council')).toEqual([]);
    expect(tappable(legal, []).has('council')).toBe(false);
    expect(tappable(legal, ['temp-agency']).has('council')).toBe(true);
  });

  it('understands a card alone, and lets it be changed', () => {
    expect(cardPath(legal, [], 'mine', 'supply')).toEqual(['supplier', 'mine']);
    expect(cardPath(legal, ['supplier', 'mine'], 'statue', 'supply')).toEqual(['supplier', 'statue']);
    expect(cardPath(legal, [], 'truck', 'own')).toEqual(['builder', 'truck']);
    expect(cardPath(legal, [], 'crane', 'own')).toBeNull();
    expect(cardPath(legal, ['swap-meet'], 'crane', 'own')).toEqual(['swap-meet', 'crane']);
    expect(cardPath(legal, ['swap-meet', 'crane'], 'mine', 'supply')).toEqual(['swap-meet', 'crane', 'mine']);
    expect([...chosen(['swap-meet', 'crane', 'mine'], 'own')]).toEqual(['crane']);
    // Codes that name a Plan and a location do not get mixed up.
    expect([...chosen(['temp-agency', 'lotto'], 'supply')]).toEqual([]);
  });

  it('forgets what has become impossible', () => {
    expect(still(legal, ['supplier', 'mine'])).toEqual(['supplier', 'mine']);
    expect(still(['pass'], ['supplier', 'mine'])).toEqual([]);
  });

  it('reaches every legal action of the sample by taps', () => {
    let tried = 0;
    for (const { legal } of moments) {
      for (const wanted of legal.filter((it) => it.startsWith('place '))) {
        let path: Path = [];
        for (const word of wanted.split(' ').slice(1)) {
          const zone = asks(path);
          if (path.includes(word)) continue;
          if (zone === 'location') path = tapLocation(legal, path, word as never);
          else if (zone !== null && isPlan(word)) path = cardPath(legal, path, word, zone) ?? path;
          // A single way was taken already; another card may take its place.
          else if (isPlan(word))
            path = cardPath(legal, path, word, 'own') ?? cardPath(legal, path, word, 'supply') ?? path;
        }
        expect(action(legal, path)).toBe(wanted);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });
});

describe('the phase', () => {
  const view = { ...moments[0]?.view, phase: { type: 'development' } } as View;
  const four = { ...view, seats: Array.from({ length: 4 }, () => view.seats[0]) } as View;

  it('says who passed', () => {
    expect(passed({ ...four, turn: 2, passes: 3 })).toEqual([1, 4, 3]);
    expect(passed({ ...four, turn: 2, passes: 0 })).toEqual([]);
  });

  it('has a sentence for every moment', () => {
    for (const { view, legal } of moments) expect(prompt(view, legal, []).id).toMatch(/^mint-works-prompt-/);
    const giving = moments.find((it) => receivers(it.legal).length > 0);
    if (giving) expect(prompt(giving.view, giving.legal, []).id).toBe('mint-works-prompt-co-op');
  });
});

describe('upkeep', () => {
  it('is told in steps, and runs until the next round', () => {
    const news = [
      { type: 'upkeep', round: 2 },
      { type: 'supplied', plan: 'mine' },
      { type: 'income', seat: 1, plan: 'mine', mints: 1 },
      { type: 'wages', mints: 1 },
      { type: 'round', round: 3, seat: 2 },
    ];
    const told = lastUpkeep(news);
    expect(told?.round).toBe(2);
    expect(told?.steps.map((it) => [it.id, it.events.length])).toEqual([
      ['stars', 0],
      ['supply', 1],
      ['buildings', 1],
      ['deeds', 0],
      ['wages', 1],
    ]);
    expect(told?.running).toBe(false);
    expect(lastUpkeep(news.slice(0, -1))?.running).toBe(true);
    expect(lastUpkeep([])).toBeNull();
  });

  it('stops where the game ends', () => {
    const news = [
      { type: 'upkeep', round: 4 },
      { type: 'prestige', seats: [1] },
      { type: 'scored', seat: 1 },
    ];
    expect(lastUpkeep(news)?.steps.map((it) => it.id)).toEqual(['stars']);
  });
});

describe('the board', () => {
  it('has a drawing for every Plan and knows every space', () => {
    for (const { code } of PLANS) expect(HOUSES[code].length).toBeGreaterThan(1);
    expect(PLANS).toHaveLength(21);
    expect(LOCATIONS).toHaveLength(10);
    expect(GOAL).toBe(7);
    for (const { view } of moments)
      for (const location of view.in_play) {
        const all = spaces(view, location);
        expect(all.length).toBeGreaterThan(0);
      }
    const blocked = moments.some(({ view }) => spaces(view, 'producer').includes('blocked'));
    expect(blocked).toBe(true);
  });

  it('names the owner of an open deed', () => {
    const found = moments.find(({ view }) => view.seats.some((it) => it.buildings.includes('wholesaler')));
    if (found) expect(ownerOf(found.view, 'wholesaler')).not.toBeNull();
    expect(ownerOf(moments[0]?.view as View, 'producer')).toBeNull();
  });

  it('guides through a first game', () => {
    expect(new Set(lessons.map((it) => it.id)).size).toBe(lessons.length);
    const [first] = lessons;
    const begin = moments.find((it) => it.legal.includes('pass'));
    if (!begin || !first) throw new Error('a first turn');
    const now = { view: begin.view, turn: { type: 'over' as const }, you: 1, legal: begin.legal, scores: [] };
    expect(first.when(now)).toBe(true);
  });
});
