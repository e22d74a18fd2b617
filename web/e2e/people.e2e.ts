/** Pages of people, histories and leaderboards, as two people meet them after a rated game. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { end, lay, playOn } from './table';

const house = houseForTests();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function account(name: string): Promise<Page> {
  const page = await house.visitor({ name });
  const made = await page.request.post('/api/account', {
    data: { login: name.toLowerCase(), password: 'correct horse' },
    headers: { origin: house.server.address },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return page;
}

/** Holds a page against the rules of accessibility, narrow and wide, in both languages. */
async function look(
  page: Page,
  path: string,
  name: string,
  titles: Record<'en' | 'fr', string | RegExp>,
): Promise<void> {
  for (const lang of ['fr', 'en'] as const) {
    await page.evaluate((it) => localStorage.setItem('comptoir.lang', it), lang);
    await page.goto(path);
    await heading(page, titles[lang]).first().waitFor();
    await page
      .getByText(lang === 'fr' ? 'Un instant…' : 'One moment…')
      .first()
      .waitFor({ state: 'detached' });
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), { message: `${path} at ${width}` }).toBe(0);
      expect(await axe(page), `${path} at ${width} in ${lang}`).toEqual([]);
      await shoot(page, `${name}-${width}-${lang}`);
    }
  }
}

test('people find each other’s pages after a rated game, and choose who sees theirs', async () => {
  const [ada, bob] = [await account('Ada'), await account('Bob')];
  const path = await lay(ada, ['me', 'open', 'bot'], { rated: true, hints: false });
  await bob.request.post(`/api/tables/${path.split('/').at(-1) ?? ''}/join`, {
    data: {},
    headers: { origin: house.server.address },
  });
  await Promise.all([ada.goto(path), bob.goto(path)]);
  await Promise.all([playOn(ada), playOn(bob)]);

  // From the end of the game to the other's page.
  await end(ada).getByRole('link', { name: 'Bob' }).first().click();
  await ada.waitForURL(/\/people\//);
  await heading(ada, 'Bob').waitFor();
  await ada.getByText('one rated game · provisional').waitFor();
  await ada.getByRole('img', { name: 'Rating at Money! over time' }).waitFor();
  await ada.getByText('100% of the games finished without running out of time').waitFor();
  const theirs = new URL(ada.url()).pathname;
  const stranger = await house.visitor({ name: 'Cy' });
  await stranger.goto(theirs);
  await heading(stranger, 'Nothing to see here').waitFor();

  // What of it others see is Bob's choice; it is found by his name, too.
  await bob.goto('/me');
  for (const part of ['Show my ratings there', /Show my form/]) {
    const kept = bob.waitForResponse((it) => it.url().endsWith('/api/me/page') && it.ok());
    await bob.getByRole('switch', { name: part }).uncheck();
    await kept;
  }
  await ada.goto('/people/bob');
  await heading(ada, 'Bob').waitFor();
  await ada.getByText('This person keeps their ratings private.').waitFor();
  await ada.getByText('This person keeps their results private.').waitFor();
  await ada.getByRole('link', { name: /Money!.*Ada/s }).waitFor();
  expect(await ada.getByRole('heading', { name: 'Reliability' }).count()).toBe(0);
  expect(await axe(ada)).toEqual([]);
  await stranger.goto('/people/bob');
  await heading(stranger, 'Nothing to see here').waitFor();

  await bob.getByLabel('Who sees my page').selectOption('Nobody but me');
  await expect.poll(async () => (await ada.request.get(`/api${theirs}`)).status()).toBe(404);
  await ada.reload();
  await heading(ada, 'Nothing to see here').waitFor();

  // One's own history, narrowed down by keyboard alone.
  await ada.goto('/me');
  const row = ada.getByRole('link', { name: /Money!.*Bob/s });
  await row.waitFor();
  await ada.getByText('Filter games').focus();
  await ada.keyboard.press('Enter');
  await ada.getByLabel('With').focus();
  await ada.keyboard.type('nobody');
  await ada.getByText('No game fits.').waitFor();
  await ada.getByLabel('With').fill('BO');
  await row.waitFor();
  await ada.getByRole('button', { name: 'Show statistics' }).press('Enter');
  await heading(ada, 'How you begin').waitFor();
  await look(ada, '/me', 'me', { en: 'My page', fr: 'Ma page' });

  const { id } = (await (await ada.request.get('/api/me')).json()) as { id: string };
  await look(ada, `/people/${id}`, 'person', { en: 'Ratings', fr: 'Cotes' });
  await look(ada, '/leaderboard/money', 'leaderboard', {
    en: 'Leaderboard: Money!',
    fr: /Classement.*Money!/,
  });
  await ada.getByRole('button', { name: 'Show me in leaderboards' }).click();
  await ada.getByText('You are listed once your rating is settled.').waitFor();
  await ada.getByRole('rowheader', { name: 'Medium bot' }).waitFor();
});
