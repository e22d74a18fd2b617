/** Playing Mint Works by its board. */
import type { Locator, Page } from 'playwright-core';
import { click, type Press } from './press';
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
async function send(page: Page, button: Locator, press: Press): Promise<void> {
  await press(button);
  await settled(page);
}

const confirm = (page: Page, press: Press = click) => send(page, submit(page), press);

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
export async function use(page: Page, location: string, press: Press = click): Promise<boolean> {
  if (!(await first(place(page, location)))) return false;
  await press(place(page, location));
  await confirm(page, press);
  return true;
}

/** One turn of somebody in a hurry: builds, else buys, else makes mints, else passes. */
export async function turn(page: Page, press: Press = click): Promise<void> {
  const pass = bar(page).getByRole('button', { name: /^(Pass|Passer)$/ });
  if ((await pass.count()) === 0) {
    await send(page, bar(page).getByRole('button').first(), press);
    return;
  }
  const hand = await plans(page).count();
  const card = await first(tappable(plans(page)), ...(hand > 1 ? [] : [tappable(supply(page))]));
  if (card) {
    await press(card);
    await confirm(page, press);
  } else if (!(await use(page, 'producer', press))) {
    await send(page, pass, press);
  }
}

export async function playOn(page: Page, press: Press = click): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if (!(await mine(page))) return;
    await turn(page, press);
  }
  throw new Error('no game takes so long');
}
