/** How tests point at what they choose: with a mouse, with a finger, or by keys alone. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Presses something, where it matters at this point of it. */
export type Press = (it: Locator, at?: { x: number; y: number }) => Promise<void>;

/** What is covered or moves cannot be hit by either. */
export const click: Press = (it, position) => it.click(position ? { position } : {});
export const tap: Press = (it, position) => it.tap(position ? { position } : {});
/** The same control without the way to it, for hundreds of taps. */
export const poke: Press = (it) => it.dispatchEvent('click');

/** How often each kind of control is pressed by keys: what works so often goes on working. */
const OFTEN_ENOUGH = 8;

/** Presses the first controls of each kind, and pokes the others: a whole game by keys is thousands of stops. */
export function sparing(press: Press): Press {
  const done = new Map<string, number>();
  return async (it, at) => {
    await it.waitFor();
    const kind = await it.evaluate(({ tagName, classList, dataset }: HTMLElement) =>
      [
        tagName,
        ...[...classList].filter((name) => !name.startsWith('svelte-')),
        ...Object.keys(dataset),
      ].join(' '),
    );
    const times = (done.get(kind) ?? 0) + 1;
    done.set(kind, times);
    await (times > OFTEN_ENOUGH ? poke : press)(it, at);
  };
}

const isHere = (it: Locator) => it.evaluate((element) => element === document.activeElement);

/** How many stops of Tab something is away, backwards below zero; about, since only a browser knows its stops. */
const distance = (it: Locator) =>
  it.evaluate((target) => {
    const css = 'button:enabled, a[href], input:enabled, select:enabled, summary, [tabindex="0"]';
    const stops = [...document.querySelectorAll(css)].filter(
      (stop) => stop.getClientRects().length > 0 && stop.getAttribute('tabindex') !== '-1',
    );
    const after = (place: Element | null) =>
      stops.filter((stop) => place && place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
    return after(target).length - after(document.activeElement).length || 1;
  });

/** Walks by Tab to an element, and says whether it got there. */
async function walk(page: Page, it: Locator): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++) {
    if (await isHere(it)) return true;
    const steps = await distance(it);
    for (let n = Math.abs(steps); n > 0; n--) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  }
  return isHere(it);
}

/** The arrow keys that lead from here to an element, the better one first. */
const arrows = (it: Locator) =>
  it.evaluate((target) => {
    const [from, to] = [document.activeElement, target].map((element) => {
      const { left, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: (left + right) / 2, y: bottom };
    });
    const [x, y] = [(to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)];
    const keys = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp'];
    return Math.abs(x) > Math.abs(y) ? keys : keys.reverse();
  });

/** Tab and Enter alone, as for somebody who has no pointer; arrows among places that are one stop together. */
export function keyboard(page: Page): Press {
  return async (it) => {
    await it.waitFor();
    if ((await it.getAttribute('tabindex')) === '-1') {
      const group = page.locator('[role="group"]', { has: it }).last();
      expect(await walk(page, group.locator('[tabindex="0"]'))).toBe(true);
      for (let n = 0; n < 40 && !(await isHere(it)); n++) {
        const keys = await arrows(it);
        await page.keyboard.press(keys[n % 4 === 3 ? 1 : 0] ?? 'Tab');
      }
    }
    expect(await walk(page, it)).toBe(true);
    await page.keyboard.press('Enter');
  };
}

/** The shifts of the layout so far, added up. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const it of list.getEntries()) state.shift += (it as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}
