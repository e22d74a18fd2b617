/** Playing Mint Works by its board. */
import type { Locator, Page } from 'playwright-core';
import { end, settled } from './table';

export const bar = (page: Page) => page.locator('.bar.mine');
export const place = (page: Page, location: string) => page.locator(`[data-location="${location}"] button`);
const submit = (page: Page) => bar(page).getByRole('button', { name: /^(Place|Placer) \d/ });
/** Where cards move, one that has left is drawn for a moment longer, and is inert. */
const cards = (page: Page, zone: string) => page.locator(`[data-coach="${zone}"] li:not([inert])`);
export const plans = (page: Page) => cards(page, 'own').and(page.locator('.plans li'));
const supply = (page: Page) => cards(page, 'supply');
const tappable = (cards: Locator) => cards.locator('button:enabled');
const asked = (page: Page) => page.locator('li:not([inert]) > button.take.asked:enabled');

/** Sends by a tap on a button of the bar. */
async function send(page: Page, button: Locator): Promise<void> {
  await button.click();
  await settled(page);
}

const confirm = (page: Page) => send(page, submit(page));

/** Waits until something can be chosen here, or all is over. */
export async function mine(page: Page): Promise<boolean> {
  await bar(page).or(end(page)).first().waitFor();
  return !(await end(page).isVisible());
}

/** The first of these that can be tapped. */
export async function first(...all: Locator[]): Promise<Locator | null> {
  for (const one of all) if ((await one.count()) > 0 && (await one.first().isEnabled())) return one.first();
  return null;
}

/** Swaps a card for a Plan of the supply, if that can be done now: three taps, each on what is asked for. */
export async function swap(page: Page): Promise<boolean> {
  if (!(await first(place(page, 'swap-meet')))) return false;
  await place(page, 'swap-meet').click();
  while ((await submit(page).count()) === 0) await asked(page).first().click();
  await confirm(page);
  return true;
}

/** Places by one tap on a location. */
export async function use(page: Page, location: string): Promise<boolean> {
  if (!(await first(place(page, location)))) return false;
  await place(page, location).click();
  await confirm(page);
  return true;
}

/** One turn of somebody in a hurry: builds, else buys, else makes mints, else passes. */
export async function turn(page: Page): Promise<void> {
  const pass = bar(page).getByRole('button', { name: /^(Pass|Passer)$/ });
  if ((await pass.count()) === 0) {
    await send(page, bar(page).getByRole('button').first());
    return;
  }
  const hand = await plans(page).count();
  const card = await first(tappable(plans(page)), ...(hand > 1 ? [] : [tappable(supply(page))]));
  if (card) {
    await card.click();
    await confirm(page);
  } else if (!(await use(page, 'producer'))) {
    await send(page, pass);
  }
}

export async function playOn(page: Page): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if (!(await mine(page))) return;
    await turn(page);
  }
  throw new Error('no game takes so long');
}
