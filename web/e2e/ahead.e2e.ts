/** Games over days: what happened since, choices in advance, and the next table that waits. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { bar, bidOne, exchange, lay, mine, settled } from './table';

const house = houseForTests();

/** Sits down at a table that somebody else has made. */
async function join(page: Page, path: string): Promise<void> {
  const answer = await page.request.post(`/api${path.replace('table', 'tables')}/join`, {
    data: {},
    headers: { origin: house.server.address },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const pass = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Who may plan ahead, and who is to move. */
async function whoWaits(one: Page, two: Page, plan: (page: Page) => Locator): Promise<[Page, Page]> {
  const all = [one, two].map((it) =>
    plan(it)
      .waitFor()
      .then(() => it),
  );
  const waits = await Promise.any(all);
  return waits === one ? [one, two] : [two, one];
}

test.each([
  {
    lang: 'en',
    plan: 'Plan ahead',
    builder: 'you can use the Builder',
    prepare: 'Prepare',
    passes: 'Pass',
    second: 'Round 2',
  },
  {
    lang: 'fr',
    plan: 'Prévoir un coup',
    builder: 'vous pouvez utiliser le Constructeur',
    prepare: 'Prévoir',
    passes: 'Passer',
    second: 'Manche 2',
  },
] as const)('a prepared choice is shown, acts and can be removed ($lang)', async (says) => {
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', lang: says.lang, width: 390, height: 844 }),
    await house.visitor({ name: 'Bob', lang: says.lang, width: 390, height: 844 }),
  ];
  const path = await lay(ada, ['me', 'open'], { game: 'mint-works', options: {} });
  await join(bob, path);
  await Promise.all([ada.goto(path), bob.goto(path)]);
  const plan = (page: Page) => page.getByRole('button', { name: says.plan });
  const [waits, moves] = await whoWaits(ada, bob, plan);

  await plan(waits).click();
  await waits.getByLabel(says.builder).check();
  expect(await axe(waits)).toEqual([]);
  await shoot(waits, `prepare-${says.lang}`);
  await waits.getByRole('dialog').getByRole('button', { name: says.prepare, exact: true }).click();
  await waits.locator('[data-prepared]').waitFor();
  await expect.poll(() => overflow(waits)).toBe(0);
  expect(await axe(waits)).toEqual([]);
  await shoot(waits, `prepared-${says.lang}`);
  await expect.poll(() => moves.locator('[data-prepared]').count()).toBe(0);

  // Still there after a reload; gone once removed.
  await waits.reload();
  await waits.locator('[data-prepared]').getByRole('button').click();
  await waits.locator('[data-prepared]').waitFor({ state: 'detached' });
  await plan(waits).click();
  await waits.getByRole('dialog').getByRole('button', { name: says.prepare, exact: true }).click();
  await waits.locator('[data-prepared]').waitFor();

  // It passes while its player is elsewhere: both have, so the next round begins.
  await waits.goto('/rules');
  await pass(moves, says.passes).click();
  await settled(moves);
  await moves.getByText(says.second).first().waitFor();
});

test('who comes back is shown what happened since, and then the choice', async () => {
  const visit = { width: 390, height: 844, motion: true } as const;
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', ...visit }),
    await house.visitor({ name: 'Bob', width: 390, height: 844 }),
  ];
  const path = await lay(ada, ['me', 'open', 'bot']);
  await join(bob, path);
  await Promise.all([ada.goto(path), bob.goto(path)]);
  await bidOne(ada);
  await ada.close();
  await bidOne(bob);
  // Bob chooses as long as it is his turn alone: then it is Ada's.
  const back = await ada.context().newPage();
  await playUntilItWaitsFor(bob, 'Ada');
  await back.goto(path);
  const strip = back.locator('[data-since]');
  await strip.getByText('Since your last move').waitFor();
  await shoot(back, 'since-390', false);
  await strip.getByRole('button', { name: 'Skip ahead' }).click();
  await strip.waitFor({ state: 'detached' });
  expect(await mine(back)).not.toBe('over');
  await expect.poll(() => overflow(back)).toBe(0);

  // What this window has shown is not told again.
  await back.reload();
  await mine(back);
  await expect.poll(() => strip.count()).toBe(0);
});

/** Plays until the game waits for somebody else. A bot that is about to choose may give the turn to either. */
async function playUntilItWaitsFor(page: Page, name: string): Promise<void> {
  const own = page.locator('[data-coach="seal"], [data-target] > button').first();
  // On a phone the order of the bids says it while they lie open.
  const says = page.getByRole('region', { name }).getByText(/^(choosing (a bid|now)|chooses next)$/);
  const theirs = says.filter({ visible: true });
  for (;;) {
    await own.or(theirs).first().waitFor();
    if (!(await own.isVisible())) return;
    await choose(page);
  }
}

async function choose(page: Page): Promise<void> {
  if ((await mine(page)) === 'bid') await bidOne(page);
  else await exchange(page);
}

test.each([
  { lang: 'en', go: 'Next table' },
  { lang: 'fr', go: 'Table suivante' },
] as const)('after a move a button leads to the next table that waits ($lang)', async ({ lang, go }) => {
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', lang, width: 390, height: 844 }),
    await house.visitor({ name: 'Bob' }),
  ];
  const first = await lay(ada, ['me', 'open', 'bot']);
  await join(bob, first);
  const second = await lay(ada, ['me', 'bot', 'bot']);
  await ada.goto(first);
  await bidOne(ada);
  const next = ada.locator('[data-next]');
  await next.waitFor();
  await expect.poll(() => overflow(ada)).toBe(0);
  expect(await axe(ada)).toEqual([]);
  await shoot(ada, `next-${lang}`, false);
  await next.getByRole('link', { name: go }).click();
  await ada.waitForURL(`**${second}`);
  await bar(ada).waitFor();
});

test.each([
  {
    lang: 'en',
    plan: 'Plan ahead',
    producer: 'you can use the Producer',
    prepare: 'Prepare',
    passes: 'Pass',
    why: 'Not played: Pass, every turn, because you can use the Producer. It’s your move.',
  },
  {
    lang: 'fr',
    plan: 'Prévoir un coup',
    producer: 'vous pouvez utiliser le Producteur',
    prepare: 'Prévoir',
    passes: 'Passer',
    why: 'Pas joué\u00a0: Passer, à chaque tour, car vous pouvez utiliser le Producteur. À vous de jouer.',
  },
] as const)('a prepared choice that is dropped says why, to its player alone ($lang)', async (says) => {
  const { lang } = says;
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', lang, width: 390, height: 844 }),
    await house.visitor({ name: 'Bob', lang, width: 390, height: 844 }),
  ];
  const path = await lay(ada, ['me', 'open'], { game: 'mint-works', options: {} });
  await join(bob, path);
  await Promise.all([ada.goto(path), bob.goto(path)]);
  const plan = (page: Page) => page.getByRole('button', { name: says.plan });
  const [waits, moves] = await whoWaits(ada, bob, plan);
  await plan(waits).click();
  await waits.getByLabel(says.producer).check();
  await waits.getByRole('dialog').getByRole('button', { name: says.prepare, exact: true }).click();
  await waits.locator('[data-prepared]').waitFor();
  await pass(moves, says.passes).click();
  const dropped = waits.locator('[data-dropped]');
  await expect.poll(() => dropped.innerText()).toBe(says.why);
  await waits.reload();
  await expect.poll(() => dropped.innerText()).toBe(says.why);
  await expect.poll(() => overflow(waits)).toBe(0);
  expect(await axe(waits)).toEqual([]);
  await shoot(waits, `dropped-${lang}`, false);
  await expect.poll(() => moves.locator('[data-dropped]').count()).toBe(0);
});

test.each([
  {
    lang: 'en',
    go: 'Go on vacation',
    days: 'Days, starting now',
    seen: 'on vacation until',
    back: 'I’m back',
  },
  {
    lang: 'fr',
    go: 'Partir en congé',
    days: 'Jours, dès maintenant',
    seen: 'en congé jusqu’au',
    back: 'Je suis de retour',
  },
] as const)('a vacation is taken in the profile and seen at the table ($lang)', async (says) => {
  const { lang } = says;
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', lang, width: 390, height: 844 }),
    await house.visitor({ name: 'Bob', lang, width: 390, height: 844 }),
  ];
  const clock = { type: 'days', days: 2 } as const;
  const path = await lay(ada, ['me', 'open', 'bot'], { clock });
  await join(bob, path);
  await bob.goto(path);
  await bar(bob).waitFor();
  await ada.goto('/me');
  await ada.getByLabel(says.days).fill('3');
  await ada.getByRole('button', { name: says.go }).click();
  await ada.getByRole('button', { name: says.back }).waitFor();
  await expect.poll(() => overflow(ada)).toBe(0);
  expect(await axe(ada)).toEqual([]);
  await shoot(ada, `vacation-${lang}`);
  await bob.getByText(says.seen).first().waitFor();
  await shoot(bob, `vacation-table-${lang}`, false);
  await ada.getByRole('button', { name: says.back }).click();
  await bob.getByText(says.seen).first().waitFor({ state: 'detached' });
});
