/**
 * How a path of the page stands in the browser's address. A server answers every path with the page, so there it stands
 * as it is. A plain host of files (`cargo xtask site`) has one file to answer with: there the path stands behind the
 * question mark, `./?/rules/money&v=3#bidding`, so that a reload finds it again, in whatever folder that is.
 */

/** Whether this is the page that any host of files serves, and that has no server to ask. */
export const isSite = import.meta.env.MODE === 'site';

/** The address of a path, which may have a query and a hash. An address stays as it is. */
export function addressOf(path: string, site = isSite): string {
  if (!site || !path.startsWith('/')) return path;
  const [, way = '/', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  const behind = way === '/' && query === '' ? '' : `?${way}${query === '' ? '' : `&${query}`}`;
  return `./${behind}${hash}`;
}

/** The path and the query that an address stands for. */
export function pathOf(
  address: { pathname: string; search: string },
  site = isSite,
): { path: string; query: string } {
  if (!site) return { path: address.pathname, query: address.search.replace(/^\?/, '') };
  const [, path = '/', query = ''] = /^\?(\/[^&]*)&?(.*)$/.exec(address.search) ?? [];
  return { path, query };
}
