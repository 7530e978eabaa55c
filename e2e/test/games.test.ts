/** Every game, through its own board: from the start page to the end of a game against bots, on this device. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import type { GameModule } from '../../kernel/index.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { moment, prompt, textOf } from '../player.ts';
import { hurryBots, tinker } from '../tinker.ts';

const LONGEST = 1500;
const WHOLE_GAME_MS = 420_000;
const games = await loadGames();

/** Two novices make a table of three; who may play alone does that too. */
const tables = games.flatMap((module) => [
  { module, rivals: Math.min(2, module.game.players.max - 1) },
  ...(module.game.players.min === 1 ? [{ module, rivals: 0 }] : []),
]);

async function sitDown(page: Page, { text }: GameModule, rivals: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: text.en.title }).check({ force: true });
  await page.getByLabel(en.home.countLabel).selectOption(String(rivals));
  if (rivals > 0) await page.getByRole('radio', { name: en.level.novice.name }).check();
  await page.getByRole('button', { name: en.home.playNow }).click();
}

inHouse('a whole game', (house) => {
  it.each(tables.map((table) => ({ ...table, id: table.module.game.id })))(
    'of $id against $rivals bots is played to its end with what its board offers',
    { timeout: WHOLE_GAME_MS },
    async ({ module, rivals }) => {
      const page = await house.person({ serviceWorkers: 'block' });
      await hurryBots(page);
      await sitDown(page, module, rivals);
      const answered = await tinker(page, { answers: LONGEST, seed: 1 });
      expect(answered).toBeGreaterThan(5);
      expect(await moment(page)).toBe('over');
      expect(await textOf(prompt(page).locator('.question'))).not.toBe('');
    },
  );
});
