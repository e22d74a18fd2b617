/** The page of samples, every moment of a recorded game by its number, as a development server of Vite serves it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export class Gallery {
  #vite: ChildProcess | null = null;
  origin = '';

  async open(): Promise<void> {
    // Without the environment of the tests, in which Svelte is built for no browser.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
    );
    const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
      cwd: new URL('..', import.meta.url).pathname,
      env: { ...env, NODE_ENV: 'development', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#vite = vite;
    this.origin = await new Promise<string>((resolve, reject) => {
      createInterface({ input: vite.stdout }).on('line', (line) => {
        const found = /http:\/\/localhost:\d+\//.exec(line);
        if (found) resolve(found[0]);
      });
      vite.once('exit', () => reject(new Error('the development server ended')));
    });
  }

  close(): void {
    this.#vite?.kill();
  }

  /** Shows a game, and says which moment is its last. */
  async show(page: Page, game: string, moment = 0): Promise<number> {
    await page.goto(`${this.origin}dev/?game=${game}&v=${moment}`);
    await page.locator('.stage').waitFor();
    await page.evaluate(() => document.fonts.ready);
    return Number(await page.locator('[data-last]').getAttribute('data-last'));
  }

  async go(page: Page, moment: number): Promise<void> {
    await page.evaluate((n) => (location.hash = String(n)), moment);
    await page.locator(`[data-at="${moment}"]`).waitFor({ state: 'attached' });
  }
}

/** The page of samples for a file of tests. */
export function galleryForTests(): Gallery {
  const gallery = new Gallery();
  beforeAll(() => gallery.open());
  afterAll(() => gallery.close());
  return gallery;
}
