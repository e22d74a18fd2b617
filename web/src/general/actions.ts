/** The legal actions in groups: those that begin with the same word of the notation. */
import type { NameOf, Words } from '../lib/words';

export type Choice = { action: string; text: string };
export type Group = { verb: string; title: string | null; choices: Choice[] };

export function groupsOf(words: Words, slug: string, legal: readonly string[], name: NameOf): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const action of legal) {
    const verb = action.split(' ')[0] ?? '';
    const group = groups.get(verb) ?? [];
    groups.set(verb, group);
    group.push({ action, text: words.action(slug, action, name) });
  }
  return [...groups].map(([verb, choices]) => ({
    verb,
    title: titleOf(words, slug, verb, choices),
    choices,
  }));
}

/** The groups with only what has `text` in it, however it is written. */
export function narrow(groups: readonly Group[], text: string): Group[] {
  const wanted = fold(text.trim());
  return groups
    .map((it) => ({ ...it, choices: it.choices.filter((choice) => fold(choice.text).includes(wanted)) }))
    .filter((it) => it.choices.length > 0);
}

/** A group of one says all by itself. Others have a message, `{slug}-verb-{verb}`, or begin alike. */
function titleOf(words: Words, slug: string, verb: string, choices: readonly Choice[]): string | null {
  const own = words.maybe(`${slug}-verb-${verb}`);
  if (own !== null || choices.length === 1) return own;
  const shared = beginning(choices.map((it) => it.text));
  return shared === '' ? null : words.say('general-begins', { text: shared });
}

/** The words with which all of `texts` begin. */
export function beginning(texts: readonly string[]): string {
  const [first = [], ...rest] = texts.map((it) => it.split(' '));
  const differs = first.findIndex((word, index) => rest.some((it) => it[index] !== word));
  return (differs < 0 ? first : first.slice(0, differs)).join(' ').replace(/[\s:,]+$/u, '');
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
