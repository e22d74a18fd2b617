/** Pictures in the rules: the game's own pieces, mounted below the headings that they belong to. */
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { gamePage } from '../games';
import { i18n } from '../lib/i18n.svelte';
import { glossed, termsOf } from './glossary';

/** `{@attach illustrated(game, html)}` on the article that shows `html`: its terms are explained too. */
export function illustrated(game: string, html: string): Attachment<HTMLElement> {
  return (article) => {
    // What stands there changes with the text.
    void html;
    const words = i18n.words;
    const drawn: object[] = [];
    let gone = false;
    void Promise.all([gamePage(game), i18n.load(game)]).then(([{ pictures, terms = [] }]) => {
      if (gone) return;
      for (const anchor of pictures?.anchors ?? []) {
        const heading = article.querySelector(`#${CSS.escape(anchor)}`);
        if (!heading || !pictures) continue;
        const target = document.createElement('div');
        target.className = 'picture';
        heading.after(target);
        drawn.push(mount(pictures.picture, { target, props: { anchor } }));
      }
      glossed(termsOf(words, game, terms))(article);
    });
    return () => {
      gone = true;
      for (const it of drawn) void unmount(it);
    };
  };
}
