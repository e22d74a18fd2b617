/**
 * What a game brings to the page, and how the page finds it.
 *
 * A folder `games/<slug>` with an `index.ts` whose default export is a `GamePage` is all that a game adds; the table,
 * the replay and the lessons find it by its slug and are the same for every game. A game without such a folder has the
 * general board (`src/general`), which lists any view by its words and has a button for every legal action.
 *
 * # The board
 *
 * It is built from the kit in `src/board`, whose `index.ts` says how. A board is a Svelte component that draws a view
 * and nothing else: what it shows is a function of its properties, so that playing, watching, replaying and testing are one component.
 *
 * - `view` is the game's view for its observer: a seat, a spectator, or the arbiter, who sees all. The types are
 *   made from Rust into `generated/<slug>.ts`.
 * - `turn` says whom the game waits for; `you` is the seat that looks, counted from 1, or nothing.
 * - `names` has one name a seat, in order.
 * - `legal` is the list of actions that the server accepts now, empty for a spectator. The board *narrows* it
 *   (what can be picked, where it can go) and never decides what is allowed.
 * - `news` is all that was told up to this moment, oldest first, for a board that shows how it came about.
 * - `scores` are the points of everybody by their parts, as the rules count them now.
 * - `forecast` is what the rules foresee from this very view: what things are worth, and what each action of `legal`
 *   would bring. It comes a moment after the view, and not at all where nobody can be asked: a board shows what is there.
 * - `memory`: whether it may show what everybody could remember.
 * - `clock`: that of the seat that looks, with the moment at which it was told, where the table has clocks.
 * - `proposal`: what a bot would do, all actions of one decision, from when a hint was asked for until the board changes.
 *   The board picks exactly that.
 * - `play` sends actions, all or none; `busy` is true until the answer is there. What is picked and not yet sent is
 *   the board's own and must survive a new frame that does not concern it.
 *
 * Words are messages: `{slug}-…` in `crates/words/locales/*​/{slug}.ftl`, and what only the page says in
 * `crates/words/locales/*​/{slug}-board.ftl`.
 *
 * A piece keeps its element for as long as it lies in one zone, whether or not it can be picked: with an element go the
 * press that has begun, the focus and the animation. `test/elements.test.ts` holds every board to it. A piece that
 * moves keeps its key (its code) in every zone, and the zones share one `flight` (`games/flight.ts`), so that it flies
 * from one to the other.
 */
import type { Component } from 'svelte';
import type { Forecast, GameEvent, Score, Turn } from '../lib/wire';
import type { ToldClock } from '../table/clock';
import type { Sounds } from '../table/heard';

export type BoardProps<View = unknown, F extends Forecast = Forecast> = {
  view: View;
  turn: Turn;
  you: number | null;
  names: string[];
  legal: string[];
  news?: readonly GameEvent[];
  scores?: readonly Score[];
  forecast?: F | null;
  memory: boolean;
  clock?: ToldClock | null;
  proposal?: readonly string[] | null;
  play: (actions: string[]) => void;
  busy: boolean;
};

/** A mark of the guided first game: shown from the first moment at which `when` holds until the next one does. */
export type Lesson<View = unknown> = {
  /** Its words: `{slug}-lesson-{id}-title` and `{slug}-lesson-{id}`. */
  id: string;
  when: (now: { view: View; turn: Turn; you: number; legal: string[]; scores: readonly Score[] }) => boolean;
  /** The part of the board that it speaks of: the value of a `data-coach` attribute. */
  at?: string;
  /** Whether the player goes on by a button; else the game itself leads on. */
  next?: boolean;
  /** Whether the rest of the board stays bright, since the player needs it too. */
  bright?: boolean;
};

/**
 * One of several things that happened between two views. The server may tell many at once (a round that resolves, an
 * upkeep, the answer of an automatic opponent); a table shows them one after the other.
 */
export type Beat<View = unknown> = {
  view: View;
  /** What was told in it. */
  news: readonly GameEvent[];
  /** How long it is looked at, against the usual; 0 goes on at once. */
  hold: number;
};

/** A count that decides between equal points; its words are `{slug}-tie-{id}`. */
export type TieBreak = { id: string; values: readonly number[] };

export type GamePage<View = unknown, F extends Forecast = Forecast> = {
  /** It is told the slug of the game, which only the general board needs. */
  board: Component<BoardProps<View, F> & { game: string }>;
  /** A small picture of the game's character, for lists. */
  preview?: Component<Record<string, never>>;
  /** What everybody would score if the game ended at this moment, in the arbiter's eyes; else the points so far are drawn. */
  standing?: (view: View) => number[];
  /**
   * What lies between two views, one thing at a time, from what was told. The last beat shows `after` itself, whose
   * `forecast` may not be known.
   */
  beats?: (
    before: View,
    after: View,
    news: readonly GameEvent[],
    you: number | null,
    forecast: F | null,
  ) => Beat<View>[];
  /** What is heard of what happens, beside cards that are laid down. */
  sounds?: Sounds;
  /** What decides between equal points, in the order of the rules. */
  tieBreaks?: (view: View) => TieBreak[];
  /** What is marked in the course of the game: the end of a deal, a scoring. */
  milestone?: (before: View, after: View) => string | null;
  /** A whole decision in words, where its actions one by one are not how people say it. */
  decision?: (actions: readonly string[], view: View) => string | null;
  /**
   * Pieces as they stand in a line of text, such as the log: `is` says which ids of the game are pieces, `of` which
   * pieces something tells of where these are not its ids. What a piece looks like may depend on the view.
   */
  pieces?: {
    is: (id: string) => boolean;
    of?: (event: GameEvent) => readonly string[] | null;
    mini: Component<{ code: string; view?: View }>;
  };
  /** Words that are explained at a tap: `{slug}-term-{id}` has their forms, `{slug}-term-{id}-means` what they mean. */
  terms?: readonly string[];
  /** Pictures in the rules, drawn by the game's own components, below the headings with these anchors. */
  pictures?: { anchors: readonly string[]; picture: Component<{ anchor: string }> };
  tutorial?: { options: Record<string, string>; players: number; lessons: Lesson<View>[] };
};

/** Each game loads its own board when it is asked for; a view is only ever given to the board of its game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loader = () => Promise<{ default: GamePage<any, any> }>;

const LOADERS = import.meta.glob<never>('./*/index.ts') as Record<string, Loader>;
const GENERAL: Loader = () => import('../general');

/** Whether a game has a board of its own; every other one has the general board. */
export function hasBoard(slug: string): boolean {
  return `./${slug}/index.ts` in LOADERS;
}

/** Whether an address asks for the general board, `?board=general`: to try it on a game that has its own. */
export function asksForGeneral(query: URLSearchParams): boolean {
  return query.get('board') === 'general';
}

type Page = Awaited<ReturnType<Loader>>['default'];

const pages = new Map<Loader, Promise<Page>>();

/**
 * The page of a game, which is the general one for a game without its own. The promise is one and the same at every
 * call: `{#await}` mounts its content again for another promise, and a board that is mounted again loses what is
 * picked and what has focus.
 */
export function gamePage(slug: string, general = false): Promise<Page> {
  const loader = (general ? undefined : LOADERS[`./${slug}/index.ts`]) ?? GENERAL;
  let page = pages.get(loader);
  if (!page) {
    page = loader().then((it) => it.default);
    pages.set(loader, page);
    page.catch(() => pages.delete(loader));
  }
  return page;
}
