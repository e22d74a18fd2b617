import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';

const house = houseForTests();

test('a tablet shows the table, and a phone that reads its code shows the hand', async () => {
  const tablet = await house.visitor({ name: 'Salon', lang: 'fr', width: 1024, height: 768 });
  await tablet.goto('/new/money');
  const form = tablet.getByRole('dialog');
  await form.getByLabel('Une table, plusieurs mains').check();
  await form.getByLabel('Place 2').selectOption('open');
  await form.getByRole('button', { name: 'Ouvrir la table' }).click();
  const code = tablet.getByRole('img', { name: /^Code contenant l’adresse/ });
  await code.waitFor();
  await shoot(tablet, 'screen-waiting-1024-fr');
  expect(await axe(tablet)).toEqual([]);

  // Two phones and a bot make the table complete.
  const sit = async (name: string, dark: boolean) => {
    const phone = await house.visitor({ name, lang: 'en', width: 390, height: 844, touch: true, dark });
    await phone.goto(`${new URL(tablet.url()).pathname}?hand`);
    await phone.getByRole('button', { name: 'Sit here' }).first().click();
    return phone;
  };
  const ada = await sit('Ada', true);
  const bob = await sit('Bob', false);
  await tablet.locator('.stage > .table').waitFor();

  // Everybody bids; who has done so waits with nothing but the hand.
  await bob.getByRole('button', { name: 'Bluff card only' }).waitFor();
  await expect.poll(() => ada.locator('.stage > .table').isVisible()).toBe(true);
  await ada.getByRole('button', { name: 'Bluff card only' }).click();
  await ada.locator('.stage > .table').waitFor({ state: 'hidden' });
  await expect.poll(() => ada.locator('.stage > .below').isVisible()).toBe(true);
  await shoot(ada, 'screen-phone-390-en-dark');
  expect(await axe(ada)).toEqual([]);
  await expect.poll(() => overflow(ada)).toBe(0);
  await ada.getByRole('button', { name: 'Show it here too' }).click();
  await ada.locator('.stage > .table').waitFor();

  // The tablet shows nobody's hand.
  await shoot(tablet, 'screen-table-1024-fr');
  await expect.poll(() => tablet.locator('.stage .own').count()).toBe(0);
});
