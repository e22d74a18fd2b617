/**
 * The pictures of the READMEs: the boards as the page draws them, at moments of the sample games, in both languages.
 * No server is asked; `web/dev` shows a board at any moment.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANIMATION, MOMENTS } from './moments';
import { animate, type Frame } from './webp';

const FOLDER = new URL('../../docs/pictures/', import.meta.url).pathname;
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const SIZE = { width: 1280, height: 860 };
const SMALL = { width: 800, height: 600 };
/** The quality of the pictures, and that of the animation, whose frames are many. */
const [STILL, MOVING] = [0.8, 0.6];
/** What a README may ask of those who load it, in bytes. */
const LIMITS = { still: 120_000, moving: 700_000 };

let site: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const root = new URL('..', import.meta.url).pathname;
  // Svelte would take this for a test, and compile components that no browser can show.
  delete process.env['VITEST'];
  site = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    server: { port: 0 },
    logLevel: 'error',
  });
  await site.listen();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

for (const lang of ['en', 'fr']) {
  test.each(Object.entries(MOMENTS))(`the board of %s (${lang})`, async (game, moment) => {
    const page = await open(lang, game, moment, SIZE);
    const webp = await picture(page, STILL);
    expect(webp.length).toBeLessThan(LIMITS.still);
    writeFileSync(`${FOLDER}${game}.${lang}.webp`, webp);
    await page.context().close();
  });

  test(`a game in motion (${lang})`, async () => {
    const { game, from, to, step } = ANIMATION;
    const page = await open(lang, game, from, SMALL);
    const frames: Frame[] = [];
    for (let moment = from; moment <= to; moment += step) {
      await show(page, moment);
      frames.push({ webp: await picture(page, MOVING), shown: moment + step > to ? 3000 : 900 });
    }
    const webp = animate(frames, SMALL.width, SMALL.height);
    expect(webp.length).toBeLessThan(LIMITS.moving);
    writeFileSync(`${FOLDER}game.${lang}.webp`, webp);
    await page.context().close();
  });
}

async function open(lang: string, game: string, moment: number, viewport: typeof SIZE): Promise<Page> {
  const locale = lang === 'fr' ? 'fr-FR' : 'en-GB';
  const context = await browser.newContext({
    viewport,
    locale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const address = site.resolvedUrls?.local[0];
  await page.goto(`${address}dev/?game=${game}&v=${moment}`);
  await show(page, moment);
  return page;
}

/** Shows a moment, and waits until nothing moves and every letter has its shape. */
async function show(page: Page, moment: number): Promise<void> {
  await page.evaluate((moment) => (location.hash = String(moment)), moment);
  await page.locator(`output[data-at="${moment}"]`).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((it) => it.finished.catch(() => {})));
  });
}

/** What the page shows as WebP, which the browser itself encodes. */
async function picture(page: Page, quality: number): Promise<Buffer> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const webp = await page.evaluate(
    async ([png, quality]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d', { alpha: false })?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    },
    [png, quality] as const,
  );
  return Buffer.from(webp);
}
