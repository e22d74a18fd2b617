import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { View } from '../src/generated/money';
import sample from '../src/generated/money.sample.json';
import { i18n } from '../src/lib/i18n.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { Turn } from '../src/lib/wire';
import Board from '../src/games/money/Board.svelte';

type Sample = { view: View; turn: Turn; legal: string[] };
const moments = sample as unknown as Sample[];
const names = ['Ada', 'Bob', 'Cleo', 'Dan'];

function board(
  moment: Sample | undefined,
  more: Partial<{ you: number | null; memory: boolean; busy: boolean }> = {},
) {
  if (!moment) throw new Error('no such moment');
  const play = vi.fn();
  const props = { ...moment, you: 1, names, memory: true, busy: false, play, ...more };
  const shown = render(Board, { props: more.you === null ? { ...props, legal: [] } : props });
  return { play, ...shown, props };
}

const cards = () => [...document.querySelectorAll<HTMLButtonElement>('button.card')];

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('money')]));
afterEach(cleanup);

describe('bidding', () => {
  it('picks by click, shows the total, and sends one message in card order', async () => {
    const { play } = board(moments[0]);
    const [first, , third] = cards();
    if (!first || !third) throw new Error('six cards');
    await fireEvent.click(third);
    await fireEvent.click(first);
    expect(third.getAttribute('aria-pressed')).toBe('true');
    screen.getByText(/^Bid of 70 with 2 cards$/);
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm the bid' }));
    expect(play).toHaveBeenCalledExactlyOnceWith([
      `add ${first.dataset['card']}`,
      `add ${third.dataset['card']}`,
      'seal',
    ]);
  });

  it('puts a card back by a second click, and all of them by a button', async () => {
    const { play } = board(moments[0]);
    const [first, second] = cards();
    if (!first || !second) throw new Error('six cards');
    await fireEvent.click(first);
    await fireEvent.click(first);
    await fireEvent.click(second);
    await fireEvent.click(screen.getByRole('button', { name: 'Clear choice' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Bluff card only' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(['seal']);
  });

  it('keeps what is picked when somebody else seals, and forgets it in the next round', async () => {
    const { rerender, props } = board(moments[0]);
    const [first] = cards();
    if (!first) throw new Error('six cards');
    await fireEvent.click(first);
    await rerender({ ...props, ...moments[1] });
    expect(cards()[0]?.getAttribute('aria-pressed')).toBe('true');
    screen.getByText('bid confirmed');
    await rerender({ ...props, ...moments[9] });
    expect(cards().some((it) => it.getAttribute('aria-pressed') === 'true')).toBe(false);
  });

  it('walks through the hand by arrow keys', async () => {
    board(moments[0]);
    const [first, second] = cards();
    first?.focus();
    if (first) await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    if (second) await fireEvent.keyDown(second, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(first);
  });

  it('sends nothing while an answer is awaited', async () => {
    const { play } = board(moments[0], { busy: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Bluff card only' }));
    expect(play).not.toHaveBeenCalled();
  });
});

describe('a hint', () => {
  it('picks the whole bid, which is sent by the usual button', async () => {
    const adds = moments[0]?.legal.filter((it) => it.startsWith('add ')).slice(0, 2) ?? [];
    const { rerender, props, play } = board(moments[0]);
    await rerender({ ...props, proposal: [...adds, 'seal'] });
    expect(cards().filter((it) => it.getAttribute('aria-pressed') === 'true')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Confirm the bid' }));
    expect(play).toHaveBeenCalledExactlyOnceWith([...adds, 'seal']);
  });

  it('picks a place', async () => {
    const open = moments.find((it) => it.legal.includes('keep'));
    const { rerender, props, play } = board(open);
    await rerender({ ...props, proposal: ['keep'] });
    await fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(['keep']);
  });

  it('counts a card that lies in the bid already, also after a reload', () => {
    const moment = moments[0];
    const [card] = moment?.view.seats[0]?.hand ?? [];
    if (!moment || !card) throw new Error('six cards');
    const seats = moment.view.seats.map((it, n) =>
      n === 0 ? { ...it, bid: [card], hand: (it.hand ?? []).slice(1) } : it,
    );
    const legal = moment.legal.filter((it) => it !== `add ${card}`);
    board({ ...moment, view: { ...moment.view, seats }, legal });
    screen.getByText(/^Bid of \d+ with 1 card$/);
    screen.getByRole('button', { name: 'Confirm the bid' });
    expect(screen.queryByRole('button', { name: 'Bluff card only' })).toBeNull();
  });
});

describe('final choices', () => {
  it('are deaf for a moment after what can be chosen has changed', async () => {
    vi.useFakeTimers();
    try {
      const { rerender, props } = board(moments[0]);
      const stage = document.querySelector<HTMLElement>('.stage');
      expect(stage?.dataset['deaf']).toBeUndefined();
      await rerender({ ...props, legal: ['seal'] });
      expect(stage?.dataset['deaf']).toBe('true');
      expect(screen.getByRole('button', { name: 'Bluff card only' }).dataset['final']).toBeDefined();
      vi.advanceTimersByTime(600);
      await tick();
      expect(stage?.dataset['deaf']).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('exchanging', () => {
  const open = moments.find((it) => it.legal.includes('swap 3'));

  it('makes rows, bids and the own bid places to go: a tap chooses, the bar does it', async () => {
    const { play } = board(open);
    const go = async (place: RegExp, button: string) => {
      await fireEvent.click(screen.getByRole('button', { name: place }));
      expect(screen.getByRole('button', { name: place }).getAttribute('aria-pressed')).toBe('true');
      await fireEvent.click(screen.getByRole('button', { name: button }));
    };
    await go(/^Take the left row/, 'Take this row');
    await go(/^Swap bids with Cleo/, 'Swap');
    expect(play.mock.calls).toEqual([[['row left']], [['swap 3']]]);
  });

  it('takes a choice back by Escape, and sends nothing', async () => {
    const { play } = board(open);
    await fireEvent.click(screen.getByRole('button', { name: /^Take your bid back/ }));
    screen.getByRole('button', { name: 'Take it back' });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  it('does not speak of the highest bid or of swaps where one’s own is the last', () => {
    const last = moments.find(
      (it) => it.legal.includes('keep') && !it.legal.some((a) => a.startsWith('swap')),
    );
    if (!last) throw new Error('no last bid');
    board(last);
    expect(screen.getByRole('status').textContent).not.toMatch(/highest|swap/);
    expect(screen.queryByText(/^chooses/)).toBeNull();
  });

  it('shows bids with total and rank', () => {
    board(open);
    const cleo = screen.getByRole('region', { name: 'Cleo' });
    within(cleo).getByText(/^bid: \d+$/);
    expect(screen.getAllByText('chooses next')).toHaveLength(1);
  });
});

describe('watching', () => {
  it('shows every seat and nothing to do', () => {
    board(moments[0], { you: null });
    for (const name of names) screen.getByRole('region', { name });
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toContain('Ada, Bob, Cleo and Dan');
  });

  it('shows what all have seen only as a memory aid', () => {
    const late = moments.find((it) => (it.view.seats[1]?.known.length ?? 0) > 2);
    board(late, { memory: true });
    expect(screen.getAllByText(/^known to all/).length).toBeGreaterThan(0);
    cleanup();
    board(late, { memory: false });
    expect(screen.queryAllByText(/^known to all/)).toHaveLength(0);
  });

  it('shows all hands at the end', () => {
    board(moments.at(-1));
    screen.getByText('Deal 1: all hands');
    screen.getByText('The match is over.');
  });
});

describe('the end of a deal', () => {
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last?.view.last_deal) throw new Error('a whole deal');
  const scene = () => screen.queryByRole('region', { name: 'End of deal 1' });
  const next = { ...first.view, deal: 2, last_deal: last.view.last_deal };

  it('is told until somebody goes on, by its button or by a bid', async () => {
    prefs.set({ pace: 'normal' });
    const { rerender, props } = board(first);
    await rerender({ ...props, view: next });
    expect(scene()).not.toBeNull();
    await rerender({ ...props, view: { ...next, sealed: [2] } });
    expect(scene()).not.toBeNull();
    await rerender({ ...props, view: { ...next, sealed: [1, 2] } });
    await vi.waitFor(() => expect(scene()).toBeNull());
    prefs.set({ pace: null });
  });
});

describe('a closer look', () => {
  it('is for a mouse that moves over a card, not for one under which a card has come to lie', async () => {
    vi.useFakeTimers();
    board(moments[0]);
    const [card] = cards();
    const mouse = (type: string) =>
      card?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }));
    const looks = async (type: string) => {
      mouse(type);
      vi.advanceTimersByTime(1_000);
      await tick();
      return document.querySelector('.zoom') !== null;
    };
    expect(await looks('pointerenter')).toBe(false);
    expect(await looks('pointermove')).toBe(true);
    vi.useRealTimers();
  });
});
