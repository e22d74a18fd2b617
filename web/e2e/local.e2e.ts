import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, binary, House, overflow, shoot } from './harness';
import { begin, hasEngine, playOut, storedEngine } from './local';
import { end } from './table';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterEach(async () => {
  await house.clear();
  expect(house.faults.splice(0)).toEqual([]);
});

afterAll(() => house.close());

const GAMES = [
  { slug: 'money', bots: 2 },
  { slug: 'alhambra', bots: 1 },
  { slug: 'mint-works', bots: 1 },
  { slug: 'ginkgopolis', bots: 1 },
  { slug: 'donnant', bots: 1 },
];
const PASSED = [
  { slug: 'money', people: ['Ada', 'Bob', 'Cleo'] },
  { slug: 'alhambra', people: ['Ada', 'Bob'] },
  { slug: 'mint-works', people: ['Ada', 'Bob'] },
  { slug: 'ginkgopolis', people: ['Ada', 'Bob'] },
  { slug: 'donnant', people: ['Ada', 'Bob'] },
];

test.runIf(hasEngine).for(GAMES)(
  '$slug is played to its end with the network off, through a reload',
  async ({ slug, bots }) => {
    const page = await house.visitor({ keeps: true, width: 390, height: 844 });
    await page.goto('/');
    await storedEngine(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('You can go on playing on this device.').waitFor();
    const path = await begin(page, slug, ['Ada'], bots);
    await playOut(page, path, async () => {
      await page.reload();
    });
    await end(page).getByRole('table').waitFor();
    await shoot(page, `local-${slug}-end-390-en`);
    const [record] = await Promise.all([
      page.waitForEvent('download'),
      end(page).getByRole('button', { name: 'Game record' }).click(),
    ]);
    // What the browser made holds against the rules and the seed.
    execFileSync(binary(), ['verify', await record.path()]);

    await page.goto(`${path}/replay?as=arbiter`);
    await page.getByRole('slider').waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: 'On this device' }).waitFor();
    await page.getByRole('button', { name: /^Delete this game/ }).click();
    await page.getByRole('heading', { name: 'On this device' }).waitFor({ state: 'detached' });
  },
);

test.runIf(hasEngine).for(PASSED)('$slug is passed on behind a curtain', async ({ slug, people }) => {
  const page = await house.visitor({ width: 390, height: 844 });
  await begin(page, slug, people);
  const curtain = page.getByRole('region', { name: /^Pass the device to/ });
  await curtain.waitFor();
  await page.locator('.stage').waitFor();
  expect((await page.locator('.stage .own').allInnerTexts()).join('').trim()).toBe('');
  await shoot(page, `local-${slug}-curtain-390-en`, false);
  expect((await axe(page)).filter((it) => /^(serious|critical)/.test(it))).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
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
