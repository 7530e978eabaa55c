/** An asynchronous game over days, by letters: told once a turn, straight to the table, and answered from the letter. */

import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, createTable, joinTable, newGuest, plan, startTable } from '../../server/testing/client.ts';
import { type Mail, type MailBox, mailBox } from '../../server/testing/receivers.ts';
import { en as notices } from '../../web/pages/notices/text/en.ts';
import { SETTINGS_TEXT } from '../../web/text/settings.ts';
import { type House, inHouse } from '../house.ts';
import { answer, moment } from '../player.ts';

const GAME = 'condottiere';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TURNS = 6;
const MOST_TURNS = 40;

interface Player {
  readonly name: string;
  readonly address: string;
  readonly page: Page;
}

async function cookieOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Adds an address on the page, follows the link in the letter, and tries it. */
async function withMail(house: House, box: MailBox, name: string): Promise<Player> {
  const page = await house.person();
  const address = `${name.toLowerCase()}@example.org`;
  await page.goto('/settings');
  await page.getByLabel(SETTINGS_TEXT.en.name).fill(name);
  await page.getByRole('button', { name: SETTINGS_TEXT.en.save }).click();
  await page.getByText(SETTINGS_TEXT.en.saved).waitFor();
  await page.getByRole('main').getByRole('link', { name: SETTINGS_TEXT.en.notices }).click();
  await page.getByRole('combobox', { name: notices.kind }).selectOption('mail');
  await page.getByLabel(notices.field.address).fill(address);
  await page.getByRole('button', { name: notices.add, exact: true }).click();
  await page.getByText(notices.unconfirmed).waitFor();
  await page.goto(linkIn(lettersTo(box, address).at(-1)!, /\/notices\/confirm#[\w.-]+/));
  await page.getByRole('button', { name: notices.link.confirm.button }).click();
  await page.getByText(notices.link.confirm.done).waitFor();
  await page.goto('/notices');
  await page.getByRole('button', { name: notices.testOf(address) }).click();
  await expect.poll(() => lettersTo(box, address).at(-1)!.head).toContain('Subject: It works');
  await page.getByText(/^Delivered/).waitFor();
  return { name, address, page };
}

function lettersTo(box: MailBox, address: string): readonly Mail[] {
  return box.mails.filter(({ to }) => to[0] === address);
}

function linkIn({ body }: Mail, pattern: RegExp): string {
  const found = pattern.exec(body);
  if (found === null) throw new Error(`no ${pattern} in ${body}`);
  return found[0];
}

/** Both at a table of the pace for clubs; nobody is looking at it. */
async function started(house: House, players: readonly [Player, Player]): Promise<string> {
  const [ann, ben] = players;
  const { url: address } = house.server;
  const guests = await Promise.all(
    players.map(async ({ page, name }) => ({ address, cookie: await cookieOf(page), user: '', name })),
  );
  const wanted = plan(GAME, ['me', 'open']);
  const { table } = await createTable(guests[0]!, { ...wanted, settings: { ...wanted.settings, pace: 'club' } });
  await joinTable(guests[1]!, table);
  await startTable(guests[0]!, table);
  for (const { page } of [ann, ben]) await page.goto('/notices');
  return table;
}

/** By the first link of the letter, where the question has few answers. */
async function answerByLetter(page: Page, { body }: Mail): Promise<boolean> {
  const link = /\/notices\/answer#[\w.-]+/.exec(body);
  if (link === null) return false;
  await page.goto(link[0]);
  await page.getByRole('button', { name: notices.link.answer.button }).click();
  await page.getByRole('heading', { name: /: answered$/ }).waitFor();
  return true;
}

async function answerAtTable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect(await moment(page)).toBe('asked');
  await answer(page, 'bar');
}

inHouse(
  '[A1] [A2] [A3] notices',
  (house) => {
    let box: MailBox;
    beforeAll(async () => {
      box = await mailBox();
      const admin = await newGuest(house.server.url);
      await ask(admin, 'POST /api/account', { body: { handle: 'admin', password: 'ducal palace' } });
      const smtp = { host: '127.0.0.1', port: box.port, secure: false, user: '', from: 'house@example.org' };
      await ask(admin, 'POST /api/admin/settings', { body: { smtp, address: house.server.url } });
    });
    afterAll(() => box?.close());

    it('a game over days: one letter a turn, which leads to the table', async () => {
      const players = [await withMail(house, box, 'Ann'), await withMail(house, box, 'Ben')] as const;
      box.mails.length = 0;
      const table = await started(house, players);
      let byLetter = 0;
      for (let turn = 0; turn < TURNS || byLetter === 0; turn += 1) {
        expect(turn).toBeLessThan(MOST_TURNS);
        await house.server.pass(MINUTE);
        await house.server.pass(20 * HOUR);
        const letters = box.mails.splice(0).filter(({ head }) => head.includes('your turn'));
        // One each, and two only where both decide at once.
        expect(letters.length).toBeGreaterThan(0);
        expect(new Set(letters.map(({ to }) => to[0])).size).toBe(letters.length);
        for (const mail of letters) {
          const [one, other] = mail.to[0] === players[0].address ? players : [players[1], players[0]];
          expect(mail.body).toContain(`With ${other.name}.`);
          expect(mail.body).toMatch(/Time left: \d days?/);
          if (await answerByLetter(one.page, mail)) byLetter += 1;
          else await answerAtTable(one.page, linkIn(mail, new RegExp(`/table/${table}`)));
          await one.page.goto('/notices');
        }
      }
    });

    it('a link that was changed, or whose question is gone, answers nothing', async () => {
      const page = await house.person();
      await page.goto('/notices/answer#e30.AAAA');
      await page.getByRole('heading', { name: notices.link.bad.title }).waitFor();
    });

    it('the page asks the browser for permission only when told to, and says what is wrong', async () => {
      const page = await house.person();
      await page.addInitScript(() => {
        const ask = Notification.requestPermission.bind(Notification);
        Notification.requestPermission = () => {
          document.documentElement.dataset.asked = 'yes';
          return ask();
        };
      });
      await page.goto('/notices');
      await page.getByRole('heading', { name: notices.none.title }).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
      await page.getByRole('button', { name: notices.push.button }).click();
      await page.getByRole('alert').filter({ hasText: notices.push.denied }).waitFor();
      expect(await page.locator('html').getAttribute('data-asked')).toBe('yes');
    });

    it('the service worker shows what is pushed, and takes it back without a sound', async () => {
      const page = await house.person({ permissions: ['notifications'] });
      await page.goto('/notices');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      const push = await pusher(page, house.server.url);
      const turn = { title: 'Your turn', body: 'Play a card', tag: 'table/x', path: '/table/x', quiet: false };
      await push({ ...turn, answers: [{ words: 'Pass', token: 'none' }] });
      const shown = () =>
        page.evaluate(async () => {
          const { getNotifications } = ServiceWorkerRegistration.prototype;
          const all = await getNotifications.call(await navigator.serviceWorker.ready);
          return all.map(({ title, body, tag, silent }) => ({ title, body, tag, silent }));
        });
      await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'Play a card', tag: 'table/x', silent: false }]);
      await push({ ...turn, title: 'Taken back', body: '', quiet: true, answers: [] });
      await expect.poll(shown).toEqual([{ title: 'Taken back', body: '', tag: 'table/x', silent: true }]);
      await page.goto('/table/x'); // opened: heeded
      await expect.poll(shown).toEqual([]);
    });
  },
  { clock: true },
);

/** Hands a message to the page's service worker as the browser's push service would. */
async function pusher(page: Page, origin: string): Promise<(data: unknown) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  };
}
