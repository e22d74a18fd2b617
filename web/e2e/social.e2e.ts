/** People who follow, invite and block each other, as they meet it on the page. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { end, lay, playOn } from './table';

const house = houseForTests();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function idOf(page: Page): Promise<string> {
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  return me.id;
}

/** From the end of a game to the page of somebody who has played, whom one follows. */
async function followFromTheEnd(
  page: Page,
  name: string,
  words: { follow: string; unfollow: string },
): Promise<void> {
  await end(page).getByRole('link', { name }).first().click();
  await page.waitForURL(/\/people\//);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await button(page, words.follow).click();
  await button(page, words.unfollow).waitFor();
}

/** The paths of the tables to which somebody is invited. */
async function invitationsOf(page: Page): Promise<string[]> {
  const { invitations } = (await (await page.request.get('/api/me/invitations')).json()) as {
    invitations: { table: { id: string } }[];
  };
  return invitations.map((it) => `/table/${it.table.id}`);
}

/** Nothing sticks out, and axe finds no fault. */
async function isClean(page: Page): Promise<void> {
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
}

/** What a camera would read off the screen. */
async function readCode(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(
    await page.getByRole('img', { name: 'QR code of the link' }).first().screenshot(),
  );
  const code = jsQR(new Uint8ClampedArray(data), width, height);
  expect(code, 'a code that can be read').not.toBeNull();
  return code?.data ?? '';
}

test('two people follow each other, meet by a code, play, and part', async () => {
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', width: 1440, height: 900 }),
    await house.visitor({ name: 'Bob', width: 360, height: 740, lang: 'fr' }),
  ];
  const path = await lay(ada, ['me', 'open', 'bot']);
  await ada.goto(path);
  await ada.getByText('QR code', { exact: true }).first().click();
  const link = await readCode(ada);
  expect(new URL(link).pathname).toBe(path);
  await bob.goto(link);
  await button(bob, 'Prendre cette place').click();
  await Promise.all([playOn(ada), playOn(bob)]);
  await Promise.all([end(ada).waitFor(), end(bob).waitFor()]);

  const [a, b] = [await idOf(ada), await idOf(bob)];
  await followFromTheEnd(ada, 'Bob', { follow: 'Follow', unfollow: 'Unfollow' });
  expect(new URL(ada.url()).pathname).toBe(`/people/${b}`);
  await isClean(ada);
  await followFromTheEnd(bob, 'Ada', { follow: 'Suivre', unfollow: 'Ne plus suivre' });
  expect(new URL(bob.url()).pathname).toBe(`/people/${a}`);
  await bob.getByText('vous suit aussi').waitFor();
  await isClean(bob);
  await shoot(bob, 'person-of-a-friend-360');
  // Bob reads a page without a table on it, and is there.
  await ada.goto('/friends');
  const row = ada.getByRole('listitem').filter({ hasText: 'Bob' });
  await row.getByText('follows you too').waitFor();
  await row.getByText('online').waitFor();
  await isClean(ada);
  await shoot(ada, 'friends-1440');
  await bob.goto('/friends');
  await bob.getByText('vous suit aussi').waitFor();
  await isClean(bob);
  await shoot(bob, 'friends-360');

  // An invitation with one tap is on the other's page, and opens a seat.
  const next = await lay(ada, ['me', 'invite', 'bot']);
  await ada.goto(next);
  await ada
    .getByRole('region', { name: 'Invite friends' })
    .getByRole('button', { name: 'Invite Bob' })
    .click();
  await ada.getByText('Invited').waitFor();
  expect(await axe(ada)).toEqual([]);
  await bob.goto('/');
  await bob.getByText('Ada vous invite').waitFor();
  await bob.getByRole('region', { name: 'Invitations' }).getByRole('button', { name: 'Rejoindre' }).click();
  await bob.waitForURL(`**${next}`);

  // From the page of a person to a table that waits, and to a new one.
  await ada.goto(`/people/${b}`);
  await button(ada, 'Invite').click();
  expect(await axe(ada)).toEqual([]);
  await shoot(ada, 'invite-1440');
  await ada.getByRole('dialog').getByRole('link', { name: 'Money!' }).click();
  await ada.waitForURL('**/new/money?invite=*');
  await button(ada, 'Open the table').click();
  await ada.waitForURL('**/table/*');
  const made = new URL(ada.url()).pathname;
  await expect.poll(() => invitationsOf(bob)).toEqual([made]);
  await ada.goto(next);

  // A sign that one makes is seen by the other.
  await button(ada, 'React').click();
  await button(ada, 'Well played').click();
  await bob.getByRole('img', { name: /Ada.*Bien joué/ }).waitFor();

  await ada.goto(`/people/${b}`);
  await button(ada, 'Block').click();
  await ada.getByRole('dialog', { name: 'Block Bob?' }).getByRole('button', { name: 'Block' }).click();
  await button(ada, 'Unblock').waitFor();
  expect(await axe(ada)).toEqual([]);
  // An invitation that was on its way is gone, and so is the page of who has blocked.
  expect(await invitationsOf(bob)).toEqual([]);
  await bob.goto(`/people/${a}`);
  await bob.getByRole('heading', { name: 'Rien à voir ici' }).waitFor();
  await ada.goto('/friends');
  await ada.getByRole('heading', { name: 'People you have blocked' }).waitFor();
  const third = await lay(ada, ['me', 'open', 'bot']);
  await bob.goto(third);
  await button(bob, 'Prendre cette place').click();
  await bob.getByRole('alert').waitFor();
});

test('a club has a link, a lobby of its own, and a quick match begins without it', async () => {
  const [ada, bob] = [
    await house.visitor({ name: 'Ada', width: 360, height: 740 }),
    await house.visitor({ name: 'Bob', width: 1440, height: 900, lang: 'fr' }),
  ];
  await ada.goto('/friends');
  const headers = { origin: new URL(ada.url()).origin };
  await ada.request.post('/api/account', { headers, data: { login: 'ada', password: 'correct horse' } });
  await ada.reload();
  await ada.getByText('Found a club').first().click();
  await ada.getByLabel('Name of the club').fill('Thursdays');
  await button(ada, 'Found a club').click();
  await ada.waitForURL('**/clubs/*');
  const link = await ada.getByLabel('Invitation link').inputValue();
  await isClean(ada);
  await shoot(ada, 'club-360');

  await bob.goto(link);
  await button(bob, 'Rejoindre le club').click();
  // The page of the invitation has the name of the club as well.
  await bob.locator('#club-tables').waitFor();
  await isClean(bob);
  await shoot(bob, 'club-1440');
  const club = new URL(bob.url()).pathname.split('/')[2];
  await lay(ada, ['me', 'open', 'open'], { public: false, club });
  await button(bob, 'Rejoindre').click();
  await bob.waitForURL('**/table/*');

  await ada.goto('/');
  await button(ada, 'Find opponents').first().click();
  await ada.getByRole('timer').waitFor();
  expect(await axe(ada)).toEqual([]);
});

test('a club has tournaments and a leaderboard, and a link shows a picture', async () => {
  const ada = await house.visitor({ name: 'Ada', width: 1440, height: 900 });
  const bob = await house.visitor({ name: 'Bob', width: 390, height: 844, lang: 'fr' });
  await ada.goto('/friends');
  const headers = { origin: new URL(ada.url()).origin };
  for (const [page, login] of [
    [ada, 'ada2'],
    [bob, 'bob2'],
  ] as const)
    await page.request.post('/api/account', { headers, data: { login, password: 'correct horse' } });
  const made = await ada.request.post('/api/clubs', { headers, data: { name: 'Fridays' } });
  const club = (await made.json()) as { id: string; invite: string };
  await ada.goto(`/clubs/${club.id}`);
  await ada.getByRole('heading', { name: 'Leaderboard of the club' }).waitFor();
  await ada.getByRole('link', { name: 'Open a tournament for the club' }).click();
  await ada.getByLabel('Name').fill('Inner cup');
  await ada.getByRole('switch', { name: 'Listed' }).uncheck();
  await ada.getByText('Otherwise only members of the club see and enter it.').waitFor();
  expect(await axe(ada)).toEqual([]);
  await button(ada, 'Open the tournament').click();
  await ada.getByRole('heading', { name: 'Inner cup' }).waitFor();
  await ada.getByText('For members of the club').waitFor();
  const cup = new URL(ada.url()).pathname;

  // Bob is not there for it until he is a member; then the standings come by themselves.
  await bob.goto(cup);
  await bob.getByRole('alert').waitFor();
  await bob.goto(club.invite);
  await button(bob, 'Rejoindre le club').click();
  await bob.getByRole('link', { name: 'Inner cup' }).click();
  await button(bob, 'S’inscrire').click();
  await ada.getByRole('region', { name: 'Standings' }).getByRole('row', { name: /Bob/ }).waitFor();
  await isClean(bob);
  await bob.goto(`/clubs/${club.id}`);
  await bob.getByRole('heading', { name: 'Classement du club' }).waitFor();
  await isClean(bob);
  await shoot(bob, 'club-tournament-390');
  await ada.goto(`/clubs/${club.id}`);
  await ada.getByRole('link', { name: 'Inner cup' }).waitFor();
  await isClean(ada);
  await shoot(ada, 'club-tournament-1440');

  const path = await lay(ada, ['me', 'open', 'open']);
  const html = await (await ada.request.get(`${path}?lang=fr`)).text();
  expect(html).toContain('Ada vous invite');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await ada.request.get(picture);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
