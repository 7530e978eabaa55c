/** Ways to a review through the pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { paths } from '../web/router.ts';
import { en } from '../web/text/en.ts';

const GOLDEN = join(import.meta.dirname, '..', 'games', 'condottiere', 'test', 'golden', 'four-players.json');
/** Every position of a game is judged, and the machine may be busy. */
const PATIENCE_MS = 150_000;

/** The review of a game that was brought as a file. */
export async function reviewGolden(page: Page): Promise<void> {
  await page.goto(paths.import);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(GOLDEN) });
  await page.locator('.replay-page .dock').getByRole('button', { name: en.replay.review }).click();
  await judged(page);
}

/** Waits until everything has been looked at: then the ledger closes. */
export async function judged(page: Page): Promise<void> {
  await page.locator('.rv-book').waitFor({ timeout: PATIENCE_MS });
}
