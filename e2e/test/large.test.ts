/** [X2] Letters twice as large, on a desk and on a phone: every board still shows all it has to say. */
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { cutOff } from '../eyesight.ts';
import { inHouse } from '../house.ts';
import { monkey } from '../monkey.ts';
import { rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const LOOKS = 4;
const games = await loadGames();

inHouse('with letters twice as large', (house) => {
  it.each(games.flatMap((module) => SCREENS.map((screen) => ({ id: module.game.id, module, ...screen }))))(
    '[X2] nothing of $id is cut off at $width × $height',
    async ({ module, width, height }) => {
      const page = await house.person({ serviceWorkers: 'block', viewport: { width, height } });
      await page.addInitScript(() => localStorage.setItem('signoria.textSize', '"200"'));
      await rehearse(page);
      await sitDown(page, module, Math.min(2, module.game.players.max - 1));
      for (let look = 0; look < LOOKS; look += 1) {
        await monkey(page, { answers: 3, seed: look });
        expect(await cutOff(page)).toEqual([]);
      }
    },
  );
});
