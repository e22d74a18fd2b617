import { expect, it } from 'vitest';
import { relink } from '../build/docs-pages.ts';

it('links of the documentation lead to pages of the site', () => {
  expect(relink('<a href="record.md#seed">')).toBe('<a href="record.html#seed">');
  expect(relink('<a href="rules/mint-works.en.md#plans">')).toBe('<a href="../?/rules/mint-works#plans">');
  expect(relink('<a href="https://example.org/a.md">')).toBe('<a href="https://example.org/a.md">');
});
