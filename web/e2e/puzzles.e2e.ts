import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Puzzle } from '../src/puzzles/data';
import { axe, houseForTests, overflow, shoot } from './harness';
import { hasEngine, storedEngine } from './local';

const house = houseForTests();

const FILE = new URL('../../crates/catalog/puzzles/mint-works.jsonl', import.meta.url);
const all = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Puzzle);
/** A puzzle that is solved by passing, and one that is not, though it is allowed: a button does both. */
const solvedBy = (isBest: boolean) =>
  1 + all.findIndex(({ choices }) => choices.some(([it], nth) => it === 'pass' && (nth === 0) === isBest));

const answer = (page: Page) => page.locator('.answer');

test.runIf(hasEngine)('a puzzle is solved without a network', async () => {
  const page = await house.visitor({ keeps: true, lang: 'en', width: 1440, height: 900 });
  await page.goto('/puzzles');
  await page.getByRole('heading', { name: 'Puzzle of the day' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await storedEngine(page);
  await page.context().setOffline(true);
  await page.goto(`/puzzles/mint-works/${solvedBy(true)}`);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await answer(page).getByRole('heading', { name: 'Right!' }).waitFor();
  await answer(page)
    .getByText(/^Your rating: 12\d\d/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'puzzle-solved-1440-en');
  // The next one is another, and it is there too.
  await answer(page).getByRole('link', { name: 'Next puzzle' }).click();
  await page.getByRole('heading', { name: 'Your turn: what is best?' }).waitFor();
  expect(page.url()).not.toContain(`/mint-works/${solvedBy(true)}`);
  await page.context().setOffline(false);
});

test.runIf(hasEngine)('a wrong answer is explained, and can be tried again on a phone', async () => {
  const page = await house.visitor({ lang: 'fr', width: 360, height: 780 });
  await page.goto(`/puzzles/mint-works/${solvedBy(false)}`);
  await page.getByRole('button', { name: 'Passer', exact: true }).click();
  await answer(page).getByRole('heading', { name: 'Il y avait mieux' }).waitFor();
  await expect.poll(() => answer(page).getByText('votre choix').count()).toBe(1);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'puzzle-wrong-360-fr');
  const rating = await answer(page)
    .getByText(/^Votre niveau/)
    .innerText();
  await answer(page).getByRole('button', { name: 'Réessayer' }).click();
  // A second answer counts no more.
  await answer(page).getByRole('button', { name: 'Voir la réponse' }).click();
  const level = (text: string) => /\d{4}/.exec(text)?.[0];
  expect(
    level(
      await answer(page)
        .getByText(/^Votre niveau/)
        .innerText(),
    ),
  ).toBe(level(rating));
});
