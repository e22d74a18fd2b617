/**
 * How long it takes from nothing to a bot's first choice, in Chromium as it is and with a processor slowed down four
 * times, as Chromium does it for phones: `node web/engine/speed.js`, after `cargo xtask wasm`. All of it runs in the
 * main thread, since a worker would not be slowed down. Nothing is in a cache; the files come from this machine.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const FOLDER = process.env.COMPTOIR_ENGINE ?? fileURLToPath(new URL('../../target/engine', import.meta.url));
const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
};
const GAMES = ['money', 'alhambra', 'mint-works', 'ginkgopolis', 'donnant'];

const server = createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  const ending = name.split('.').at(-1) ?? '';
  response.setHeader('content-type', TYPES[ending] ?? TYPES.html);
  if (name === '') response.end('<!doctype html><title>speed</title>');
  else
    createReadStream(join(FOLDER, name))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
});
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
const address = `http://127.0.0.1:${server.address().port}/`;
const { js, wasm } = JSON.parse(readFileSync(join(FOLDER, 'engine.json'), 'utf8'));

/** Runs in the page. */
async function measure([js, wasm, game]) {
  const begun = performance.now();
  const engine = await import(js);
  await engine.default({ module_or_path: wasm });
  const loaded = performance.now();
  const seats = ['expert', 'expert', 'expert'].map((level) => ({ type: 'bot', level }));
  const seed = '5a'.repeat(32);
  const kept = {
    id: 'local-1',
    game,
    options: {},
    seats,
    memory: true,
    hints: true,
    revision: 0,
    seed,
    created_at: 0,
    entries: [],
  };
  const table = new engine.Table(JSON.stringify(kept), 0);
  table.think(table.bots()[0], 0);
  const chosen = performance.now();
  const times = [];
  for (let n = 0; n < 30 && table.bots().length > 0; n += 1) {
    const at = performance.now();
    table.think(table.bots()[0], 0);
    times.push(performance.now() - at);
  }
  times.sort((a, b) => a - b);
  return [loaded - begun, chosen - begun, times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
console.log('slow-down  game         loaded  first choice  median choice  longest (ms, an expert of three)');
for (const rate of [1, 4]) {
  for (const game of GAMES) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(address);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const figures = await page.evaluate(measure, [address + js, address + wasm, game]);
    const shown = figures.map((it) => it.toFixed(0));
    console.log(
      `${rate} times    ${game.padEnd(12)} ${shown[0].padStart(6)}  ${shown[1].padStart(12)}  ${shown[2].padStart(13)}  ${shown[3].padStart(7)}`,
    );
    await page.context().close();
  }
}
await browser.close();
server.close();
