/** The language of the page: negotiated at first, then as chosen, and switched without a reload. */
import { negotiateLanguages } from '@fluent/langneg';
import { recall, remember } from './memory';
import { LANGS, Words, type Args, type Form, type Lang } from './words';

const KEY = 'comptoir.lang';

const LOADERS: Record<Lang, () => Promise<{ texts: Record<string, string> }>> = {
  fr: () => import('./locales/fr'),
  en: () => import('./locales/en'),
};

class I18n {
  #words: Words = $state.raw(new Words('en', []));

  /** All that can be said in the language of the page. Read it in a template, and the text follows the language. */
  get words(): Words {
    return this.#words;
  }

  get lang(): Lang {
    return this.#words.lang;
  }

  /** Loads the language that fits this person, before anything is shown. */
  async start(): Promise<void> {
    await this.#load(negotiate(recall(KEY), navigator.languages));
  }

  /** Switches, and keeps the choice. */
  async choose(lang: Lang): Promise<void> {
    remember(KEY, lang);
    await this.#load(lang);
  }

  async #load(lang: Lang): Promise<void> {
    const { texts } = await LOADERS[lang]();
    this.#words = new Words(lang, Object.values(texts));
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
