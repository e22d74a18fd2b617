import type { GameEvent, Score } from '../src/lib/wire';
import { describe, expect, it } from 'vitest';
import { TILES, type Forecast, type Tile, type View } from '../src/generated/ginkgopolis';
import samples from '../src/generated/ginkgopolis.sample.json';
import {
  asked,
  cardsOf,
  draftable,
  playOf,
  progress,
  prompt,
  returnable,
  returning,
  still,
  tilesFor,
  tokenSpots,
  withCard,
  withTile,
} from '../src/games/ginkgopolis/choose';
import { laidLately } from '../src/games/ginkgopolis/lately';
import { lessons } from '../src/games/ginkgopolis/lessons';
import { at, neighbourLetters } from '../src/games/ginkgopolis/plan';
import { beats, type Counting } from '../src/games/ginkgopolis/beats';
import { revealed, told } from '../src/games/ginkgopolis/told';
import { districtsOf, edges } from '../src/games/ginkgopolis/districts';
import { aroundTable, sortedTiles } from '../src/games/ginkgopolis/tables';

type Sample = {
  view: View;
  legal: string[];
  turn: { type: string };
  news: GameEvent[];
  scores: Score[];
  forecast: Forecast;
};
const moments = samples as unknown as Sample[];

const find = (holds: (it: Sample) => boolean): Sample => {
  const found = moments.find(holds);
  if (!found) throw new Error('the sample has no such moment');
  return found;
};
const chooses = find((it) => asked(it.legal) === 'choose' && it.view.people === 4);

describe('districts', () => {
  it('draw an outline around each district and none inside', () => {
    const { view } = chooses;
    const found = districtsOf(view, chooses.forecast);
    expect(found.length).toBeGreaterThan(0);
    const rims = edges(found);
    for (const { buildings } of found) {
      const open = buildings.reduce((sum, it) => sum + (rims.get(`${it.x},${it.y}`)?.sides.length ?? 0), 0);
      expect(open).toBeGreaterThanOrEqual(6);
      expect(open).toBeLessThan(4 * buildings.length);
    }
  });

  it('lose a building that gets another colour while a change is told', () => {
    const { view, forecast } = chooses;
    const before = districtsOf(view, forecast);
    const [repainted] = before[0]?.buildings ?? [];
    if (!repainted) throw new Error('a district');
    const top = (before[0]?.color === 'red' ? 'B20' : 'R20') as Tile;
    const buildings = view.city.buildings.map((it) => (at([repainted], it) ? { ...it, top } : it));
    const after = districtsOf({ ...view, city: { ...view.city, buildings } }, forecast);
    expect(after.every((it) => !at(it.buildings, repainted))).toBe(true);
    expect(after.every((it) => it.buildings.length > 1)).toBe(true);
  });
});

describe('choosing', () => {
  const { legal } = chooses;
  const [card, other] = [...cardsOf(legal)];
  const [tile] = [...tilesFor(null, legal)];
  if (!card || !other || !tile) throw new Error('a hand and a tile');
  const none = { card: null, tile: null };

  it('goes from card and tile to one action, in either order', () => {
    const first = withTile(withCard(none, card, legal), tile, legal);
    const second = withCard(withTile(none, tile, legal), card, legal);
    expect(first).toEqual(second);
    expect(playOf(first, legal)).toBe(`play ${card} ${tile}`);
    expect(playOf(withTile(first, tile, legal), legal)).toBe(`play ${card}`);
    expect(playOf(withCard(first, card, legal), legal)).toBeNull();
    expect(playOf(withCard(first, other, legal), legal)).toBe(`play ${other} ${tile}`);
  });

  it('takes only what is legal', () => {
    const foreign = TILES.map((it) => it.code).find((code) => !cardsOf(legal).has(code));
    if (!foreign) throw new Error('the hand is not everything');
    expect(withCard(none, foreign, legal)).toEqual(none);
    expect(playOf({ card: foreign, tile: null }, legal)).toBeNull();
    expect(still({ card: foreign, tile }, legal)).toEqual({ card: null, tile });
    expect(still({ card, tile }, [])).toEqual(none);
  });

  it('offers every way to put a token down, pushes included', () => {
    for (const { view, legal } of moments.filter((it) => asked(it.legal) === 'token'))
      expect(tokenSpots(view, legal).map((it) => it.action)).toEqual(legal);
    const { view, legal } = find((it) => asked(it.legal) === 'token');
    const letter = tokenSpots(view, legal)[0]?.letter ?? 'A';
    const pushes = tokenSpots(view, [`token ${letter} push forward`, `token ${letter} push backward`]);
    expect(pushes.map((it) => it.pushes)).toEqual([
      neighbourLetters(view.city, letter).after,
      neighbourLetters(view.city, letter).before,
    ]);
  });

  it('returns tiles in card order, in one message', () => {
    const { legal } = find((it) => asked(it.legal) === 'return');
    const tiles = [...returnable(legal)];
    expect(returning([...tiles].reverse(), legal)).toEqual([
      ...sortedTiles(tiles).map((it) => `return ${it}`),
      'done',
    ]);
    expect(returning([], legal)).toEqual(['done']);
    expect(returning(tiles, [])).toBeNull();
  });

  it('knows what is asked, and drafts from the pack', () => {
    const { legal } = find((it) => asked(it.legal) === 'draft');
    expect(draftable(legal).map((it) => `draft ${it}`)).toEqual(legal);
    expect(asked(['gain r', 'gain t'])).toBe('gain');
    expect(asked([])).toBeNull();
  });
});

describe('who is asked', () => {
  it('is said to everybody', () => {
    expect(prompt(chooses.view, 1, chooses.legal).id).toBe('ginkgopolis-prompt-choose');
    const waits = find(
      (it) => it.view.phase.type === 'choose' && it.legal.length === 0 && it.view.people === 4,
    );
    const { seats } = prompt(waits.view, 1, []);
    expect(seats.every((seat) => progress(waits.view, seat) === 'thinking')).toBe(true);
    expect(progress(waits.view, 1)).toBe('chosen');
    const acts = find((it) => it.view.phase.type === 'token' && it.legal.length === 0);
    expect(prompt(acts.view, 1, []).seats).toEqual([acts.view.actor]);
    const hal = find((it) => asked(it.legal) === 'token' && it.view.people === 1 && it.view.actor === 2);
    expect(prompt(hal.view, 1, hal.legal).id).toBe('ginkgopolis-prompt-token-hal');
    expect(progress(hal.view, 2)).toBe('acts');
    expect(aroundTable(hal.view, 1)).toEqual([1, 2]);
    expect(aroundTable(chooses.view, 3)).toEqual([3, 4, 1, 2]);
  });
});

describe('a round', () => {
  const drawn = ({ city, seats }: View) => ({
    buildings: city.buildings.toSorted((a, b) => a.x - b.x || a.y - b.y),
    tokens: city.tokens,
    seats: seats.map(({ resources, points, supply, kept }) => ({ resources, points, supply, kept })),
  });

  it('is told one thing after the other, and every step leads to what the server says', () => {
    // Games against Hal: own action, then his, in one frame.
    let tried = 0;
    moments.forEach((then, index) => {
      const now = moments[index - 1];
      const begins = then.news.some((it) => it.type === 'hal-shows') && now?.view.round === 1;
      if (!now || !begins || then.view.people !== 1) return;
      tried += 1;
      expect(drawn(then.news.reduce(told, now.view))).toEqual(drawn(then.view));
      const all = beats(now.view, then.view, then.news);
      expect(all.flatMap((it) => it.news)).toEqual(then.news);
      expect(all.at(-1)?.view).toBe(then.view);
      expect(all.at(-1)?.hold).toBeGreaterThan(0);
      expect(all.length).toBeGreaterThan(2);
    });
    expect(tried).toBeGreaterThan(1);
  });

  it('has a tile once that is returned and drawn again', () => {
    const found = moments.find(({ view }) => (view.seats[0]?.tiles?.length ?? 0) > 1);
    const own = found?.view.seats[0];
    const [first, second] = own?.tiles ?? [];
    if (!found || !own || !first || !second) throw new Error('nobody has tiles');
    const news = [
      { type: 'returns', seat: 1, points: 2 },
      { type: 'mixed', tiles: [first, second] },
      { type: 'tile', seat: 1, tile: first },
    ];
    const kept = own.tiles?.slice(2) ?? [];
    // What is going back is seen, or was chosen and sent in the same moment.
    for (const returning of [[first, second], []]) {
      const view = { ...found.view, seats: [{ ...own, returning }, ...found.view.seats.slice(1)] };
      const seat = news.reduce(told, view).seats[0];
      expect(seat?.tiles).toHaveLength(new Set(seat?.tiles).size);
      if (returning.length > 0) expect(seat?.tiles).toEqual([...kept, first]);
      expect(seat).toMatchObject({ points: own.points + 2, n_tiles: own.n_tiles - 1 });
    }
  });

  it('turns choices over once: what is shown has left the hand and the screen', () => {
    let tried = 0;
    for (const { view } of moments) {
      const own = view.seats[0];
      const [card, tile] = [own?.hand?.[0], own?.tiles?.[0]];
      if (view.phase.type !== 'choose' || !own || !card || !tile) continue;
      tried += 1;
      const shown = revealed(view, view, [{ seat: 1, card, tile }]).seats[0];
      expect(shown).toMatchObject({ chosen: true, card, tile });
      expect(shown?.hand).toEqual(own.hand?.filter((it) => it !== card));
      expect(shown?.tiles).toEqual(own.tiles?.filter((it) => it !== tile));
    }
    expect(tried).toBeGreaterThan(1);
  });

  it('counts districts one after the other at the end, with their points', () => {
    const end = moments.find((it) => it.view.phase.type === 'over' && it.view.people === 4);
    if (!end) throw new Error('an end');
    const before: View = { ...end.view, phase: { type: 'reveal' } };
    const all = beats(before, end.view, [{ type: 'over' }], 1, end.forecast);
    const found = districtsOf(end.view, end.forecast);
    const counts = all.filter((it) => (it.view as Counting).counted !== undefined);
    expect(found.length).toBeGreaterThan(1);
    expect(counts.map((it) => (it.view as Counting).counted)).toEqual(found.map((_, index) => index + 1));
    expect(counts.every((it) => it.hold > 0 && it.view.phase.type !== 'over')).toBe(true);
    end.view.seats.forEach((own, index) => {
      const gained = (counts.at(-1)?.view.seats[index]?.points ?? 0) - own.points;
      const score = end.scores.find((it) => it.seat === index + 1);
      expect(gained).toBe(score?.parts['districts']);
    });
    expect(all.at(-1)?.view).toBe(end.view);
  });

  it('turns all choices over together before the first action', () => {
    const now = moments.find((it) => it.view.phase.type === 'choose' && it.view.people === 4);
    if (!now) throw new Error('a moment');
    const [built] = now.view.city.buildings;
    if (!built) throw new Error('a building');
    const news = [
      { type: 'chosen', seat: 1 },
      { type: 'exploits', seat: 2, card: 'D' },
      { type: 'produces', seat: 2, resources: 1, points: 0 },
      { type: 'builds-up', seat: 3, card: built.top, tile: 'R12' },
      { type: 'rises', seat: 3, tile: 'R12', level: built.height + 1 },
      { type: 'round', round: now.view.round + 1, seat: 3 },
    ];
    const all = beats(now.view, now.view, news);
    expect(all.map((it) => it.news.map((event) => event.type))).toEqual([
      ['chosen'],
      [],
      ['exploits'],
      ['produces'],
      ['builds-up', 'rises'],
      ['round'],
    ]);
    const [, open, acts, , rises] = all;
    expect(open?.hold).toBeGreaterThan(1);
    expect(open?.view.phase.type).toBe('reveal');
    expect(open?.view.seats.map((it) => [it.card, it.tile]).slice(1, 3)).toEqual([
      ['D', null],
      [built.top, 'R12'],
    ]);
    expect(open?.view.city).toEqual(now.view.city);
    expect(acts?.view.actor).toBe(2);
    expect(at(rises?.view.city.buildings ?? [], built)).toMatchObject({
      top: 'R12',
      height: built.height + 1,
    });
  });
});

describe('what happened lately', () => {
  it('are the tiles of this round and of the one before', () => {
    const lay = (type: string, tile: string) => ({ type, seat: 1, tile });
    const round = (n: number) => ({ type: 'round', round: n, seat: 1 });
    const news = [round(1), lay('urbanizes', 'R4'), round(2), lay('builds-up', 'B7'), lay('tile', 'Y9')];
    expect(laidLately(news)).toEqual(new Set(['R4', 'B7']));
    expect(laidLately([...news, round(3), lay('urbanizes', 'Y5')])).toEqual(new Set(['B7', 'Y5']));
    expect(laidLately([])).toEqual(new Set());
  });
});

describe('lessons', () => {
  it('each find their moment in a game', () => {
    for (const lesson of lessons) {
      const found = moments.some(({ view, legal, scores }) =>
        lesson.when({ view, turn: { type: 'over' }, you: 1, legal, scores }),
      );
      expect(found || lesson.id === 'last', lesson.id).toBe(true);
    }
    const ends = { ...chooses.view, ending: true };
    const last = lessons.find((it) => it.id === 'last');
    expect(last?.when({ view: ends, turn: { type: 'over' }, you: 1, legal: [], scores: [] })).toBe(true);
  });
});
