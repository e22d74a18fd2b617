import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { end, lay, settled } from './table';

const house = houseForTests();

const MONEY = { game: 'money', options: { deals: '1' } };

const board = (page: Page) => page.locator('[data-board="general"]');
const choices = (page: Page) => page.locator('button[data-action]:not([aria-disabled])');

/** Makes one of the choices offered. */
async function choose(page: Page, at: number): Promise<void> {
  const all = await choices(page).count();
  const button = choices(page).nth(at % all);
  await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await settled(page);
}

async function playOn(page: Page): Promise<void> {
  for (let n = 0; n < 400; n++) {
    await choices(page).first().or(end(page)).first().waitFor();
    if (await end(page).isVisible()) return;
    // Sealing comes first in the list: now and then a card is added before.
    await choose(page, n % 3 === 0 ? n : 0);
  }
  throw new Error('no game takes so long');
}

test('a whole game through the general board on a phone, then the replay', async () => {
  const page = await house.visitor({ name: 'Ada', lang: 'fr', width: 390, height: 844 });
  const path = await lay(page, ['me', 'bot', 'bot'], MONEY);
  await page.goto(`${path}?board=general`);
  await board(page).waitFor();
  await choices(page).first().waitFor();
  await shoot(page, 'general-money-390-fr', false);
  await shoot(page, 'general-money-390-fr-full');
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
  // What can be done is in reach without scrolling.
  const dock = await page.locator('[data-coach="actions"]').boundingBox();
  expect((dock?.y ?? 0) + (dock?.height ?? 0)).toBeLessThanOrEqual(845);
  await playOn(page);
  await shoot(page, 'general-money-390-fr-over');
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);

  await page.goto(`${path}/replay?board=general&as=arbiter`);
  await board(page).waitFor();
  await page.getByRole('slider').press('ArrowRight');
  await page.waitForURL(/board=general/);
  // The arbiter sees every hand, and there is nothing to press.
  await expect.poll(() => page.locator('.stage.general [data-path$="/hand"]').count()).toBe(3);
  await expect.poll(() => choices(page).count()).toBe(0);
  await shoot(page, 'general-replay-390-fr');
  await expect.poll(() => overflow(page)).toBe(0);
});

for (const game of ['alhambra', 'donnant', 'ginkgopolis', 'mint-works']) {
  test(`the general board with ${game}, wide and narrow`, async () => {
    const page = await house.visitor({ name: 'Ada', width: 1440, height: 900, dark: game === 'donnant' });
    const path = await lay(page, ['me', 'bot', 'bot'], { game, options: {} });
    await page.goto(`${path}?board=general`);
    await board(page).waitFor();
    for (let n = 0; n < 4; n++) {
      await choices(page).first().waitFor();
      await choose(page, n);
    }
    await choices(page).first().waitFor();
    await shoot(page, `general-${game}-1440-en`);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await shoot(page, `general-${game}-390-en`);
    await expect.poll(() => overflow(page)).toBe(0);
  });
}

test('a language chosen in mid-game changes the board, and nothing of the game is lost', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1440, height: 900 });
  await page.goto(`${await lay(page, ['me', 'bot', 'bot'], MONEY)}?board=general`);
  await choices(page).first().waitFor();
  const before = await choices(page).evaluateAll((all) => all.map((it) => it.getAttribute('data-action')));
  const seal = page.locator('button[data-action="seal"]');
  const said = await seal.textContent();
  await page.getByRole('button', { name: /Français/ }).click();
  await expect.poll(() => seal.textContent()).not.toBe(said);
  const after = await choices(page).evaluateAll((all) => all.map((it) => it.getAttribute('data-action')));
  expect(after).toEqual(before);
  await shoot(page, 'general-money-1440-fr');
});
