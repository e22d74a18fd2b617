/** Words of a game that are explained at a tap, in its rules and in its lessons. */
import type { Attachment } from 'svelte/attachments';
import type { Words } from '../lib/words';
import './glossary.css';

export type Term = { forms: readonly string[]; means: string };

export const termsOf = (words: Words, game: string, ids: readonly string[]): Term[] =>
  ids.map((id) => ({
    forms: words.say(`${game}-term-${id}`).split(', '),
    means: words.say(`${game}-term-${id}-means`),
  }));

/** A part of a text: plain, or a form of a term. */
export type Part = { text: string; term: Term | null };

/** A text in parts, with the first form of each term that is not `known` yet; what is found is known from then on. */
export function partsOf(text: string, terms: readonly Term[], known: Set<Term>): Part[] {
  const found = terms
    .filter((term) => !known.has(term))
    .flatMap((term) => {
      // The longest form first, and whole words only.
      const forms = term.forms.toSorted((a, b) => b.length - a.length).map(escaped);
      const match = new RegExp(`(?<!\\p{L})(${forms.join('|')})(?!\\p{L})`, 'iu').exec(text);
      return match ? [{ term, at: match.index, length: match[0].length }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const parts: Part[] = [];
  let end = 0;
  for (const { term, at, length } of found) {
    if (at < end) continue;
    known.add(term);
    parts.push({ text: text.slice(end, at), term: null }, { text: text.slice(at, at + length), term });
    end = at + length;
  }
  parts.push({ text: text.slice(end), term: null });
  return parts.filter((it) => it.text !== '');
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `{@attach glossed(terms)}` on a text that is not changed while it stands: each term becomes a button where it comes
 * first under a heading, and a tap tells below what it means.
 */
export function glossed(terms: readonly Term[]): Attachment<HTMLElement> {
  return (root) => {
    const known = new Set<Term>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const texts: { node: Text; parts: Part[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLHeadingElement) known.clear();
      if (
        !(node instanceof Text) ||
        node.parentElement?.closest('a, button, code, th, h1, h2, h3, h4, .picture')
      )
        continue;
      const parts = partsOf(node.data, terms, known);
      if (parts.some((it) => it.term)) texts.push({ node, parts });
    }
    for (const { node, parts } of texts) node.replaceWith(...parts.map(drawn));
  };
}

function drawn({ text, term }: Part): Node {
  if (!term) return document.createTextNode(text);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'term';
  button.textContent = text;
  button.ariaExpanded = 'false';
  let meaning: HTMLElement | null = null;
  button.addEventListener('click', () => {
    button.ariaExpanded = String(meaning === null);
    if (meaning) {
      meaning.remove();
      meaning = null;
      return;
    }
    meaning = document.createElement('span');
    meaning.className = 'meaning';
    meaning.setAttribute('role', 'note');
    meaning.textContent = term.means;
    // At the end of what is being read, so that no line changes under the finger.
    (button.closest('p, li, td') ?? button.parentElement)?.append(meaning);
  });
  return button;
}
