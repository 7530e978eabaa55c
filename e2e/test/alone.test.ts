/** Games that one person may play alone: from the start page, on this screen, and at a table of the server. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { CREATE_TEXT } from '../../web/text/create.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { moment } from '../player.ts';
import { group, startGame } from '../tables.ts';

const alone = (await loadGames()).filter(({ game }) => game.players.min === 1);

async function expectAlone(page: Page): Promise<void> {
  expect(await moment(page)).toBe('asked');
  expect(await page.locator('.side .score').count()).toBe(1);
}

async function setOneSeat(page: Page, game: string, where: string): Promise<void> {
  await page.goto(`/new?game=${game}&where=${where}`);
  await group(page, CREATE_TEXT.en.seatCount).getByRole('radio', { name: '1', exact: true }).check();
}

inHouse('alone', (house) => {
  it.skipIf(alone.length === 0)('[L1] three clicks lead from the start page to a game for one', async () => {
    for (const { text } of alone) {
      const page = await house.person();
      await page.goto('/');
      await page.getByRole('radio', { name: text.en.title }).check({ force: true });
      await page.getByLabel(en.home.countLabel).selectOption('0');
      await page.getByRole('button', { name: en.home.playNow }).click();
      await expectAlone(page);
    }
  });

  it.skipIf(alone.length === 0)('a table for one is set on this screen, and on the server', async () => {
    for (const { game } of alone) {
      const page = await house.person();
      await setOneSeat(page, game.id, 'device');
      await page.getByRole('button', { name: CREATE_TEXT.en.startNow }).click();
      await expectAlone(page);
      await setOneSeat(page, game.id, 'online');
      await page.getByRole('button', { name: CREATE_TEXT.en.openTable }).click();
      await page.locator('.start-row').waitFor();
      await startGame(page);
      await expectAlone(page);
    }
  });
});
