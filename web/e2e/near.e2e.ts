/** Forecasts of a table at the server: by the module where the browser keeps it, else by the server. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseForTests } from './harness';
import { hasEngine, storedEngine } from './local';
import { bar, place } from './mint-works';
import { lay } from './table';

const house = houseForTests();

/** Sits down at Mint Works and chooses a place; gives how often the server was asked what that would bring. */
async function chooseProducer(page: Page): Promise<{ asked: number; said: string }> {
  let asked = 0;
  page.on('request', (it) => void (asked += it.url().includes('/forecast?') ? 1 : 0));
  await page.goto(await lay(page, ['me', 'bot'], { game: 'mint-works', options: {} }));
  await place(page, 'producer').click();
  await bar(page).getByText('You gain 2.').waitFor();
  return { asked, said: await bar(page).innerText() };
}

test.runIf(hasEngine)('the module says what the server says, and then the server is not asked', async () => {
  const plain = await house.visitor({ name: 'Ada' });
  const atServer = await chooseProducer(plain);
  expect(atServer.asked).toBeGreaterThan(0);

  const keeper = await house.visitor({ name: 'Bob', keeps: true });
  await keeper.goto('/');
  await storedEngine(keeper);
  const here = await chooseProducer(keeper);
  expect(here).toEqual({ asked: 0, said: atServer.said });
});
