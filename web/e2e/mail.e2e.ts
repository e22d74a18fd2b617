/** Notifications by e-mail, from the address that one writes down to the link that ends them. */
import { afterAll, expect, test } from 'vitest';
import { axe, houseForTests, overflow, shoot } from './harness';
import { SmtpSink } from './smtp-sink';
import { lay } from './table';

let relay: SmtpSink;
const house = houseForTests(async () => {
  relay = await SmtpSink.start();
  return { mail: relay.address };
});
afterAll(() => relay.stop());

/** The address of a link in the next letter. */
async function linkIn(path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(() => {
      const letter = relay.read();
      found = letter === undefined ? undefined : new RegExp(`http://\\S+/${path}/[\\w-]+`).exec(letter)?.[0];
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

const WORDS = {
  en: {
    address: 'Address',
    ask: 'Send me the link',
    confirm: 'Confirm',
    confirmed: /is confirmed/,
    old: /too old/,
    to: 'E-mails go to ada@mail.example.',
    digest: 'One e-\u2060mail a day',
    stop: 'Stop the e-\u2060mails',
    stopped: /won’t write/,
  },
  fr: {
    address: 'Adresse',
    ask: 'M’envoyer le lien',
    confirm: 'Confirmer',
    confirmed: /est confirmée/,
    old: /trop vieux/,
    to: 'Les e-\u2060mails vont à ada@mail.example.',
    digest: 'Un seul e-\u2060mail par jour',
    stop: 'Arrêter les e-\u2060mails',
    stopped: /n’écrira plus/,
  },
};

test.for([
  { lang: 'fr', width: 390, height: 844 },
  { lang: 'en', width: 1440, height: 900 },
] as const)('an address is confirmed, is told of a turn, and is left alone again ($lang)', async (visit) => {
  const say = WORDS[visit.lang];
  const page = await house.visitor({ ...visit, name: 'Ada' });
  await page.goto('/me');
  await page.getByLabel(say.address, { exact: true }).fill('ada@mail.example');
  await page.getByRole('button', { name: say.ask }).click();
  const link = await linkIn('mail/confirm');
  await page.getByText('ada@mail.example').waitFor();

  await page.goto(link);
  await expect.poll(() => overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await shoot(page, `mail-confirm-${visit.width}-${visit.lang}`);
  await page.getByRole('button', { name: say.confirm }).click();
  await page.getByText(say.confirmed).waitFor();
  // A link is good for one use.
  await page.reload();
  await page.getByRole('button', { name: say.confirm }).click();
  await page.getByText(say.old).waitFor();

  await page.goto('/me');
  await page.getByText(say.to).waitFor();
  const kept = page.waitForResponse((it) => it.request().method() === 'PATCH' && it.ok());
  await page.getByLabel(say.digest).check();
  await kept;
  await page.reload();
  await expect.poll(() => page.getByLabel(say.digest).isChecked()).toBe(true);
  await page.getByLabel(say.digest).uncheck();
  await expect
    .poll(async () => (await page.request.get('/api/me/mail')).json())
    .toMatchObject({ wishes: { digest: false, lang: visit.lang } });
  await expect.poll(() => overflow(page)).toBe(0);
  await shoot(page, `mail-profile-${visit.width}-${visit.lang}`);

  // A table that waits for a bid at once, while nobody looks at it.
  await lay(page, ['me', 'bot', 'bot']);
  await page.goto(await linkIn('mail/stop'));
  await page.getByRole('button', { name: say.stop }).click();
  await page.getByText(say.stopped).last().waitFor();
  await expect
    .poll(async () => (await page.request.get('/api/me/mail')).json())
    .toMatchObject({ address: null });
});
