/** Draws the icons of the installed page from their SVG: `node icons/draw.js`, in `web/`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const DRAWN = [
  { from: '../public/favicon.svg', size: 192, to: '192.png' },
  { from: '../public/favicon.svg', size: 512, to: '512.png' },
  { from: 'maskable.svg', size: 512, to: 'maskable-512.png' },
  // Apple rounds the corners itself.
  { from: 'maskable.svg', size: 180, to: 'apple-180.png' },
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { from, size, to } of DRAWN) {
  const svg = readFileSync(new URL(from, import.meta.url), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(new URL(`../public/icons/${to}`, import.meta.url), picture);
}
await browser.close();
