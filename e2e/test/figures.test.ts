/** The figures of a house after some games: pictures with words, taken along as a table, in both languages, on a telephone. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { connect, createTable, type Guest, newGuest, plan, playOut, startTable } from '../../server/testing/client.ts';
import { botGame } from '../../server/testing/figures.ts';
import { FIGURES_WORDS } from '../../web/pages/figures/words.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shootBoth, violations } from '../look.ts';

const GAME = 'princes-of-florence';
const PATIENCE = { timeout: 60_000 };
const say = FIGURES_WORDS.en;

/** One game against bots, at random. */
async function ownGame(who: Guest): Promise<void> {
  const { game } = await findGame(GAME);
  const { table } = await createTable(who, plan(GAME, ['me', 'novice', 'novice']));
  const client = await connect(who);
  await client.watch(table);
  await startTable(who, table);
  await playOut(client, game, table);
  await client.close();
}

async function becomes(page: Page, { address, cookie }: Guest): Promise<void> {
  const [name, value] = cookie.split('=');
  await page.context().addCookies([{ name: name!, value: value!, url: address }]);
}

inHouse(
  'the figures of the house',
  (house) => {
    it('are empty first, then show shares, prices and length, and can be taken along', async () => {
      const ada = await newGuest(house.server.url);
      const page = await house.person();
      await becomes(page, ada);
      await page.goto('/figures');
      await page.getByText(say.emptyText).waitFor();
      expect(await violations(page)).toEqual([]);

      for (let i = 0; i < 3; i++) await botGame(ada, GAME);
      await ownGame(ada);
      const counted = page.getByText(say.counted(4));
      const look = async () => {
        await page.goto(`/figures?game=${GAME}&players=3`);
        await page.getByRole('heading', { name: say.length }).or(page.getByText(say.emptyText)).waitFor();
        return counted.count();
      };
      await expect.poll(look, PATIENCE).toBe(1);
      const seats = page.getByRole('table', { name: say.of.seat });
      expect(await seats.getByRole('rowheader').allTextContents()).toEqual([1, 2, 3].map(say.seat));
      await page.getByRole('table', { name: /Objects/ }).waitFor();
      await page.locator('.fig-trends figure').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await shootBoth(page, 'figures');

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: say.csv }).click();
      const file = await (await downloading).path();
      expect(readFileSync(file, 'utf8')).toMatch(/^chart,of,what,.*\r\nprice|^chart,of,what,.*\r\nshare/);

      await page.getByRole('switch', { name: say.people }).click();
      await page.getByText(say.emptyText).waitFor();
    });

    it('are told in Russian too', async () => {
      const page = await house.person({ locale: 'ru-RU' });
      await page.goto('/figures');
      await page.getByRole('table', { name: FIGURES_WORDS.ru.of.seat }).waitFor();
      expect(await violations(page)).toEqual([]);
      await shootBoth(page, 'figures-ru');
    });
  },
  { hurried: true },
);
