/**
 * How long a first visit waits for the first choice of a bot of this device, with the processor slowed down four times:
 * `node e2e/cold-start.js ADDRESS`, in `web/`, with the address of the form for a table of Money! on this device, of a
 * server or of a static site. Prints milliseconds of five visits, each with an empty cache.
 */
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:8080/here/money'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (let visit = 0; visit < 5; visit += 1) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Start the game' });
  await start.waitFor();
  const loaded = await page.evaluate(() => Math.round(performance.now()));
  await page.evaluate(() => performance.mark('asked'));
  await start.click();
  // In Money! everybody bids at once, so bots do so before the reader has chosen anything.
  await page.locator('.stage').getByText('bid confirmed').first().waitFor();
  const waited = await page.evaluate(() => Math.round(performance.measure('waited', 'asked').duration));
  process.stdout.write(`form after ${loaded} ms, a bot's choice ${waited} ms after the start\n`);
  await context.close();
}
await browser.close();
