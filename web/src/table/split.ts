/** Splits a change into what is shown one after another, as the page of its game wants it. */
import { paced } from '../lib/prefs.svelte';
import type { Forecast, Frame, News } from '../lib/wire';
import type { GamePage } from '../games';
import { BEAT, type Step } from './pacer';

/** A frame with what of the log it retells. A part of what leads to it has a view that only the page has made. */
export type Shown = { frame: Frame; retold: News[]; isPart?: boolean; forecast?: Forecast | null };

/** How a game splits a change into what is shown one after another. */
export type Beats = NonNullable<GamePage['beats']>;

/** What is shown of a frame, one thing after another; the last is the frame itself. */
export function split(
  item: Shown,
  before: Frame | null,
  beatsOf: Beats | null,
  you: number | null,
): Step<Shown>[] {
  const { frame } = item;
  const whole = paced(BEAT);
  const plain = { what: item, hold: frame.news.length > 0 ? whole : 0 };
  if (!before || whole === 0 || item.retold.length > 0 || frame.version <= before.version) return [plain];
  const events = frame.news.map((it) => it.event);
  const { forecast = null } = item;
  const beats = beatsOf?.(before.view, frame.view, events, you, forecast) ?? [];
  let told = 0;
  const steps = beats.slice(0, -1).map(({ view, news, hold }): Step<Shown> => {
    told += news.length;
    const part = { ...frame, view, news: frame.news.slice(0, told), turn: before.turn };
    const shown = { ...part, scores: before.scores, legal: [], undo: false, winners: [] };
    return { what: { frame: shown, retold: [], isPart: true }, hold: hold * whole };
  });
  return [...steps, { ...plain, hold: (beats.at(-1)?.hold ?? 1) * plain.hold }];
}
