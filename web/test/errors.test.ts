import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../src/lib/api';
import { explain } from '../src/lib/errors';
import { english } from './texts';
import type { GameInfo, WireError } from '../src/lib/wire';
import { Words } from '../src/lib/words';

const words = new Words('en', Object.values(english));

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
  ],
  levels: ['easy', 'medium', 'hard', 'expert'],
  preparations: [],
};

describe('refusals in words', () => {
  const says = (error: WireError, expected: string) =>
    expect(explain(words, error, { game, actions: ['add EUR20a', 'add EUR25'] })).toBe(expected);

  it('says the broken rule', () => {
    says(
      { code: 'rule', index: 1, rule: 'not-in-hand', anchor: 'bidding' },
      'That card is not in your hand.',
    );
    says(
      { code: 'parse', index: 1, why: 'unknown-piece' },
      '“add EUR25” names a piece that doesn’t exist in this game.',
    );
    says(
      { code: 'reveals', index: 0 },
      'Choice no. 1 reveals something, so it must be the last one you send. Continue once you have seen the result.',
    );
  });

  it('says why options do not fit', () => {
    const bad = (key: string, why: string, detail = ''): WireError => ({
      code: 'bad-options',
      key,
      why,
      detail,
    });
    says(bad('', 'players'), 'This game is for 3 to 5 players.');
    says(bad('deals', 'bad-value'), 'Option “Deals” takes a whole number from 1 to 9.');
    says(bad('remove', 'count', '1'), 'With this number of players, exactly one currency is removed.');
    says(bad('remove', 'count', '2'), 'With this number of players, exactly 2 currencies are removed.');
    says(bad('remove', 'unheard-of'), 'That value of option “Currencies removed” doesn’t suit this game.');
    says(bad('deal', 'unknown-option'), 'There is no option “deal”. Options of this game: deals, remove.');
  });

  it('has words for every code of the protocol', () => {
    const codes = `bad-request no-session bad-login forbidden not-found taken started not-started over too-large
      too-many rate bad-name bad-password bad-login-name bad-seats bad-text stale not-your-turn too-late-to-undo
      nothing-to-undo unavailable offline stopped lost`;
    for (const code of codes.split(/\s+/)) {
      const text = explain(words, { code, detail: 'x' });
      expect(text).not.toContain('Something went wrong');
      expect(text).toMatch(/ .*\.|\(x\)/);
    }
    says({ code: 'unheard-of' }, 'Something went wrong. (unheard-of)');
  });
});

describe('requests', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answer = (status: number, body: string) => {
    const fetch = vi.fn(() => Promise.resolve(new Response(body, { status })));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const failure = async (asked: Promise<unknown>) => {
    const thrown: unknown = await asked.catch((it: unknown) => it);
    if (!(thrown instanceof ApiError)) throw new Error('it did not fail as it should');
    return [thrown.status, thrown.error.code];
  };

  it('sends JSON and reads JSON', async () => {
    const fetch = answer(200, '{"id":"1","name":"Ada","login":null,"rating":null}');
    expect((await api.guest('Ada')).name).toBe('Ada');
    expect(fetch).toHaveBeenCalledWith('/api/guest', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: false,
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
  });

  it('gives typed errors', async () => {
    answer(422, '{"error":{"code":"bad-name"}}');
    expect(await failure(api.guest(''))).toEqual([422, 'bad-name']);
    answer(502, '<html>bad gateway</html>');
    expect(await failure(api.me())).toEqual([502, 'unavailable']);
    answer(429, '');
    expect(await failure(api.me())).toEqual([429, 'rate']);
    answer(200, '<html>not ours</html>');
    expect(await failure(api.me())).toEqual([200, 'unavailable']);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await failure(api.me())).toEqual([0, 'offline']);
  });
});
