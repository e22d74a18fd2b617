import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { bar, bidOne, learnOn, mine, playOne } from './table';

const house = houseForTests();

for (const [lang, width, go, title] of [
  ['en', 1280, 'Continue', 'Make your first bid'],
  ['fr', 360, 'Continuer', 'Faites votre première mise'],
] as const) {
  test(`a first visitor makes a first bid with five taps (${lang}, ${width})`, async () => {
    const page = await house.visitor({ lang, width, height: 780 });
    await page.goto('/learn/money');
    const coach = page.getByRole('complementary', { name: /Explanation|Explication/ });
    await coach.waitFor();
    await shoot(page, `learn-${width}-${lang}`, false);
    // What the game is about, the hand, the rows.
    for (let n = 0; n < 3; n++) await coach.getByRole('button', { name: go }).click();
    await coach.getByRole('heading', { name: title }).waitFor();
    await bidOne(page);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
}

test('the lesson survives a reload and ends with the game', async () => {
  const page = await house.visitor();
  await page.goto('/learn/money');
  await bar(page).waitFor();
  await bidOne(page);
  await mine(page);
  // A lesson that was left calls nobody.
  await page.goto('/');
  await page
    .getByRole('link', { name: /Money!/ })
    .first()
    .waitFor();
  await expect.poll(() => page.locator('header a.turn').count()).toBe(0);
  await page.goto('/learn/money');
  await mine(page);
  const round = await page.getByText(/^Deal 1 of 1/).textContent();
  await page.reload();
  await mine(page);
  await expect.poll(() => page.getByText(/^Deal 1 of 1/).textContent()).toBe(round);
  // Explanations come again after a reload.
  const read = await learnOn(page, () => playOne(page));
  expect(read).toContain('That was your first game');
  expect(read.size).toBeGreaterThan(5);
  await shoot(page, 'learn-over-1280-en');
});
