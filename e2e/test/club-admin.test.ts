/** A new server is set up in the browser; then somebody is reported at a table, and its administrator deals with it. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tableText } from '../../table/index.ts';
import { en as admin } from '../../web/pages/admin/text/en.ts';
import { REPORT_WORDS } from '../../web/pages/table/report/words.ts';
import { STRIP_WORDS } from '../../web/shell/strips-words.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { type House, inHouse } from '../house.ts';
import { joinByCode, openTable, startGame } from '../tables.ts';

const CODE = 'PALAZZO-VECCHIO';
const PASSWORD = 'a quiet lagoon';
const report = REPORT_WORDS.en;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const dialog = (page: Page) => page.locator('dialog[open]');

/** Wider than the screen is what nobody can read on a phone. */
async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

async function setUp(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: STRIP_WORDS.en.setUp }).click();
  await field(page, admin.setup.code).fill('guessed');
  await field(page, admin.setup.handle).fill('doge');
  await field(page, admin.setup.password).fill(PASSWORD);
  await field(page, admin.settings.name).fill('Club of Siena');
  await button(page, admin.setup.submit).click();
  await page.getByText(admin.trouble['setup-code']).waitFor();
  expect(await field(page, admin.setup.handle).inputValue()).toBe('doge');
  await field(page, admin.setup.code).fill(CODE);
  await button(page, admin.setup.submit).click();
  await tab(page, admin.tabs.overview).waitFor();
}

async function talk(page: Page, words: typeof en = en): Promise<Locator> {
  await page.getByRole('tab', { name: words.table.chat.title }).click();
  return page.locator('.talk');
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder(en.table.chat.placeholder).fill(text);
  await button(page.locator('.talk form'), en.table.chat.send).click();
}

/** Two people at a table that has begun. */
async function twoAtATable(house: House): Promise<readonly [Page, Page]> {
  const [ann, ben] = await Promise.all([house.person(), house.person()]);
  const code = await openTable(ann, { seats: 3, bots: 1 });
  await joinByCode(ben, code);
  await startGame(ann);
  for (const page of [ann, ben]) await talk(page);
  return [ann, ben];
}

inHouse(
  'a house and its administrator',
  (house) => {
    let host: Page;

    it('[H1] the first visitor with the code becomes the administrator, and names the house', async () => {
      host = await house.person();
      await setUp(host);
      // Whoever looks after it is called as they sign in, and reads what comes next.
      await host.getByRole('heading', { name: admin.next.title }).waitFor();
      expect(await (await host.request.get('/api/me')).json()).toMatchObject({ name: 'doge' });
      await tab(host, admin.tabs.settings).click();
      expect(await field(host, admin.settings.name).inputValue()).toBe('Club of Siena');
      await host.goto('/setup');
      await host.getByText(admin.setup.already.title).waitFor();
      const stranger = await house.person();
      await stranger.goto('/admin');
      await stranger.getByText(admin.notYours.title).waitFor();
    });

    it('[S1] a line is reported, its author is muted by the administrator, and the report is closed', async () => {
      host = await house.person();
      await signIn(host);
      const [ann, ben] = await twoAtATable(house);
      await say(ben, 'you fool');
      await ann.locator('.chat-lines li', { hasText: 'you fool' }).locator('.btn').first().click();
      await dialog(ann).getByLabel(report.more).fill('He started it');
      await button(dialog(ann), report.send).click();
      await ann.getByText(report.sent).waitFor();

      await host.goto('/admin/reports');
      await button(host, admin.reports.look).click();
      const reported = dialog(host).locator('.reported');
      expect(await reported.textContent()).toContain('you fool');
      await dialog(host)
        .getByRole('button', { name: new RegExp(`^${admin.reports.toPerson}`) })
        .click();
      await button(dialog(host), admin.people.mute).click();
      await dialog(host).getByText(admin.people.unmute).waitFor();
      await dialog(host).locator('.close-button').click();
      await button(dialog(host), admin.reports.acted).click();
      await host.getByText(admin.reports.verdicts.acted).first().waitFor();

      await say(ben, 'you fool again');
      await ben.getByText('You may not write here at present.').waitFor();
      expect(await ann.locator('.chat-lines').textContent()).not.toContain('again');
    });

    it('[S1] a reaction is read in the reader’s own language', async () => {
      const ann = await house.person();
      const code = await openTable(ann, { seats: 3, bots: 1 });
      const boris = await house.person({ locale: 'ru-RU', viewport: { width: 1366, height: 768 } });
      await boris.goto(`/join/${code}`);
      await boris.getByRole('button', { name: /^Сесть за стол/ }).click();
      await startGame(ann);
      const heard = await talk(boris, ru);
      await button(await talk(ann), tableText.en.quickChat['good-luck']).click();
      await heard.locator('.chat-lines').getByText(tableText.ru.quickChat['good-luck']).waitFor();
    });

    it('[H5] “something is wrong here” reaches the administrator with a file of the position', async () => {
      host = await house.person({ viewport: { width: 390, height: 844 } });
      await signIn(host);
      const [ann] = await twoAtATable(house);
      await ann.getByRole('button', { name: en.table.tools.menu }).first().click();
      await dialog(ann).getByText(report.wrong).click();
      await dialog(ann).getByLabel(report.wrongWhat).fill('My card is gone');
      await button(dialog(ann), report.send).click();
      await ann.getByText(report.wrongSent).waitFor();

      await host.goto('/admin/faults');
      const row = host.locator('.admin-rows li', { hasText: 'My card is gone' });
      const download = host.waitForEvent('download');
      await button(row, admin.faults.file).click();
      const file = JSON.parse(readFileSync((await (await download).path())!, 'utf8')) as {
        readonly header: { readonly seats: number };
        readonly fault: { readonly text: string; readonly seat: number };
      };
      expect(file).toMatchObject({ header: { seats: 3 }, fault: { text: 'My card is gone', seat: 0 } });
      for (const name of Object.values(admin.tabs)) {
        await tab(host, name).click();
        await host.locator('.tab-page').waitFor();
        await expectToFit(host);
      }
    });
  },
  { setupCode: CODE },
);

/** The administrator from a browser that does not know them yet. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  const status = await page.evaluate(async (password) => {
    const headers = { 'x-signoria': '1', 'content-type': 'application/json' };
    await fetch('/api/me');
    const body = JSON.stringify({ handle: 'doge', password });
    return (await fetch('/api/session', { method: 'POST', headers, body })).status;
  }, PASSWORD);
  expect(status).toBe(200);
}
