/** Notifications while the page is closed: the switch, and what the service worker shows. */
import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, House, overflow, shoot } from './harness';
import { lay } from './table';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterEach(async () => {
  await house.clear();
  expect(house.faults.splice(0)).toEqual([]);
});

afterAll(() => house.close());

/**
 * Gives the page a subscription: a browser without a network has no push service. The address is one of a known
 * service, since the server takes no other.
 */
async function standIn(page: Page): Promise<void> {
  const key = createECDH('prime256v1').generateKeys('base64url');
  const made = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: key, auth: randomBytes(16).toString('base64url') },
  };
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((json) => {
    const own = {
      toJSON: () => json,
      unsubscribe: () => {
        localStorage.removeItem('stand-in');
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    const there = () => localStorage.getItem('stand-in') !== null;
    PushManager.prototype.getSubscription = () => Promise.resolve(there() ? own : null);
    PushManager.prototype.subscribe = () => {
      localStorage.setItem('stand-in', 'yes');
      return Promise.resolve(own);
    };
    Notification.requestPermission = () => Promise.resolve('granted');
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  }, made);
}

test('the switch says what browser and server know, and keeps what one wants to hear', async () => {
  const page = await house.visitor({ name: 'Ada', width: 390, height: 844, keeps: true });
  await standIn(page);
  await page.goto('/me');
  const toggle = page.getByLabel('Notify this device while the page is closed');
  await toggle.check();
  await page.getByLabel('a game is over').uncheck();
  await page.getByLabel('Quiet hours').check();
  await page.getByLabel('From').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'push-390');
  await expect
    .poll(async () => (await page.request.get('/api/me/push')).json())
    .toMatchObject({ wishes: { kinds: ['turn', 'begun', 'invited', 'clock'].toSorted() } });

  await page.reload();
  await page.getByLabel('From').waitFor();
  expect(await page.getByLabel('a game is over').isChecked()).toBe(false);

  // The browser has lost its subscription: the switch does not pretend.
  await page.evaluate(() => localStorage.removeItem('stand-in'));
  await page.reload();
  await toggle.waitFor();
  expect(await toggle.isChecked()).toBe(false);
  await expect
    .poll(async () => (await page.request.get('/api/me/push')).json())
    .toMatchObject({ wishes: null });
});

test('the service worker shows one notification a table, in French, and none to somebody who looks', async () => {
  const page = await house.visitor({ name: 'Bob', lang: 'fr', keeps: true });
  await standIn(page);
  await page.goto('/me');
  await page.getByLabel('Avertir cet appareil quand la page est fermée').check();
  await page.getByText('M’avertir quand', { exact: true }).waitFor();
  await shoot(page, 'push-fr');
  const path = await lay(page, ['me', 'open', 'bot']);
  const table = path.split('/').at(-1) ?? '';

  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registration;
  const tell = (told: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: house.server.address,
      registrationId,
      data: JSON.stringify({ table, game: 'money', ...told }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      return (await ready.getNotifications()).map((it) => ({ body: it.body, tag: it.tag }));
    });
  await tell({ kind: 'turn', at: 1 });
  await expect.poll(shown).toEqual([{ body: 'Money! : c’est à vous de jouer.', tag: path }]);
  await tell({ kind: 'over', at: 2 });
  await expect.poll(shown).toEqual([{ body: 'Money! : la partie est terminée.', tag: path }]);

  // At the table itself nothing is shown; what comes after it is of another table, so the first was dealt with.
  await page.goto(path);
  await page.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready;
    for (const it of await ready.getNotifications()) it.close();
  });
  await expect.poll(shown).toEqual([]);
  await tell({ kind: 'turn', at: 3 });
  await tell({ kind: 'begun', at: 4, table: 'elsewhere' });
  await expect.poll(shown).toEqual([{ body: 'Money! : la partie commence.', tag: '/table/elsewhere' }]);
});
