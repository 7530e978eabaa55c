/** A league in a real browser: founded, months pass, and its page tells who goes up and down. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en as accounts } from '../../web/pages/account/text/en.ts';
import { en as said } from '../../web/pages/leagues/text/en.ts';
import { en as events } from '../../web/pages/tournaments/text/en.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shootBoth, violations } from '../look.ts';

const DAY = 24 * 60 * 60_000;
const WHOLE_MS = 60_000;
const { form } = said;

let accountsOpened = 0;

async function signUp(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(accounts.signUp.handle).fill(`consul-${++accountsOpened}`);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill('a quiet lagoon');
  await page.getByRole('button', { name: accounts.signUp.submit }).click();
  await page.getByRole('button', { name: accounts.you.signOut, exact: true }).waitFor();
}

const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label, exact: true });

/** Eight bots in two divisions, two rounds a season; its founder only looks on. */
async function found(page: Page, name: string): Promise<void> {
  await page.goto('/events');
  await page.getByRole('main').getByRole('link', { name: events.toLeagues }).click();
  await page.getByRole('button', { name: said.found }).click();
  await page.getByRole('textbox', { name: events.form.name, exact: true }).fill(name);
  await number(page, form.division).fill('4');
  await number(page, form.moves).fill('1');
  await number(page, form.rounds).fill('2');
  await number(page, form.bots).fill('8');
  await page.getByRole('switch', { name: form.join }).click();
  await page.getByLabel(form.start).fill(new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10));
  expect(await violations(page)).toEqual([]);
  await shootBoth(page, 'league-form');
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Its founder has it begin so many days from now. */
async function postpone(page: Page, days: number): Promise<void> {
  const { change } = said;
  await page.getByRole('button', { name: change.title }).click();
  const start = page.getByLabel(change.start(1));
  const before = await start.inputValue();
  const wanted = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  expect(wanted).not.toBe(before);
  await start.fill(wanted);
  expect(await violations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await shootBoth(page, 'league-change');
  await page.getByRole('button', { name: change.submit }).click();
  await page.getByText(change.done).waitFor();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(Date.parse(`${wanted}T12:00`));
  await page.getByText(said.starts(1, day)).waitFor();
}

inHouse(
  'a league',
  (house) => {
    it('is founded, plays its season by itself, and sends the best up and the last down', async () => {
      const page = await house.person();
      await signUp(page);
      await found(page, 'Serenissima');
      await page.getByText(said.status.open, { exact: true }).waitFor();
      await postpone(page, 3);
      await house.server.pass(3 * DAY + DAY);
      await page.reload();
      await page.getByText(said.status.running, { exact: true }).waitFor();
      const second = page.getByRole('region', { name: said.division(2) });
      // Bots play at once; the second round waits for its day.
      await second.getByText(said.goes.up).waitFor({ timeout: WHOLE_MS });
      await page
        .getByRole('region', { name: said.division(1) })
        .getByText(said.goes.down)
        .waitFor({ timeout: WHOLE_MS });
      await page.getByRole('switch', { name: said.ready }).click();
      await page.getByText(said.bench(1)).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await shootBoth(page, 'league-running');

      await page.getByRole('button', { name: said.change.title }).click();
      await page.getByLabel(said.round(2)).waitFor();
      expect(await page.getByLabel(said.change.start(2)).count()).toBe(0);
      await page.getByRole('button', { name: said.change.cancel }).click();

      // A season is over with the games of its last round; the next begins after the break.
      await house.server.pass(7 * DAY);
      const seasons = async () => {
        await house.server.pass(DAY);
        await page.reload();
        await page.getByRole('heading', { name: said.past }).waitFor();
        return page.locator('.event-round').count();
      };
      await expect.poll(seasons, { timeout: WHOLE_MS }).toBeGreaterThan(0);
      await page.locator('.event-round summary').first().click();
      await page.getByText(said.wentUp).first().waitFor();
      expect(await violations(page)).toEqual([]);
      await shootBoth(page, 'league');
      const russian = await house.person({ locale: 'ru-RU' });
      await russian.goto(new URL(page.url()).pathname);
      await russian.getByRole('heading', { name: 'Serenissima', level: 1 }).waitFor();
      await shootBoth(russian, 'league-ru');
      await russian.goto('/leagues');
      await russian.getByRole('link', { name: /Serenissima/ }).waitFor();
      expect(await violations(russian)).toEqual([]);
      await shootBoth(russian, 'leagues-ru');
    });
  },
  { hurried: true },
);
