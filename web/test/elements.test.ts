/**
 * Pieces keep their elements. A press that has begun, the focus and a running animation belong to an element and end
 * when another one takes its place, even an equal one.
 */
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gamePage, type BoardProps } from '../src/games';
import { i18n } from '../src/lib/i18n.svelte';
import type { Frame, Moment } from '../src/lib/wire';
import { LiveTable } from '../src/table/live.svelte';
import Play from '../src/table/Play.svelte';
import { tableInfo } from './table-info';

// Whole games are drawn, some of them by hundreds of elements a frame.
vi.setConfig({ testTimeout: 240_000 });

type Sample = Moment & { legal: string[] };
const samples = import.meta.glob<Sample[]>('../src/generated/*.sample.json', { import: 'default' });
const SAMPLES = Object.entries(samples).map(([path, load]) => {
  const name = path.replace(/.*\/|\.sample\.json$/g, '');
  return { name, slug: name.replace(/-martin$/, ''), load };
});

const namesOf = (moment: Sample) => ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'].slice(0, moment.scores.length);

function propsAt(moments: readonly Sample[], n: number): BoardProps {
  const moment = moments[n];
  if (!moment) throw new Error('no such moment');
  return {
    view: moment.view,
    turn: moment.turn,
    legal: moment.legal,
    news: moments.slice(0, n + 1).flatMap((it) => it.news),
    you: 1,
    names: namesOf(moment),
    memory: true,
    busy: false,
    play: () => undefined,
  };
}

/** How a game begins and how it ends; jsdom needs too long for all between. */
function stretches(moments: readonly Sample[]): number[][] {
  const all = [...moments.keys()];
  return all.length > 30 ? [all.slice(0, 20), all.slice(-10)] : [all];
}

/** The attributes that name a piece, in any game, and those that name the place where it lies. */
const NAMES = ['card', 'note', 'building', 'plan', 'location', 'die', 'tile', 'character', 'key'];
const PLACES = ['coach', 'seat', 'zone', 'target', 'place'];
/** Pieces that no attribute names: boxes of a card by their order, small and hidden cards by what is read of them. */
const UNNAMED = '.box, .mini, .plans li';
const PIECES = [...NAMES.map((it) => `[data-${it}]`), UNNAMED].join();

const dataOf = (it: Element, keys: readonly string[]) => {
  const data = it instanceof HTMLElement || it instanceof SVGElement ? it.dataset : {};
  return keys.flatMap((key) => (data[key] === undefined ? [] : [`${key}=${data[key]}`]));
};

/** What a piece is and where it lies, whatever element it is. Pieces that are alike share it. */
function identity(piece: Element): string {
  const path = [];
  for (let it = piece.parentElement; it; it = it.parentElement) path.push(...dataOf(it, [...PLACES, 'card']));
  const cell = piece.closest<SVGGElement>('.thing')?.style.transform ?? '';
  const order = piece.matches('.box') ? [...(piece.parentElement?.children ?? [])].indexOf(piece) : '';
  const read = piece.matches('.plans li') ? piece.textContent.trim() : (piece.getAttribute('title') ?? '');
  const name = [...dataOf(piece, NAMES), order, read, cell].filter((it) => it !== '');
  return `${name.join(' ')} in ${path.join(' ')}`;
}

/** All pieces, and beside each the button in it, where it has one. */
function pieces(): Map<string, Element[]> {
  const all = new Map<string, Element[]>();
  const add = (key: string, it: Element) => all.set(key, [...(all.get(key) ?? []), it]);
  for (const piece of document.querySelectorAll(PIECES)) {
    add(identity(piece), piece);
    const button = piece.querySelector(':scope > button');
    if (button) add(`button of ${identity(piece)}`, button);
  }
  return all;
}

/** Follows the pieces from one drawing to the next. */
class Watch {
  readonly faults: string[] = [];
  compared = 0;
  #before = pieces();
  readonly #observer = new MutationObserver(() => undefined);

  constructor() {
    this.#observer.observe(document.body, { childList: true, subtree: true });
  }

  compare(when: string): void {
    const now = pieces();
    const removed = this.#observer.takeRecords().flatMap((it) => [...it.removedNodes]);
    for (const [key, old] of this.#before) {
      const current = now.get(key) ?? [];
      const kept = old.filter((it) => current.includes(it));
      const expected = Math.min(old.length, current.length);
      this.compared += expected;
      if (kept.length < expected) this.faults.push(`${when}: replaced ${key}`);
      // An element that is taken out and put back loses the same as one that is replaced.
      else if (kept.some((it) => removed.some((node) => node.contains(it))))
        this.faults.push(`${when}: moved ${key}`);
    }
    this.#before = now;
  }
}

beforeAll(() => Promise.all([i18n.choose('en'), ...SAMPLES.map(({ slug }) => i18n.load(slug))]));
afterEach(cleanup);

describe.each(SAMPLES)('the board of $name', ({ slug, load }) => {
  it('keeps the element of every piece that stays in its place', async () => {
    const [moments, page] = [await load(), await gamePage(slug)];
    for (const stretch of stretches(moments)) {
      const { rerender, unmount } = render(page.board, {
        props: { ...propsAt(moments, stretch[0] ?? 0), game: slug },
      });
      const watch = new Watch();
      for (const n of stretch) {
        const props = propsAt(moments, n);
        const steps: [string, Partial<BoardProps>][] = [['next', {}]];
        if (props.legal.length > 0) {
          steps.push(['not to move', { legal: [] }], ['to move', {}], ['busy', { busy: true }], ['idle', {}]);
        }
        for (const [what, change] of steps) {
          await rerender({ ...props, ...change });
          watch.compare(`${n} ${what}`);
        }
      }
      expect(watch.faults).toEqual([]);
      expect(watch.compared).toBeGreaterThan(10 * stretch.length);
      unmount();
    }
  });
});

describe.each(SAMPLES)('the table around $name', ({ slug, load }) => {
  it('keeps the board when it is told who has come or gone, or what was sent', async () => {
    const moments = await load();
    const moment = moments.find((it) => it.legal.length > 0);
    if (!moment) throw new Error('no move');
    const info = tableInfo(slug, namesOf(moment));
    const { seats } = info;
    const table = new LiveTable('t');
    table.info = info;
    table.frame = { ...moment, type: 'frame', since: 0, undo: false, winners: [] } as unknown as Frame;
    const { rerender } = render(Play, { props: { table, info } });
    await waitFor(() => expect(pieces().size).toBeGreaterThan(0), { timeout: 60_000 });

    const watch = new Watch();
    const tell = async (what: string, change: () => unknown) => {
      await change();
      // A board that is loaded again is there some turns of the event loop later.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tick();
      watch.compare(what);
    };
    await tell('a spectator comes', () => rerender({ info: { ...info, spectators: 1 } }));
    await tell('a player goes', () =>
      rerender({ info: { ...info, seats: seats.map((it) => ({ ...it, online: false })) } }),
    );
    await tell('busy', () => (table.busy = true));
    await tell('idle', () => (table.busy = false));
    await tell('the same frame', () => (table.frame = table.frame && { ...table.frame }));
    expect(watch.faults).toEqual([]);
    expect(watch.compared).toBeGreaterThan(20);
  });
});
