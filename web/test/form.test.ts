import { describe, expect, it } from 'vitest';
import { againstBots, blank, fault, isPlain, order, parts, resize, seat, toggle } from '../src/lib/form';
import type { GameInfo } from '../src/lib/wire';

const game: GameInfo = {
  slug: 'money',
  revision: 1,
  players: { min: 3, max: 5 },
  options: [
    { key: 'deals', kind: { type: 'number', min: 1, max: 9 }, default: '3' },
    {
      key: 'remove',
      kind: { type: 'choice_or_several', words: ['random'], of: ['EUR', 'RUB'] },
      default: 'random',
    },
    { key: 'file', kind: { type: 'text', max_bytes: 9, extension: 'txt', template: '' }, default: '' },
  ],
  levels: ['easy', 'medium', 'hard', 'expert'],
  preparations: [],
};
const bot = 'bot:medium';

describe('the form of a new table', () => {
  it('is filled in so that one can play at once', () => {
    const form = blank(game);
    expect(form.seats).toEqual(['me', bot, bot]);
    expect(form.options).toEqual({ deals: '3', remove: 'random', file: '' });
    expect(fault(form)).toBeNull();
  });

  it('becomes what the protocol asks for', () => {
    const form = {
      ...blank(game),
      seats: ['open', 'me', 'invite', bot],
      clock: 'live' as const,
    };
    form.options['deals'] = '5';
    expect(order(form, game)).toEqual({
      game: 'money',
      options: { deals: '5' },
      seats: [{ type: 'open' }, { type: 'me' }, { type: 'invite' }, { type: 'bot', level: 'medium' }],
      public: true,
      clock: { type: 'live', seconds: 600, increment: 10 },
      memory: true,
      hints: true,
      rated: false,
      chat: 'everyone',
      entropy: null,
    });
    expect(order({ ...form, clock: 'days' }, game).clock).toEqual({ type: 'days', days: 2 });
    expect(order({ ...form, clock: 'none' }, game)).toMatchObject({
      clock: { type: 'none' },
    });
  });

  it('is private against bots alone', () => {
    expect(againstBots(game)).toMatchObject({ public: false, options: {} });
  });

  it('names what cannot be sent', () => {
    const form = blank(game);
    expect(fault({ ...form, clock: 'live', minutes: Number.NaN })).toBe('minutes');
    expect(fault({ ...form, clock: 'live', increment: -1 })).toBe('increment');
    expect(fault({ ...form, clock: 'days', days: 1.5 })).toBe('days');
    expect(fault({ ...form, days: 99 })).toBeNull();
  });
});

describe('seats', () => {
  it('come and go without losing oneself', () => {
    expect(resize(['me'], 3, bot)).toEqual(['me', bot, bot]);
    expect(resize(['me', 'open', bot], 4, bot)).toEqual(['me', 'open', bot, bot]);
    expect(resize([bot, 'open', 'me'], 2, bot)).toEqual([bot, 'me']);
  });

  it('hold one person once', () => {
    expect(seat(['me', bot, 'open'], 1, 'me')).toEqual([bot, 'me', 'open']);
    expect(seat(['me', bot, 'open'], 0, 'open')).toEqual(['open', bot, 'open']);
  });
});

describe('options in text form', () => {
  it('take parts in and out in the order of the spec', () => {
    const of = ['EUR', 'USD', 'RUB'];
    expect(toggle(of, '', 'RUB')).toBe('RUB');
    expect(toggle(of, 'RUB', 'EUR')).toBe('EUR,RUB');
    expect(toggle(of, 'EUR,RUB', 'EUR')).toBe('RUB');
    expect(toggle(of, 'random', 'USD')).toBe('USD');
    expect([parts(''), parts('a,b')]).toEqual([[], ['a', 'b']]);
  });

  it('stand among the details where few need them', () => {
    expect(game.options.map(isPlain)).toEqual([true, true, false]);
  });
});
