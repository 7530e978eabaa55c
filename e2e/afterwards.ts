/** After the last move: the end of the game, its replay and its review, at the desk, on a tablet and on the phone, in both languages. */
import type { Page } from 'playwright-core';
import { paths } from '../web/router.ts';
import { settled } from './legible.ts';
import { shoot } from './look.ts';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const LANGUAGES = ['en', 'ru'] as const;

/** Everything the page complains about from now on. */
export function complaints(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  return heard;
}

/** Each page, and what is there once it stands. */
const placesOf = (table: string) => [
  { path: paths.table(table, true), stands: '.the-end .end-tale li' },
  { path: paths.replay(table, true), stands: '.replay-page .stage > *' },
  { path: paths.review(table, true), stands: '.review-page' },
];

/** What is wrong with them: too wide, or empty. The table is one of this device, and over. */
export async function afterwards(page: Page, table: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    await page.evaluate((wanted) => localStorage.setItem('signoria.language', JSON.stringify(wanted)), language);
    for (const { path, stands } of placesOf(table)) {
      await page.setViewportSize(SCREENS[0]!);
      await page.goto(path);
      await page.locator(stands).first().waitFor({ state: 'attached' });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await settled(page);
        const where = `${path.split('/')[1]} ${language} ${screen.width}`;
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          wrong.push(`${where}: too wide`);
        if ((await page.locator(stands).count()) === 0) wrong.push(`${where}: nothing there`);
        await shoot(page, `after ${table} ${where}`, false);
      }
    }
  }
  return wrong;
}
