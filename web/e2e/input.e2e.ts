/** Whole games by touch, and by the keyboard alone; and nothing moves while a choice is open. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House } from './harness';
import { bar, end, hand, lay, places, settled } from './table';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterEach(async () => {
  await house.clear();
  expect(house.faults.splice(0)).toEqual([]);
});

afterAll(() => house.close());

const choice = (page: Page) => page.locator('[data-coach="choice"]');
const ALHAMBRA = { game: 'alhambra', options: {} };

/** How a choice is pointed at. */
type Press = (it: Locator) => Promise<void>;
const tap: Press = (it) => it.tap();

/** The shifts of the layout so far, added up. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) state.shift += (it as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** Makes one choice of Money!; false once all is over. */
async function bidOrExchange(page: Page, press: Press): Promise<boolean> {
  await bar(page).or(places(page).first()).or(end(page)).first().waitFor();
  if (await end(page).isVisible()) return false;
  if (await bar(page).isVisible()) {
    const card = hand(page).and(page.locator(':enabled')).first();
    if ((await card.getAttribute('aria-pressed')) !== 'true') await press(card);
    await press(bar(page).locator('[data-final]'));
  } else {
    await press(places(page).first());
    await press(page.locator('[data-coach="exchange"] [data-final]'));
  }
  await settled(page);
  return true;
}

/** Makes one choice of Alhambra; false once all is over. */
async function buyOrTake(page: Page, press: Press): Promise<boolean> {
  await choice(page).or(end(page)).first().waitFor();
  if (await end(page).isVisible()) return false;
  const [building, open] = [
    page.locator('button.building:enabled'),
    page.locator('[data-coach="row"] button:enabled'),
  ];
  if ((await building.count()) > 0) await press(building.first());
  else if ((await open.count()) > 0) await press(open.first());
  const way = choice(page).locator('button.way').first();
  if (await way.isVisible()) await press(way);
  await press(choice(page).locator('[data-final]:enabled').first());
  await settled(page);
  return true;
}

async function playOn(turn: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 300; n++) if (!(await turn())) return;
  throw new Error('no game takes so long');
}

test('a whole deal of Money! by touch, and nothing moves while one picks', async () => {
  const page = await house.visitor({ name: 'Ada', width: 390, height: 844, touch: true });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bar(page).waitFor();
  const shifts = await watchShifts(page);
  const cards = hand(page).and(page.locator(':enabled'));
  for (let n = 0; n < 3; n++) {
    await cards.nth(n).tap();
    await cards.nth(n).tap();
  }
  expect(await shifts()).toBeLessThan(0.05);
  await playOn(() => bidOrExchange(page, tap));
});

test('a whole game of Alhambra by touch, and nothing moves while one picks', async () => {
  const page = await house.visitor({ name: 'Ada', width: 390, height: 844, touch: true, lang: 'fr' });
  await page.goto(await lay(page, ['me', 'bot', 'bot', 'bot'], ALHAMBRA));
  await choice(page).waitFor();
  const shifts = await watchShifts(page);
  const open = page.locator('[data-coach="row"] button:enabled');
  for (let n = 0; n < 4; n++) {
    await open.nth(n).tap();
    await page.keyboard.press('Escape');
  }
  expect(await shifts()).toBeLessThan(0.05);
  await playOn(() => buyOrTake(page, tap));
});

test('a card is dragged to the table, and back', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1280, height: 860 });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bar(page).waitFor();
  const card = hand(page).and(page.locator(':enabled')).first();
  const drag = async (to: Locator) => {
    const [from, place] = [await card.boundingBox(), await to.boundingBox()];
    if (!from || !place) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 12, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width / 2, place.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await drag(page.locator('.stage > .table'));
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  await drag(page.locator('.stage .own [data-coach="worth"]'));
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false');
});

/** Walks by Tab and arrow keys to an element, and presses it: as somebody does who has no pointer. */
function keyboard(page: Page): Press {
  const here = (it: Locator) => it.evaluate((element) => element === document.activeElement);
  return async (it) => {
    await it.waitFor();
    for (let n = 0; n < 120 && !(await here(it)); n++) await page.keyboard.press('Tab');
    expect(await here(it)).toBe(true);
    await page.keyboard.press('Enter');
  };
}

test('a whole deal of Money! by the keyboard alone', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  const press = keyboard(page);
  await playOn(() => bidOrExchange(page, press));
});

test('turns of Alhambra by the keyboard alone', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot'], ALHAMBRA));
  const press = keyboard(page);
  for (let n = 0; n < 6; n++) await buyOrTake(page, press);
});
