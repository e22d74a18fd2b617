/** Notifications while the page is closed: the switch. */
import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, House, overflow, shoot } from './harness';

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
