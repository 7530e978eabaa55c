/**
 * Every game, through its own board: from the start page to the end of a game against bots, on this device, with nothing
 * but what a screen reader is told and what a keyboard can press [X1]. On the way, whether colour alone says anything [X2]; then
 * its end, replay and review on three screens in both languages, and no complaint of the page in all that.
 */
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { afterwards, complaints } from '../afterwards.ts';
import { byColourAlone } from '../eyesight.ts';
import { inHouse } from '../house.ts';
import { hurryBots, monkey } from '../monkey.ts';
import { moment, prompt, textOf } from '../player.ts';
import { sitDown } from '../tables.ts';

const LONGEST = 1500;
/** By then everybody has something on the board. */
const EARLY = 25;
const WHOLE_GAME_MS = 420_000;
const games = await loadGames();

/** Two novices make a table of three; who may play alone does that too. */
const tables = games.flatMap((module) => [
  { module, rivals: Math.min(2, module.game.players.max - 1) },
  ...(module.game.players.min === 1 ? [{ module, rivals: 0 }] : []),
]);

inHouse('a whole game', (house) => {
  it.each(tables.map((table) => ({ ...table, id: table.module.game.id })))(
    '[X1, X2] of $id against $rivals bots is played to its end with what its board offers',
    { timeout: WHOLE_GAME_MS },
    async ({ module, rivals }) => {
      const page = await house.person({ serviceWorkers: 'block' });
      const heard = complaints(page);
      await hurryBots(page);
      await sitDown(page, module, rivals);
      const answered = await monkey(page, { answers: EARLY, seed: 1 });
      if (rivals > 0) expect(await byColourAlone(page)).toEqual([]);
      await monkey(page, { answers: LONGEST, seed: 2 });
      expect(answered).toBeGreaterThan(5);
      expect(await moment(page)).toBe('over');
      expect(await textOf(prompt(page).locator('.question'))).not.toBe('');
      if (rivals > 0) expect(await afterwards(page, new URL(page.url()).pathname.split('/').at(-1)!)).toEqual([]);
      expect(heard).toEqual([]);
    },
  );
});
