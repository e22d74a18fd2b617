/** Which page an address shows, and the way from one to another without loading the site again. */
import { addressOf, isSite, pathOf } from './address';
import { build } from './build.svelte';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'here'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number | null }
  | { page: 'tournaments' }
  | { page: 'new-tournament' }
  | { page: 'tournament'; id: string }
  | { page: 'me' }
  | { page: 'person'; id: string }
  | { page: 'seat'; table: string; seat: number }
  | { page: 'leaderboard'; game: string }
  | { page: 'friends' }
  | { page: 'club'; id: string }
  | { page: 'join-club'; token: string }
  | { page: 'link'; token: string }
  | { page: 'mail'; act: 'confirm' | 'stop'; token: string }
  | { page: 'missing' };

export function parse(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  let words: string[];
  try {
    words = parts.map(decodeURIComponent);
  } catch {
    return { page: 'missing' };
  }
  const [first, second, third] = words;
  switch (words.length) {
    case 0:
      return { page: 'lobby' };
    case 1:
      if (first === 'me') return { page: 'me' };
      if (first === 'friends') return { page: 'friends' };
      if (first === 'new') return { page: 'new', game: null };
      if (first === 'rules') return { page: 'rules', game: null };
      if (first === 'puzzles') return { page: 'puzzles' };
      if (first === 'tournaments') return { page: 'tournaments' };
      break;
    case 2:
      if (second === undefined) break;
      if (first === 'table') return { page: 'table', id: second };
      if (first === 'clubs') return { page: 'club', id: second };
      if (first === 'rules') return { page: 'rules', game: second };
      if (first === 'tournaments')
        return second === 'new' ? { page: 'new-tournament' } : { page: 'tournament', id: second };
      if (first === 'learn') return { page: 'learn', game: second };
      if (first === 'puzzles') return { page: 'puzzle', game: second, number: null };
      if (first === 'link') return { page: 'link', token: second };
      if (first === 'new') return { page: 'new', game: second };
      if (first === 'here') return { page: 'here', game: second };
      if (first === 'people') return { page: 'person', id: second };
      if (first === 'leaderboard') return { page: 'leaderboard', game: second };
      break;
    case 3:
      if (first === 'table' && second !== undefined && third === 'replay')
        return { page: 'replay', id: second };
      if (first === 'seat' && second !== undefined && /^[1-9]$/.test(third ?? ''))
        return { page: 'seat', table: second, seat: Number(third) };
      if (first === 'puzzles' && second !== undefined && /^[1-9]\d{0,3}$/.test(third ?? ''))
        return { page: 'puzzle', game: second, number: Number(third) };
      if (first === 'clubs' && second === 'join' && third !== undefined)
        return { page: 'join-club', token: third };
      if (first === 'mail' && (second === 'confirm' || second === 'stop') && third !== undefined)
        return { page: 'mail', act: second, token: third };
  }
  return { page: 'missing' };
}

class Here {
  path = $state(pathOf(location).path);
  hash = $state(location.hash);
  query = $state.raw(new URLSearchParams(pathOf(location).query));
  route: Route = $derived(parse(this.path));
  /** Grows with every step to another page: what is focused and read out then is the app's to decide. */
  steps = $state(0);

  /** Takes over what the browser's address says. */
  read(): void {
    const { path, query } = pathOf(location);
    if (this.path !== path) this.steps += 1;
    this.path = path;
    this.hash = location.hash;
    this.query = new URLSearchParams(query);
  }
}

/** Where one is. */
export const here = new Here();

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  const address = addressOf(to);
  if (build.leave(address)) return;
  if (how.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const moved = here.path !== pathOf(location).path;
  here.read();
  if (moved && location.hash === '') window.scrollTo(0, 0);
}

/** Notes another query for the page that is shown, without going anywhere. */
export function setQuery(query: URLSearchParams): void {
  history.replaceState(null, '', addressOf(`${here.path}?${query.toString()}`));
}

/** Makes plain links of this site change the page in place. Returns how to stop. */
export function listen(): () => void {
  const click = (event: MouseEvent) => {
    const link = plainLink(event);
    if (!link) return;
    event.preventDefault();
    const { path, query } = pathOf(link);
    navigate(path + (query === '' ? '' : `?${query}`) + link.hash);
  };
  /** Links name paths; whatever a browser does with one of them by itself needs the address. */
  const point = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (path?.startsWith('/')) link?.setAttribute('href', addressOf(path));
  };
  const move = () => {
    if (!build.leave(location.href)) here.read();
  };
  const before = isSite ? (['pointerdown', 'focusin', 'click'] as const) : [];
  for (const type of before) document.addEventListener(type, point, { capture: true });
  document.addEventListener('click', click);
  window.addEventListener('popstate', move);
  return () => {
    for (const type of before) document.removeEventListener(type, point, { capture: true });
    document.removeEventListener('click', click);
    window.removeEventListener('popstate', move);
  };
}

/** The link that a click is on, unless the browser knows better what to do with it. */
function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return null;
  // Not the page's own: files of the server, and places on this very page.
  if (link.pathname.startsWith('/api/')) return null;
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return null;
  return link;
}
