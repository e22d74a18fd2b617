import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { bar, first, mine, place, plans, playOn, swap, turn, use } from './mint-works';
import { end, lay, learnOn, type Seats } from './table';

const house = houseForTests();

const sit = async (page: Page, seats: Seats, options: Record<string, string> = {}) =>
  page.goto(await lay(page, seats, { game: 'mint-works', options }));

for (const [ai, name] of [
  ['justin', 'Justin'],
  ['rachael', 'Rachael'],
  ['sonic', 'Sonic'],
  ['mort', 'Mort'],
] as const) {
  test(`a solo game against ${name}, to the end`, async () => {
    const page = await house.visitor({ name: 'Ada', width: ai === 'mort' ? 360 : 1280, height: 800 });
    await sit(page, ['me'], { ai });
    await bar(page).waitFor();
    // The opponent has a name wherever it is spoken of.
    await page.getByRole('region', { name }).waitFor();
    await turn(page);
    // On a phone the log is a sheet of its own.
    if (ai !== 'mort') await page.getByRole('list', { name: 'Log' }).getByText(name).first().waitFor();
    await playOn(page);
    // On a phone the sheet of scores has a column for everyone, elsewhere a line.
    const header = ai === 'mort' ? 'columnheader' : 'rowheader';
    await page.getByRole('table').getByRole(header, { name }).waitFor();
    await page.getByRole('img', { name: 'Course of the game' }).waitFor();
    await expect.poll(() => page.getByText('Player 2').count()).toBe(0);
    await expect.poll(() => overflow(page)).toBe(0);
    await shoot(page, `mint-works-solo-${ai}`);
    await page.getByRole('link', { name: 'Replay the game' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('region', { name }).waitFor();
    await expect
      .poll(() => page.getByLabel('Point of view').locator('option').allTextContents())
      .not.toContain(name);
  });
}

test('the form makes a solo table', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto('/new/mint-works');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'One player fewer' }).click();
  await form.getByRole('button', { name: 'One player fewer' }).click();
  await form.getByLabel('Opponent').selectOption('sonic');
  await shoot(page, 'mint-works-new-1280-en');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await bar(page).waitFor();
  await page.getByRole('region', { name: 'Sonic' }).waitFor();
  await page.goto('/');
  await page.getByRole('listitem').getByText('Sonic').first().waitFor();
});

/** Skips what is being told, if anything is; what others do is told for a minute in a whole game. */
async function skipped(page: Page): Promise<void> {
  const skip = page.locator('[data-skip]');
  await skip.or(bar(page)).or(end(page)).first().waitFor();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-skip]')?.click());
}

test('three players with advanced locations, to the end, skipping what is told', async () => {
  const page = await house.visitor({ name: 'Ada', motion: true });
  let [swapped, funded] = [false, false];
  // The deal decides whether both can be used before somebody has seven stars: most games will do, not every one.
  for (let game = 0; game < 5 && !(funded && swapped); game++) {
    await sit(page, ['me', 'bot', 'bot'], { advanced: 'crowdfunder,swap-meet' });
    for (let n = 0; n < 300 && (await skipped(page), await mine(page)); n++) {
      const owns = (await plans(page).count()) > 0;
      if (!funded && (await use(page, 'crowdfunder'))) funded = true;
      else if (!swapped && owns && (await swap(page))) swapped = true;
      else await turn(page);
    }
  }
  expect([funded, swapped]).toEqual([true, true]);
  await end(page).waitFor();
  await page.getByRole('button', { name: /^Upkeep of round/ }).waitFor();
  await shoot(page, 'mint-works-end-1280-en');
});

test('a choice shows what it costs and brings, and can be changed before it is made', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await sit(page, ['me', 'bot']);
  await mine(page);
  await place(page, 'producer').click();
  await bar(page).getByText('You place one mint.').waitFor();
  await bar(page).getByText('You gain 2.').waitFor();
  await expect.poll(() => place(page, 'producer').getAttribute('aria-pressed')).toBe('true');
  await place(page, 'council').click();
  await expect.poll(() => place(page, 'producer').getAttribute('aria-pressed')).toBe('false');
  await bar(page).getByRole('button', { name: 'Clear choice' }).click();
  await bar(page).getByRole('button', { name: 'Pass' }).waitFor();
});

test('a first visitor is guided to a first plan, and to the end', async () => {
  const page = await house.visitor({ lang: 'fr', width: 360, height: 780 });
  await page.goto('/learn/mint-works');
  const coach = page.getByRole('complementary', { name: 'Explication' });
  await mine(page);
  await coach.getByRole('button', { name: 'Continuer' }).click();
  await coach.getByRole('heading', { name: 'Voici vos ouvriers' }).waitFor();
  await coach.getByRole('button', { name: 'Continuer' }).click();
  await coach.getByRole('button', { name: 'Continuer' }).click();
  await coach.getByRole('heading', { name: 'Achetez votre premier plan' }).waitFor();
  await shoot(page, 'mint-works-learn-360-fr', false);
  const read = await learnOn(page, async () => {
    if (!(await mine(page))) return false;
    await turn(page);
    return true;
  });
  for (const title of [
    'Un plan n’est pas encore un bâtiment',
    'L’entretien',
    'C’était votre première partie',
  ])
    expect(read).toContain(title);
});

/** Whether the middle of an element is what a finger would hit there. */
const isOnTop = (it: Element) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

for (const [width, lang, dark] of [
  [360, 'en', true],
  [1440, 'fr', false],
] as const) {
  const how = `${width}-${lang}${dark ? '-dark' : ''}`;
  test(`the town fits ${how}, and axe finds no fault`, async () => {
    const page = await house.visitor({ width, height: width < 500 ? 740 : 900, lang, dark, name: 'Ada' });
    await sit(page, ['me', 'bot', 'bot', 'bot'], { advanced: 'recycler,temp-agency' });
    for (let n = 0; n < 6 && (await mine(page)); n++) await turn(page);
    // Something is picked, so that the bar shows what it would do.
    if (await mine(page)) await (await first(place(page, 'council'), place(page, 'producer')))?.click();
    await shoot(page, `mint-works-${how}`);
    if (width < 500) {
      // What the others have stays in sight while the town scrolls, and leads to them.
      const brief = page.locator('.brief').getByRole('button');
      expect(await brief.count()).toBe(3);
      await brief.last().click();
      const last = page.getByRole('region', { name: 'Thaler' });
      await expect
        .poll(() => last.evaluate((it) => it.getBoundingClientRect().top))
        .toBeLessThan(await page.locator('.stage > .below').evaluate((it) => it.getBoundingClientRect().top));
      expect(await brief.first().evaluate(isOnTop)).toBe(true);
    }
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  });
}
