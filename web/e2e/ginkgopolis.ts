/** How tests play Ginkgopolis: one answer to whatever the board asks. */
import type { Locator, Page } from 'playwright-core';
import { click, type Press } from './press';
import { end, settled } from './table';

export const ask = (page: Page, what: string) => page.locator(`[data-do="${what}"]`);
export const anything = (page: Page) => page.locator('[data-do]').first();
export const cards = (page: Page) => page.locator('button[data-card]:enabled');
export const tiles = (page: Page) => page.locator('button[data-tile]:enabled');

export const seen = async (it: Locator) => (await it.count()) > 0;

/** A card, with a tile where that can be paid for. */
async function choose(page: Page, n: number, press: Press): Promise<void> {
  const hand = await cards(page).count();
  await press(cards(page).nth(n % hand));
  if (await seen(tiles(page))) {
    const tile = tiles(page).last();
    await press(tile);
    await page.locator('.forecast').waitFor();
    if (await seen(page.locator('.forecast .unpaid'))) await press(tile);
  }
  await press(ask(page, 'choose'));
}

/** One answer to whatever is asked, on the board; says what it was, or nothing once all is over. */
export async function act(page: Page, n: number, press: Press = click): Promise<string | null> {
  await anything(page).or(end(page)).first().waitFor();
  if (await end(page).isVisible()) return null;
  const what = (await anything(page).getAttribute('data-do')) ?? '';
  if (what === 'choose') await choose(page, n, press);
  else {
    if (what === 'draft') await press(page.locator('[data-character]').first());
    if (what === 'token') await press(page.locator('[data-spot]').first());
    await press(ask(page, what));
  }
  await settled(page);
  return what;
}

/** Plays one seat to the end and says what was asked on the way. */
export async function playOn(
  page: Page,
  look?: (n: number, what: string) => Promise<void>,
  press: Press = click,
): Promise<Set<string>> {
  const all = new Set<string>();
  for (let n = 0; n < 300; n++) {
    const what = await act(page, n, press);
    if (what === null) return all;
    all.add(what);
    await look?.(n, what);
  }
  throw new Error('a game does not take so long');
}
