import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { lay } from './table';

const house = houseForTests();

/** A whole game of bots, and all of its choices weighed by search, on a machine that may have more to do. */
const LONG = 5 * 60_000;

type Found = { state: string; analysis: { mistakes: { version: number; cost: number }[] } };

test('an analysed game opens at its largest mistake', async () => {
  const ada = await house.visitor({ name: 'Ada' });
  // Easy bots err often enough.
  const easy = { type: 'bot', level: 'easy' };
  const path = await lay(ada, [], { game: 'mint-works', options: {}, seats: [{ type: 'me' }, easy] });
  await ada.goto(path);
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const table = async () => (await ada.request.get(`/api${path.replace('table', 'tables')}`)).json();
  await expect
    .poll(async () => ((await table()) as { status: string }).status, { interval: 100, timeout: LONG })
    .toBe('over');

  // Who has played and comes for it need not ask again.
  await ada.getByRole('link', { name: 'Analysis' }).click();
  const mistakes = ada.getByRole('heading', { name: 'The most costly choices' });
  await mistakes.waitFor({ timeout: LONG });
  const answer = await ada.request.get(`/api${path.replace('table', 'tables')}/analysis`);
  const { analysis } = (await answer.json()) as Found;
  expect(analysis.mistakes.map((it) => it.cost)).toEqual(
    analysis.mistakes.map((it) => it.cost).toSorted((a, b) => b - a),
  );

  await ada.locator('.analysis ol button').first().click();
  const version = await ada.locator('.analysis ol button').first().getAttribute('data-version');
  expect(analysis.mistakes.map((it) => String(it.version))).toContain(version);
  await expect.poll(() => new URL(ada.url()).search).toBe(`?v=${version}&as=arbiter`);
  await expect
    .poll(() => ada.locator('.analysis ol button').first().getAttribute('aria-current'))
    .toBe('true');
  expect(await axe(ada)).toEqual([]);
  await shoot(ada, 'analysis-1280-en');

  // The better choice lies on the board, picked; to pass needs no picking.
  await ada
    .locator('.analysis ol button')
    .filter({ hasText: /Better: “\w+:/ })
    .first()
    .click();
  await ada.locator('.stage .chosen').first().waitFor();

  // It is kept for later visitors.
  const zoe = await house.visitor({ lang: 'fr', width: 360, dark: true });
  await zoe.goto(`${path}/replay?analysis=1`);
  await zoe.getByRole('heading', { name: 'Les choix les plus coûteux' }).waitFor();
  await expect.poll(() => overflow(zoe)).toBe(0);
  // It is in sight, though the board comes before it on a phone.
  const top = await zoe.locator('.analysis').evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeLessThan(500);
  await shoot(zoe, 'analysis-360-fr-dark');
});
