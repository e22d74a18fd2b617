import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { act, anything, ask, cards, playOn, seen, tiles } from './ginkgopolis';
import { axe, houseForTests, overflow, shoot } from './harness';
import { poke } from './press';
import { lay, learnOn, settled } from './table';

const house = houseForTests();

const game = (page: Page, bots: number, options: Record<string, string> = {}) =>
  lay(page, ['me', ...Array.from({ length: bots }, () => 'bot' as const)], { game: 'ginkgopolis', options });

const city = (page: Page) => page.locator('[data-coach="city"] svg[role="group"]');

test('one person plays a whole game against Hal', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1440, height: 900 });
  await page.goto(await game(page, 0, { expert: 'true' }));
  const hal = page.getByRole('region', { name: 'Hal' });
  await hal.waitFor();
  await cards(page).first().click();
  await tiles(page).first().click();
  await page.locator('.forecast').getByText('final score').waitFor();
  await shoot(page, 'ginkgopolis-hal-1440-en');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear choice' }).click();

  let pictures = 0;
  await playOn(page, async (n) => {
    if (n < 12 || pictures > 0 || !(await seen(ask(page, 'choose')))) return;
    pictures += 1;
    await hal.getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Hal’s cards' });
    await sheet.getByText('If the game ended now').waitFor();
    await shoot(page, 'ginkgopolis-cards-1440-en', false);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Show district points' }).click();
    await shoot(page, 'ginkgopolis-districts-1440-en');
  });
  await page.getByRole('table').getByRole('rowheader', { name: 'Hal' }).waitFor();
  await page.getByRole('img', { name: 'Course of the game' }).waitFor();
  await shoot(page, 'ginkgopolis-hal-end-1440-en');
  expect(await axe(page)).toEqual([]);
});

test('two rivals are seen to the last card beside the city, until the end', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1440, height: 900 });
  await page.goto(await game(page, 2));
  const hidden = () => page.locator('.players').evaluate((it) => it.scrollHeight - it.clientHeight);
  await playOn(page, async (n) => {
    if (await anything(page).isVisible()) expect(await hidden(), `after choice ${n}`).toBeLessThanOrEqual(1);
  });
});

test('a phone’s table keeps its room while a chosen card is on its way', async () => {
  const page = await house.visitor({ name: 'Ada', width: 390, height: 844, lang: 'fr', motion: true });
  await page.goto(await game(page, 2));
  await ask(page, 'choose').waitFor();
  await page.evaluate(() => {
    const state = window as unknown as { least: number };
    state.least = Infinity;
    const table = document.querySelector('.stage > .table');
    if (!table) throw new Error('no table');
    new ResizeObserver(() => (state.least = Math.min(state.least, table.clientHeight))).observe(table);
  });
  const least = () => page.evaluate(() => (window as unknown as { least: number }).least);
  await expect.poll(least).toBeLessThan(Infinity);
  const before = await least();
  // The first card of four, then, in the next round, the third: it leaves from among the others.
  for (let n = 0; n < 3; n++) await act(page, n, poke);
  await page.locator('[data-reveal]').waitFor();
  await page.locator('[data-reveal]').waitFor({ state: 'detached' });
  expect(before - (await least())).toBeLessThan(30);
});

test('three draft and play to the end, on a phone, in French', async () => {
  const page = await house.visitor({ name: 'Ada', width: 360, height: 740, lang: 'fr' });
  await page.goto(await game(page, 2, { start: 'draft' }));
  await page.getByText('Gardez un personnage').waitFor();
  await shoot(page, 'ginkgopolis-draft-360-fr');
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  for (let pick = 0; pick < 3; pick++) expect(await act(page, pick)).toBe('draft');

  await ask(page, 'choose').waitFor();
  // A new hand costs a token, and is asked twice.
  const ada = page.getByRole('region', { name: 'Ada', exact: true });
  await page.getByRole('button', { name: 'Changer sa main (2)' }).click();
  await page.getByRole('button', { name: 'Garder ma main' }).click();
  await page.getByRole('button', { name: 'Changer sa main (2)' }).click();
  await page.getByRole('button', { name: 'Changer sa main', exact: true }).click();
  await ada.getByText('1 jeton Changer sa main').waitFor({ state: 'attached' });

  // The city chooses as well as the hand.
  const place = page.locator('.thing.can .hit').first();
  await place.press('Enter');
  await page.locator('button[data-card][aria-pressed="true"]').waitFor();
  await shoot(page, 'ginkgopolis-choose-360-fr');
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await ask(page, 'choose').click();
  await settled(page);

  let widest = 0;
  const asked = await playOn(page, async () => {
    widest = Math.max(widest, await overflow(page));
  });
  expect(widest).toBeLessThanOrEqual(0);
  expect(asked).toContain('token');
  await page.getByRole('table').getByRole('columnheader', { name: 'Ada' }).waitFor();
  await shoot(page, 'ginkgopolis-end-360-fr');
});

test('the city turns, moves and zooms by mouse, finger and keys', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1280, height: 900 });
  await page.goto(await game(page, 1));
  await ask(page, 'choose').waitFor();
  const frame = async () => (await city(page).getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
  // The window is measured a moment after it is drawn.
  await expect.poll(async () => (await frame())[2]).toBeGreaterThan(1);
  const whole = await frame();
  const wide = async () => Math.round((await frame())[2] ?? 0);

  await page.getByRole('button', { name: 'Show heights' }).click();
  await expect.poll(frame).not.toEqual(whole);
  const flat = await wide();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(wide).toBeLessThan(flat);
  const near = await frame();
  const box = await city(page).boundingBox();
  if (!box) throw new Error('the city is there');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 90, middle.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await frame())[0]).toBeGreaterThan(near[0] ?? 0);
  // A drag is not a choice.
  await expect.poll(() => page.locator('button[data-card][aria-pressed="true"]').count()).toBe(0);
  const before = await wide();
  await page.mouse.wheel(0, -240);
  await expect.poll(wide).toBeLessThan(before);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(wide).toBe(flat);

  // Two fingers that part.
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({ x: middle.x + side * apart, y: middle.y, id }));
  const feel = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await feel('touchStart', fingers(40));
  for (const apart of [60, 90, 130]) await feel('touchMove', fingers(apart));
  await feel('touchEnd', []);
  await expect.poll(wide).toBeLessThan(flat);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(wide).toBe(flat);

  // One stop for Tab; arrows go from place to place, Enter picks.
  await city(page).locator('[tabindex="0"]').focus();
  const names = new Set<string | null>();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
  }
  expect(names.size).toBeGreaterThan(2);
  await page.keyboard.press('+');
  await expect.poll(wide).toBeLessThan(flat);
  await page.keyboard.press('0');
  await expect.poll(wide).toBe(flat);
});

for (const [width, lang, dark] of [
  [768, 'fr', true],
  [1440, 'en', false],
] as const) {
  const how = `${width}-${lang}${dark ? '-dark' : ''}`;
  test(`five fit at ${how}, and axe finds no fault`, async () => {
    const page = await house.visitor({ width, height: 900, lang, dark, name: 'Ada' });
    await page.goto(await game(page, 4));
    await ask(page, 'choose').waitFor();
    await cards(page).first().click();
    await shoot(page, `ginkgopolis-five-${how}`);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    // Another card than the one that is picked already.
    for (let n = 1; n < 5; n++) await act(page, n);
    await anything(page).waitFor();
    await shoot(page, `ginkgopolis-later-${how}`);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
}

test('a first visitor is led to a first choice, and to the end', async () => {
  const page = await house.visitor({ width: 360, height: 780, lang: 'fr' });
  await page.goto('/learn/ginkgopolis');
  const coach = page.getByRole('complementary', { name: 'Explication' });
  await coach.waitFor();
  await shoot(page, 'ginkgopolis-learn-360-fr', false);
  for (let n = 0; n < 4; n++) await coach.getByRole('button', { name: 'Continuer' }).click();
  await coach.getByRole('heading', { name: 'Faites votre premier choix' }).waitFor();
  await act(page, 0);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  let n = 1;
  const read = await learnOn(page, async () => (await act(page, n++)) !== null);
  expect(read).toContain('C’était votre première partie');
  expect(read.size).toBeGreaterThan(5);
});
