/** A duplicate tournament in a real browser: announced, played by bots, its standings read and a deal compared. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en as accounts } from '../../web/pages/account/text/en.ts';
import { CHALLENGE_WORDS } from '../../web/pages/challenge/words.ts';
import { en as said } from '../../web/pages/tournaments/text/en.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shootBoth, violations } from '../look.ts';
import { group } from '../tables.ts';

const WHOLE_MS = 150_000;
const { form } = said;

let accountsOpened = 0;

async function signUp(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(accounts.signUp.handle).fill(`doge-${++accountsOpened}`);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill('a quiet lagoon');
  await page.getByRole('button', { name: accounts.signUp.submit }).click();
  await page.getByRole('button', { name: accounts.you.signOut, exact: true }).waitFor();
}

const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label, exact: true });

async function announce(page: Page, name: string): Promise<void> {
  await page.goto('/events/new');
  await page.getByRole('textbox', { name: form.name, exact: true }).fill(name);
  await group(page, form.size).getByRole('radio', { name: '2', exact: true }).check();
  await group(page, form.system).getByRole('radio', { name: said.system.duplicate }).check();
  await number(page, form.most).fill('5');
  await number(page, form.bots).fill('5');
  await page.getByRole('switch', { name: form.join }).click();
  await group(page, form.botLevel).getByRole('radio', { name: en.level.novice.name }).check();
  await page.getByText(form.scoringNote.matchpoints).waitFor();
  expect(await violations(page)).toEqual([]);
  await shootBoth(page, 'duplicate-form');
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

inHouse(
  'a duplicate tournament',
  (house) => {
    it('is announced, runs to its end, and shows who did better with the same seat of a deal', async () => {
      const page = await house.person();
      await signUp(page);
      await announce(page, 'Same for all');
      await page.getByText(said.status.over, { exact: true }).waitFor({ timeout: WHOLE_MS });
      const standings = page.getByRole('region', { name: said.standings });
      expect(await standings.locator('tbody tr').count()).toBe(5);
      await standings.getByRole('columnheader', { name: said.share }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await shootBoth(page, 'duplicate-event');
      const russian = await house.person({ locale: 'ru-RU' });
      await russian.goto(new URL(page.url()).pathname);
      await russian.getByRole('heading', { name: 'Same for all', level: 1 }).waitFor();
      await shootBoth(russian, 'duplicate-event-ru');

      await page.getByRole('link', { name: said.deal.compare }).first().click();
      await page.getByRole('heading', { name: said.deal.title(2), level: 1 }).waitFor();
      await expect.poll(() => page.locator('.deal-table tbody tr').count()).toBe(3);
      await group(page, said.deal.seat)
        .getByRole('radio', { name: said.deal.seatNumber(2) })
        .check();
      await page
        .getByRole('img', { name: CHALLENGE_WORDS.en.chancesOf('') })
        .first()
        .waitFor();
      await expect.poll(() => page.locator('.deal-curves figure').count()).toBe(2);
      expect(await page.locator('.parting').count()).toBe(1);
      await page.locator('.moments tbody tr').first().waitFor();
      await page.getByRole('button', { name: CHALLENGE_WORDS.en.momentAt(3) }).click();
      expect(await page.locator('.deal-curves .cursor').count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await shootBoth(page, 'duplicate-deal');
      await russian.goto(new URL(page.url()).pathname);
      await russian.locator('.deal-curves figure').first().waitFor();
      await shootBoth(russian, 'duplicate-deal-ru');
    });
  },
  { hurried: true },
);
