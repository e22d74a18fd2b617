import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, shoot } from './harness';
import { stored } from './local';
import { Proxy } from './proxy';

const house = houseForTests();

const buildOf = (page: Page) =>
  page.locator('meta[name="comptoir-build"]').evaluate((it: HTMLMetaElement) => it.content);

test('after one visit the page opens without a network, rules and words of both languages included', async () => {
  const page = await house.visitor({ keeps: true, width: 390, height: 844 });
  await page.goto('/');
  await stored(page);
  await page.context().setOffline(true);
  await page.goto('/rules/ginkgopolis');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /Français/ }).click();
  await page.getByRole('heading', { name: /^Ginkgopolis/, level: 1 }).waitFor();
  await shoot(page, 'offline-rules-390-fr');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'offline-lobby-390-fr');
  expect(await axe(page)).toEqual([]);
});

test('the browser finds all it needs to install the page, in the language of the reader', async () => {
  const page = await house.visitor({ lang: 'fr' });
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { lang: string; icons: { src: string; purpose: string }[] };
  expect(manifest.lang).toBe('fr');
  expect(manifest.icons.map((it) => it.purpose)).toContain('maskable');
  for (const { src } of manifest.icons) {
    expect((await page.request.get(new URL(src, response.url()).href)).ok(), src).toBe(true);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The browser of the tests has a profile that cannot install anything.
  expect(installabilityErrors.map((it) => it.errorId).filter((it) => it !== 'in-incognito')).toEqual([]);
});

test('a new build is stored, announced, and shown when the reader goes on', async () => {
  const proxy = await Proxy.start(house.server.address);
  const page = await house.visitor({ keeps: true, at: proxy.address });
  await page.goto('/');
  await stored(page);
  const first = await buildOf(page);

  proxy.build = 'another0build';
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('This page has been updated.').waitFor();
  expect(await buildOf(page)).toBe(first);
  const again = page.waitForEvent('load');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Rules' })
    .click();
  await again;
  await page.waitForURL(/\/rules/);
  expect(await buildOf(page)).toBe('another0build');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('This page has been updated.').count()).toBe(0);

  // What is stored now is the new one.
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await buildOf(page)).toBe('another0build');
  await proxy.stop();
});
