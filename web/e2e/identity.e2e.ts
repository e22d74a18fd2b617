/** Sessions, passwords and the draw of the seed, as people meet them. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { end, lay, playOn } from './table';

const house = houseForTests();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function makeAccount(page: Page, login: string): Promise<void> {
  await page.goto('/me');
  await page.getByLabel('Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await button(page, 'Create an account').click();
  await page.getByText('Too many people use that password').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await button(page, 'Create an account').click();
  await page.getByText(`You can sign in anywhere as ${login}.`).waitFor();
}

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/me');
  await button(page, 'I have an account').click();
  await page.getByLabel('Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
  await page.getByText(`You can sign in anywhere as ${login}.`).waitFor();
}

test('a device is signed out from another, and its table with it', async () => {
  const [desk, phone] = [
    await house.visitor({ name: 'Ada' }),
    await house.visitor({ width: 390, height: 800 }),
  ];
  await makeAccount(desk, 'ada');
  await signIn(phone, 'ada', 'correct horse');
  const path = await lay(desk, ['me', 'open', 'bot']);
  await phone.goto(path);
  await phone.getByText('you', { exact: true }).waitFor();
  await desk.goto('/me');
  await desk.getByText('This device').waitFor();
  await expect.poll(() => overflow(desk)).toBe(0);
  expect(await axe(desk)).toEqual([]);
  await shoot(desk, 'me-devices');
  await button(desk, 'Sign out everywhere else').click();
  await desk.getByText('All other devices are signed out.').waitFor();
  // The socket of the table is closed, and comes back as that of somebody who watches.
  await button(phone, 'Sit here').waitFor();
});

test('a forgotten password is replaced by a recovery code', async () => {
  const page = await house.visitor({ name: 'Bob', width: 390, height: 800 });
  await makeAccount(page, 'bob');
  await button(page, 'Recovery codes').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Create ten codes' }).click();
  const code = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await shoot(page, 'me-codes');
  await dialog.getByRole('button', { name: 'I’ve written them down' }).click();
  await page.getByText('You have 10 recovery codes left.').waitFor();

  const lost = await house.visitor();
  await lost.goto('/me');
  await button(lost, 'I have an account').click();
  await button(lost, 'Forgotten your password?').click();
  await lost.getByLabel('Username').fill('bob');
  await lost.getByLabel('Recovery code').fill(code.toUpperCase());
  await lost.getByLabel('New password').fill('battery staple');
  await button(lost, 'Sign in').click();
  await lost.getByText('You have 9 recovery codes left.').waitFor();
});

test('every browser takes part in the draw, and checks the record at the end', async () => {
  const ada = await house.visitor({ name: 'Ada' });
  const bob = await house.visitor({ name: 'Bob', lang: 'fr', width: 390, height: 800 });
  const path = await lay(ada, ['me', 'open', 'bot'], { shares: true });
  await ada.goto(path);
  await bob.goto(path);
  await button(bob, 'Prendre cette place').click();
  await Promise.all([playOn(ada), playOn(bob)]);
  await end(ada).getByText('Draw checked').waitFor();
  await end(bob).getByText('Tirage vérifié').waitFor();
  await shoot(ada, 'fair-checked');
  await shoot(bob, 'fair-checked-fr-390');

  // Another seed than the one that was shown before the game.
  await ada.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => /^comptoir\.draw\.(?!all)/.test(it)) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { hash: string };
    localStorage.setItem(key, JSON.stringify({ ...kept, hash: 'ff'.repeat(32) }));
  });
  await ada.reload();
  await end(ada).getByRole('alert').getByText('Someone has exchanged the seed').waitFor();
  await shoot(ada, 'fair-alarm');
});
