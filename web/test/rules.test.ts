import { describe, expect, it } from 'vitest';
import { page } from '../build/markdown';
import { RULED, rulesOf } from '../src/lib/rules';

describe('Markdown', () => {
  it('gives headings their anchors', () => {
    const { html, title, headings } = page('# Title {#top}\n\n## *Two* words {#two-words}\n\n### Plain\n');
    expect(title).toBe('Title');
    expect(html).toContain('<h2 id="two-words"><em>Two</em> words</h2>');
    expect(html).toContain('<h3>Plain</h3>');
    expect(headings).toEqual([{ level: 2, anchor: 'two-words', text: '<em>Two</em> words' }]);
  });

  it('lets no HTML through', () => {
    const { html } = page('a <script>alert(1)</script> b\n\n<img src=x onerror=alert(1)>\n');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;script&gt;');
  });

  it('makes tables that screen readers understand', () => {
    const { html } = page('| | a |\n|---|---|\n| row | 1 |\n');
    expect(html).toContain('<tr><td></td><th scope="col">a</th></tr>');
    expect(html).toContain('<tr><th scope="row">row</th><td>1</td></tr>');
  });
});

describe('the rules pages', () => {
  it.each(RULED)('%s has the same anchors in both languages, and no dead link', async (slug) => {
    const [en, fr] = await Promise.all([rulesOf(slug, 'en'), rulesOf(slug, 'fr')]);
    const anchors = en?.headings.map((it) => it.anchor) ?? [];
    expect(anchors.length).toBeGreaterThan(5);
    expect(fr?.headings.map((it) => it.anchor)).toEqual(anchors);
    for (const found of [en, fr]) {
      const links = [...(found?.html ?? '').matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
      expect(links.filter((link) => !found?.html.includes(`id="${link}"`))).toEqual([]);
    }
  });

  it('may be missing', async () => {
    expect(await rulesOf('unheard-of', 'en')).toBeNull();
  });
});
