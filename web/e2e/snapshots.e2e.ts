/**
 * How boards look, compared with kept pictures. They are half as large as the screen, so that the edges of letters
 * matter little, and as Chromium on Debian draws them. `COMPTOIR_BLESS=1` keeps new ones: look at them before.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { beforeAll, expect, test } from 'vitest';
import { galleryForTests } from './gallery';
import { ARTEFACTS, houseForTests } from './harness';

const KEPT = new URL('snapshots/', import.meta.url).pathname;
/** How different a pixel may be, from 0 to 1, and which share of them may be more different than that. */
const [THRESHOLD, SHARE] = [0.2, 0.02];

/** Moments of the recorded games: a choice to make, a full hand, the end. */
const MOMENTS = {
  money: [0, 93, 114],
  alhambra: [0, 104, 121],
  'mint-works': [0, 90],
  ginkgopolis: [3, 40],
  donnant: [20, 40],
} as const;
const SIZES = [
  [390, 760],
  [1440, 820],
] as const;

const house = houseForTests();
const gallery = galleryForTests();

beforeAll(() => void mkdirSync(KEPT, { recursive: true }));

/** The share of pixels in which a picture differs from the kept one. */
function difference(name: string, taken: Buffer): number {
  const [kept, now] = [PNG.sync.read(readFileSync(join(KEPT, name))), PNG.sync.read(taken)];
  const { width, height } = kept;
  if (width !== now.width || height !== now.height) return 1;
  const shown = new PNG({ width, height });
  const n = pixelmatch(kept.data, now.data, shown.data, width, height, { threshold: THRESHOLD });
  const share = n / (width * height);
  if (share > SHARE) writeFileSync(join(ARTEFACTS, `differs-${name}`), PNG.sync.write(shown));
  return share;
}

for (const [game, moments] of Object.entries(MOMENTS)) {
  test(`${game} looks as it did`, async () => {
    const page = await house.visitor({ scale: 0.5 });
    await gallery.show(page, game);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const moment of moments) {
        await gallery.go(page, moment);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const name = `${game}-${width}-${moment}.png`;
        const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
        if (process.env['COMPTOIR_BLESS']) writeFileSync(join(KEPT, name), await take());
        // A board that is fitted to its room is so a frame or two after it was drawn.
        const differs = async () => difference(name, await take());
        await expect.poll(differs, { message: name, timeout: 10_000 }).toBeLessThanOrEqual(SHARE);
      }
    }
  });
}
