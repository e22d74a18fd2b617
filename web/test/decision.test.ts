import { expect, it } from 'vitest';
import { compare } from '../src/table/decision';
import { percent } from '../src/table/percent';

const hint = (first: string, ...choices: [string, number][]) => ({
  actions: [first, 'then'],
  choices: choices.map(([action, chance]) => ({ action, chance })),
});

it('what a bot would do stands first, and the others from the best on', () => {
  const said = compare(hint('b', ['a', 0.3], ['b', 0.29], ['c', 0.4], ['d', 0.1]), (it) => it);
  expect(said.map((it) => it.words)).toEqual(['b', 'c', 'a', 'd']);
});

it('choices that read the same are told once', () => {
  const said = compare(hint('b1', ['a', 0.3], ['b2', 0.5], ['b1', 0.4]), (it) => it.slice(0, 1));
  expect(said).toEqual([
    { words: 'b', chance: 0.4 },
    { words: 'a', chance: 0.3 },
  ]);
});

it('changes of a chance have a true minus, and nothing has no sign', () => {
  expect([percent(-0.19, 'en', true), percent(0.04, 'en', true), percent(-0.001, 'en', true)]).toEqual([
    '−19%',
    '+4%',
    '0%',
  ]);
});
