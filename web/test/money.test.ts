import { describe, expect, it } from 'vitest';
import { CARDS, SCORED, type Card, type View } from '../src/generated/money';
import sample from '../src/generated/money.sample.json';
import { groups, info, points, sorted, standing, tally, total } from '../src/games/money/cards';
import { bid, pickable, prompt, still, targets, toggled } from '../src/games/money/choose';
import { FIGURES, band, rosette, weave } from '../src/games/money/guilloche';
import { lessons } from '../src/games/money/lessons';

type Sample = { view: View; legal: string[]; version: number };
const moments = sample as unknown as Sample[];
const at = (version: number): Sample => {
  const found = moments[version];
  if (!found) throw new Error(`no moment ${version}`);
  return found;
};

describe('cards', () => {
  it('scores every hand as the rules do', () => {
    for (const { hand, tally: expected } of SCORED) expect(tally(hand)).toEqual(expected);
  });

  it('knows the worked example of the rules', () => {
    const hand: Card[] = ['EUR20a', 'EUR20b', 'EUR20c', 'CHF20a', 'CHF30a', 'CHF30b', 'CHF30c'];
    hand.push('USD20a', 'USD30a', 'USD30b', 'USD40', 'USD50', 'USD60', 'G1');
    expect(points(hand)).toBe(450);
  });

  it('groups by currency with sums, coins last', () => {
    const of = groups(['G2', 'CHF60', 'EUR20c', 'EUR20a', 'EUR20b', 'CHF50']);
    expect(of.map((it) => [it.currency, it.sum, it.worth, it.points])).toEqual([
      ['EUR', 60, 0, 100],
      ['CHF', 110, 10, 10],
      [null, 10, 10, 10],
    ]);
    expect(of[0]?.triplets).toEqual([20]);
  });

  it('has all cards, in card order', () => {
    expect(CARDS).toHaveLength(69);
    expect(total(CARDS.map((it) => it.code))).toBe(7 * 300 + 60);
    expect(sorted(['G1', 'RUB60', 'EUR30a', 'EUR20b'])).toEqual(['EUR20b', 'EUR30a', 'RUB60', 'G1']);
    expect(info('GBP40').serial).toBe(1);
  });
});

describe('a bid', () => {
  const { legal } = at(0);
  const hand = [...pickable(legal)];

  it('is sent in card order, whatever the order of picking, with the seal last', () => {
    const [first, second, third] = hand;
    if (!first || !second || !third) throw new Error('six cards');
    const picked = [third, first, second].reduce((set, card) => toggled(set, card, legal), new Set<Card>());
    expect(bid(picked, legal)).toEqual([`add ${first}`, `add ${second}`, `add ${third}`, 'seal']);
    expect(bid(toggled(picked, second, legal), legal)).toEqual([`add ${first}`, `add ${third}`, 'seal']);
  });

  it('without a card is the bluff card', () => {
    expect(bid(new Set(), legal)).toEqual(['seal']);
  });

  it('takes only what is legal', () => {
    const foreign = CARDS.map((it) => it.code).find((code) => !hand.includes(code));
    if (!foreign) throw new Error('the hand is not everything');
    expect(toggled(new Set(), foreign, legal).size).toBe(0);
    expect(bid(new Set([foreign]), legal)).toBeNull();
    expect(bid(new Set(hand), [])).toBeNull();
    expect(still(new Set([...hand, foreign]), legal)).toEqual(new Set(hand));
  });
});

describe('an exchange', () => {
  const open = moments.find((it) => it.legal.includes('keep') && it.legal.some((a) => a.startsWith('swap')));
  if (!open) throw new Error('the sample has one');

  it('offers what is legal and nothing else', () => {
    expect([...targets(open.legal)].sort()).toEqual([...open.legal].sort());
    expect(targets(at(0).legal).size).toBe(0);
  });
});

describe('the prompt', () => {
  it('says what can be done, and whom one waits for', () => {
    const of = ({ view, legal }: Sample) => prompt(view, legal);
    expect(of(at(0))).toEqual({ id: 'money-prompt-bid', seats: [] });
    // In a replay nothing can be chosen, and one's own bid is waited for like those of others.
    expect(prompt(at(0).view, [])).toEqual({ id: 'money-prompt-wait-bids', seats: [1, 2, 3, 4] });
    const sealed = at(5);
    expect(sealed.view.sealed).toContain(1);
    expect(of(sealed).id).toBe('money-prompt-wait-bids');
    expect(of(sealed).seats).not.toContain(1);
    expect(of(at(moments.length - 1)).id).toBe('money-prompt-over');
  });
});

describe('drawings', () => {
  it('are the same every time, and unlike for each currency', () => {
    const drawn = Object.values(FIGURES).map(
      (it) => rosette(it, 80, 33, 27) + band(it, 0, 0, 100, 7) + weave(it, 0, 0, 9, 9),
    );
    expect(new Set(drawn).size).toBe(7);
    expect(drawn.join('')).not.toMatch(/NaN|undefined/);
    expect(rosette(FIGURES.EUR, 80, 33, 27)).toBe(rosette(FIGURES.EUR, 80, 33, 27));
  });
});

describe('the standing', () => {
  it('ends at the points', () => {
    const end = at(moments.length - 1).view;
    expect(standing(end)).toEqual(end.last_deal?.points);
  });
});

describe('lessons', () => {
  it('each find their moment in a game', () => {
    for (const lesson of lessons) {
      const found = moments.some(({ view, legal }) =>
        lesson.when({ view, turn: { type: 'over' }, you: 1, legal, scores: [] }),
      );
      expect(found, lesson.id).toBe(true);
    }
  });
});
