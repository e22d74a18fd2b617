import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entries, listed } from '../build/words';
import { i18n, t } from '../src/lib/i18n.svelte';
import { speak } from '../src/lib/language';
import { toasts } from '../src/lib/toast.svelte';
import GameWords from '../src/ui/GameWords.svelte';
import { english, french } from './texts';

const line = vi.hoisted(() => ({ down: false }));
vi.mock('../src/lib/locales', async (original) => {
  const real = await original<typeof import('../src/lib/locales')>();
  const guarded =
    <A extends unknown[], T>(load: (...args: A) => Promise<T>) =>
    (...args: A) =>
      line.down ? Promise.reject(new TypeError('failed to fetch')) : load(...args);
  return { pageTexts: guarded(real.pageTexts), gameTexts: guarded(real.gameTexts) };
});

const games = Object.keys(english).flatMap((path) => /([^/]+)-board\.ftl$/.exec(path)?.[1] ?? []);

beforeEach(() => {
  line.down = false;
});
afterEach(cleanup);

describe('the words of the first page', () => {
  it('name and describe every game, in both languages, and have no other words of a game', async () => {
    expect(games).toHaveLength(5);
    for (const lang of ['en', 'fr'] as const) {
      await i18n.choose(lang);
      for (const game of games) {
        const said = [i18n.words.game(game), i18n.words.pitch(game), i18n.words.help(game)];
        expect(said.filter((text) => text.startsWith(game) || text.includes('{'))).toEqual([]);
      }
      // The rest of a game, the terminal's words and those of Python are left out.
      const others = ['money-piece-G1', 'money-row-left', 'play-help', 'no-such-action'];
      expect(others.filter((id) => i18n.words.has(id))).toEqual([]);
      expect(i18n.words.rival('mint-works', 1, { ai: 'sonic' })).not.toContain('{');
    }
  });

  it('are cut out of files whose messages have several lines', () => {
    const text =
      '# Comment\n\nx-name = X\nx-rival = { $ai ->\n    [a] A\n   *[b] B\n}\nx-help =\n    One\n\n    two\n\n## Part\nx-word = W\n';
    expect(entries(text)).toHaveLength(4);
    expect(listed('x', text)).toEqual([
      'x-name = X',
      'x-rival = { $ai ->\n    [a] A\n   *[b] B\n}',
      'x-help =\n    One\n\n    two',
    ]);
  });

  it('lose no message of any file', () => {
    const ids = /^-?[a-z][a-z0-9-]*(?= =)/gm;
    for (const text of Object.values({ ...english, ...french }))
      expect(entries(text).join('\n').match(ids)).toEqual(text.match(ids));
  });
});

describe('the words of a game', () => {
  it('come when they are asked for, and follow the language', async () => {
    await i18n.choose('en');
    expect(i18n.knows('money')).toBe(false);
    await i18n.load('money');
    expect(i18n.knows('money')).toBe(true);
    expect(i18n.words.action('money', 'row left')).toBe('Take the left row');
    expect(t('money-row-left')).toBe('Left row');
    await i18n.choose('fr');
    expect(i18n.words.action('money', 'row left')).toBe('Prendre la rangée de gauche');
  });

  it('are all there however the wishes cross', async () => {
    await Promise.all([i18n.load('donnant'), i18n.choose('en'), i18n.load('alhambra'), i18n.load('donnant')]);
    expect(i18n.lang).toBe('en');
    expect([i18n.knows('donnant'), i18n.knows('alhambra'), i18n.knows('money')]).toEqual([true, true, true]);
  });

  it('are none for a game that has no file, which stops nothing', async () => {
    await i18n.load('unheard-of');
    expect(i18n.words.game('unheard-of')).toBe('unheard-of-name');
  });
});

describe('a line that is down', () => {
  const inside = createRawSnippet(() => ({ render: () => '<p>the board</p>' }));

  it('leaves the language as it was, and says so', async () => {
    await i18n.choose('en');
    line.down = true;
    await speak('fr');
    expect(i18n.lang).toBe('en');
    expect(toasts.list.at(-1)?.kind).toBe('bad');
    line.down = false;
    await speak('fr');
    expect(i18n.lang).toBe('fr');
    await i18n.choose('en');
  });

  it('offers to try again, and then shows what was wanted', async () => {
    line.down = true;
    render(GameWords, { props: { game: 'ginkgopolis', children: inside } });
    await screen.findByRole('alert');
    expect(screen.queryByText('the board')).toBeNull();
    // What was loaded before stays.
    await i18n.load('money');
    line.down = false;
    await fireEvent.click(screen.getByRole('button', { name: t('web-retry') }));
    await screen.findByText('the board');
  });
});
