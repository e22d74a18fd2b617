/** The page that any host of files serves, made by `cargo xtask site`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, binary, houseForTests, overflow, shoot } from './harness';
import { atSite, begin, playOut, saveRecord, storedEngine } from './local';
import { StaticHost } from './static-host';
import { end } from './table';

const SITE = new URL('../../target/site/', import.meta.url).pathname;
/** Where there is no compiler for the module, there is no site. */
const hasSite = existsSync(`${SITE}engine/engine.json`);

const house = houseForTests();
let host: StaticHost;

beforeAll(async () => {
  if (hasSite) host = await StaticHost.start(SITE);
});

afterEach(() => expect(host?.missing.splice(0)).toEqual([]));

afterAll(async () => {
  if (hasSite) await host.stop();
});

const visitor = (more: object = {}) => house.visitor({ at: host.address, width: 390, height: 844, ...more });

/** Drops a file on the page, as from a folder of the system. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], name, { type: 'text/plain' }));
      return carried;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}

test.runIf(hasSite)('an expert is played to the end, and the record holds and is shown again', async () => {
  const page = await visitor();
  const path = await begin(page, 'ginkgopolis', ['Ada'], 1, { level: 'expert', address: atSite });
  await playOut(page, path, async () => void (await page.reload()), atSite);
  await end(page).getByRole('table').waitFor();
  const record = await saveRecord(page);
  execFileSync(binary(), ['verify', record]);

  // Somebody else looks at it.
  const other = await visitor({ lang: 'fr', width: 1440, height: 900 });
  await other.goto('./');
  await other.getByRole('heading', { name: 'Sur cet appareil' }).waitFor();
  await drop(other, 'no.record', 'comptoir record 1\ngame money\n');
  await other.getByText('no.record n’est pas un enregistrement de partie valide.').waitFor();
  await drop(other, 'partie.record', readFileSync(record, 'utf8'));
  await other.getByRole('slider').waitFor();
  await other.getByRole('slider').press('End');
  await other.getByRole('table').first().waitFor();
  await shoot(other, 'site-record-1440-fr', false);
  // It is kept once, through a reload, and however often it is dropped.
  await other.reload();
  await other.getByRole('slider').waitFor();
  await other.goto('./');
  const kept = other.getByRole('link', { name: 'Ginkgopolis', exact: true });
  await kept.waitFor();
  await drop(other, 'partie.record', readFileSync(record, 'utf8'));
  await other.getByRole('slider').waitFor();
  await other.goto('./');
  await kept.waitFor();
  await expect.poll(() => kept.count()).toBe(1);
});

test.runIf(hasSite)('rules and documentation are found from the first page', async () => {
  const page = await visitor();
  await page.goto('./');
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'site-lobby-390-en');
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Rules' }).click();
  await page
    .getByRole('link', { name: /Donnant/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /Donnant/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Donnant/ }).waitFor();

  await page.getByRole('link', { name: 'Documentation' }).click();
  await page.waitForURL(/docs\/index\.html$/);
  await page.goto('docs/rules/money.en.html');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: '← Comptoir' }).click();
  await page.getByRole('heading', { name: 'On this device' }).waitFor();
});

test.runIf(hasSite)('it opens and plays once its host is gone', async () => {
  const gone = await StaticHost.start(SITE, '/elsewhere/');
  const page = await house.visitor({ keeps: true, at: gone.address, width: 390, height: 844 });
  await page.goto('./');
  await storedEngine(page);
  await gone.stop();
  await page.goto(atSite('/rules/money'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await begin(page, 'money', ['Ada'], 2, { address: atSite });
  await page.locator('.stage').waitFor();
});
