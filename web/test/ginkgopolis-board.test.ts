import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Forecast, View } from '../src/generated/ginkgopolis';
import sample from '../src/generated/ginkgopolis.sample.json';
import { beats } from '../src/games/ginkgopolis/beats';
import { asked } from '../src/games/ginkgopolis/choose';
import { bonusWords } from '../src/games/ginkgopolis/say';
import { endCards } from '../src/games/ginkgopolis/tables';
import { i18n } from '../src/lib/i18n.svelte';
import type { Score, Turn } from '../src/lib/wire';
import Board from '../src/games/ginkgopolis/Board.svelte';

vi.hoisted(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') });
});

// Drawing a whole city takes a while where others are at work.
vi.setConfig({ testTimeout: 20_000 });

type Sample = { view: View; turn: Turn; legal: string[]; scores: Score[]; forecast: Forecast };
const moments = sample as unknown as Sample[];
const names = ['Ada', 'Bob', 'Cleo', 'Dan'];

const find = (what: string, people: number, more: (it: Sample) => boolean = () => true) =>
  moments.find((it) => asked(it.legal) === what && it.view.people === people && more(it));

function board(moment: Sample | undefined, you: number | null = 1) {
  if (!moment) throw new Error('no such moment');
  const play = vi.fn();
  const solo = moment.view.people === 1;
  const props = {
    ...moment,
    you,
    names: solo ? ['Ada', 'Hal'] : names,
    legal: you === null ? [] : moment.legal,
    memory: true,
    busy: false,
    play,
  };
  return { play, props, ...render(Board, { props }) };
}

const card = () => document.querySelector<HTMLButtonElement>('button[data-card]:enabled');
/** The button that answers; by role it is found much more slowly among all the figures of the city. */
const act = (what: string) => document.querySelector<HTMLButtonElement>(`[data-do="${what}"]`);
const tile = () => document.querySelector<HTMLButtonElement>('button[data-tile]:enabled');
const player = (name: string) => screen.getByLabelText<HTMLElement>(name, { selector: '.panel' });
const press = (it: Element | null) => {
  if (!it) throw new Error('nothing to press');
  return fireEvent.click(it);
};

beforeAll(() => Promise.all([i18n.choose('en'), i18n.load('ginkgopolis')]));
afterEach(cleanup);

describe('choosing', () => {
  it('sends a card alone, or a card with a tile, after showing what it brings', async () => {
    const { play } = board(find('choose', 4));
    const confirm = act('choose');
    expect(confirm?.disabled).toBe(true);
    await press(card());
    screen.getByText(/^(Exploit|Build up to level \d+)$/);
    await press(confirm);
    await press(tile());
    screen.getByText('final score');
    screen.getByText('Choose this card and this tile');
    await press(confirm);
    const [code, laid] = [card()?.dataset['card'], tile()?.dataset['tile']];
    expect(play.mock.calls).toEqual([[[`play ${code}`]], [[`play ${code} ${laid}`]]]);
  });

  it('can be done before anything is foreseen', async () => {
    const moment = find('choose', 4);
    if (!moment) throw new Error('no such moment');
    const { play, props, rerender } = board({ ...moment, forecast: null as unknown as Forecast });
    await press(card());
    expect(document.querySelector('.forecast')).toBeNull();
    await rerender({ ...props, forecast: moment.forecast });
    expect(document.querySelector('.forecast')).not.toBeNull();
    await press(act('choose'));
    expect(play).toHaveBeenCalledExactlyOnceWith([`play ${card()?.dataset['card']}`]);
  });

  it('picks in the city as well, and keeps it when somebody else chooses', async () => {
    const moment = find('choose', 4);
    const { rerender, props } = board(moment);
    await press(document.querySelector('.thing.can .hit'));
    expect(document.querySelectorAll('button[data-card][aria-pressed="true"]')).toHaveLength(1);
    const seats = props.view.seats.map((it, index) => (index === 1 ? { ...it, chosen: true } : it));
    await rerender({ ...props, view: { ...props.view, seats } });
    expect(document.querySelectorAll('button[data-card][aria-pressed="true"]')).toHaveLength(1);
    within(player('Bob')).getByText('has chosen');
    await rerender({ ...props, view: { ...props.view, round: props.view.round + 1 } });
    expect(document.querySelectorAll('button[data-card][aria-pressed="true"]')).toHaveLength(0);
  });

  it('asks before a hand is changed', async () => {
    const { play } = board(find('choose', 4, (it) => it.legal.includes('change')));
    await press(screen.getByText(/^New hand/));
    await press(screen.getByText('Keep my hand'));
    await press(screen.getByText(/^New hand/));
    await press(screen.getByText('Replace your hand'));
    expect(play).toHaveBeenCalledExactlyOnceWith(['change']);
  });

  it('walks through the city by arrow keys', async () => {
    board(find('choose', 4));
    const stop = document.querySelector<SVGRectElement>('.hit[tabindex="0"]');
    if (!stop) throw new Error('a place to begin');
    stop.focus();
    const been = new Set<Element | null>([stop]);
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await fireEvent.keyDown(document.activeElement ?? stop, { key });
      been.add(document.activeElement);
    }
    expect(been.size).toBeGreaterThan(2);
    expect(document.querySelectorAll('.hit[tabindex="0"]')).toHaveLength(1);
  });
});

describe('other questions', () => {
  it('a character of the draft', async () => {
    const { play } = board(find('draft', 4));
    const first = document.querySelector<HTMLButtonElement>('[data-character]');
    await press(first);
    await press(act('draft'));
    expect(play).toHaveBeenCalledExactlyOnceWith([`draft ${first?.dataset['character']}`]);
  });

  it('a character of one pack: the pick does not carry over to the next', async () => {
    const moment = find('draft', 4);
    const { rerender, props } = board(moment);
    const pressed = () =>
      [...document.querySelectorAll('[data-character]')].filter((it) => it.ariaPressed === 'true').length;
    await press(document.querySelector('[data-character]'));
    expect(pressed()).toBe(1);
    const seats = props.view.seats.map((it, index) =>
      index === 0 ? { ...it, n_drafted: it.n_drafted + 1 } : it,
    );
    await rerender({ ...props, view: { ...props.view, seats } });
    expect(pressed()).toBe(0);
  });

  it('equal characters of a pack are one choice, with their number', () => {
    const moment = find('draft', 4);
    const pack = moment?.view.seats[0]?.pack ?? [];
    board(moment);
    const shown = [...document.querySelectorAll('[data-character]')].map((it) =>
      Number(it.querySelector('.times')?.textContent.slice(1) ?? 1),
    );
    expect(shown.length).toBeLessThan(pack.length);
    expect(shown.reduce((sum, n) => sum + n, 0)).toBe(pack.length);
  });

  it('a place for the token', async () => {
    const moment = find('token', 4, (it) => it.legal.length > 1);
    const { play } = board(moment);
    expect(document.querySelectorAll('[data-spot]')).toHaveLength(moment?.legal.length ?? 0);
    await press(document.querySelector('[data-spot]'));
    await press(act('token'));
    expect(moment?.legal).toContain(play.mock.calls[0]?.[0][0]);
  });

  it('tiles to be returned, in one message', async () => {
    const { play } = board(find('return', 4));
    const all = [...document.querySelectorAll<HTMLButtonElement>('button[data-tile]:enabled')];
    await press(all[1] ?? null);
    await press(all[0] ?? null);
    screen.getByText('Return 2 tiles');
    await press(act('return'));
    const code = (index: number) => `return ${all[index]?.dataset['tile']}`;
    expect(play).toHaveBeenCalledExactlyOnceWith([code(0), code(1), 'done']);
  });

  it('what an urbanization card brings', async () => {
    const { play } = board(find('gain', 4));
    await press(act('gain'));
    expect(play).toHaveBeenCalledExactlyOnceWith(['gain r']);
  });
});

describe('watching', () => {
  it('shows everybody, and nothing to choose', () => {
    board(find('choose', 4), null);
    for (const name of names) player(name);
    expect(document.querySelectorAll('[data-do], [data-card]')).toHaveLength(0);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Waiting for');
  });

  it('shows Hal with what he has, and his cards on demand', async () => {
    board(moments.findLast((it) => it.view.people === 1));
    await press(player('Hal').querySelector('button'));
    screen.getByText('Hal’s cards');
  });

  it('shows everybody’s choice at once before the first action', async () => {
    const moment = find('choose', 4);
    const { rerender, props } = board(moment);
    expect(document.querySelector('[data-reveal]')).toBeNull();
    const [card] = props.view.seats[0]?.hand ?? [];
    const seats = props.view.seats.map((own) => ({ ...own, chosen: true, card: card ?? null }));
    const view: View = { ...props.view, phase: { type: 'reveal' }, actor: null, seats };
    await rerender({ ...props, view, legal: [] });
    expect(document.querySelectorAll('[data-reveal] li')).toHaveLength(4);
    // Once somebody acts, the city is seen again.
    await rerender({ ...props, view: { ...view, actor: 2 }, legal: [] });
    await vi.waitFor(() => expect(document.querySelector('[data-reveal]')).toBeNull());
  });

  it('washes the districts that are counted, and says whose points they are', async () => {
    const end = moments.find((it) => it.view.phase.type === 'over' && it.view.people === 4);
    if (!end) throw new Error('an end');
    const before: View = { ...end.view, phase: { type: 'reveal' } };
    const [counting] = beats(before, end.view, [{ type: 'over' }], 1, end.forecast);
    // The forecast that a board has meanwhile is of an older city.
    const forecast = { ...end.forecast, now: { ...end.forecast.now, districts: [] } };
    board({ ...end, forecast, view: counting?.view ?? end.view });
    expect(document.querySelectorAll('.wash').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('.badge')).toHaveLength(1);
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/district/);
  });

  it('has the cards of others in sight, and in large with their words', async () => {
    const moment = moments.find((it) => it.view.people === 4 && (it.view.seats[1]?.kept.length ?? 0) > 0);
    board(moment);
    const kept = player('Bob').querySelector('[data-kept]');
    if (!kept) throw new Error('a card');
    await fireEvent.keyDown(kept, { key: 'i' });
    const large = screen.getByRole('dialog');
    expect(large.querySelector('.face')).not.toBeNull();
    expect(large.querySelector('a')?.getAttribute('href')).toBe('/rules/ginkgopolis#cards');
  });

  it('says at the end what districts brought', () => {
    board(moments.find((it) => it.view.phase.type === 'over' && it.view.people === 4));
    screen.getByText('The game is over.');
    expect(document.querySelector<HTMLDetailsElement>('details.districts')?.open).toBe(true);
  });

  it('says at the end in words what the cards of everybody brought', () => {
    const moment = moments.find((it) => it.view.phase.type === 'over' && it.view.people === 4);
    board(moment);
    const counted = (moment?.view.seats ?? []).map((it) => endCards(it.kept));
    expect(counted.flat().length).toBeGreaterThan(1);
    const section = within(screen.getByRole('region', { name: 'Cards counted at the end' }));
    for (const [index, cards] of counted.entries()) {
      if (cards.length > 0) section.getByText(names[index] ?? '', { exact: false });
      for (const it of cards) expect(section.getAllByText(bonusWords(it)).length).toBeGreaterThan(0);
    }
  });
});
