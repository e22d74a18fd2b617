/** Notifications while the page is closed: the switch, what the service worker shows, and where a tap on it leads. */
import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { bar, bidOne, lay } from './table';

const house = houseForTests();

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
  await page.locator('input[type=time]').first().waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shoot(page, 'push-390');
  await expect
    .poll(async () => (await page.request.get('/api/me/push')).json())
    .toMatchObject({
      wishes: { kinds: ['turn', 'begun', 'invited', 'clock'].toSorted(), quiet: expect.anything() },
    });

  await page.reload();
  await page.locator('input[type=time]').first().waitFor();
  await expect.poll(() => page.getByLabel('a game is over').isChecked()).toBe(false);

  // The browser has lost its subscription: the switch does not pretend.
  await page.evaluate(() => localStorage.removeItem('stand-in'));
  await page.reload();
  await toggle.waitFor();
  await expect.poll(() => toggle.isChecked()).toBe(false);
  await expect
    .poll(async () => (await page.request.get('/api/me/push')).json())
    .toMatchObject({ wishes: null });
});

/** What the browser has displayed, as its own log of background work tells it: `title: body`. */
class Shown {
  readonly all: string[] = [];

  static async watch(cdp: CDPSession): Promise<Shown> {
    const shown = new Shown();
    cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: it }) => {
      const said = Object.fromEntries(it.eventMetadata.map(({ key, value }) => [key, value]));
      if (it.eventName === 'Notification displayed') shown.all.push(`${said['Title']}: ${said['Body']}`);
    });
    await cdp.send('BackgroundService.startObserving', { service: 'notifications' });
    await cdp.send('BackgroundService.setRecording', { shouldRecord: true, service: 'notifications' });
    return shown;
  }
}

/** Hands messages to the service worker of a page as a push service would. */
async function pusher(page: Page, cdp: CDPSession): Promise<(told: object) => Promise<void>> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await found;
  const { origin } = new URL(page.url());
  return async (told) => {
    const data = JSON.stringify({ game: 'money', ...told });
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** What a service worker has, which the types of a page do not know. */
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  WindowClient: { prototype: { focus: () => Promise<void> } };
};

/**
 * Taps a notification. Nothing can click on one from outside, and a browser lets a worker open or focus a window only
 * after a real click: those two calls are replaced. Gives the address that a new window would have.
 */
async function tap(page: Page, tag: string): Promise<string | null> {
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  return worker.evaluate(async (tag) => {
    const scope = self as unknown as WorkerScope;
    // The browser takes a notification away after some seconds where there is no place to keep it.
    const path = { path: tag, at: 0 };
    await scope.registration.showNotification('Comptoir', { tag, data: path, requireInteraction: true });
    const [notification] = await scope.registration.getNotifications({ tag });
    if (!notification) throw new Error('no notification');
    let opened: string | null = null;
    let done: Promise<unknown> = Promise.resolve();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    Object.defineProperty(event, 'waitUntil', { value: (it: Promise<unknown>) => (done = it) });
    scope.WindowClient.prototype.focus = () => Promise.resolve();
    scope.clients.openWindow = (url) => {
      opened = url;
      return Promise.resolve(null);
    };
    scope.dispatchEvent(event);
    await done;
    if ((await scope.registration.getNotifications({ tag })).length > 0) throw new Error('still shown');
    return opened;
  }, tag);
}

/** Whether something is wholly on the screen. */
async function inSight(page: Page, what: ReturnType<typeof bar>): Promise<boolean> {
  const [box, size] = [await what.boundingBox(), page.viewportSize()];
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

const LANGUAGES = [
  {
    lang: 'en',
    label: 'Notify this device while the page is closed',
    turn: 'Comptoir: Money!: it’s your turn.',
    over: 'Comptoir: Money!: the game is over.',
    begun: 'Comptoir: Money!: the game has begun.',
  },
  {
    lang: 'fr',
    label: 'Avertir cet appareil quand la page est fermée',
    turn: 'Comptoir: Money!\u00a0: c’est à vous de jouer.',
    over: 'Comptoir: Money!\u00a0: la partie est terminée.',
    begun: 'Comptoir: Money!\u00a0: la partie commence.',
  },
] as const;

test.each(LANGUAGES)(
  'the worker shows one notification a table ($lang)',
  async ({ lang, label, ...says }) => {
    const page = await house.visitor({ name: 'Bob', lang, keeps: true, width: 390, height: 844 });
    await standIn(page);
    await page.goto('/me');
    await page.getByLabel(label).check();
    await page.locator('fieldset legend').waitFor();
    const path = await lay(page, ['me', 'bot', 'bot']);
    const table = path.split('/').at(-1) ?? '';
    const cdp = await page.context().newCDPSession(page);
    const shown = await Shown.watch(cdp);
    const tell = await pusher(page, cdp);

    await tell({ kind: 'turn', at: 1, table });
    await expect.poll(() => shown.all).toEqual([says.turn]);
    // Sent twice: the second is another one's news, so the first of the two was dealt with before it.
    await tell({ kind: 'turn', at: 1, table });
    await tell({ kind: 'over', at: 2, table: 'elsewhere' });
    await expect.poll(() => shown.all).toEqual([says.turn, says.over]);

    // A tap leads from wherever one is to the table, where the choice is in view.
    expect(await tap(page, path)).toBe(null);
    await page.waitForURL(`**${path}`);
    await bar(page).waitFor();
    await expect.poll(() => inSight(page, bar(page))).toBe(true);
    await shoot(page, `push-tapped-${lang}`);

    // Who looks at the table is not told of it.
    await tell({ kind: 'turn', at: 3, table });
    await tell({ kind: 'begun', at: 4, table: 'elsewhere' });
    await expect.poll(() => shown.all.at(-1)).toBe(says.begun);
    expect(shown.all.filter((it) => it === says.turn)).toHaveLength(1);
    await bidOne(page);
  },
);

test('a tap while no window is open opens one at the table', async () => {
  const page = await house.visitor({ name: 'Eve', keeps: true, width: 390, height: 844 });
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const path = await lay(page, ['me', 'bot', 'bot']);
  await page.close();
  const opened = await tap(page, path);
  expect(opened).toBe(path);
  const next = await page.context().newPage();
  await next.goto(path);
  await bar(next).waitFor();
  await expect.poll(() => inSight(next, bar(next))).toBe(true);
});
