/** After the last move: the end of the game, its replay and its review, on these screens and in these languages. */
import type { Page } from 'playwright-core';
import { paths } from '../../web/router.ts';
import { illegible, settled } from '../legible.ts';
import { shoot } from '../look.ts';
import { SCREENS, type Screen, type Spoken } from './devices.ts';

/** Everything the page complains about from now on. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  return heard;
}

interface Place {
  readonly path: string;
  /** What is there once it stands. */
  readonly stands: string;
  /** What does not work there. */
  readonly use?: (page: Page) => Promise<readonly string[]>;
}

const placesOf = (table: string): readonly Place[] => [
  { path: paths.table(table, true), stands: '.the-end .end-tale li' },
  { path: paths.replay(table, true), stands: '.replay-page .stage > *', use: stepBackAndOn },
  { path: paths.review(table, true), stands: '.rv-list .rv-row' },
];

/** A replay begins at the end; the position shown is told by its address. */
async function stepBackAndOn(page: Page): Promise<readonly string[]> {
  const slider = page.locator('.replay-page .dock input[type="range"]').first();
  const shown = async () => Number(await slider.inputValue());
  const last = await shown();
  const wrong: string[] = [];
  for (const [key, wanted] of [
    ['ArrowLeft', last - 1],
    ['ArrowLeft', last - 2],
    ['ArrowRight', last - 1],
  ] as const) {
    await page.keyboard.press(key);
    await settled(page);
    const now = await shown();
    if (now !== wanted) wrong.push(`${key}: at ${now} instead of ${wanted}`);
  }
  return wrong;
}

interface Sides {
  readonly languages: readonly Spoken[];
  readonly screens: readonly Screen[];
  /** Also looked at letter by letter, on a telephone. Elsewhere the board of a review is half as large as at the table. */
  readonly readable?: boolean;
}

/** What is wrong with them: too wide, empty, not to be read, not working. The table is one of this device, and over. */
export async function afterwards(page: Page, table: string, sides: Sides): Promise<readonly string[]> {
  const { languages, screens, readable = false } = sides;
  const wrong: string[] = [];
  for (const language of languages) {
    await page.evaluate((wanted) => localStorage.setItem('signoria.language', JSON.stringify(wanted)), language);
    for (const { path, stands, use } of placesOf(table)) {
      await page.setViewportSize(screens[0]!);
      await page.goto(path);
      await page.locator(stands).first().waitFor({ state: 'attached' });
      const name = `${path.split('/')[1]} ${language}`;
      wrong.push(...((await use?.(page)) ?? []).map((fault) => `${name}: ${fault}`));
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await settled(page);
        const where = `${name} ${screen.width}`;
        // On a telephone the page that is too wide makes its window wider.
        if (await page.evaluate((width) => document.documentElement.scrollWidth > width, screen.width))
          wrong.push(`${where}: too wide`);
        if ((await page.locator(stands).count()) === 0) wrong.push(`${where}: nothing there`);
        if (screen === SCREENS.phone && readable)
          wrong.push(...(await illegible(page)).map((fault) => `${where}: ${fault}`));
        await shoot(page, `after ${table} ${where}`, false);
      }
    }
  }
  return wrong;
}
