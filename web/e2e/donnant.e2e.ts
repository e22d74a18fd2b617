import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DECK } from '../src/generated/donnant';
import { board, choose, dock, mine, next, playOn } from './donnant';
import { axe, houseForTests, listen, overflow, shoot } from './harness';
import { keyboard, poke, sparing } from './press';
import { lay, learnOn } from './table';

const house = houseForTests();

const DONNANT = { game: 'donnant', options: {} };
/** From the top of the table: axe counts what is scrolled half under the tabs as too small to be tapped. */
const faultsOf = async (page: Page) => {
  await page.evaluate(() => document.querySelectorAll('main *').forEach((it) => (it.scrollTop = 0)));
  return axe(page);
};
/** Our deck with lines changed. */
const deck = (change: (line: string) => string) => DECK.split(';').map(change).join('\n') + '\n';
const file = (text: string, name = 'cards.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a whole game of three against bots, on the board, by the keyboard alone', async () => {
  const page = await house.visitor({ name: 'Ada', width: 1440, height: 900 });
  const heard = await listen(page);
  await page.goto(await lay(page, ['me', 'bot', 'bot'], DONNANT));
  await mine(page);
  const picked = board(page).locator('.hand [aria-pressed="true"]');
  await keyboard(page)(board(page).locator('.hand .hit').first());
  await expect.poll(() => picked.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => picked.count()).toBe(0);
  const done = await playOn(page, undefined, sparing(keyboard(page)));
  for (const what of ['discard', 'lay', 'reroll']) expect(done.get(what) ?? 0).toBeGreaterThan(0);
  expect((done.get('buy') ?? 0) + (done.get('joker') ?? 0)).toBeGreaterThan(0);
  await page.getByRole('table').getByRole('rowheader', { name: 'Ada' }).waitFor();
  await page.getByRole('img', { name: 'Course of the game' }).waitFor();
  for (const name of ['card', 'dice', 'turn', 'end']) await expect.poll(heard).toContain(name);
  await shoot(page, 'donnant-over-1440-en');
  expect(await faultsOf(page)).toEqual([]);
});

test('a table with a deck file of its own, chosen in the form, is played with its cards', async () => {
  const page = await house.visitor({ name: 'Ada', lang: 'fr', width: 360, height: 740 });
  await page.goto('/new/donnant');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Un joueur de moins' }).click();
  await form.getByLabel('Place 2').selectOption('bot:medium');
  await form.getByText('Options avancées').click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('link', { name: 'Télécharger le nôtre comme modèle' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('donnant-deck.csv');

  const nines = deck((line) => line.replace(/^(E.*),\d+,0$/, '$1,9,0'));
  await form.getByLabel('Choisir un fichier').setInputFiles(file(nines));
  await form.getByText('cards.csv (').waitFor();
  await shoot(page, 'donnant-deck-360-fr', false);
  await form.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.waitForURL(/\/table\//);
  await mine(page);
  const points = await board(page).locator('.card.green .band b').allTextContents();
  expect(points.length).toBeGreaterThan(3);
  expect(points.every((it) => it === '9')).toBe(true);
  // Up to the first die that is written: games to their end are played with our own cards.
  let done = '';
  while (done !== 'write' && (await mine(page))) done = await choose(page, poke);
  expect(done).toBe('write');
  await shoot(page, 'donnant-written-360-fr');
  await expect.poll(() => overflow(page)).toBe(0);
});

for (const [lang, open, wrong, missing, choose] of [
  [
    'en',
    'Open the table',
    /line 3 \(colour\): this field has/,
    /line 41: a card is missing/,
    'Choose a file',
  ],
  [
    'fr',
    'Ouvrir la table',
    /ligne 3 \(colour\)\s*: ce champ contient/,
    /ligne 41\s*: il manque une carte/,
    'Choisir un fichier',
  ],
] as const) {
  test(`a broken deck file gets a message with line and field (${lang})`, async () => {
    const page = await house.visitor({ name: 'Ada', lang });
    await page.goto('/new/donnant');
    const form = page.getByRole('dialog');
    const go = form.getByRole('button', { name: open });
    await form.locator('summary').click();
    const input = form.getByLabel(choose);

    await input.setInputFiles(file(deck((line) => line.replace('E02,green,orange', 'E02,green,pink'))));
    await go.click();
    await form.getByRole('alert').filter({ hasText: wrong }).waitFor();
    await shoot(page, `donnant-broken-1280-${lang}`, false);
    expect(await faultsOf(page)).toEqual([]);

    await input.setInputFiles(file(DECK.split(';').slice(0, 40).join('\n')));
    await form.getByRole('alert').waitFor({ state: 'detached' });
    await go.click();
    await form.getByRole('alert').filter({ hasText: missing }).waitFor();

    await input.setInputFiles(file('x'.repeat(9000), 'long.csv'));
    await form
      .getByRole('alert')
      .filter({ hasText: /long\.csv.*9000.*8192/ })
      .waitFor();

    // What is dropped counts as what is chosen.
    const data = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }));
        return data;
      },
      deck((line) => line),
    );
    await form.locator('.zone').dispatchEvent('drop', { dataTransfer: data });
    await form.getByText('dropped.csv (').waitFor();
    await go.click();
    await page.waitForURL(/\/table\//);
  });
}

for (const [width, lang, dark] of [
  [360, 'fr', false],
  [1440, 'en', true],
] as const) {
  const how = `${width}-${lang}${dark ? '-dark' : ''}`;
  test(`the table fits ${how}, and axe finds no fault`, async () => {
    const page = await house.visitor({ width, height: width < 500 ? 740 : 900, lang, dark, name: 'Ada' });
    await page.goto(await lay(page, ['me', 'bot', 'bot', 'bot'], DONNANT));
    const seen = new Set<string>();
    while (seen.size < 5 && (await mine(page))) {
      const what =
        (await board(page).locator('[data-moment]').getAttribute('data-moment'))?.split('.')[2] ?? '';
      if (seen.has(what)) {
        await choose(page, poke);
      } else {
        seen.add(what);
        await shoot(page, `donnant-${what}-${how}`);
        await expect.poll(() => overflow(page), { message: what }).toBe(0);
        expect([what, await faultsOf(page)]).toEqual([what, []]);
        await choose(page);
      }
    }
  });
}

test('the guided first game leads to the first roll, and to the end', async () => {
  const page = await house.visitor({ lang: 'en', width: 360, height: 780 });
  await page.goto('/learn/donnant');
  const coach = page.getByRole('complementary', { name: 'Explanation' });
  await coach.getByRole('button', { name: 'Continue' }).click();
  await coach.getByRole('heading', { name: 'These are your first cards' }).waitFor();
  await coach.getByRole('button', { name: 'Continue' }).click();
  await coach.getByRole('heading', { name: 'Discard a card' }).waitFor();
  expect(await choose(page)).toBe('discard');
  await coach.getByRole('heading', { name: 'Build your stall' }).waitFor();
  await shoot(page, 'donnant-learn-360-en', false);
  // The second player builds a stall, and may write a die of the other's first.
  while ((await mine(page)) && !['reroll', 'stop'].includes(await next(page))) await choose(page);
  await coach.getByRole('heading', { name: 'Your first roll' }).waitFor();
  await dock(page).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const read = await learnOn(page, async () => (await mine(page)) && (await choose(page, poke)) !== '');
  expect(read).toContain('That was your first game');
  expect(read.size).toBeGreaterThan(5);
});
