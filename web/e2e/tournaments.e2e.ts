import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot, type Visit } from './harness';
import { mine, playOn, turn } from './mint-works';
import { end } from './table';

const house = houseForTests();

/** Somebody with an account. */
async function account(name: string, visit: Visit = {}): Promise<Page> {
  const page = await house.visitor({ name, ...visit });
  const answer = await page.request.post('/api/account', {
    data: { login: name.toLowerCase(), password: 'correct horse' },
    headers: { origin: house.server.address },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return page;
}

type Table = { id: string; seats: number[]; points: number[]; absent: number[] };
type Cup = {
  info: { phase: string };
  you: number;
  rounds: { tables: Table[]; seed: string; seed_hash: string }[];
};

const cupOf = async (page: Page, path: string): Promise<Cup> =>
  (await page.request.get(`/api${path}`)).json() as Promise<Cup>;

/** Takes the seat of a round and plays it to its end. */
async function playRound(page: Page, path: string, between?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Take my seat' }).click();
  await page.waitForURL(/\/table\//);
  expect(await mine(page)).toBe(true);
  await turn(page);
  await between?.();
  await playOn(page);
  await end(page).waitFor();
  await page.goto(path);
}

test('a Swiss tournament of sixteen bots and two people runs by itself, with a no-show and through a restart', async () => {
  const ada = await account('Ada');
  await ada.goto('/');
  await ada.getByRole('link', { name: 'Tournaments' }).click();
  await ada.getByRole('link', { name: 'Open a tournament' }).click();
  await ada.getByLabel('Game').selectOption('mint-works');
  await ada.getByLabel('Name').fill('Thursday cup');
  await ada.getByLabel('Rounds').fill('2');
  await ada.getByLabel('Players at a table').selectOption('2');
  await ada.getByLabel('Seconds to take one’s seat').fill('20');
  await ada.getByLabel('Level of that bot').selectOption('easy');
  await ada.getByRole('switch', { name: 'Duplicate deals' }).check();
  expect(await axe(ada)).toEqual([]);
  await shoot(ada, 'tournament-new-1280-en');
  await ada.getByRole('button', { name: 'Open the tournament' }).click();
  await ada.getByRole('heading', { name: 'Thursday cup' }).waitFor();
  const path = new URL(ada.url()).pathname;

  await ada.getByLabel('Number of bots').fill('16');
  await ada.getByRole('button', { name: 'Add bots' }).click();
  await ada.getByRole('button', { name: 'Enter', exact: true }).click();
  await ada.getByText('You are entered.').waitFor();
  // Bruno enters and never comes.
  const bruno = await account('Bruno', { lang: 'fr', width: 360, height: 780 });
  await bruno.goto(path);
  await bruno.getByRole('button', { name: 'S’inscrire' }).click();
  await bruno.getByText('Vous êtes inscrit.').waitFor();
  expect(await axe(bruno)).toEqual([]);
  await expect.poll(() => overflow(bruno)).toBe(0);
  await shoot(bruno, 'tournament-open-360-fr');

  await ada.getByRole('button', { name: 'Start now' }).click();
  await playRound(ada, path, async () => {
    await house.server.crash();
    await house.server.restart();
    await ada.reload();
  });
  await ada.getByRole('heading', { name: 'Round 2: your table is ready' }).waitFor();
  await shoot(ada, 'tournament-round-1280-en');
  await playRound(ada, path);
  await ada.getByRole('listitem').getByText('Finished', { exact: true }).waitFor();

  const standings = ada.getByRole('region', { name: 'Standings' }).getByRole('table');
  await expect.poll(() => standings.getByRole('row').count()).toBe(1 + 18);
  const cup = await cupOf(ada, path);
  expect(cup.rounds.map(({ tables }) => tables.length)).toEqual([9, 9]);
  const absent = cup.rounds.map(({ tables }) => tables.flatMap((it) => it.absent));
  expect(absent, 'Bruno is number 17, after the bots and Ada').toEqual([[17], [17]]);
  const pairs = cup.rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.toSorted().join()));
  expect(new Set(pairs).size, 'no pair meets twice').toBe(18);
  // Every table of a round was dealt the same, and was committed to that before.
  const deals = await Promise.all(
    cup.rounds.map(({ tables }) =>
      Promise.all(
        tables.map(async ({ id }) => {
          const moments = await ada.request.get(`/api/tables/${id}/moments?as=arbiter&from=1&to=1`);
          const {
            moments: [opening],
          } = (await moments.json()) as { moments: [{ view: unknown }] };
          return JSON.stringify(opening.view);
        }),
      ),
    ),
  );
  expect(deals.map((round) => new Set(round).size)).toEqual([1, 1]);
  expect(deals[0]?.[0]).not.toBe(deals[1]?.[0]);

  const csv = await (await ada.request.get(`/api${path}/results?as=csv`)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(19);
  await expectClean(ada, 'tournament-over-1280-en');
  for (const [lang, width] of [
    ['fr', 360],
    ['en', 390],
    ['fr', 1440],
  ] as const) {
    const page = await house.visitor({ lang, width, height: 860 });
    await page.goto(path);
    await page.getByRole('heading', { name: lang === 'fr' ? 'Grille' : 'Cross table' }).waitFor();
    await expectClean(page, `tournament-over-${width}-${lang}`);
    await page.goto('/tournaments');
    await page.getByRole('link', { name: 'Thursday cup' }).waitFor();
    await expectClean(page, `tournaments-${width}-${lang}`);
  }
});

async function expectClean(page: Page, name: string): Promise<void> {
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
  await shoot(page, name);
}

test('a guest is told that an account is needed, and the form by the keyboard leads to what is wrong', async () => {
  const page = await house.visitor({ name: 'Gus' });
  await page.goto('/tournaments/new');
  await page.getByLabel('Name').press('Enter');
  // The field that is wrong has the focus.
  await expect.poll(() => page.getByLabel('Name').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('Guests’ cup');
  await page.keyboard.press('Enter');
  await page.getByText('That takes an account.').waitFor();
});
