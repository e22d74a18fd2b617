import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { click, tap, watchShifts, type Press } from './press';
import { end, lay, learnOn, settled } from './table';

const house = houseForTests();

const bar = (page: Page) => page.locator('[data-coach="choice"]');
const status = (page: Page) => page.getByRole('status').first();

const game = (page: Page, bots: number) =>
  lay(page, ['me', ...Array.from({ length: bots }, () => 'bot' as const)], { game: 'alhambra', options: {} });

/** Buildings that can be paid, exactly if possible. */
const payable = (page: Page) => page.locator('button.building:enabled');
const open = (page: Page) => page.locator('[data-coach="row"] button:enabled');

/** Waits until something can be chosen here, or all is over. */
async function mine(page: Page): Promise<boolean> {
  await bar(page).or(end(page)).first().waitFor();
  return !(await end(page).isVisible());
}

/** One action as a sensible person would choose it; false once all is over. */
async function act(page: Page, press: Press = click): Promise<boolean> {
  if (!(await mine(page))) return false;
  const exact = page.locator('button.building.exact:enabled');
  const building = (await exact.count()) > 0 ? exact : payable(page);
  if ((await building.count()) > 0) {
    await press(building.first());
    const way = bar(page).locator('button.way').first();
    if (await way.isVisible()) await press(way);
    await press(bar(page).getByRole('button', { name: /^(Buy|Acheter)/ }));
  } else if ((await open(page).count()) > 0) {
    await press(open(page).first());
    await press(bar(page).getByRole('button', { name: /^(Take|Prendre)$/ }));
  } else {
    await press(bar(page).getByRole('button', { name: /^(Pass|Passer)$/ }));
  }
  await settled(page);
  return true;
}

async function playOn(page: Page, press: Press = click): Promise<void> {
  for (let n = 0; n < 200; n++) if (!(await act(page, press))) return;
  throw new Error('a game does not take so long');
}

test('a person and a bot play a whole game with Martin', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1440, height: 900 });
  await page.goto(await game(page, 1));
  await bar(page).waitFor();
  const table = page.getByRole('table').first();
  await table.getByRole('columnheader', { name: /Martin/ }).waitFor();
  await shoot(page, 'alhambra-martin-1440-en');

  // The first purchase goes to Martin, who then has one building more.
  const owned = () => table.locator('tbody td:last-child .n').allTextContents();
  const sum = async () => (await owned()).reduce((n, it) => n + Number(it), 0);
  await expect.poll(sum).toBeGreaterThanOrEqual(6);
  while ((await mine(page)) && (await payable(page).count()) === 0) await act(page);
  const before = await sum();
  await payable(page).first().click();
  const way = bar(page).locator('button.way').first();
  if (await way.isVisible()) await way.click();
  await shoot(page, 'alhambra-gift-1440-en', false);
  await bar(page).getByRole('button', { name: 'Give to Martin' }).click();
  await settled(page);
  await expect.poll(sum).toBeGreaterThan(before);

  await playOn(page);
  await page.getByText('The game is over.').waitFor();
  await page.getByRole('table').getByRole('rowheader', { name: 'Ada' }).waitFor();
  await page.getByRole('img', { name: 'Course of the game' }).waitFor();
  await shoot(page, 'alhambra-end-1440-en');
  expect(await axe(page)).toEqual([]);
});

test('a whole game by touch on a phone, in French, and nothing moves while one picks', async () => {
  const page = await house.visitor({ name: 'Ada', lang: 'fr', width: 360, height: 780, touch: true });
  await page.goto(await game(page, 3));
  await bar(page).waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  await shoot(page, 'alhambra-360-fr');
  await open(page).first().click();
  await shoot(page, 'alhambra-pick-360-fr', false);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const shifts = await watchShifts(page);
  for (let n = 0; n < 4; n++) {
    await open(page).nth(n).tap();
    await page.keyboard.press('Escape');
  }
  expect(await shifts()).toBeLessThan(0.05);
  await playOn(page, tap);
  await page.getByText('La partie est terminée.').waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  await shoot(page, 'alhambra-end-360-fr');
});

test('the money stays where it lies while somebody comes to watch, and goes', async () => {
  const page = await house.visitor({ name: 'Ada' });
  const path = await game(page, 1);
  await page.goto(path);
  for (let n = 0; n < 3; n++) await act(page);
  await mine(page);
  const row = () =>
    open(page).evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset['note'] ?? ''));
  const before = await row();
  const watcher = await house.visitor({ name: 'Eve' });
  await watcher.goto(path);
  await watcher.locator('.stage').waitFor();
  const seen = page.locator('.watching');
  await seen.waitFor({ state: 'attached' });
  expect(await row()).toEqual(before);
  await watcher.close();
  await seen.waitFor({ state: 'detached' });
  expect(await row()).toEqual(before);
});

test('an exact payment is seen before it is made, and celebrated after', async () => {
  const page = await house.visitor({ name: 'Ada', width: 768, height: 1000, dark: true });
  const exact = page.locator('button.building.exact:enabled');
  // Not every deal allows one at once.
  await page.goto(await game(page, 2));
  for (let n = 0; n < 60; n++) {
    await bar(page).waitFor();
    if ((await exact.count()) > 0) break;
    await open(page).first().click();
    await bar(page).getByRole('button', { name: 'Take', exact: true }).click();
    await settled(page);
  }
  await exact.first().focus();
  await page.keyboard.press('Enter');
  const way = bar(page).locator('button.way').first();
  if (await way.isVisible()) await way.press('Enter');
  await bar(page)
    .getByText(/: exact, you act again$/)
    .waitFor();
  await shoot(page, 'alhambra-exact-768-dark', false);
  await bar(page).getByRole('button', { name: 'Buy' }).press('Enter');
  await page.getByText('Exact payment!').waitFor();
  await expect.poll(() => status(page).textContent()).toMatch(/^Exact payment/);
  await shoot(page, 'alhambra-again-768-dark');
  expect(await axe(page)).toEqual([]);
});

for (const [lang, width, go] of [
  ['en', 1280, 'Continue'],
  ['fr', 360, 'Continuer'],
] as const) {
  test(`a first visitor is led to a first move (${lang}, ${width})`, async () => {
    const page = await house.visitor({ lang, width, height: 780 });
    await page.goto('/learn/alhambra');
    const coach = page.getByRole('complementary', { name: /Explanation|Explication/ });
    await coach.waitFor();
    await shoot(page, `alhambra-learn-${width}-${lang}`, false);
    for (let n = 0; n < 4; n++) await coach.getByRole('button', { name: go }).click();
    await coach.getByRole('heading', { name: /Your move|À vous de jouer/ }).waitFor();
    await act(page);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    if (lang === 'en') return;
    const read = await learnOn(page, () => act(page));
    expect(read).toContain('C’était votre première partie');
    expect(read.size).toBeGreaterThan(5);
  });
}
