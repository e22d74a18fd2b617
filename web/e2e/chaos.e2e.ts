/**
 * The real page while its server is killed and its connections are cut: people play whole games without having to do
 * anything about it, and what they are shown at the end is what the log has. `COMPTOIR_CHAOS_SECONDS` plays on for
 * longer, one game after another (`cargo xtask chaos --browser`).
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cable } from './cable';
import { houseForTests } from './harness';
import * as mintWorks from './mint-works';
import { end, lay, mine, playOn, playOne } from './table';

const house = houseForTests();
let cable: Cable;
beforeAll(async () => {
  cable = await Cable.lay(() => house.server.address);
});
afterAll(() => cable.remove());

const SECONDS = Number(process.env['COMPTOIR_CHAOS_SECONDS'] ?? 0);

const NAMES = ['Ada', 'Bob'];

/** One choice on the board of each game; false once all is over. */
const GAMES: Record<string, (page: Page) => Promise<boolean>> = {
  money: playOne,
  'mint-works': async (page) => {
    if (!(await mintWorks.mine(page))) return false;
    await mintWorks.turn(page);
    return true;
  },
};

/** Whatever asks a person to do something. That nothing is lost and the page tries again asks for nothing. */
const ALARMS =
  '[role="alert"]:not(.offline), .toast.bad, .notice.bad, .failed, .page > .gone, .outdated, .rewound';

/** A person at a page, what the page has asked of them, and how often it was loaded. */
type Player = { page: Page; alarms: string[]; loads: number; choices: number; isOver: boolean };

async function player(name: string): Promise<Player> {
  const page = await house.visitor({ at: cable.address });
  const player: Player = { page, alarms: [], loads: 0, choices: 0, isOver: false };
  await page.request.post('/api/guest', { data: { name }, headers: { origin: cable.address } });
  await page.exposeFunction('alarmed', (text: string) => player.alarms.push(text));
  await page.addInitScript((alarms) => {
    const { alarmed } = window as unknown as { alarmed: (text: string) => void };
    const look = () => document.querySelectorAll(alarms).forEach((it) => alarmed(it.textContent));
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, ALARMS);
  page.on('load', () => (player.loads += 1));
  return player;
}

/** Plays a seat to the end, whatever happens to the line. */
async function play(player: Player, choose: (page: Page) => Promise<boolean>): Promise<void> {
  while (await choose(player.page)) player.choices += 1;
  player.isOver = true;
}

/** Each lasts until the page has noticed it or the server is there again; nothing is left to the clock. */
const FAULTS = {
  'connections cut': () => Promise.resolve(cable.cut()),
  'server killed': async () => {
    await house.server.crash();
    await house.server.restart();
  },
  'out of reach': async (pages: readonly Player[]) => {
    cable.break();
    const noticed = pages.map(({ page }) =>
      page.getByText('Connection lost.').or(end(page)).first().waitFor(),
    );
    await Promise.all(noticed);
    cable.mend();
  },
  'server killed while out of reach': async () => {
    cable.break();
    await house.server.crash();
    await house.server.restart();
    cable.mend();
  },
};

/** Of one game. A test has each of them twice; who plays on for longer has them to the end. */
const MOST_FAULTS = SECONDS > 0 ? Infinity : 2 * Object.keys(FAULTS).length;

/** One fault after another, each after all have chosen since the one before. Gives how many there were. */
async function spoil(players: readonly Player[]): Promise<number> {
  let n = 0;
  while (n < MOST_FAULTS && players.some((it) => !it.isOver)) {
    const before = players.map((it) => it.choices);
    const fault = Object.values(FAULTS)[n % Object.keys(FAULTS).length];
    await fault?.(players);
    n += 1;
    const haveChosen = () => players.every((it, index) => it.isOver || it.choices > (before[index] ?? 0));
    await expect.poll(haveChosen).toBe(true);
  }
  return n;
}

/** Bots have no name of their own at a server; pages give them one. */
const nameOf = (name: string | undefined): string => (NAMES.find((it) => it === name) ? `${name}` : 'bot');

/** Of which the log on the page tells. */
const versions = (page: Page): Promise<number[]> =>
  page
    .locator('ol.log li[data-version]')
    .evaluateAll((all) => all.map((it) => Number(it.getAttribute('data-version'))));

/** What the page says of the end: points by name, winners, and the versions of which its log tells. */
async function shown({ page }: Player): Promise<object> {
  const rows = end(page).locator('tbody tr:has(td.total)');
  const scores = await rows.evaluateAll((all) =>
    all.map((it) => [
      it.querySelector('.name')?.textContent.trim(),
      Number(it.querySelector('.total')?.textContent),
      it.classList.contains('won'),
    ]),
  );
  const named = scores.map(([name, ...rest]) => [nameOf(name as string), ...rest]);
  return { scores: named.sort(), versions: await versions(page) };
}

/** The same from the record and the history that the server keeps. */
async function kept({ page }: Player, id: string, seat: number): Promise<object> {
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  const info = await page.request.get(`/api/tables/${id}`);
  const { seats } = (await info.json()) as { seats: { name: string }[] };
  const winners = /^winners (.*)$/m.exec(record)?.[1]?.split(' ').map(Number) ?? [];
  const totals = [...record.matchAll(/^score (\d+) (-?\d+)/gm)];
  const scores = totals.map(([, seat, total]) => [
    nameOf(seats[Number(seat) - 1]?.name),
    Number(total),
    winners.includes(Number(seat)),
  ]);
  type Moments = { moments: { version: number; news: unknown[] }[]; last: number };
  const versions: number[] = [];
  for (let from = 1; ;) {
    const asked = await page.request.get(
      `/api/tables/${id}/moments?as=seat-${seat}&from=${from}&to=${from + 99}`,
    );
    const { moments } = (await asked.json()) as Moments;
    if (moments.length === 0) break;
    versions.push(...moments.filter((it) => it.news.length > 0).map((it) => it.version));
    from = (moments.at(-1)?.version ?? from) + 1;
  }
  return { scores: scores.sort(), versions };
}

/** A game of two people and a bot to its end. Gives how many choices were made, and how much went wrong. */
async function game(slug: string): Promise<[number, number]> {
  const choose = GAMES[slug];
  if (!choose) throw new Error(slug);
  const players = await Promise.all(NAMES.map(player));
  const [ada, bob] = players.map((it) => it.page);
  if (!ada || !bob) throw new Error('nobody came');
  const options = slug === 'money' ? { deals: '1' } : {};
  const path = await lay(ada, ['me', 'open', 'bot'], { game: slug, options });
  const id = path.split('/').at(-1) ?? '';
  const joined = await bob.request.post(`/api/tables/${id}/join`, {
    data: {},
    headers: { origin: cable.address },
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  for (const { page } of players) {
    await page.goto(path);
    await page.locator('.play').waitFor();
  }
  const loads = players.map((it) => it.loads);
  const [faults] = await Promise.all([spoil(players), ...players.map((it) => play(it, choose))]);
  for (const [index, it] of players.entries()) {
    await end(it.page).waitFor();
    expect(await shown(it), `${slug}, seat ${index + 1}`).toEqual(await kept(it, id, index + 1));
    expect(it.alarms, `${slug}, seat ${index + 1}`).toEqual([]);
    expect(it.loads).toBe(loads[index]);
  }
  await house.clear();
  return [players.reduce((sum, it) => sum + it.choices, 0), faults];
}

for (const slug of Object.keys(GAMES)) {
  test(`a whole game of ${slug} while everything fails asks nothing of those who play`, async () => {
    const [choices, faults] = await game(slug);
    expect(choices).toBeGreaterThan(10);
    expect(faults).toBeGreaterThanOrEqual(Object.keys(FAULTS).length);
  });
}

test('a page says that its server has lost the last moves, and goes on with what there is', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await playOne(page);
  await mine(page);
  const restore = await house.server.keepCopy();
  const shownThen = await versions(page);
  for (let n = 0; n < 3; n += 1) await playOne(page);
  await mine(page);
  expect((await versions(page)).length).toBeGreaterThan(shownThen.length);
  await house.server.crash();
  restore();
  await house.server.restart();
  await page.getByText('The server no longer has the last moves of this game').waitFor();
  await mine(page);
  // What the log on the page tells is what the server has, and nothing of what it has lost.
  await expect.poll(() => versions(page)).toEqual(shownThen);
  expect(await page.locator('.notice.bad').count()).toBe(0);
  await playOn(page);
});

if (SECONDS > 0)
  test('games go on for as long as was asked for', { timeout: 0 }, async () => {
    const until = Date.now() + SECONDS * 1000;
    const sum = { games: 0, choices: 0, faults: 0 };
    while (Date.now() < until) {
      for (const slug of Object.keys(GAMES)) {
        const [choices, faults] = await game(slug);
        sum.games += 1;
        sum.choices += choices;
        sum.faults += faults;
      }
      process.stdout.write(
        `${sum.games} games, ${sum.choices} choices, ${sum.faults} faults, nothing asked for\n`,
      );
    }
  });
