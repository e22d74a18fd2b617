/** How tests play Donnant Donnant: on the real controls, by what lights up. */
import type { Page } from 'playwright-core';
import { click, poke, type Press } from './press';
import { settled } from './table';

export const board = (page: Page) => page.locator('.donnant.board');
export const dock = (page: Page) => page.locator('.bar.mine');
export const end = (page: Page) => page.locator('section.end');

type Plan = { what: string; clicks: string[] };

const PRIMARY = '.bar .button.primary:enabled';

/** Waits until something can be chosen here, or all is over. */
export async function mine(page: Page): Promise<boolean> {
  await page.locator('.board [data-mine="true"]').or(end(page)).first().waitFor();
  return !(await end(page).isVisible());
}

/** What a quick player would do now: all taps, of which the last one sends. */
async function plan(page: Page): Promise<Plan> {
  return page.evaluate((primary) => {
    const all = (css: string) => [...document.querySelectorAll<HTMLElement>(`.board ${css}`)];
    const done = (what: string, ...clicks: string[]) => ({ what, clicks });
    const hit = (it: HTMLElement, zone: string) => `${zone} [data-card="${it.dataset['card']}"] .hit`;

    const place = all('[data-place]')[0];
    if (place) return done('lay', `[data-place="${place.dataset['place']}"]`, primary);
    const held = all('.hand .card.offered')[0];
    if (held) {
      const discards = all('.stall div.card').length === 0 && all('.hand div.card').length === 4;
      return discards ? done('discard', hit(held, '.hand'), primary) : done('pick', hit(held, '.hand'));
    }
    const box = all('[data-box]')[0];
    if (box) return done('write', `.home [data-card="${box.dataset['box']?.split(' ')[0]}"] .hit`);
    const full = all('.home .card.offered')[0];
    if (full) return done('complete', hit(full, '.home'), primary);
    const ware = all('.market .card.offered')[0];
    if (ware) return done('buy', hit(ware, '.market'), primary);
    if (all('[data-joker]').length > 0) return done('joker', '[data-joker] >> nth=-1');

    const dice = all('[data-die]:enabled');
    const keeps = all('.bar .button').length === 2 && all('[data-zone="mat"] [data-die]:enabled').length > 0;
    if (dice.length === 5 && keeps) {
      // Equal dice buy cards: the value that most dice show is kept.
      const value = (it: HTMLElement) => /:\s*(\d)/.exec(it.ariaLabel ?? '')?.[1] ?? '';
      const count = (of: string) => dice.filter((it) => value(it) === of).length;
      const best = dice.map(value).reduce((a, b) => (count(b) > count(a) ? b : a));
      if (count(best) >= 3) return done('stop', '.bar .button:not(.primary)');
      const wrong = dice.filter((it) => (it.ariaPressed === 'true') !== (value(it) === best));
      return done('reroll', ...wrong.map((it) => `[data-die="${it.dataset['die']}"]`), primary);
    }
    return done('other', '.bar .button >> nth=-1');
  }, PRIMARY);
}

/** What would be chosen next. */
export const next = async (page: Page): Promise<string> => (await plan(page)).what;

/** One choice; says what it was. */
export async function choose(page: Page, press: Press = click): Promise<string> {
  /** A card is taken by its corner: boxes may lie in its middle. */
  const tap: Press = async (it) => {
    const isCard = await it.evaluate((element) => element.classList.contains('hit'));
    await press(it, isCard ? { x: 12, y: 12 } : undefined);
  };
  const { what, clicks } = await plan(page);
  // Where room is short, the part of the table with what is tapped is asked for first.
  const part = clicks[0]?.startsWith('.market') ? 'market' : clicks[0]?.startsWith('.home') ? 'stall' : null;
  const tab = page.locator(`.parts [data-part="${part}"][aria-pressed="false"]`);
  if (part && (await tab.isVisible())) await press(tab);
  for (const click of clicks) await tap(page.locator('.board').locator(click).first());
  if (what === 'pick') return what;
  if (what === 'write') {
    // A card may have several boxes, and a box that several dice fit asks for one of them.
    const ready = dock(page).locator('.button.primary:enabled');
    const boxes = page.locator('[data-row-box]');
    if (!(await ready.isVisible()) && (await boxes.count()) > 1) await tap(boxes.first());
    if (!(await ready.isVisible())) await tap(page.locator('[data-die]:enabled').first());
    await tap(ready);
  }
  await settled(page);
  return what;
}

/** Plays one seat to the end, and says what was done how often. */
export async function playOn(
  page: Page,
  before?: (what: string) => Promise<void>,
  press: Press = poke,
): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  for (let turn = 0; turn < 600; turn++) {
    if (!(await mine(page))) return done;
    const what = await choose(page, press);
    done.set(what, (done.get(what) ?? 0) + 1);
    await before?.(what);
  }
  throw new Error('a game does not take so long');
}
