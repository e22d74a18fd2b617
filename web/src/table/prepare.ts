/** Choices in advance: what a game lets one prepare, put into the words and the form of the page. */
import type { Dropped, PreparationInfo, PreparedChoice } from '../lib/wire';
import type { Words } from '../lib/words';

/** The pieces that may be picked for a choice, from one's own view. */
export function piecesOf(info: PreparationInfo, view: unknown, you: number): string[] {
  if (!info.pick) return [];
  const path = info.pick.from
    .replace('{seat}', String(you - 1))
    .split('/')
    .slice(1);
  const at = (it: unknown, key: string): unknown =>
    typeof it === 'object' && it !== null ? (it as Record<string, unknown>)[key] : undefined;
  const found = path.reduce(at, view);
  return Array.isArray(found) ? found.filter((it) => typeof it === 'string') : [];
}

/** What is sent for a choice with these pieces and conditions. */
export function preparedOf(
  info: PreparationInfo,
  pieces: readonly string[],
  stops: readonly string[],
): PreparedChoice {
  const verb = info.pick?.verb ?? '';
  return {
    choice: info.id,
    actions: [...pieces.map((it) => `${verb} ${it}`), info.action],
    stops: [...stops],
  };
}

/** A prepared choice as a phrase, and what it stops for. */
export function inWords(
  words: Words,
  game: string,
  prepared: PreparedChoice,
  known: readonly PreparationInfo[],
): { what: string; stops: string; always: string } {
  const info = known.find((it) => it.id === prepared.choice);
  const choice = words.say(`${game}-prepare-${prepared.choice}`, {});
  const pieces = prepared.actions.slice(0, -1).map((it) => words.piece(game, it.split(' ').at(-1) ?? ''));
  const stop = (id: string) => words.say(`${game}-stop-${id}`, {});
  const always = (info?.stops ?? []).filter((it) => it.always).map((it) => it.id);
  const phrase = () => {
    if (pieces.length > 0) return words.say('table-prepared-with', { choice, pieces: words.list(pieces) });
    return info?.repeats ? words.say('table-prepared-times', { choice }) : choice;
  };
  return {
    what: phrase(),
    stops: either(prepared.stops.filter((it) => !always.includes(it)).map(stop)),
    always: either(always.map(stop)),
  };
}

/** Why a prepared choice was not made. */
export function droppedInWords(
  words: Words,
  game: string,
  { choice, stop }: Dropped,
  known: readonly PreparationInfo[],
): string {
  const { what } = inWords(words, game, choice, known);
  if (stop === null) return words.say('table-prepared-illegal', { choice: what });
  return words.say('table-prepared-stopped', { choice: what, stop: words.say(`${game}-stop-${stop}`, {}) });
}

/** One thing or another, as a sentence of the page's language joins them. */
export function either(items: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(items);
}
