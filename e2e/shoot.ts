/**
 * npm run shots [-- GAME…]: every board in the middle of a game, on four screens in both themes, as pictures under
 * docs/images/boards. To be looked at, and compared with those of the last version.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { loadGames } from '../games/registry.ts';
import type { GameModule } from '../kernel/index.ts';
import { openBrowser } from './browser.ts';
import { settled } from './legible.ts';
import { monkey } from './monkey.ts';
import { rehearse } from './rehearse.ts';
import { startServer } from './server.ts';
import { sitDown } from './tables.ts';

const FOLDER = join(import.meta.dirname, '../docs/images/boards');
const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;
const ANSWERS = 9;
const QUALITY = 60;

async function shoot(page: Page, id: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await settled(page);
      const path = join(FOLDER, `${id}-${screen.width}-${colorScheme}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
    }
  }
}

async function playAndShoot(browser: Browser, baseURL: string, module: GameModule): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await rehearse(page);
  await sitDown(page, module, Math.min(3, module.game.players.max - 1));
  await monkey(page, { answers: ANSWERS, seed: 7 });
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  const toasts = page.locator('.toast .close-button');
  while ((await toasts.count()) > 0) await toasts.first().click();
  await shoot(page, module.game.id);
  await context.close();
}

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const [server, browser] = await Promise.all([startServer(), openBrowser()]);
for (const module of await loadGames()) {
  if (wanted.length > 0 && !wanted.includes(module.game.id)) continue;
  console.log(module.game.id);
  await playAndShoot(browser, server.url, module);
}
await browser.close();
await server.stop();
