import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, binary, houseForTests, overflow, shoot } from './harness';
import { begin, hasEngine, playOut, saveRecord, storedEngine } from './local';
import { bidOne, end } from './table';

const house = houseForTests();

const GAMES = [
  { slug: 'money', bots: 2 },
  { slug: 'alhambra', bots: 1 },
  { slug: 'mint-works', bots: 1 },
  { slug: 'ginkgopolis', bots: 1, level: 'expert' },
  { slug: 'donnant', bots: 1 },
];
const PASSED = [
  { slug: 'money', people: ['Ada', 'Bob', 'Cleo'] },
  { slug: 'alhambra', people: ['Ada', 'Bob'] },
  { slug: 'mint-works', people: ['Ada', 'Bob'] },
  { slug: 'ginkgopolis', people: ['Ada', 'Bob'] },
  { slug: 'donnant', people: ['Ada', 'Bob'] },
];

/** Takes the network away from a page that was visited once. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('You can go on playing on this device.').waitFor();
}

test.runIf(hasEngine).for(GAMES)(
  '$slug is played to its end with the network off, through a reload',
  async ({ slug, bots, level = 'medium' }) => {
    const page = await house.visitor({ keeps: true, width: 390, height: 844 });
    await page.goto('/');
    await storedEngine(page);
    await goOffline(page);
    const path = await begin(page, slug, ['Ada'], bots, { level });
    await playOut(page, path, async () => {
      await page.reload();
    });
    await end(page).getByRole('table').waitFor();
    await shoot(page, `local-${slug}-end-390-en`);
    // What the browser made holds against the rules and the seed.
    execFileSync(binary(), ['verify', await saveRecord(page)]);

    await page.goto(`${path}/replay?as=arbiter`);
    await page.getByRole('slider').waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: 'On this device' }).waitFor();
    await page.getByRole('button', { name: /^Delete this game/ }).click();
    await page.getByText('Games that you play without a server are kept here.').waitFor();
  },
);

test.runIf(hasEngine)('hints, undo, analysis and lessons need no network', async () => {
  const page = await house.visitor({ keeps: true, width: 1280, height: 860 });
  await page.goto('/');
  await storedEngine(page);
  await goOffline(page);

  const path = await begin(page, 'money', ['Ada'], 2, { level: 'easy' });
  await page.goto(`${path}?board=general`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/^A bot would play/).waitFor();
  const cards = page.locator('button[data-action^="add "]:not([aria-disabled])');
  const hand = await cards.count();
  await cards.first().click();
  await expect.poll(() => cards.count()).toBe(hand - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cards.count()).toBe(hand);

  await playOut(page, path, async () => {});
  await page.goto(`${path}/replay?analysis=1`);
  await page
    .getByRole('heading', { name: 'The most costly choices' })
    .or(page.getByText('No notable mistakes.'))
    .waitFor();
  await shoot(page, 'local-analysis-1280-en');

  await page.goto('/learn/money');
  await page.getByRole('complementary', { name: 'Explanation' }).waitFor();
  await bidOne(page);
});

test.runIf(hasEngine)('finished games of the device are taken into the history at the server', async () => {
  const page = await house.visitor({ name: 'Ada', width: 390, height: 844 });
  const path = await begin(page, 'alhambra', ['Ada'], 1, { level: 'easy' });
  await playOut(page, path, async () => {});
  await page.goto('/me');
  await page.getByText('One game finished on this device isn’t in your history yet.').waitFor();
  await shoot(page, 'local-carry-390-en');
  await page.getByRole('button', { name: 'Add to my games' }).click();
  await page.getByText('Played on a device, without a server').waitFor();
  await expect.poll(() => page.getByText('isn’t in your history yet').count()).toBe(0);
  await shoot(page, 'local-carried-390-en');
  // The server shows it like any other, and has not rated it.
  await page.getByRole('link', { name: /Alhambra/ }).click();
  await page.waitForURL(/\/table\/device-/);
  await page.getByRole('slider').press('End');
  await page.getByRole('table').first().waitFor();
  const { tables } = (await (await page.request.get('/api/me/tables')).json()) as { tables: object[] };
  expect(tables).toMatchObject([{ status: 'over', rated: false, you: 1 }]);
});

test.runIf(hasEngine).for(PASSED)('$slug is passed on behind a curtain', async ({ slug, people }) => {
  const page = await house.visitor({ width: 390, height: 844 });
  await begin(page, slug, people);
  const curtain = page.getByRole('region', { name: /^Pass the device to/ });
  await curtain.waitFor();
  await page.locator('.stage').waitFor();
  expect((await page.locator('.stage .own').allInnerTexts()).join('').trim()).toBe('');
  await shoot(page, `local-${slug}-curtain-390-en`, false);
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
  await curtain.getByRole('button', { name: /show my hand/ }).click();
  await curtain.waitFor({ state: 'detached' });
  await page.locator('.stage .below').waitFor();
  await shoot(page, `local-${slug}-hand-390-en`, false);
});

test.runIf(hasEngine)('nobody finds another hand in the page', async () => {
  const page = await house.visitor({ width: 390, height: 844, dark: true });
  await begin(page, 'money', ['Ada', 'Bob', 'Cleo']);
  const take = page.getByRole('button', { name: /show my hand/ });
  const numbers = async (): Promise<string[]> =>
    ((await page.locator('#app').textContent()) ?? '').match(/no\. \d+/g) ?? [];
  const hands: string[] = [];
  for (const name of ['Ada', 'Bob', 'Cleo']) {
    await page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
    await page.locator('.stage').waitFor();
    const shared = await numbers();
    // All that the page holds while nobody has the device: none of the hands before is in it.
    expect(shared.filter((it) => hands.includes(it))).toEqual([]);
    await take.click();
    await page.getByRole('button', { name: 'Bluff card only' }).waitFor();
    const seen = await numbers();
    const own = seen.filter((it) => !shared.includes(it));
    expect(own.length).toBeGreaterThan(0);
    expect(seen.filter((it) => hands.includes(it))).toEqual([]);
    hands.push(...own);
    await page.getByRole('button', { name: 'Bluff card only' }).click();
    if (name === 'Cleo') break;
    await page.getByRole('button', { name: 'Hide my hand and pass the device' }).click();
  }
});
