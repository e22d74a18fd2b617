/** Every moment of recorded games at every size, in both languages: many states in one load of the page of samples. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryForTests } from './gallery';
import { axe, houseForTests, shoot } from './harness';

/** Games whose boards stand on the kit, each with a moment at which one may pick among one's own pieces. */
const GAMES = [
  ['money', 0],
  ['alhambra', 0],
  ['donnant', 0],
  ['ginkgopolis', 3],
  ['mint-works', 90],
] as const;
const SIZES = [
  [360, 700],
  [390, 760],
  [768, 940],
  [1024, 690],
  [1440, 820],
] as const;

const LANGS = ['fr', 'en'] as const;
/** Where a late moment is held against the rules for accessible pages. */
const AXE_AT = { fr: 360, en: 1440 } as const;

/** From here on the whole table is seen at once; on smaller screens it scrolls by itself. */
const WHOLE = 1024;

const house = houseForTests();
const gallery = galleryForTests();

type Sample = { view: { phase: { type: string } }; legal: string[] }[];

/**
 * Moments that are looked at: the last of each phase, when it is fullest, and some between, in each language others of
 * those: what is laid out is the same but for the words. And the last at which there is something to choose.
 */
async function momentsOf(game: string, lang: 'fr' | 'en'): Promise<{ some: number[]; late: number }> {
  const path = new URL(`../src/generated/${game}.sample.json`, import.meta.url);
  const all = JSON.parse(await readFile(path, 'utf8')) as Sample;
  const last = new Map(all.map((it, at) => [it.view.phase.type, at]));
  const step = Math.max(2, Math.floor(all.length / 5));
  const between = [...all.keys()].filter((at) => at % step === (lang === 'fr' ? 0 : Math.floor(step / 2)));
  const some = [...new Set([...between, ...last.values(), all.length - 1])].toSorted((a, b) => a - b);
  return { some, late: all.findLastIndex((it) => it.legal.length > 0) };
}

/** What is wrong with moments at the size of the window, in a line each, once pieces have come to rest. */
function faultsOf(page: Page, moments: readonly number[], whole: boolean): Promise<[string, number][]> {
  return page.evaluate(
    async ([moments, whole]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const visible = (it: Element) => it.getClientRects().length > 0;
      const faultsNow = (): string[] => {
        const faults: string[] = [];
        const root = document.documentElement;
        if (root.scrollWidth > innerWidth) faults.push(`wider than the screen: ${root.scrollWidth}`);
        if (root.scrollHeight > innerHeight + 1) faults.push(`higher than the screen: ${root.scrollHeight}`);
        const below = document.querySelector('.stage > .below');
        const rect = below?.getBoundingClientRect();
        if (!rect || rect.bottom > innerHeight + 1 || rect.top < 0)
          faults.push('hand and choices are not in sight');
        const bar = document.querySelector('.stage .bar')?.getBoundingClientRect();
        if (bar && bar.height > innerHeight * 0.22) faults.push(`the choices leave no room: ${bar.height}`);
        for (const area of document.querySelectorAll('.stage > .table, .stage > .below > .own')) {
          if (area.scrollWidth > area.clientWidth + 1) faults.push(`${area.className}: cut at the side`);
        }
        for (const it of document.querySelectorAll('.stage .below button, .stage .bar button')) {
          // What leaves the board is inert.
          if (!visible(it) || it.closest('[inert]')) continue;
          const { width, height } = it.getBoundingClientRect();
          if (width < 24 || height < 24) faults.push(`small target ${it.className}: ${width}×${height}`);
        }
        // Nothing of one's own has to be looked for at the side.
        for (const it of document.querySelectorAll('.stage .below *')) {
          if (it.scrollWidth <= it.clientWidth + 1 || !visible(it)) continue;
          if (/auto|scroll/.test(getComputedStyle(it).overflowX))
            faults.push(`${it.className}: scrolls sideways`);
        }
        // Words that end where their box does, other than those that may: names of people.
        for (const it of document.querySelectorAll('.stage .below *, .stage .status *, .stage .head *')) {
          if (!visible(it) || it.closest('.hidden-text, svg, .panel .name')) continue;
          // A brief word stands for the whole one, which is there for those who listen.
          if (it.clientWidth <= 1) continue;
          if (it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflow === 'hidden')
            faults.push(`cut text: ${it.textContent.trim()}`);
        }
        // A message that is missing is its id.
        const ids = /\b(money|alhambra|donnant|ginkgopolis|mint-works|table|board|web)-[a-z]+[a-z-]*\b/g;
        const said = document.querySelector<HTMLElement>('.stage')?.innerText ?? '';
        for (const [id] of said.matchAll(ids)) faults.push(`no words: ${id}`);
        if (!document.querySelector('.own .score, .own [data-coach="worth"], .own .track'))
          faults.push('the own score is missing');
        const table = document.querySelector('.stage > .table');
        // Once all is over, the board scrolls as one with its page.
        const over = document.querySelector('[data-over="true"]') !== null;
        if (whole && !over && table && table.scrollHeight > table.clientHeight + 1)
          faults.push(`the table is higher than its room by ${table.scrollHeight - table.clientHeight}`);
        return faults;
      };
      const found = new Map<string, number>();
      for (const at of moments) {
        location.hash = String(at);
        while (!document.querySelector(`[data-at="${at}"]`)) await frame();
        // What leaves the board is gone two frames later; what is on its way is no fault.
        let faults: string[] = [];
        for (let tries = 0; tries < 60 && (tries === 0 || faults.length > 0); tries++) {
          await frame();
          await frame();
          faults = faultsNow();
        }
        for (const fault of faults) if (!found.has(fault)) found.set(fault, at);
      }
      return [...found];
    },
    [moments, whole] as const,
  );
}

for (const [game, choosing] of GAMES) {
  test(`every recorded moment of ${game} fits every size in both languages`, async () => {
    const page = await house.visitor({ lang: 'fr' });
    const found: string[] = [];
    for (const lang of LANGS) {
      await gallery.show(page, game);
      const { some, late } = await momentsOf(game, lang);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const [fault, at] of await faultsOf(page, some, width >= WHOLE))
          found.push(`${lang} ${width} at ${at}: ${fault}`);
        await shoot(page, `boards-${game}-${width}-${lang}`, false);
        if (width === AXE_AT[lang]) {
          await gallery.go(page, late);
          found.push(...(await axe(page, '.stage')).map((it) => `${lang} ${width} at ${late}: ${it}`));
        }
      }
      // One profile has both: what the development server has sent is kept.
      await page.evaluate(() => localStorage.setItem('comptoir.lang', 'en'));
    }
    expect(found).toEqual([]);
  });

  test(`nothing of ${game} shifts while one picks, and the bar styles itself alone`, async () => {
    const page = await house.visitor({ width: 390, height: 760 });
    await gallery.show(page, game, choosing);
    await page.evaluate(async () => {
      // A typeface that comes late on a busy machine moves what it is written in, whatever is picked.
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const state = window as unknown as { shift: number };
      state.shift = 0;
      new PerformanceObserver((list) => {
        for (const it of list.getEntries()) state.shift += (it as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const choices = page.locator('.below button[aria-pressed]:enabled');
    const n = await choices.count();
    expect(n).toBeGreaterThan(1);
    // A finger is on its way to the next piece while the first one is picked.
    const top = () => page.locator('.stage > .below').evaluate((it) => it.getBoundingClientRect().top);
    const before = await top();
    for (let at = 0; at < Math.min(n, 4); at++) {
      for (let times = 0; times < 2; times++) {
        await choices.nth(at).click();
        expect(Math.abs((await top()) - before), `the hand after a tap on piece ${at}`).toBeLessThan(3);
      }
    }
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.05);

    await page.setViewportSize({ width: 1280, height: 760 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const recalculations = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find((it) => it.name === 'RecalcStyleCount')?.value ?? NaN;
    };
    const styled = await recalculations();
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.stage .bar');
      if (!bar) throw new Error('no bar');
      for (let n = 0; n < 20; n++) {
        bar.style.paddingBottom = `${n % 2}px`;
        // Asks for the layout at once.
        void document.body.offsetHeight;
      }
    });
    expect((await recalculations()) - styled).toBeLessThan(30);
  });
}

test('a choice below what is seen of a table is announced, and one tap away', async () => {
  const page = await house.visitor({ width: 390, height: 640 });
  await gallery.show(page, 'money', 93);
  const sign = page.getByRole('button', { name: /choices? below/ });
  await sign.click();
  await sign.waitFor({ state: 'detached' });
  const last = page.locator('.stage .can').last();
  await expect
    .poll(async () => {
      const [table, choice] = [await page.locator('.stage > .table').boundingBox(), await last.boundingBox()];
      return table && choice && choice.y + choice.height <= table.y + table.height;
    })
    .toBe(true);
});

for (const [game, moment, css] of [
  ['alhambra', 0, '.holdings'],
  ['alhambra', 104, '.holdings'],
  ['mint-works', 90, '.supply'],
  ['ginkgopolis', 3, '.players > :nth-child(-n + 2) .engine'],
  ['ginkgopolis', 25, '.players > :only-child .minis'],
] as const) {
  test(`a phone shows all of ${css} of ${game} without a scroll, at moment ${moment}`, async () => {
    const page = await house.visitor({ width: 390, height: 800 });
    await gallery.show(page, game, moment);
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await page.locator(css).all()).map((it) => it.boundingBox()));
        const table = await page.locator('.stage > .table').boundingBox();
        const foot = (table?.y ?? 0) + (table?.height ?? 0);
        return boxes.length > 0 && boxes.every((it) => it !== null && it.y + it.height <= foot);
      })
      .toBe(true);
  });
}

test('what an exchange brings lies over no card on a phone', async () => {
  const page = await house.visitor({ width: 390, height: 800 });
  await gallery.show(page, 'money', 93);
  await page.locator('.target .after').first().waitFor();
  const over = await page.evaluate(() => {
    const boxes = (css: string) =>
      [...document.querySelectorAll(`.stage > .table ${css}`)].map((it) => it.getBoundingClientRect());
    const cards = boxes('.target .cards > li');
    return boxes('.target .after').filter((tag) =>
      cards.some(
        (it) => tag.left < it.right && it.left < tag.right && tag.top < it.bottom && it.top < tag.bottom,
      ),
    ).length;
  });
  expect(over).toBe(0);
});

test('boxes of a card of Donnant are as large as a finger on a phone, and come without a jump', async () => {
  const page = await house.visitor({ width: 390, height: 760, touch: true });
  // Dice fit three boxes of a card.
  await gallery.show(page, 'donnant', 36);
  const top = () => page.locator('.stage > .below').evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  await page.locator('.home [data-card="B17"] .hit').tap({ position: { x: 12, y: 12 } });
  const boxes = page.locator('[data-row-box]');
  await expect.poll(() => boxes.count()).toBe(3);
  for (const box of await boxes.all()) expect((await box.boundingBox())?.width).toBeGreaterThan(43);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
});

for (const [width, height] of [
  [390, 760],
  [1440, 820],
] as const) {
  test(`neither bonuses for a die of Donnant nor boxes of a card move the table at ${width}`, async () => {
    const page = await house.visitor({ width, height });
    const top = () => page.locator('.stage > .below').evaluate((it) => it.getBoundingClientRect().top);
    // Two dice may be made one more or one less.
    await gallery.show(page, 'donnant', 25);
    const before = await top();
    await page.locator('[data-die="B"]').click();
    await page.locator('.bar [data-change]').first().waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
    // A whole stall of nine, and dice that fit its boxes.
    await gallery.go(page, 46);
    const still = await top();
    await page.locator('.home [data-card="B08"] .hit').click({ position: { x: 8, y: 8 } });
    await page.locator('.bar [data-row-box]').first().waitFor();
    expect(Math.abs((await top()) - still)).toBeLessThan(3);
    expect(await page.locator('.stage > .table').evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  });
}

test('all bids of four players are in sight on a phone while one chooses among them', async () => {
  const page = await house.visitor({ width: 390, height: 800 });
  await gallery.show(page, 'money', 93);
  await page.locator('[data-target^="swap"]').first().waitFor();
  const cut = await page.evaluate(() => {
    const foot = document.querySelector('.stage > .table')?.getBoundingClientRect().bottom ?? 0;
    const bids = [...document.querySelectorAll('[data-target]')];
    return bids
      .filter((it) => it.getBoundingClientRect().bottom > foot)
      .map((it) => it.getAttribute('data-target'));
  });
  expect(cut).toEqual([]);
});
