/** Play over weeks in the browser: a seat is covered while its player is away, and handed back with an account. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PACE_WORDS } from '../../web/pages/tables/pace-sentences.ts';
import { CREATE_TEXT } from '../../web/text/create.ts';
import { en } from '../../web/text/en.ts';
import { type House, inHouse } from '../house.ts';
import { answer, prompt } from '../player.ts';
import { group, joinByCode, startGame } from '../tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATIENCE_MS = 60_000;

/** A table for three people over weeks, with its clock. */
async function openClubTable(page: Page): Promise<string> {
  await page.goto('/new?where=online');
  await group(page, CREATE_TEXT.en.seatCount).getByRole('radio', { name: '3', exact: true }).check();
  await group(page, CREATE_TEXT.en.pace).getByRole('radio', { name: PACE_WORDS.en.weeks }).check();
  await page.getByLabel('How fast').selectOption('club');
  await page.getByText('5 days each; every decision adds 18 hours').waitFor();
  await page.getByRole('button', { name: CREATE_TEXT.en.openTable }).click();
  return (await page.locator('.code').textContent()) ?? '';
}

async function threePeople(house: House): Promise<readonly Page[]> {
  const pages = [await house.person(), await house.person(), await house.person()];
  const code = await openClubTable(pages[0]!);
  await pages[0]!.getByText('Club · 5 days each').waitFor();
  for (const page of pages.slice(1)) await joinByCode(page, code);
  await startGame(pages[0]!);
  for (const page of pages) await prompt(page).waitFor();
  return pages;
}

async function asked(pages: readonly Page[]): Promise<Page> {
  const find = async () => {
    for (const page of pages) if (await page.locator('.dock .prompt.yours').isVisible()) return page;
    return null;
  };
  await expect.poll(find, { timeout: PATIENCE_MS }).not.toBeNull();
  return (await find())!;
}

const ownClock = (page: Page) => page.locator('.seat', { hasText: en.table.you }).getByRole('timer');

inHouse(
  'play over weeks',
  (house) => {
    it('[O5] [A5] [A6] a seat is covered when its time runs out, and handed back with an account of what the bot did', async () => {
      const pages = await threePeople(house);
      const away = await asked(pages);
      expect(await ownClock(away).getAttribute('aria-label')).toMatch(/^Time left: (5 days|4 days 23 hours)/);
      await away.goto('/pace');
      await away.getByRole('combobox', { name: 'When my time runs out' }).selectOption('novice');
      await away.getByText('Saved').waitFor();
      await away.goBack();
      await prompt(away).waitFor();

      await house.server.pass(5 * DAY + HOUR);
      await away.getByText(en.table.coveredTitle).waitFor({ timeout: PATIENCE_MS });
      const next = await asked(pages.filter((page) => page !== away)); // the bot has answered
      await away.getByRole('button', { name: en.table.comeBack }).click();
      const account = away.getByRole('region', { name: 'While you were away' });
      await account.waitFor({ timeout: PATIENCE_MS });
      expect(await account.locator('ol li').count()).toBeGreaterThan(0);
      await account.getByRole('button', { name: 'Got it' }).click();
      await account.waitFor({ state: 'detached' });
      expect(await ownClock(away).getAttribute('aria-label')).toMatch(/^Time left: 1 day (6|5) hours/);

      await answer(next);
      expect(await next.getByText(en.table.covered, { exact: true }).count()).toBe(0);
    });

    it('[A5] holidays are taken and ended on their page, and the others see them', async () => {
      const pages = await threePeople(house);
      const away = await asked(pages);
      const other = pages.find((page) => page !== away)!;
      await away.goto('/pace');
      await away.getByText('30 days of 30 left').waitFor();
      await away.getByLabel('Days', { exact: true }).fill('10');
      await away.getByRole('button', { name: 'Take these days' }).click();
      await away.getByText('20 days of 30 left').waitFor();
      await other.getByText('on holiday').first().waitFor({ timeout: PATIENCE_MS });
      await house.server.pass(6 * DAY);
      expect(await other.getByText(en.table.covered).count()).toBe(0);
      await away.getByRole('button', { name: 'I am back' }).click();
      await away.getByText(/2[34] days of 30 left/).waitFor();
    });

    it('[A7] the N key goes to the game with the least time left', async () => {
      const [ann] = [await house.person()];
      const tables: string[] = [];
      for (const pace of ['slow', 'daily', 'club']) {
        await ann.goto('/new?where=online');
        await group(ann, CREATE_TEXT.en.seatCount).getByRole('radio', { name: '2', exact: true }).check();
        await group(ann, CREATE_TEXT.en.seatKind(2)).getByRole('radio', { name: en.shell.bot }).check();
        await group(ann, CREATE_TEXT.en.levelOf(2)).getByRole('radio', { name: en.level.novice.name }).check();
        await group(ann, CREATE_TEXT.en.pace).getByRole('radio', { name: PACE_WORDS.en.weeks }).check();
        await ann.getByLabel('How fast').selectOption(pace);
        await ann.getByRole('button', { name: CREATE_TEXT.en.openTable }).click();
        await startGame(ann);
        await ann.locator('.dock .prompt.yours').waitFor({ timeout: PATIENCE_MS });
        tables.push(new URL(ann.url()).pathname);
      }
      await ann.goto('/');
      await ann.locator('.continue li.yours').nth(2).waitFor();
      expect(await ann.locator('.continue li.yours a').first().getAttribute('href')).toBe(tables[1]);
      await ann.keyboard.press('n');
      await ann.waitForURL(`**${tables[1]}`);
      await prompt(ann).waitFor();
      await ann.keyboard.press('n');
      await ann.waitForURL(`**${tables[2]}`);
    });
  },
  { clock: true },
);
