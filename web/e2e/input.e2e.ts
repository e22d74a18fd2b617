/** Money! by touch, Money! and Alhambra by the keyboard alone; pieces that are dragged and looked at; nothing moves while a choice is open. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseForTests } from './harness';
import { keyboard, sparing, tap, watchShifts, type Press } from './press';
import { bar, end, hand, lay, places, settled, whole } from './table';

const house = houseForTests();

const choice = (page: Page) => page.locator('[data-coach="choice"]');
const ALHAMBRA = { game: 'alhambra', options: {} };

/** A finger finds a place as a whole, keys find its button. */
const placeFor = (page: Page, press: Press) =>
  press === tap ? whole(places(page).first()) : places(page).first();

/** Makes one choice of Money!; false once all is over. */
async function bidOrExchange(page: Page, press: Press): Promise<boolean> {
  await bar(page).or(places(page).first()).or(end(page)).first().waitFor();
  if (await end(page).isVisible()) return false;
  if (await bar(page).isVisible()) {
    const card = hand(page).and(page.locator(':enabled')).first();
    if ((await card.getAttribute('aria-pressed')) !== 'true') await press(card);
    await press(bar(page).locator('[data-final]'));
  } else {
    await press(placeFor(page, press));
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

/** Where something is once it has come to rest: a board is measured and fitted a moment after it is drawn. */
async function restingBox(it: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await it.waitFor();
  const [x, y, width, height] = await it.evaluate(async (element) => {
    const box = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height] as const;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let [before, same] = [box(), 0]; same < 3;) {
      await frame();
      const now = box();
      same = now.every((side, at) => side === before[at]) ? same + 1 : 0;
      before = now;
    }
    return box();
  });
  return { x, y, width, height };
}

/** Drags a piece from its corner to somewhere inside of a place. */
async function drag(page: Page, piece: Locator, place: Locator): Promise<void> {
  const [from, to] = [await restingBox(piece), await restingBox(place)];
  await page.mouse.move(from.x + 12, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + Math.min(20, to.height / 2), { steps: 4 });
  await page.mouse.up();
}

const isPressed = (it: Locator) => expect.poll(() => it.getAttribute('aria-pressed'));

test('pieces are dragged to where they go, and back; none of it is sent', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1280, height: 860 });
  const table = page.locator('.stage > .table');
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bar(page).waitFor();
  const card = hand(page).and(page.locator(':enabled')).first();
  await drag(page, card, table);
  await isPressed(card).toBe('true');
  await drag(page, card, page.locator('.stage .own [data-coach="worth"]'));
  await isPressed(card).toBe('false');
  await card.click();
  await page.keyboard.press('Escape');
  await isPressed(card).toBe('false');

  // Money is taken by dragging it to one's own, and put back the same way.
  await page.goto(await lay(page, ['me', 'bot', 'bot'], ALHAMBRA));
  const note = page.locator('[data-coach="row"] button:enabled').first();
  await note.waitFor();
  await drag(page, note, page.locator('.stage .own'));
  await isPressed(note).toBe('true');
  await drag(page, note, page.locator('[data-coach="yard"]'));
  await isPressed(note).toBe('false');

  // A tile to a place of the city takes the card that names it along.
  await page.goto(await lay(page, ['me', 'bot'], { game: 'ginkgopolis', options: {} }));
  const tile = page.locator('button[data-tile]:enabled').first();
  await tile.waitFor();
  const letter = page.locator('.thing.can.ground .hit').first();
  await drag(page, tile, letter);
  await isPressed(tile).toBe('true');
  await isPressed(page.locator('button[data-card][aria-pressed="true"]')).toBe('true');
  await page.keyboard.press('Escape');
  await isPressed(tile).toBe('false');

  await page.goto(await lay(page, ['me', 'bot'], { game: 'mint-works', options: {} }));
  const plan = page.locator('[data-coach="supply"] button.take:enabled').first();
  await plan.waitFor();
  await drag(page, plan, page.locator('[data-location="supplier"]'));
  await isPressed(plan).toBe('true');
  await page.keyboard.press('Escape');
  await isPressed(plan).toBe('false');
  await drag(page, plan, page.locator('.below .panel'));
  await isPressed(plan).toBe('true');

  await page.goto(await lay(page, ['me', 'bot'], { game: 'donnant', options: {} }));
  const first = page.locator('.hand [data-card] .hit').first();
  await drag(page, first, table);
  await isPressed(first).toBe('true');
  await page.locator('.bar .primary').click();
  await settled(page);
  // Its places are shown once it is in the hand.
  const middle = page.locator('[data-drop^="place"]').first();
  await drag(page, first, table);
  await middle.waitFor();
  await drag(page, first, middle);
  await isPressed(middle).toBe('true');
  await expect.poll(() => page.locator('.home [data-card] .hit').count()).toBe(0);
});

test('a card is looked at closely, and its rule is one tap away', async () => {
  const page = await house.visitor({ name: 'Ada', width: 390, height: 844, touch: true });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bar(page).waitFor();
  const large = page.locator('.zoom');
  const drawer = page.getByRole('dialog', { name: /^Rules/ });
  const link = large.getByRole('link', { name: 'See the rule' });

  // The cards of a row too: a mouse rests on one, and goes on to the link.
  await page.locator('[data-coach="rows"] [data-card]').first().hover();
  await link.click();
  const heading = drawer.getByRole('heading', { name: 'Currencies', exact: true });
  const isInSight = () =>
    heading.evaluate(
      (it) => it.getBoundingClientRect().top > 0 && it.getBoundingClientRect().top < innerHeight / 2,
    );
  await expect.poll(isInSight).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  // A finger presses until it is shown, which neither picks nor puts it away again.
  const card = hand(page).first();
  const box = await restingBox(card);
  const touch = await page.context().newCDPSession(page);
  const feel = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await feel('touchStart', [{ x: box.x + 9, y: box.y + 9 }]);
  await large.waitFor();
  await feel('touchEnd', []);
  await link.tap();
  await drawer.waitFor();
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  // Keys: once to look, once more to read.
  await keyboard(page)(card);
  await page.keyboard.press('i');
  await large.waitFor();
  await page.keyboard.press('i');
  await drawer.waitFor();
});

test('a whole deal of Money! by the keyboard alone', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  const press = keyboard(page);
  await bar(page).waitFor();
  await press(hand(page).first());
  await isPressed(hand(page).first()).toBe('true');
  // Arrows lead along the hand, and a space picks as well.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await isPressed(hand(page).nth(1)).toBe('true');
  await page.keyboard.press('Space');
  await isPressed(hand(page).nth(1)).toBe('false');
  await playOn(() => bidOrExchange(page, press));
});

test('a whole game of Alhambra by the keyboard alone', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot'], ALHAMBRA));
  const press = sparing(keyboard(page));
  await playOn(() => buyOrTake(page, press));
});
