import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { bar, bidOne, exchange, hand, lay, mine, places, playOn, seal } from './table';

const house = houseForTests();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('two people and a bot play a whole deal, which is then replayed from another seat', async () => {
  const [ada, bob] = [await house.visitor({ name: 'Ada' }), await house.visitor()];
  const path = await lay(ada, ['me', 'open', 'bot']);
  await ada.goto(path);
  await ada.getByText('One seat is still free.').waitFor();
  const link = await ada.getByLabel('Link to the table').inputValue();
  await shoot(ada, 'waiting-1280-en');

  await bob.goto(link);
  await button(bob, 'Sit here').click();
  const dialog = bob.getByRole('dialog');
  await dialog.getByLabel('What’s your name?').fill('Bob');
  await dialog.getByRole('button', { name: 'Take a seat' }).click();
  await Promise.all([bar(ada).waitFor(), bar(bob).waitFor()]);
  await expect.poll(() => ada.title()).toContain('Your turn');

  // A pick is secret, a chat message is public.
  await bob.getByRole('tab', { name: 'Chat' }).click();
  await bob.getByLabel('Write a message').fill('Good evening!');
  await button(bob, 'Send').click();
  await ada.getByRole('tab', { name: 'Chat (1 new)' }).click();
  await ada.getByText('Good evening!').waitFor();
  await ada.getByRole('tab', { name: 'Log' }).click();

  await bidOne(ada);
  await ada.getByText('Waiting for bids from').waitFor();
  await bob.getByRole('region', { name: 'Ada' }).getByText('bid confirmed').waitFor();
  await Promise.all([playOn(ada), playOn(bob)]);

  for (const page of [ada, bob]) {
    await page.getByRole('table').getByRole('rowheader', { name: 'Ada' }).waitFor();
    await page.getByRole('img', { name: 'Course of the game' }).waitFor();
  }
  await shoot(ada, 'end-1280-en');
  await ada.getByRole('tab', { name: 'Fairness' }).click();
  const [record] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('button', { name: 'Game record' }).click(),
  ]);
  expect(record.suggestedFilename()).toMatch(/\.record$/);

  await ada.getByRole('link', { name: 'Replay the game' }).click();
  await ada.getByRole('slider').waitFor();
  await ada.getByLabel('Point of view').selectOption({ label: 'Bob' });
  await ada.waitForURL(/as=seat-2/);
  await ada.getByRole('region', { name: 'Ada' }).waitFor();
  await ada.getByRole('region', { name: 'Your hand' }).waitFor();
  await ada.getByLabel('Point of view').selectOption({ label: 'Everything visible' });
  await ada.waitForURL(/as=arbiter/);
  await ada.getByRole('heading', { level: 1 }).click();
  await ada.keyboard.press('End');
  for (const name of ['Ada', 'Bob', 'Sequin']) {
    await ada.getByRole('region', { name }).getByText('hand', { exact: true }).waitFor();
  }
  await ada.keyboard.press('Home');
  const place = ada.getByRole('group', { name: 'Replay' }).getByRole('status');
  await expect.poll(() => place.textContent()).toMatch(/^0 of/);
  // What was dealt before the first choice is one moment.
  await ada.getByRole('region', { name: 'Bob' }).getByText('hand', { exact: true }).waitFor();
  await ada.keyboard.press('ArrowRight');
  await expect.poll(() => place.textContent()).toMatch(/^1 of/);
  await shoot(ada, 'replay-1280-en');
  expect(await axe(ada)).toEqual([]);

  // On a phone it is one screen as well, and the hand does not lie over the table.
  await ada.setViewportSize({ width: 390, height: 844 });
  const box = (part: string) => ada.locator(`.stage > ${part}`).boundingBox();
  await expect
    .poll(async () => {
      const [table, below] = [await box('.table'), await box('.below')];
      if (!table || !below) return false;
      return table.height > 200 && table.y + table.height <= below.y && below.y + below.height <= 844;
    })
    .toBe(true);
  await expect.poll(() => overflow(ada)).toBe(0);
});

test('a reload in mid-bid loses nothing that was sent, and what was not sent can be picked again', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bar(page).waitFor();
  await hand(page).first().click();
  await page.reload();
  await bar(page).waitFor();
  await expect.poll(() => hand(page).first().getAttribute('aria-pressed')).toBe('false');
  await bidOne(page);
  await mine(page);
  const lines = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').count();
  await page.reload();
  await mine(page);
  await expect
    .poll(() => page.getByRole('list', { name: 'Log' }).getByRole('listitem').count())
    .toBeGreaterThanOrEqual(lines);
});

test('the table comes back by itself after the server crashed', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bidOne(page);
  await mine(page);
  const before = await page.getByText(/^Deal 1 of 1 · round \d+$/).textContent();
  await house.server.crash();
  const lost = page.getByText('Connection lost.');
  await lost.waitFor();
  await house.server.restart();
  await lost.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(/^Deal 1 of 1 · round \d+$/).textContent()).toBe(before);
  await playOn(page);
});

test('a spectator sees the table and no hands', async () => {
  const [ada, guest] = [await house.visitor({ name: 'Ada' }), await house.visitor()];
  const path = await lay(ada, ['me', 'bot', 'bot']);
  await ada.goto(path);
  await bar(ada).waitFor();
  await guest.goto(path);
  await guest.getByRole('region', { name: 'Ada' }).getByText('6 cards').waitFor();
  await expect.poll(() => hand(guest).count()).toBe(0);
  await ada.getByText('One spectator').waitFor({ state: 'attached' });
  await bidOne(ada);
  await guest.getByText('Ada bids', { exact: false }).first().waitFor();
  await shoot(guest, 'watching-1280-en');
});

test('a line of the log leads back, and one button to now', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bidOne(page);
  if ((await mine(page)) === 'exchange') await exchange(page);
  await mine(page);
  await page.getByRole('list', { name: 'Log' }).getByRole('button').nth(1).click();
  await page.getByText('You are viewing an earlier point in the game.').waitFor();
  await expect.poll(() => places(page).count()).toBe(0);
  await button(page, 'Back to the present').click();
  await mine(page);
});

test('chat on a phone, undo, hint and giving up', async () => {
  const phone = { width: 390, height: 844 };
  const [ada, bob] = [await house.visitor({ name: 'Ada' }), await house.visitor({ name: 'Bob', ...phone })];
  const path = await lay(ada, ['me', 'open', 'bot']);
  await ada.goto(path);
  await bob.goto(path);
  await button(bob, 'Sit here').click();
  await bar(ada).waitFor();
  // What is said is seen on a phone too, where the chat is a sheet.
  await ada.getByRole('tab', { name: 'Chat' }).click();
  await ada.getByLabel('Write a message').fill('Your turn, Bob');
  const send = button(ada, 'Send');
  const edge = async (it: Locator) => it.evaluate((node) => node.getBoundingClientRect().right);
  expect(await edge(send)).toBeLessThan(
    await edge(ada.getByRole('complementary', { name: 'Log, chat and fairness' })),
  );
  await send.click();
  await button(bob, /Ada\s+Your turn, Bob/).click();
  await bob.getByRole('dialog').getByText('Your turn, Bob').waitFor();
  await bob.keyboard.press('Escape');
  // The tools stand for the header there: they have the way home, and the settings its switches.
  await expect.poll(() => bob.getByRole('banner').isVisible()).toBe(false);
  await bob.getByRole('toolbar').getByRole('link', { name: 'Comptoir, back to the lobby' }).waitFor();
  await bob.getByRole('toolbar').getByRole('button', { name: 'Settings' }).click();
  await bob.getByRole('dialog').getByLabel('Appearance').selectOption('dark');
  await bob.locator(':root[data-theme="dark"]').waitFor();
  await bob.keyboard.press('Escape');
  await ada.getByRole('tab', { name: 'Log' }).click();
  // A hint lasts until the next frame: the bot must have nothing left to do.
  await ada.getByText('bid confirmed').waitFor();
  await bidOne(ada);
  const [own, heard] = [
    ada.getByText('You have confirmed your bid.'),
    bob.getByText('Ada has confirmed their bid.'),
  ];
  await Promise.all([own.waitFor(), heard.waitFor()]);
  await button(ada, 'Undo').click();
  await bar(ada).waitFor();
  // What was taken back is no longer in the log.
  await Promise.all([own.waitFor({ state: 'detached' }), heard.waitFor({ state: 'detached' })]);
  await button(ada, 'Hint').click();
  await ada.getByText('A bot would play').waitFor();
  await button(ada, 'Play this move').click();
  await ada.getByText('A bot would play').waitFor({ state: 'detached' });

  await button(bob, 'Resign').click();
  await bob.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await ada.getByText('resigned · bot').waitFor();
  // It is final: nothing offers the way back, and nothing waits for a choice.
  await bob.getByText('You have resigned: a bot is finishing the game in your seat.').waitFor();
  await expect.poll(() => button(bob, 'Take my seat back').count()).toBe(0);
  await expect.poll(() => button(bob, 'Resign').count()).toBe(0);
  await expect.poll(() => bob.locator('[data-final]').count()).toBe(0);
  // A player who resigned has lost, also where the bot had most points.
  await playOn(ada);
  await bob.locator('section.end').waitFor();
  await expect.poll(() => bob.locator('section.end.won').count()).toBe(0);
  await expect
    .poll(() => bob.locator('section.end h2').first().textContent())
    .toMatch(/^You resigned\. Won by (Ada|Sequin)/);
  // What was done before is one's own, what came later the bot's.
  await button(bob, 'Log and chat').click();
  const log = bob.getByRole('dialog').locator('.log');
  await log
    .getByText(/^Bob \(bot\) has confirmed their bid/)
    .first()
    .waitFor();
  expect(await log.getByText(/^You start with/).count()).toBe(1);
});

for (const [width, lang, dark] of [
  [360, 'fr', true],
  [1440, 'en', false],
] as const) {
  const how = `${width}-${lang}${dark ? '-dark' : ''}`;
  test(`the table fits ${how}, and axe finds no fault`, async () => {
    const page = await house.visitor({ width, height: width < 500 ? 740 : 900, lang, dark, name: 'Ada' });
    await page.goto(await lay(page, ['me', 'bot', 'bot', 'bot', 'bot'], { options: { deals: '3' } }));
    await bar(page).waitFor();
    await hand(page).first().click();
    await shoot(page, `bid-${how}`, false);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await seal(page);
    for (let round = 0; round < 12 && (await mine(page)) === 'bid'; round++) await bidOne(page);
    await shoot(page, `exchange-${how}`);
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    if (width < 1000) return;
    // Names are read beside points and facts, also on the lowest screen that shows the whole table.
    await page.setViewportSize({ width: 1024, height: 690 });
    const covered = () =>
      page.locator('.stage .panel .name').evaluateAll((all) =>
        all
          .filter((it) => {
            const { left, top, width, height } = it.getBoundingClientRect();
            // The name of a person is a link.
            return width <= 24 || !it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          })
          .map((it) => it.textContent),
      );
    await expect.poll(covered).toEqual([]);
  });
}

test('the language changes in mid-game', async () => {
  const page = await house.visitor({ name: 'Ada', lang: 'en' });
  await page.goto(await lay(page, ['me', 'bot', 'bot']));
  await bar(page).waitFor();
  await hand(page).first().click();
  await page.getByRole('button', { name: /Français|FR/ }).click();
  await button(page, 'Valider la mise').waitFor();
  await expect.poll(() => hand(page).first().getAttribute('aria-pressed')).toBe('true');
});
