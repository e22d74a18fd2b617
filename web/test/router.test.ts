import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { here, listen, navigate, parse } from '../src/lib/router.svelte';

describe('addresses', () => {
  it('name their pages', () => {
    expect(parse('/')).toEqual({ page: 'lobby' });
    expect(parse('/new')).toEqual({ page: 'new', game: null });
    expect(parse('/new/money')).toEqual({ page: 'new', game: 'money' });
    expect(parse('/table/a%20b')).toEqual({ page: 'table', id: 'a b' });
    expect(parse('/table/x/replay')).toEqual({ page: 'replay', id: 'x' });
    expect(parse('/rules/money/')).toEqual({ page: 'rules', game: 'money' });
    expect(parse('/rules')).toEqual({ page: 'rules', game: null });
    expect(parse('/learn/money')).toEqual({ page: 'learn', game: 'money' });
    expect(parse('/puzzles')).toEqual({ page: 'puzzles' });
    expect(parse('/puzzles/money')).toEqual({ page: 'puzzle', game: 'money', number: null });
    expect(parse('/puzzles/money/12')).toEqual({ page: 'puzzle', game: 'money', number: 12 });
    expect(parse('/link/token')).toEqual({ page: 'link', token: 'token' });
    expect(parse('/mail/stop/token')).toEqual({ page: 'mail', act: 'stop', token: 'token' });
    expect(parse('/mail/read/token')).toEqual({ page: 'missing' });
    expect(parse('/me')).toEqual({ page: 'me' });
  });

  it('may lead nowhere', () => {
    for (const path of ['/table', '/table/x/y', '/nowhere', '/me/too', '/puzzles/money/0', '/table/%zz']) {
      expect(parse(path)).toEqual({ page: 'missing' });
    }
  });
});

describe('steps from page to page', () => {
  let stop: () => void;

  beforeEach(() => {
    window.scrollTo = () => undefined;
    navigate('/', { replace: true });
    stop = listen();
  });

  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  /** Clicks on a link as a reader would; whether the page took it. */
  const click = (html: string, how: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    let taken = false;
    // The last to hear of it; jsdom has nowhere to go.
    const end = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', end, { once: true });
    document
      .querySelector('a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    return taken;
  };

  it('follow plain links', () => {
    const steps = here.steps;
    expect(click('<a href="/table/x?invite=abc">x</a>')).toBe(true);
    expect([here.path, here.query.get('invite'), here.steps]).toEqual(['/table/x', 'abc', steps + 1]);
  });

  it('leave the rest to the browser', () => {
    expect(click('<a href="/me">x</a>', { ctrlKey: true })).toBe(false);
    expect(click('<a href="/me" target="_blank">x</a>')).toBe(false);
    expect(click('<a href="/me" download>x</a>')).toBe(false);
    expect(click('<a href="/api/me/export">x</a>')).toBe(false);
    expect(click('<a href="#main">x</a>')).toBe(false);
    expect(click('<a href="https://example.org/">x</a>')).toBe(false);
    expect(here.path).toBe('/');
  });
});
