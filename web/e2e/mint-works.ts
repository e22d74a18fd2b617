/** Playing Mint Works by its board. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { end } from './table';

export const bar = (page: Page) => page.locator('[data-coach="bar"]');
export const place = (page: Page, location: string) => page.locator(`[data-location="${location}"] button`);
const submit = (page: Page) => bar(page).getByRole('button', { name: /^(Place|Placer) \d/ });
const plans = (page: Page) => page.locator('[data-coach="own"] .plans button:enabled');
const supply = (page: Page) => page.locator('[data-coach="supply"] button:enabled');
const asked = (page: Page) => page.locator('button.take.asked:enabled');

const version = (page: Page) => page.locator('ol.log li').last().getAttribute('data-version');

/** Does something and waits until the table has gone on. */
async function goOn(page: Page, what: () => Promise<void>): Promise<void> {
  const before = await version(page);
  await what();
  await expect.poll(() => version(page), { timeout: 15_000 }).not.toBe(before);
}

const confirm = (page: Page) => goOn(page, () => submit(page).click());

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
    await goOn(page, () => bar(page).getByRole('button').first().click());
    return;
  }
  const hand = await page.locator('[data-coach="own"] .plans li').count();
  const card = await first(plans(page), ...(hand > 1 ? [] : [supply(page)]));
  if (card) {
    await card.click();
    await confirm(page);
  } else if (!(await use(page, 'producer'))) {
    await goOn(page, () => pass.click());
  }
}

export async function playOn(page: Page): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if (!(await mine(page))) return;
    await turn(page);
  }
  throw new Error('no game takes so long');
}
