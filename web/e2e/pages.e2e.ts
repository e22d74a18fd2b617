import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot, type Visit } from './harness';

const house = houseForTests();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a first visitor chooses a name in the lobby and is greeted', async () => {
  const page = await house.visitor();
  await page.goto('/');
  await heading(page, 'Take a seat at the counter').waitFor();
  await page.getByText('Choose a name, or sign in').click();
  await page.getByLabel('What’s your name?').fill('Ada');
  await button(page, 'Take a seat').click();
  await heading(page, 'Hello, Ada').waitFor();
  await page.reload();
  await heading(page, 'Hello, Ada').waitFor();
});

test('a table against bots is two clicks and a name away', async () => {
  const page = await house.visitor();
  await page.goto('/');
  await button(page, 'Play against bots').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s your name?').fill('Ada');
  await dialog.getByRole('button', { name: 'Take a seat' }).click();
  await page.waitForURL(/\/table\//);
  await page.goto('/');
  await heading(page, 'Your turn').waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
});

test('a table is opened by the form, seen live by others, and joined', async () => {
  const [host, guest] = [await house.visitor({ name: 'Ada' }), await house.visitor()];
  await guest.goto('/');
  await guest.getByText('No table is waiting for players').waitFor();

  await host.goto('/');
  await host.getByRole('link', { name: 'New table…' }).first().click();
  const form = host.getByRole('dialog');
  await form.getByLabel('Seat 3').selectOption('open');
  await form.getByLabel('Deals').fill('1');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/table\//);

  await guest.getByText('2 of 3 seats taken').waitFor();
  await guest.getByText('Deals: 1').waitFor();
  await button(guest, 'Join').click();
  const dialog = guest.getByRole('dialog');
  await dialog.getByLabel('What’s your name?').fill('Bob');
  await dialog.getByRole('button', { name: 'Take a seat' }).click();
  await guest.waitForURL(host.url());
});

test('options that do not fit are explained where they stand', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto('/new/money');
  const form = page.getByRole('dialog');
  await form.getByLabel('Currencies removed').selectOption({ label: 'Custom' });
  await form.getByText('rouble').click();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await form.getByText('With this number of players, exactly 2 currencies are removed.').waitFor();
  await form.getByText('yen').click();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
});

test('an account leads back to the same person from another browser', async () => {
  const [here, there] = [await house.visitor({ name: 'Ada' }), await house.visitor()];
  await here.goto('/me');
  await here.getByLabel('Username').fill('ada.lovelace');
  await here.getByLabel('Password').fill('a long password');
  await button(here, 'Create an account').click();
  await here.getByText('You can sign in anywhere as ada.lovelace.').waitFor();

  await there.goto('/');
  await there.getByText('Choose a name, or sign in').click();
  await button(there, 'I have an account').click();
  await there.getByLabel('Username').fill('ada.lovelace');
  await there.getByLabel('Password').fill('something else');
  await button(there, 'Sign in').click();
  await there.getByText('Wrong username or password.').waitFor();
  await there.getByLabel('Password').fill('a long password');
  await button(there, 'Sign in').click();
  await heading(there, 'Hello, Ada').waitFor();
});

test('a private link moves to another device once', async () => {
  const [here, there] = [await house.visitor({ name: 'Ada' }), await house.visitor()];
  await here.goto('/me');
  await button(here, 'Create a link').click();
  const link = await here.getByLabel('Private link').inputValue();
  await there.goto(link);
  await button(there, 'Sign in here').click();
  await heading(there, 'Hello, Ada').waitFor();
  await there.goto(link);
  await button(there, 'Sign in here').click();
  await there.getByRole('alert').waitFor();
});

test('names change and data are deleted on request', async () => {
  const page = await house.visitor({ name: 'Ada' });
  await page.goto('/me');
  await page.getByLabel('Your name').fill('Grace');
  await button(page, 'Save').click();
  await heading(page, 'Grace').waitFor();
  await button(page, 'Delete my data').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Type delete/).fill('delete');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await heading(page, 'Take a seat at the counter').waitFor();
});

test('the language is the browser’s at first and switches without a reload', async () => {
  const page = await house.visitor({ lang: 'fr' });
  await page.goto('/rules/money#bidding');
  await heading(page, 'Miser').waitFor();
  await button(page, /English/).click();
  await heading(page, 'Bidding').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await heading(page, 'Bidding').waitFor();
  await page.getByRole('link', { name: 'break ties' }).click();
  await heading(page, 'Serial numbers').and(page.locator(':focus')).waitFor();
});

test('the keyboard alone is enough to open a table', async () => {
  const page = await house.visitor({ name: 'Ada' });
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
  };
  await page.goto('/');
  await heading(page, 'Hello, Ada').waitFor();
  await page.getByRole('link', { name: 'New table…' }).first().waitFor();
  await press('Tab');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Skip to content');
  await press('Enter');
  // From the top of the content to the link on the card of the game.
  for (let n = 0; n < 12; n += 1) {
    await press('Tab');
    if ((await page.locator(':focus').textContent())?.includes('New table')) break;
  }
  await press('Enter');
  await page.getByRole('dialog').getByLabel('Seat 1').and(page.locator(':focus')).waitFor();
  await press('Escape');
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

const LOOKS: [string, Visit][] = [
  ['360-en-light', { width: 360, height: 740 }],
  ['360-fr-dark', { width: 360, height: 740, lang: 'fr', dark: true }],
  ['768-fr-light', { width: 768, height: 1024, lang: 'fr' }],
  ['1440-en-dark', { width: 1440, height: 900, dark: true }],
  ['1440-fr-light', { width: 1440, height: 900, lang: 'fr' }],
];

test.each(LOOKS)('every page is whole and accessible at %s', async (look, visit) => {
  const page = await house.visitor(visit);
  const seen = async (path: string, name: string, fullPage = true) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
    await shoot(page, `${name}-${look}`, fullPage);
    await expect.poll(() => overflow(page), { message: name }).toBe(0);
    expect([name, await axe(page)]).toEqual([name, []]);
  };
  await seen('/', 'lobby-first');
  await page.request.post('/api/guest', { data: { name: 'Ada' }, headers: { origin: house.server.address } });
  await seen('/', 'lobby');
  await seen('/new/money', 'new', false);
  await seen('/me', 'me');
  await seen('/rules', 'rules');
  await seen('/rules/money', 'rules-money');
  await seen('/link/token', 'link');
  await seen('/nowhere', 'missing');
});
