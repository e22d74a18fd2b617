/** How tests play on a device without a server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { ARTEFACTS } from './harness';
import { end, settled } from './table';

/** Whether the module was built: where there is no compiler for it, the page goes without. */
export const hasEngine = existsSync(
  new URL('../../crates/server/page/engine/engine.json', import.meta.url).pathname,
);

/** Comes back once the page is stored, and the worker that has it is in charge. */
export async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (!workers.controller) {
      await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

/** Comes back once the module with rules and bots is stored besides. */
export async function storedEngine(page: Page): Promise<void> {
  await stored(page);
  // Not `waitForFunction`: it takes the promise of an answer for the answer.
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('comptoir-engine');
      return (await cache.keys()).some((it) => it.url.endsWith('engine.json'));
    });
  await expect.poll(isKept).toBe(true);
}

/** How a path stands in an address: at a server as it is, at a host of files behind the question mark. */
export type AddressOf = (path: string) => string;
const atServer: AddressOf = (path) => path;
export const atSite: AddressOf = (path) => `./?${path.replace('?', '&')}`;

/** Fills in and sends the form of a table on this device, in English; gives its path. */
export async function begin(
  page: Page,
  slug: string,
  people: readonly string[],
  bots = 0,
  { level = 'medium', address = atServer }: { level?: string; address?: AddressOf } = {},
): Promise<string> {
  await page.goto(address(`/here/${slug}`));
  const form = page.getByRole('dialog');
  const count = form.getByRole('group', { name: 'Players' });
  const players = people.length + bots;
  await count.waitFor();
  while (Number(await count.locator('output').innerText()) !== players) {
    const more = Number(await count.locator('output').innerText()) < players;
    await count.getByRole('button', { name: more ? 'One more player' : 'One player fewer' }).click();
  }
  for (const [index, name] of people.entries()) {
    await form.getByLabel(`Seat ${index + 1}`, { exact: true }).selectOption('person');
    await form.getByLabel(`Name, seat ${index + 1}`).fill(name);
  }
  for (let seat = people.length + 1; seat <= players; seat += 1)
    await form.getByLabel(`Seat ${seat}`, { exact: true }).selectOption(`bot:${level}`);
  await form.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/table\/local-/);
  return /\/table\/[\w-]+/.exec(page.url())?.[0] ?? '';
}

const choices = (page: Page) => page.locator('button[data-action]:not([aria-disabled])');

/** Plays to the end on the general board, which has a button for every choice. `between` is done once on the way. */
export async function playOut(
  page: Page,
  path: string,
  between: () => Promise<void>,
  address = atServer,
): Promise<void> {
  await page.goto(address(`${path}?board=general`));
  for (let n = 0; n < 600; n += 1) {
    await choices(page).first().or(end(page)).first().waitFor();
    if (await end(page).isVisible()) return;
    if (n === 5) {
      await between();
      continue;
    }
    const all = await choices(page).count();
    // The first of a list often ends a turn: now and then another one is taken.
    await choices(page)
      .nth(n % 3 === 0 ? n % all : 0)
      .click();
    await settled(page);
  }
  expect.unreachable('no game takes so long');
}

/** Saves the record of the game that has ended on this page; gives the path of the file. */
export async function saveRecord(page: Page): Promise<string> {
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    end(page).getByRole('button', { name: 'Game record' }).click(),
  ]);
  const path = join(ARTEFACTS, record.suggestedFilename());
  await record.saveAs(path);
  return path;
}
