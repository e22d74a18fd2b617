/** How tests play: making tables over HTTP, and choosing on the board as a person would. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

export type Seats = ('me' | 'open' | 'invite' | 'bot')[];

/** Makes a table with one deal, which is the same in every run, and gives its path. */
export async function lay(page: Page, seats: Seats, more: object = {}): Promise<string> {
  const answer = await page.request.post('/api/tables', {
    headers: { origin: new URL(await origin(page)).origin },
    data: {
      game: 'money',
      options: { deals: '1' },
      seats: seats.map((type) => (type === 'bot' ? { type, level: 'medium' } : { type })),
      public: true,
      clock: { type: 'none' },
      memory: true,
      hints: true,
      entropy: null,
      shares: false,
      ...more,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  return `/table/${id}`;
}

async function origin(page: Page): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/rules');
  return page.url();
}

export const bar = (page: Page) => page.locator('[data-coach="seal"]');
export const hand = (page: Page) => page.locator('button.card');
export const places = (page: Page) => page.locator('[data-target] > button');
/** The whole of a place, as a pointer finds it: cards lie over its button. */
export const whole = (place: Locator) => place.locator('..');
export const end = (page: Page) => page.locator('section.end');

/**
 * Waits until the server has answered to what was sent: the frame that shows it comes before the answer. Every other
 * sign can be missed, since bots may act and the board change back within one frame of the screen.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('.play[data-busy="false"]').waitFor({ state: 'attached' });
  expect(await page.locator('.notice.bad').allTextContents()).toEqual([]);
}

/** Seals what is picked. */
export async function seal(page: Page): Promise<void> {
  await bar(page).getByRole('button').last().click();
  await settled(page);
}

/** Picks the first card that can be picked, and seals. */
export async function bidOne(page: Page): Promise<void> {
  const card = hand(page).and(page.locator(':enabled')).first();
  await card.click();
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  await seal(page);
}

/** Waits until something can be chosen here, or all is over. */
export async function mine(page: Page): Promise<'bid' | 'exchange' | 'over'> {
  // What was there may be gone by the time of the next look: others choose meanwhile.
  for (;;) {
    await bar(page).or(places(page).first()).or(end(page)).first().waitFor();
    if (await end(page).isVisible()) return 'over';
    if (await bar(page).isVisible()) return 'bid';
    if (await places(page).first().isVisible()) return 'exchange';
  }
}

/** Exchanges the bid for the place that is picked. */
export async function confirm(page: Page): Promise<void> {
  await page.locator('[data-coach="exchange"]').getByRole('button').last().click();
  await settled(page);
}

/** Takes the place that brings most. */
export async function exchange(page: Page): Promise<void> {
  const all = await places(page).allTextContents();
  const gain = (text: string) => Number(/(-?\d+) points/.exec(text)?.[1] ?? 0);
  const best = all.reduce((at, text, index) => (gain(text) > gain(all[at] ?? '') ? index : at), 0);
  await whole(places(page).nth(best)).click();
  await confirm(page);
}

/** Makes one choice; false once all is over. */
export async function playOne(page: Page): Promise<boolean> {
  const what = await mine(page);
  if (what === 'bid') await bidOne(page);
  else if (what === 'exchange') await exchange(page);
  return what !== 'over';
}

/** Plays one seat to the end. */
export async function playOn(page: Page): Promise<void> {
  for (let turn = 0; turn < 200; turn++) if (!(await playOne(page))) return;
  throw new Error('a deal does not take so long');
}

/**
 * Plays a lesson to its end, putting every explanation away as soon as it is there, and tells which were read. The last
 * one leads to a game with others, and can be closed.
 */
export async function learnOn(page: Page, step: () => Promise<boolean>): Promise<Set<string>> {
  const [titles, coach] = [new Set<string>(), page.locator('aside.coach')];
  const read = async () => {
    const title = await page.evaluate(() => {
      const box = document.querySelector('aside.coach');
      const title = box?.querySelector('h2')?.textContent ?? '';
      box?.querySelector<HTMLElement>('button.primary')?.click();
      return title;
    });
    if (title !== '') titles.add(title);
  };
  await page.addLocatorHandler(coach.locator('button.primary'), read, { noWaitAfter: true });
  do await read();
  while (await step());
  await end(page).waitFor();
  await coach.getByRole('link').waitFor();
  await read();
  await coach.getByRole('button').last().click();
  await coach.waitFor({ state: 'detached' });
  return titles;
}
