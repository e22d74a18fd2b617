/**
 * Makes the pictures of boards that stand beside links to tables, in both languages: `node e2e/link-pictures.js ADDRESS`,
 * in `web/`, with the address of `npm run dev`. Run it again after a change of a board's looks; the server shrinks
 * nothing, so a picture has the size of its place (`crates/server/src/picture/layout.rs`).
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const [address = 'http://localhost:5173/'] = process.argv.slice(2);
const PLACE = { width: 528, height: 630 };
/** The width of the page before it is shrunk: boards stand as on a tablet. */
const WIDTH = 760;
/** By game, a moment of its sample that shows much. */
const MOMENTS = { money: 60, alhambra: 90, 'mint-works': 62, ginkgopolis: 75, donnant: 45 };

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
await mkdir('public/previews', { recursive: true });
for (const lang of ['en', 'fr']) {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: Math.round((WIDTH * PLACE.height) / PLACE.width) },
    deviceScaleFactor: PLACE.width / WIDTH,
    locale: lang,
    reducedMotion: 'reduce',
  });
  for (const [game, moment] of Object.entries(MOMENTS)) {
    const page = await context.newPage();
    await page.goto(`${address}dev/?game=${game}&v=${moment}`);
    await page.locator('.stage').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `public/previews/${game}.${lang}.jpg`, type: 'jpeg', quality: 82 });
    await page.close();
  }
  await context.close();
}
await browser.close();
