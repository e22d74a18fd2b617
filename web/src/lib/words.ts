/**
 * Says events, cards, refusals and scores in French and English: the conventions of the crate `words`, over the same
 * Fluent files. An event `{type: 'bid', seat: 2, cards: […]}` of Money! is the message `money-event-bid` with `$seat`,
 * `$seat-is`, `$cards` and `$cards-count`; see the crate's page for the whole table.
 *
 * A message that is missing is its id, and a missing argument is its name in braces: words never stop a game.
 */
import { FluentBundle, type FluentFunction, FluentNone, FluentNumber, FluentResource } from '@fluent/bundle';
import type { OptionKind, Turn } from './wire';

export type Lang = 'fr' | 'en';
export const LANGS: readonly Lang[] = ['fr', 'en'];

export type Arg = string | number;
export type Args = Record<string, Arg>;

/** The name of a seat, which counts from 1. Giving `words.you()` makes messages speak to the reader. */
export type NameOf = (seat: number) => string;

const MAX_SEATS = 8;
const SEAT_FIELDS = new Set(['seat', 'other', 'seats', 'winners']);
const LETTERS = 'abcdefgh';
/** By these a message turns a coordinate into a direction. */
const SIGNS = ['minus', 'zero', 'plus'];
/** Grammatical forms that a piece may have besides its usual one: attributes of its message. */
const FORMS = ['feminine', 'indefinite'] as const;
export type Form = (typeof FORMS)[number];

export class Words {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, texts: Iterable<string>) {
    this.lang = lang;
    // No invisible marks around arguments: both languages run from left to right.
    this.#bundle = new FluentBundle(lang, { useIsolating: false, functions: lang === 'fr' ? FRENCH : {} });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Says a message; where there is none, its id. */
  say(id: string, args: Args = {}): string {
    return this.maybe(id, args) ?? id;
  }

  /** Says a message, if there is one: an attribute of it, or its value where it has no such attribute. */
  maybe(id: string, args: Args = {}, attribute?: Form): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = (attribute && message?.attributes[attribute]) ?? message?.value;
    if (!pattern) return null;
    const values = Object.entries(args).map(([name, arg]) => [
      name,
      // Figures as they are, without marks between thousands.
      typeof arg === 'number' ? new FluentNumber(arg, { useGrouping: false }) : arg,
    ]);
    // With a list for the faults, what cannot be resolved stands in the text, in braces.
    return this.#bundle.formatPattern(pattern, Object.fromEntries(values), []);
  }

  // Around a game

  game(slug: string): string {
    return this.say(`${slug}-name`);
  }

  pitch(slug: string): string {
    return this.say(`${slug}-pitch`);
  }

  help(slug: string): string {
    return this.say(`${slug}-help`);
  }

  option(slug: string, key: string): string {
    return this.say(`${slug}-option-${key}`);
  }

  optionHelp(slug: string, key: string): string | null {
    return this.maybe(`${slug}-option-${key}-help`);
  }

  /** A value of an option, given in its text form. */
  optionValue(slug: string, key: string, value: string): string {
    const own = (part: string) => this.maybe(`${slug}-option-${key}-${part}`);
    // A text of somebody's own is too long to be said.
    const whole = own(value) ?? own('own');
    if (whole !== null) return whole;
    if (value === '') return this.say('list-none');
    if (value === 'true') return this.say('yes');
    if (value === 'false') return this.say('no');
    return this.list(value.split(',').map((part) => own(part) ?? this.piece(slug, part)));
  }

  /** What an option takes, in its text form. */
  expected(kind: OptionKind): string {
    switch (kind.type) {
      case 'number':
        return this.say('expected-number', { min: kind.min, max: kind.max });
      case 'numbers':
        return this.say('expected-numbers', { min: kind.min, max: kind.max });
      case 'flag':
        return this.say('expected-flag');
      case 'choice':
        return this.say('expected-choice', { of: kind.of.join(', ') });
      case 'several':
        return this.say('expected-several', { of: kind.of.join(', ') });
      case 'choice_or_several':
        return this.say('expected-choice-or-several', {
          words: kind.words.join(', '),
          of: kind.of.join(', '),
        });
      case 'text':
        return this.say('expected-text', { max: kind.max_bytes });
    }
  }

  scoreLine(slug: string, id: string): string {
    return this.say(`${slug}-score-${id}`);
  }

  refusal(slug: string, id: string): string {
    return this.say(`${slug}-refusal-${id}`);
  }

  /** What stands for the reader in place of a name. */
  you(): string {
    return this.say('you');
  }

  /** A name for a seat whose player has none. */
  seat(number: number): string {
    return this.say('seat-name', { n: number });
  }

  /** The automatic opponent of a solo game, who has a score but no seat of its own. */
  rival(slug: string, players: number, options: Record<string, string>): string | null {
    return players === 1 ? this.maybe(`${slug}-rival`, options) : null;
  }

  /** What the game waits for, addressed to `reader`, who may have no seat. */
  turn(turn: Turn, reader: number | null, name: NameOf): string {
    if (turn.type === 'over') return this.say('turn-over');
    const others = turn.seats.filter((seat) => seat !== reader).map(name);
    const mine = others.length < turn.seats.length;
    const id = mine ? (others.length === 0 ? 'turn-yours' : 'turn-both') : 'turn-others';
    return this.say(id, { seats: this.list(others) });
  }

  /** Joins a list as a sentence would. */
  list(items: readonly string[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.say('list-none');
    const last = rest.pop();
    if (last === undefined) return first;
    const most = rest.reduce((a, b) => this.say('list-more', { a, b }), first);
    return this.say('list-last', { a: most, b: last });
  }

  // What happens and what can be done

  /** The name of a piece or of another id of a game; the code itself if it has no message. */
  piece(slug: string, code: string, form?: Form): string {
    return (
      this.#maybePiece(slug, code, form) ??
      this.maybe(`${slug}-word-${code}`, {}, form) ??
      this.#piecesOfLetters(slug, code, form) ??
      code
    );
  }

  /** Several pieces that a notation writes as one word, a capital each: the dice of `reroll OG`. */
  #piecesOfLetters(slug: string, code: string, form?: Form): string | null {
    if (!/^[A-Z]{2,}$/.test(code)) return null;
    const pieces = [...code].flatMap((letter) => this.maybe(`${slug}-piece-${letter}`, {}, form) ?? []);
    return pieces.length === code.length ? this.list(pieces) : null;
  }

  /** A piece has a message of its own, or shares one with its family: `B5` is number 5 of `{slug}-pieces-B`. */
  #maybePiece(slug: string, code: string, form?: Form): string | null {
    const own = this.maybe(`${slug}-piece-${code}`, {}, form);
    if (own !== null) return own;
    const [, family, number] = /^([A-Z]+)(\d+)[a-z]?$/.exec(code) ?? [];
    return family === undefined ? null : this.maybe(`${slug}-pieces-${family}`, { n: Number(number) }, form);
  }

  /** Says what happened. */
  event(slug: string, event: unknown, name: NameOf): string {
    const fields = typeof event === 'object' && event !== null ? Object.entries(event) : [];
    const args: Args = {};
    let type = '';
    for (const [field, value] of fields) {
      if (field !== 'type') this.#field(args, slug, name, field, value);
      else if (typeof value === 'string') type = value;
    }
    return this.say(`${slug}-event-${type}`, args);
  }

  /** Says a choice, for a menu or a button; the notation itself if it has no words. */
  action(slug: string, notation: string, name: NameOf = (seat) => this.seat(seat)): string {
    const [verb = '', ...rest] = notation.split(' ');
    // What a notation of any length lists, and how it ends.
    const pieces = rest.flatMap((word) => this.#maybePiece(slug, word) ?? []);
    const args: Args = {
      words: rest.length,
      pieces: this.list(pieces),
      'pieces-count': pieces.length,
      last: rest.at(-1) ?? '',
    };
    rest.slice(0, LETTERS.length).forEach((word, index) => {
      const letter = LETTERS.charAt(index);
      if (!/^[+-]?\d+$/.test(word)) {
        putForms(args, letter, (form) => this.piece(slug, word, form));
        return;
      }
      args[letter] = Number(word);
      args[`${letter}-sign`] = SIGNS[Math.sign(Number(word)) + 1] ?? '';
      args[`${letter}-abs`] = Math.abs(Number(word));
      const who = this.#nameOf(Number(word), name);
      if (who === null) return;
      args[`${letter}-is`] = this.#person(who);
      args[`${letter}-name`] = who;
    });
    const narrow = rest[0] === undefined ? null : this.maybe(`${slug}-action-${verb}-${rest[0]}`, args);
    return narrow ?? this.maybe(`${slug}-action-${verb}`, args) ?? notation;
  }

  #field(args: Args, slug: string, name: NameOf, field: string, value: unknown): void {
    if (value === null || value === undefined) return;
    const items: unknown[] = Array.isArray(value) ? value : [value];
    const join = (texts: string[]) => (Array.isArray(value) ? this.list(texts) : texts.join(''));
    if (Array.isArray(value)) args[`${field}-count`] = items.length;
    if (SEAT_FIELDS.has(field)) {
      const names = items.map((seat) => this.#nameOf(Number(seat), name) ?? String(seat));
      const reader = names.some((it) => this.#person(it) === 'you');
      args[`${field}-is`] = !reader ? 'other' : names.length === 1 ? 'you' : 'with-you';
      args[field] = join(names);
    } else if (typeof value === 'number') {
      // What is hidden from an observer may be a number instead of a list.
      putForms(args, field, () => (Number.isInteger(value) ? value : String(value)));
    } else {
      const text = (item: unknown, form?: Form) =>
        typeof item === 'string' ? this.piece(slug, item, form) : (JSON.stringify(item) ?? '');
      putForms(args, field, (form) => join(items.map((item) => text(item, form))));
    }
  }

  /** The name of a seat. The word for the reader is lower-case inside a sentence, whatever its case in `name`. */
  #nameOf(seat: number, name: NameOf): string | null {
    if (!Number.isInteger(seat) || seat < 1 || seat > MAX_SEATS) return null;
    const [who, you] = [name(seat), this.you()];
    return who.toLowerCase() === you ? you : who;
  }

  #person(name: string): string {
    return name === this.you() ? 'you' : 'other';
  }
}

/** Puts a text, and each of its grammatical forms as `name-form`. */
function putForms(args: Args, name: string, text: (form?: Form) => Arg): void {
  args[name] = text();
  for (const form of FORMS) args[`${name}-${form}`] = text(form);
}

/** What French messages need beyond Fluent: `{ DE($name) }` is « de Ducat », « d’Obole ». */
const FRENCH: Record<string, FluentFunction> = {
  DE: ([name]) => (typeof name === 'string' ? de(name) : (name ?? new FluentNone('DE()'))),
};

/** A name after « de », which loses its vowel where the name sounds as if it began with one. */
function de(name: string): string {
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/**
 * Whether a name begins with the sound of a vowel. No rule covers all names in h and y: « d’Hector » but « de Hal »,
 * « d’Yves » but « de Yann ». Names in ha are mostly foreign and keep their h.
 */
function elides(name: string): boolean {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return /^([aeiouæøœ]|h[eiouyœ]|y\p{L}(?<!y[aeiouy]))/u.test(plain);
}
