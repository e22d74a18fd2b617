/** The language of the page: negotiated at first, then as chosen, and switched without a reload. */
import { negotiateLanguages } from '@fluent/langneg';
import { recall, remember } from './memory';
import { gameTexts, pageTexts } from './locales';
import { LANGS, Words, type Args, type Form, type Lang } from './words';

const KEY = 'comptoir.lang';

/** A language, and the games whose words are loaded besides those of the page. */
type Wish = { lang: Lang; games: ReadonlySet<string> };

class I18n {
  #words: Words = $state.raw(new Words('en', []));
  #shown: Wish = $state.raw({ lang: 'en', games: new Set() });
  #wanted = this.#shown;
  #loading = Promise.resolve();

  /** All that can be said in the language of the page. Read it in a template, and the text follows the language. */
  get words(): Words {
    return this.#words;
  }

  get lang(): Lang {
    return this.#words.lang;
  }

  /** Whether the words of a game are loaded. Lists need not ask: a few lines on every game are always there. */
  knows(game: string): boolean {
    return this.#shown.games.has(game);
  }

  /** Loads the language that fits this person, before anything is shown. */
  async start(): Promise<void> {
    await this.#want({ ...this.#wanted, lang: negotiate(recall(KEY), navigator.languages) });
  }

  /** Switches, with the words of all games that are loaded, and keeps the choice. */
  async choose(lang: Lang): Promise<void> {
    await this.#want({ ...this.#wanted, lang });
    remember(KEY, lang);
  }

  /** Loads the words of a game, in this language and in every one that is chosen from now on. */
  async load(game: string): Promise<void> {
    const { lang, games } = this.#wanted;
    if (this.knows(game) && this.#wanted === this.#shown) return;
    await (games.has(game) ? this.#loading : this.#want({ lang, games: new Set([...games, game]) }));
  }

  #want(wanted: Wish): Promise<void> {
    this.#wanted = wanted;
    this.#loading = this.#fetch(wanted);
    return this.#loading;
  }

  /** Loads and shows a wish, all of it or nothing. A newer wish takes the place of one that is on its way. */
  async #fetch(wanted: Wish): Promise<void> {
    const { lang, games } = wanted;
    let texts: string[][] = [];
    try {
      texts = await Promise.all([pageTexts(lang), ...[...games].map((game) => gameTexts(lang, game))]);
    } catch (thrown) {
      if (this.#wanted === wanted) {
        this.#wanted = this.#shown;
        throw thrown;
      }
    }
    if (this.#wanted !== wanted) return this.#loading;
    this.#shown = wanted;
    this.#words = new Words(lang, texts.flat());
    document.documentElement.lang = lang;
  }
}

export const i18n = new I18n();

/** Says a message of the page in its language. */
export function t(id: string, args?: Args): string {
  return i18n.words.say(id, args);
}

/** The name of a piece of a game in the language of the page. */
export function piece(slug: string, code: string, form?: Form): string {
  return i18n.words.piece(slug, code, form);
}

/** The language kept from before, else the first that the browser asks for and we have. */
export function negotiate(kept: string | null, wanted: readonly string[]): Lang {
  const known = (it: string | undefined | null): it is Lang => LANGS.some((lang) => lang === it);
  if (known(kept)) return kept;
  const [best] = negotiateLanguages([...wanted], [...LANGS], { defaultLocale: 'en', strategy: 'lookup' });
  return known(best) ? best : 'en';
}

export { when } from './when';
