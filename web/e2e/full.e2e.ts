/** Pages of people, clubs and tournaments once they are full of games that were really played. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { playByProtocol } from './protocol';

const house = houseForTests();

/** A long name, two of every day, and one that breaks nowhere. */
const NAMES = ['Ada', 'Élisabeth-Marguerite', 'Bob', 'Wwwwwwwwwwwwwwwwwwwwwwww'];
const GAMES = ['money', 'alhambra', 'mint-works', 'ginkgopolis', 'donnant'];

async function post(page: Page, path: string, data: object = {}): Promise<Record<string, unknown>> {
  const answer = await page.request.post(path, { data, headers: { origin: house.server.address } });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

async function account(name: string, nth: number): Promise<Page> {
  const page = await house.visitor({ name });
  await post(page, '/api/account', { login: `person${nth}`, password: 'correct horse' });
  await page.goto('/rules');
  return page;
}

const idOf = async (page: Page) => ((await (await page.request.get('/api/me')).json()) as { id: string }).id;

/** A rated game of the first with some of the others, to its end. */
async function play(game: string, people: readonly Page[]): Promise<string> {
  const seats = people.map((_, index) => ({ type: index === 0 ? 'me' : 'open' }));
  const bots = Array.from({ length: Math.max(0, 3 - seats.length) }, () => ({ type: 'bot', level: 'easy' }));
  const [maker, ...others] = people;
  if (!maker) throw new Error('nobody plays');
  const { id } = await post(maker, '/api/tables', {
    ...{ game, options: game === 'money' ? { deals: '1' } : {}, seats: [...seats, ...bots], public: true },
    ...{ clock: { type: 'none' }, memory: true, hints: false, entropy: null, shares: false, rated: true },
  });
  for (const other of others) await post(other, `/api/tables/${String(id)}/join`);
  await Promise.all(people.map((it) => playByProtocol(it, String(id))));
  return String(id);
}

/** Where a page is held against the rules of accessibility: what axe looks at changes with the layout, not with each width. */
const AXE_AT = { fr: 360, en: 1440 } as const;

/** Holds a page against every width in both languages, the rules of accessibility, and the tab key alone. */
async function look(
  page: Page,
  path: string,
  name: string,
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  for (const lang of ['fr', 'en'] as const) {
    await page.evaluate((it) => localStorage.setItem('comptoir.lang', it), lang);
    await page.goto(path);
    await ready(page);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), { message: `${path} at ${width} in ${lang}` }).toBe(0);
      if (width === AXE_AT[lang]) expect(await axe(page), `${path} at ${width} in ${lang}`).toEqual([]);
      await shoot(page, `full-${name}-${width}-${lang}`);
    }
  }
  // The focus goes through the whole page and is always seen.
  const steps = await page.locator('main').locator('a, button, select, input, summary').count();
  const seen = new Set<string>();
  for (let step = 0; step < Math.min(steps, 60); step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const it = document.activeElement;
      const { width, height } = it?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return {
        what: it?.outerHTML.slice(0, 120) ?? '',
        isSeen: it !== document.body && width > 0 && height > 0,
      };
    });
    if (focused.what.startsWith('<body')) break;
    expect(focused.isSeen, `${path}: ${focused.what}`).toBe(true);
    seen.add(focused.what);
  }
  expect(seen.size, path).toBeGreaterThanOrEqual(Math.min(steps, 4));
}

const text = (it: string | RegExp) => async (page: Page) => {
  await page.getByText(it).first().waitFor();
  await page
    .getByText(/^(Un instant…|One moment…)$/)
    .first()
    .waitFor({ state: 'detached' });
};

test('pages that are full of games can be read at every width, in both languages and by keyboard', async () => {
  const people = await Promise.all(NAMES.map(account));
  const [ada, long, bob, wide] = people;
  if (!ada || !long || !bob || !wide) throw new Error('four people were made');
  const ids = await Promise.all(people.map(idOf));
  for (const page of people) {
    const headers = { origin: house.server.address };
    const data = { audience: 'everyone', history: true, leaderboard: true };
    expect((await page.request.patch('/api/me/page', { data, headers })).ok()).toBe(true);
  }
  // Enough for a rating that is settled at one game, and something of each of the others.
  for (let n = 0; n < 11; n += 1)
    await play('mint-works', n % 3 === 0 ? [ada, long, bob, wide] : [ada, long]);
  for (const game of GAMES) await play(game, [ada, long, bob]);
  await play('money', [ada, wide, bob]);

  for (const id of ids.slice(1)) await post(ada, `/api/people/${id}/follow`);
  for (const page of [long, bob, wide]) await post(page, `/api/people/${ids[0]}/follow`);
  const club = await post(ada, '/api/clubs', {
    name: 'Les joueurs du jeudi',
    about: 'Tous les jeudis à vingt heures.',
  });
  const clubId = String(club['id']);
  const token = String(club['invite']).split('/').at(-1);
  for (const page of [long, bob, wide]) await post(page, `/api/clubs/join`, { token });
  await post(ada, '/api/tables', {
    ...{
      game: 'alhambra',
      options: {},
      seats: [{ type: 'me' }, { type: 'open' }, { type: 'open' }],
      public: false,
    },
    ...{ clock: { type: 'none' }, memory: true, hints: false, entropy: null, shares: false, club: clubId },
  });
  const cup = (await post(ada, '/api/tournaments', {
    ...{ name: 'La coupe du jeudi', game: 'mint-works', options: {}, format: { type: 'swiss', rounds: 3 } },
    ...{ table_size: 2, capacity: 64, start_at: null, starts_when_full: false, show_up: 10, no_show: 'bot' },
    ...{ clock: { type: 'live', seconds: 600, increment: 5 }, bot_level: 'random', duplicate: true },
    ...{ rated: false, public: true, club: clubId },
  })) as { info: { id: string } };
  const cupPath = `/api/tournaments/${cup.info.id}`;
  await post(ada, `${cupPath}/bots`, { level: 'easy', count: 9 });
  await post(ada, `${cupPath}/start`);
  await expect
    .poll(
      async () =>
        ((await (await ada.request.get(cupPath)).json()) as typeof cup & { info: { phase: string } }).info
          .phase,
      {
        timeout: 60_000,
      },
    )
    .toBe('over');

  await look(ada, `/people/${ids[1]}`, 'person', text(/Élisabeth-Marguerite/));
  await look(ada, '/me', 'me', async (page) => {
    await page.getByRole('button', { name: /statisti/ }).click();
    await page.getByRole('heading', { name: /How you begin|Vos débuts de partie/ }).waitFor();
  });
  await look(ada, '/leaderboard/mint-works', 'leaderboard', async (page) => {
    await page.getByRole('combobox').first().selectOption('more');
    await text(/Élisabeth-Marguerite/)(page);
  });
  await look(ada, '/friends', 'friends', text(/Wwwwww/));
  await look(ada, `/clubs/${clubId}`, 'club', text(/Wwwwww/));
  await look(ada, `/tournaments/${cup.info.id}`, 'tournament', text(/La coupe du jeudi/));
  await look(ada, '/tournaments', 'tournaments', text(/La coupe du jeudi/));
}, 900_000);
