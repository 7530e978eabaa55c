/**
 * [X2] [L3] [B9] No rule text is cut, ever: every part of every board, in every language, on five screens; on the smallest and the
 * largest there are, in one language and in the dark.
 */
import type { Language } from '@signoria/kernel';
import { spokenIn } from '@signoria/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { inHouse } from '../house.ts';
import { readIn } from '../journeys/newcomer.ts';
import { illegible, settled } from '../legible.ts';
import { monkey, putAway } from '../monkey.ts';
import { rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const DESK = SCREENS[0]!;
/** A layout has two ends. Longest words: what fits in Russian fits in English. */
const ENDS = [
  { width: 320, height: 640 },
  { width: 2560, height: 1440 },
];
const AT_THE_ENDS: Language = 'ru';
/** Set-up and first turns; then well into the game. */
const LOOKS = [1, 11] as const;
const games = await loadGames();

/** Every page of the board, as it is turned to; in the end the one that lay there. */
async function readBoard(page: Page): Promise<readonly string[]> {
  const tabs = page.locator('.stage [role="tab"]');
  const first = await tabs.evaluateAll((all) => all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  const faults = [...(await illegible(page))];
  const turnTo = async (nth: number) => {
    await tabs.nth(nth).click();
    await settled(page);
  };
  for (let nth = 0; nth < (await tabs.count()); nth += 1) {
    if (nth === first) continue;
    await turnTo(nth);
    faults.push(...(await illegible(page)));
  }
  if (first >= 0) await turnTo(first);
  return faults;
}

type Screen = (typeof SCREENS)[number];

async function readOn(page: Page, screens: readonly Screen[]): Promise<readonly string[]> {
  const faults = new Set<string>();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await settled(page);
    const at = `${screen.width} × ${screen.height}`;
    for (const fault of await readBoard(page)) faults.add(`${at}, ${fault}`);
  }
  await page.setViewportSize(DESK);
  await settled(page);
  return [...faults];
}

inHouse('on every screen', (house) => {
  it.each(games.map((module) => ({ id: module.game.id, module })))(
    '[X2] all of $id can be read, in every language it speaks',
    async ({ module }) => {
      const page = await house.person({ serviceWorkers: 'block', viewport: DESK });
      await rehearse(page);
      await sitDown(page, module, Math.min(3, module.game.players.max - 1));
      const faults = new Set<string>();
      for (const [seed, answers] of LOOKS.entries()) {
        await monkey(page, { answers, seed });
        await putAway(page);
        for (const language of spokenIn(module)) {
          await readIn(page, language);
          for (const fault of await readOn(page, SCREENS)) faults.add(`${language}: ${fault}`);
        }
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await readIn(page, AT_THE_ENDS);
      for (const fault of await readOn(page, ENDS)) faults.add(`${AT_THE_ENDS}, dark: ${fault}`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect([...faults]).toEqual([]);
    },
  );
});
