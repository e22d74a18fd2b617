import { expect, it } from 'vitest';
import { glossed, partsOf, termsOf, type Term } from '../src/table/glossary';
import { bubble } from '../src/table/coach';
import { narrow } from '../src/table/log';
import { Words } from '../src/lib/words';
import { english, french } from './texts';

const bid: Term = { forms: ['mise', 'mises'], means: 'des cartes' };
const row: Term = { forms: ['rangée', 'rangées'], means: 'des cartes aussi' };

it('finds the first form of each term, as a whole word', () => {
  const known = new Set<Term>();
  const parts = partsOf('Promises, les Mises valent une rangée. Votre mise…', [row, bid], known);
  expect(parts.map((it) => [it.text, it.term?.means])).toEqual([
    ['Promises, les ', undefined],
    ['Mises', 'des cartes'],
    [' valent une ', undefined],
    ['rangée', 'des cartes aussi'],
    ['. Votre mise…', undefined],
  ]);
  expect(partsOf('une mise', [bid], known)).toEqual([{ text: 'une mise', term: null }]);
});

it('tells at a tap what a term means, once under each heading, and not in links', () => {
  const root = document.createElement('article');
  root.innerHTML =
    '<h2>Une mise</h2><p>La <a href="#x">mise</a>, une mise et une mise.</p><h2>Et</h2><p>Une mise.</p>';
  glossed([bid])(root);
  const terms = [...root.querySelectorAll<HTMLButtonElement>('.term')];
  expect(terms.map((it) => it.closest('p')?.textContent)).toEqual([
    'La mise, une mise et une mise.',
    'Une mise.',
  ]);
  terms[1]?.click();
  expect(root.querySelector('[role="note"]')?.textContent).toBe('des cartes');
  expect(terms[1]?.ariaExpanded).toBe('true');
  terms[1]?.click();
  expect(root.querySelector('[role="note"]')).toBeNull();
});

const pages = import.meta.glob<string>('../src/games/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rules = import.meta.glob<string>('../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

for (const game of ['money', 'alhambra', 'mint-works', 'ginkgopolis', 'donnant']) {
  it(`${game} explains words that its rules use, in both languages`, () => {
    const code = pages[`../src/games/${game}/index.ts`] ?? '';
    const ids = [...(/terms: \[([^\]]*)\]/.exec(code)?.[1] ?? '').matchAll(/'([a-z-]+)'/g)].map(
      (it) => it[1] ?? '',
    );
    expect(ids.length).toBeGreaterThan(5);
    for (const [lang, texts] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const text = rules[`../../docs/rules/${game}.${lang}.md`] ?? '';
      const terms = termsOf(new Words(lang, Object.values(texts)), game, ids);
      const found = partsOf(text, terms, new Set()).flatMap((it) => it.term ?? []);
      expect(terms.filter((it) => !found.includes(it)).map((it) => it.forms[0])).toEqual([]);
      expect(terms.map((it) => it.means).filter((it) => !/[.…]$/.test(it))).toEqual([]);
    }
  });
}

it('keeps a bubble on the screen when the choices are out of sight', () => {
  const box = (top: number, height: number) => ({
    ...{ left: 0, right: 344, width: 344 },
    ...{ top, bottom: top + height, height },
  });
  const screen = { width: 360, height: 780 };
  for (const below of [box(2000, 200), box(-900, 200), null]) {
    const { top } = bubble(null, box(0, 180), below, screen);
    expect(top).toBeGreaterThan(0);
    expect(top + 180).toBeLessThan(screen.height);
  }
});

it('narrows the log to what is new, to points and to a player', () => {
  const log = [
    {
      version: 1,
      events: [
        { type: 'bid', seat: 1 },
        { type: 'bid', seat: 2 },
      ],
    },
    { version: 2, events: [{ type: 'took', seat: 2 }] },
    { version: 3, events: [{ type: 'scored', seat: 2 }, { type: 'round' }] },
  ];
  const versions = (to: Parameters<typeof narrow>[1], you: number | null = 1) =>
    narrow(log, to, you).map((it) => [it.version, it.events.length]);
  expect(versions('all')).toEqual([
    [1, 2],
    [2, 1],
    [3, 2],
  ]);
  expect(versions('since')).toEqual([
    [1, 2],
    [2, 1],
    [3, 2],
  ]);
  expect(versions('since', 2)).toEqual([[3, 2]]);
  expect(versions('points')).toEqual([[3, 1]]);
  expect(versions(2)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
});
