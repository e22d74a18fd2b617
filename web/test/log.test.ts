import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../src/lib/i18n.svelte';
import { Words } from '../src/lib/words';
import { namedSince, noteLeft } from '../src/table/left';
import { entriesOf, settled, withNames } from '../src/table/log';
import Log from '../src/table/Log.svelte';
import { spokenTo } from '../src/table/names';
import { tableInfo } from './table-info';
import Told from './Told.svelte';
import { english, french } from './texts';

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('money')]));

const scores = [
  { seat: 1, total: 12, parts: {} },
  { seat: 2, total: 30, parts: {} },
];
const won = { version: 9, events: [{ type: 'won', winners: [2], points: 30 }] };

describe('who has won', () => {
  it('is who the table names, with its points', () => {
    expect(settled([won], [1], scores)[0]?.events).toEqual([{ type: 'won', winners: [1], points: 12 }]);
    const stars = { version: 9, events: [{ type: 'won', winners: [2], stars: 30 }] };
    expect(settled([stars], [1], scores)[0]?.events).toEqual([{ type: 'won', winners: [1], stars: 12 }]);
  });

  it('stays as told where nobody was gone, and before the end', () => {
    expect(settled([won], [2], scores)).toEqual([won]);
    expect(settled([won], [], scores)).toEqual([won]);
  });

  it('is the same when one looks back', () => {
    const moment = { version: 9, turn: { type: 'over' as const }, view: {}, news: won.events, scores };
    expect(entriesOf([undefined, moment], [1])[0]?.events[0]).toMatchObject({ winners: [1], points: 12 });
  });
});

describe('names in a sentence', () => {
  const parts = (words: Words, game: string, event: unknown, names: string[], you: number | null) =>
    withNames((it) => words.event(game, event, it), spokenTo(words, names, you), words.you());

  it('are told apart, whatever they are', () => {
    const words = new Words('en', Object.values(english));
    const event = { type: 'swapped', seat: 1, other: 2, cards: [], given: [] };
    // A name may be a word of the sentence, or a part of another name.
    const said = parts(words, 'money', event, ['the', 'the other'], null);
    expect(said.filter((it) => it.seat !== null)).toEqual([
      { text: 'the', seat: 1 },
      { text: 'the other', seat: 2 },
    ]);
    expect(said.map((it) => it.text).join('')).toBe(
      words.event('money', event, (seat) => ['the', 'the other'][seat - 1] ?? ''),
    );
  });

  it('keep the grammar of French, and the reader has none', () => {
    const words = new Words('fr', Object.values(french));
    const event = { type: 'turn', seat: 1, round: 3 };
    const said = parts(words, 'donnant', event, ['Ada', 'Bob'], null);
    expect(said.map((it) => it.text).join('')).toContain('d’Ada');
    expect(said.find((it) => it.seat === 1)?.text).toBe('Ada');
    expect(parts(words, 'donnant', event, ['Ada', 'Bob'], 1).every((it) => it.seat === null)).toBe(true);
  });
});

it('leads from names to pages of people, not of bots, and from each line to its moment', () => {
  const info = tableInfo('money', ['Ada', 'Bob'], { id: 't1' });
  const seats = info.seats.map((it, index) => (index === 1 ? { ...it, type: 'bot' as const } : it));
  const went: number[] = [];
  const log = [
    { version: 4, events: [{ type: 'bluff', seat: 1 }] },
    { version: 5, events: [{ type: 'bluff', seat: 2 }] },
  ];
  const name = spokenTo(i18n.words, ['Ada', 'Bob'], null);
  const target = document.body;
  const shown = mount(Log, {
    target,
    props: { log, info: { ...info, seats }, name, at: null, go: (version: number) => went.push(version) },
  });
  flushSync();
  const links = [...target.querySelectorAll('.log a')].map((it) => it.getAttribute('href'));
  expect(links).toEqual(['/seat/t1/1']);
  const buttons = [...target.querySelectorAll<HTMLButtonElement>('.log button')];
  const named = document.getElementById(buttons[0]?.getAttribute('aria-labelledby') ?? '');
  expect(named?.textContent).toContain('Ada');
  buttons[1]?.click();
  expect(went).toEqual([5]);
  void unmount(shown);
});

describe('who gave up', () => {
  const before = tableInfo('money', ['Ada', 'Bob'], { id: 'left' });
  const now = { ...before, seats: before.seats.map((it, at) => ({ ...it, resigned: at === 0 })) };
  const words = new Words('en', Object.values(english));
  const name = spokenTo(words, ['Ada', 'Bob'], 1);
  afterEach(() => sessionStorage.clear());

  it('is spoken to for what was done before; after that a bot is named, also after a reload', () => {
    noteLeft(before, now, 7);
    noteLeft(now, now, 9);
    noteLeft(null, now, 11);
    const at = namedSince(words, now, name);
    expect([at(7)(1), at(8)(1), at(8)(2)]).toEqual(['you', 'Ada (bot)', 'Bob']);
    expect(words.event('money', { type: 'bluff', seat: 1 }, at(8))).toMatch(/^Ada \(bot\) /);
  });

  it('is not spoken to where nobody saw since when', () => {
    noteLeft(null, now, 11);
    expect(namedSince(words, now, name)(3)(1)).toBe('Ada');
  });

  it('has nothing changed while playing', () => {
    noteLeft(null, before, 3);
    noteLeft(before, before, 4);
    expect(namedSince(words, before, name)(5)(1)).toBe('you');
  });
});

it('can be narrowed, by names as on the board, and says where there is nothing of the kind', async () => {
  const info = tableInfo('money', ['Ada', 'Bob'], { id: 't2' });
  const log = [{ version: 4, events: [{ type: 'bluff', seat: 1 }] }];
  const props = { log, info, name: spokenTo(i18n.words, ['Ada', 'Bob'], 1), you: 1, at: null, go: () => {} };
  render(Log, { props });
  const only = screen.getByRole('combobox', { name: 'Show only' });
  expect([...only.querySelectorAll('option')].map((it) => it.textContent)).toContain('Ada');
  const bob = [...only.querySelectorAll('option')].find((it) => it.textContent === 'Bob');
  if (bob) bob.selected = true;
  await fireEvent.change(only);
  screen.getByText('Nothing of the kind yet.');
  cleanup();
});

it('keeps its newest line in sight, also while one change is told line by line', () => {
  const info = tableInfo('money', ['Ada', 'Bob'], { id: 't3' });
  const bluffs = (count: number) => [
    { version: 4, events: Array.from({ length: count }, () => ({ type: 'bluff', seat: 1 })) },
  ];
  const name = spokenTo(i18n.words, ['Ada', 'Bob'], 1);
  const props = { log: bluffs(1), info, name, you: 1, at: null, go: () => {} };
  const told = mount(Told, { target: document.body, props });
  flushSync();
  const list = screen.getByRole('list', { name: 'Log' });
  for (const lines of [2, 3]) {
    Object.defineProperty(list, 'scrollHeight', { configurable: true, value: lines * 100 });
    told.tell(bluffs(lines));
    flushSync();
    expect(list.scrollTop).toBe(lines * 100);
  }
  void unmount(told);
});
