/** Passkeys, with an authenticator that the browser itself simulates. */
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { axe, House, overflow, shoot } from './harness';

const house = new House();

// A server for each test: sign-ins from one address are limited, and all of these come from one.
beforeEach(() => house.open());

afterEach(async () => {
  await house.clear();
  const faults = house.faults.splice(0);
  await house.close();
  expect(faults).toEqual([]);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The profile at an address that has a name: a passkey belongs to a domain, and digits are none. */
async function profile(page: Page): Promise<void> {
  const address = new URL('/me', house.server.address);
  address.hostname = 'localhost';
  await page.goto(address.href);
}

/** Plugs an authenticator in, which confirms everything at once. */
async function plug(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function enter(page: Page, ask: string, go: string, name: string): Promise<void> {
  await profile(page);
  await page.getByLabel(ask).fill(name);
  await button(page, go).click();
}

test('an account has a passkey and no password, signs in with it and gets a second one', async () => {
  const page = await house.visitor({ width: 390, height: 844 });
  const { cdp, authenticatorId } = await plug(page);
  await enter(page, 'What’s your name?', 'Take a seat', 'Ada');
  await page.getByLabel('Username').fill('ada');
  await button(page, 'Create it with a passkey').click();
  await page.getByText('You can sign in anywhere as ada.').waitFor();
  await page.getByText(/^Added:/).waitFor();
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'passkeys-390');

  await button(page, 'Sign out').last().click();
  await button(page, 'I have an account').click();
  await shoot(page, 'passkeys-sign-in-390');
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('You can sign in anywhere as ada.').waitFor();
  await page
    .getByText(/^Last used:/)
    .first()
    .waitFor();

  // It is the only way in, so it stays.
  await button(page, 'Remove').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('It’s your only way to sign in').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // With a password beside it, it may be named and removed.
  await button(page, 'Add a password').click();
  await dialog.getByLabel('New password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your password has been changed.').waitFor();
  await button(page, 'Rename').click();
  await dialog.getByLabel('Name of this passkey').fill('blue phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('blue phone').waitFor();
  await button(page, 'Remove').click();
  await dialog.getByLabel('Current password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('That isn’t your current password.').waitFor();
  await shoot(page, 'passkeys-remove-390');
  await dialog.getByLabel('Current password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The passkey has been removed.').waitFor();
  await button(page, 'Sign out').last().click();
  await button(page, 'I have an account').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('That passkey isn’t known here').waitFor();
});

test('an account with a password gets a passkey, in French', async () => {
  const page = await house.visitor({ lang: 'fr', dark: true });
  const { cdp, authenticatorId } = await plug(page);
  await enter(page, 'Comment vous appelez-vous ?', 'Prendre place', 'Bob');
  await page.getByLabel('Identifiant').fill('bob');
  await page.getByLabel('Mot de passe', { exact: true }).fill('correct horse');
  await button(page, 'Créer un compte').click();
  await button(page, 'Ajouter une clé d’accès').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill('correct horse');
  await dialog.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByText(/^Ajoutée/).waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'passkeys-fr-dark');

  // The device has one already, and says so.
  await button(page, 'Ajouter une clé d’accès').click();
  await dialog.getByLabel('Mot de passe actuel').fill('correct horse');
  await dialog.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await dialog.getByText('Cet appareil a déjà une clé d’accès').waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  // Somebody who does not unlock the device is told that nothing happened.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button(page, 'Codes de secours').click();
  await button(page, 'Confirmer avec une clé d’accès').click();
  await dialog.getByText('Rien n’a été confirmé').waitFor();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await button(page, 'Confirmer avec une clé d’accès').click();
  await button(page, 'Je les ai notés').waitFor();
});

test('at an address without a name the page says that there are no passkeys', async () => {
  const page = await house.visitor({ name: 'Eve' });
  await page.goto('/me');
  await page.getByLabel('Username').fill('eve');
  await expect.poll(() => button(page, 'Create it with a passkey').count()).toBe(0);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await button(page, 'Create an account').click();
  await page.getByText('they don’t work at this address').waitFor();
});
