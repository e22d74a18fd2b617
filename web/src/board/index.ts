/**
 * The kit that every board is built from. A board holds what is its game's own and takes the rest from here, so that
 * all games have their status, hand and choices at the same place, behave alike under a finger, and say the same thing
 * in the same way.
 *
 * # A board
 *
 * ```svelte
 * provideFlight();
 * provideZoom();
 * const picks = new Picks<ReadonlySet<Card>>(new Set(), () => `${view.round}`, (it) => still(it, legal));
 *
 * <Stage class="mygame" material="felt" {legal} cancel={picks.value.size > 0 ? () => picks.clear() : undefined}>
 *   {#snippet status()}<Status round={…} last={…} />{/snippet}
 *   <SeatPanel … />  <MyTable … />
 *   {#snippet hand()}<SeatPanel row … /><Hand … />{/snippet}
 *   {#snippet bar()}<ActionBar sentence={…} mine={legal.length > 0}>…</ActionBar>{/snippet}
 * </Stage>
 * ```
 *
 * - `Stage`: one screen. The table in the middle scrolls by itself where it must; status above, hand and bar below are
 *   always in sight. Its container is called `board` (`@container board (max-width: …)`), and `--u` is a hundredth of
 *   the room: give pieces a size like `clamp(4rem, calc(var(--u) * 9), 7rem)` and the board fits. Where the
 *   height is given, `cqh` is a hundredth of the stage; elsewhere it is one of the window. It returns the focus
 *   after a choice, calls `cancel` on Escape, and makes what bears `data-final` deaf for 600 ms after `legal` changed.
 *   Where the table scrolls, it says how many pieces with the class `can` lie below what is seen (`MoreBelow`).
 * - `data-final`: on every element whose click cannot be taken back (a `Button` passes it on). What only picks has none.
 * - `SeatPanel`: a player, drawn once. One's own is a `row` above the hand. Online, clock, bot and trophy come from the table by itself.
 * - `ActionBar`: always there, also while one waits: then it has the sentence only. Its children replace the sentence
 *   while something is picked; buttons stand in the order clear, other ways, the choice itself.
 * - `Hand` and `Fan`: groups of cards that overlap as much as the room demands. Cards are buttons with `aria-pressed`,
 *   and may be dragged (`draggable()`) to whatever bears `data-drop`: the table as a whole is `table`, the own part `own`.
 * - `Picks`: what is chosen and not sent, bound to a moment.
 * - `Pieces`: ids for pieces that look alike. Never change anything inside of `$derived`.
 * - `zoomer()`: a large face with its words, on a long press, a rest of the pointer, or the key `i`. Its link opens the
 *   rules beside the board where there is a drawer for them (`provideRules`).
 * - `fliesTo()`: a copy of an element flies to another, such as points to a name.
 * - `Scene`: a great moment, told step by step. `useStaged` says whether scenes are wanted.
 * - `around`, `others`, `seatColour`: the order of seats and their colours.
 *
 * Three states of a piece, the same everywhere (`states.css`): `.can` can be chosen, `.chosen` is, `.fresh` has just
 * changed. They are drawn as outlines with a light and a dark line, visible on every ground.
 *
 * # A hint
 *
 * `proposal` in `BoardProps` is what a bot would do, as the whole list of actions of one decision, from the moment it
 * is asked until the board changes. A board picks exactly that (`$effect(() => { if (proposal) picks.set(…) })`), and
 * the player sends it by the usual button.
 *
 * # Changes one after another
 *
 * The table shows each version for a time before the next, at the pace that the player has chosen
 * (`lib/prefs.svelte.ts`). One version may hold many things: `GamePage.beats(before, after, news, you)` splits it into
 * views that are shown one after another, each with its share of the news and the time it stays (1 is about 900 ms).
 * Until the last one is shown, `legal` is empty. A tap skips to the end.
 */
export { default as ActionBar } from './ActionBar.svelte';
export { default as Fan } from './Fan.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Scene } from './Scene.svelte';
export { default as SeatPanel } from './SeatPanel.svelte';
export { default as Stage } from './Stage.svelte';
export { default as Status } from './Status.svelte';
export { draggable } from './drag';
export { fliesTo } from './fly';
export { Pieces } from './pieces.svelte';
export { faceOf, trackPieces, type PieceId, type Zones } from './track';
export { Picks } from './picks.svelte';
export { around, others, seatColour } from './seats';
export { provideMoment, useStaged } from './staged.svelte';
export { provideRules } from './rules';
export { provideZoom, zoomer, type Zoomed } from './zoom.svelte';
export { flipping, provideFlight, useFlight } from '../games/flight';
export { walk } from '../games/walk';
