import { Marked } from 'marked';

/** A rules page, ready to be shown. */
export type Page = {
  title: string;
  html: string;
  /** The headings below the title, in order. */
  headings: Heading[];
};

export type Heading = { level: number; anchor: string; text: string };

/** Renders Markdown in which a heading may end with its anchor: `## Bids {#bidding}`. */
export function page(source: string): Page {
  const headings: Heading[] = [];
  let title = '';
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const found = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(inner);
        const [text, anchor] = found ? [found[1] ?? '', found[2] ?? ''] : [inner, ''];
        if (depth === 1) title = text;
        else if (anchor) headings.push({ level: depth, anchor, text });
        const id = anchor ? ` id="${anchor}"` : '';
        return `<h${depth}${id}>${text}</h${depth}>\n`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string, scope: string) =>
          cells
            .map((cell, index) => {
              const align = token.align[index] ? ` class="${token.align[index]}"` : '';
              const text = this.parser.parseInline(cell.tokens);
              // The first cell of a row names it.
              const name = tag === 'td' && index === 0 && text !== '' ? ' scope="row"' : '';
              if (text === '') return '<td></td>';
              const element = name ? 'th' : tag;
              return `<${element}${scope}${name}${align}>${text}</${element}>`;
            })
            .join('');
        const head = row(token.header, 'th', ' scope="col"');
        const body = token.rows.map((cells) => `<tr>${row(cells, 'td', '')}</tr>`).join('');
        return `<div class="table" tabindex="0" role="group"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
      // The pages hold no HTML of their own; what looks like some is text.
      html({ text }) {
        return escape(text);
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { title, html, headings };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
