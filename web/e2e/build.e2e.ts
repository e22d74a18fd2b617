import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houseForTests } from './harness';

const house = houseForTests();

/** Counts how often the page itself is loaded. */
function loads(page: Page): () => number {
  let number = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) number += 1;
  });
  return () => number;
}

test('a page of another build loads itself again on the way to the next page, once', async () => {
  const page = await house.visitor({ name: 'Ada' });
  const loaded = loads(page);
  await page.goto('/');
  const rules = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Rules' });
  await rules.click();
  await page.waitForURL(/\/rules/);
  await page.goBack();
  expect(loaded()).toBe(1);

  // The server is replaced.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-comptoir-build': 'another' } });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('This page has been updated.').waitFor();
  const again = page.waitForEvent('load');
  await rules.click();
  await again;
  await page.waitForURL(/\/rules/);
  expect(loaded()).toBe(2);

  // It is still another one: nothing is loaded a third time by itself.
  await page.getByText('This page has been updated.').waitFor();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Lobby' })
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(loaded()).toBe(2);
});

test('a part of the page that is missing is tried once more, then said in words', async () => {
  const page = await house.visitor({ name: 'Ada' });
  const loaded = loads(page);
  await page.goto('/');
  await page.route('**/assets/Rules-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // The page before it loads itself again shows the same text: a tap there would be lost.
  const again = page.waitForEvent('load');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Rules' })
    .click();
  await again;
  await page.getByText('This part of the page could not be shown.').waitFor();
  expect(loaded()).toBe(2);

  await page.unroute('**/assets/Rules-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('This part of the page could not be shown.').count()).toBe(0);
});
