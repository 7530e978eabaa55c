/** [X2] [L3] No text is cut beside the boards either: the game on one page, and what opens above a table. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame, loadGames } from '../../games/registry.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';
import { LANGUAGES, SCREENS, type Spoken } from '../journeys/devices.ts';
import { illegible, settled } from '../legible.ts';
import { monkey } from '../monkey.ts';
import { rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const ALL_SCREENS = [...Object.values(SCREENS), { width: 1920, height: 1080 }];
const games = (await loadGames()).map(({ game }) => game.id);

async function speak(page: Page, language: Spoken): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem('signoria.language', JSON.stringify(wanted)), language);
}

const WORDS = { en, ru };

async function openMenu(page: Page, language: Spoken): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].table.tools.menu }).click();
}

/** What opens above a table, and how. */
const WAYS: readonly (readonly [string, (page: Page, language: Spoken) => Promise<void>])[] = [
  ['the account of a score', (page) => page.locator('.side button.score').first().click()],
  ['the menu', openMenu],
  [
    'the rules at this table',
    async (page, language) => {
      await openMenu(page, language);
      await page.getByRole('button', { name: WORDS[language].table.lobby.rulesHere }).click();
    },
  ],
];

/** On every screen, as it stands. */
async function faultsOf(page: Page, what: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const screen of ALL_SCREENS) {
    await page.setViewportSize(screen);
    await settled(page);
    faults.push(...(await illegible(page)).map((fault) => `${what}, ${screen.width}: ${fault}`));
  }
  return faults;
}

inHouse('beside the boards', (house) => {
  it.each(games)(
    '[X2] the words of the one page of %s can be read in both languages; its small pictures stand beside them',
    async (game) => {
      const page = await house.person({ serviceWorkers: 'block' });
      await page.goto('/');
      const faults: string[] = [];
      for (const language of LANGUAGES) {
        await speak(page, language);
        await page.goto(paths.aid(game));
        await page.locator('.aid-entry').first().waitFor();
        faults.push(...(await faultsOf(page, language)));
      }
      expect(faults).toEqual([]);
    },
  );

  it('[X2] the account of a score, the menu and the rules at this table can be read in both languages', async () => {
    const page = await house.person({ serviceWorkers: 'block', viewport: SCREENS.desk });
    await rehearse(page);
    await sitDown(page, await findGame('princes-of-florence'), 2);
    await monkey(page, { answers: 6, seed: 3 });
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.reload();
      await page.locator('.dock .prompt').waitFor();
      for (const [what, open] of WAYS) {
        await page.setViewportSize(SCREENS.desk);
        await open(page, language);
        await page.locator('dialog[open]').waitFor();
        faults.push(...(await faultsOf(page, `${language}, ${what}`)));
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    }
    expect(faults).toEqual([]);
  });

  it('[X2] arms are composed in letters that can be read, in both languages', async () => {
    const page = await house.person({ serviceWorkers: 'block' });
    await page.goto('/');
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.goto(paths.account);
      await page.locator('.arms-looked').waitFor();
      faults.push(...(await faultsOf(page, language)));
    }
    expect(faults).toEqual([]);
  });
});
