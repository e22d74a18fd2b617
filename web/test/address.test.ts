import { describe, expect, it } from 'vitest';
import { addressOf, pathOf } from '../src/lib/address';

const PATHS = [
  '/',
  '/?a=1',
  '/rules/money',
  '/rules/money#bidding',
  '/table/local-1/replay?v=3&as=seat-1#main',
];

/** What a browser makes of an address. */
const read = (address: string, site: boolean) => {
  const url = new URL(address, location.href);
  const { path, query } = pathOf(url, site);
  return path + (query === '' ? '' : `?${query}`) + url.hash;
};

describe('addresses', () => {
  it.each(PATHS)('%s is found again, with a server and without', (path) => {
    expect(addressOf(path, false)).toBe(path);
    expect(read(addressOf(path, false), false)).toBe(path);
    expect(read(addressOf(path, true), true)).toBe(path);
    expect(addressOf(addressOf(path, true), true)).toBe(addressOf(path, true));
  });

  it('a plain host of files is only ever asked for the page itself', () => {
    for (const path of PATHS) expect(new URL(addressOf(path, true), location.href).pathname).toBe('/');
  });

  it('what is not the path of a page stays as it is', () => {
    expect(addressOf('#main', true)).toBe('#main');
    expect(addressOf('https://example.org/x', true)).toBe('https://example.org/x');
    expect(pathOf({ pathname: '/index.html', search: '?utm=1' }, true)).toEqual({ path: '/', query: '' });
  });
});
