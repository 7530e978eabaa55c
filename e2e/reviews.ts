/** Ways to a review through the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { paths } from '../web/router.ts';
import { en } from '../web/text/en.ts';

/** Every position of a game is judged, and the machine may be busy. */
const PATIENCE_MS = 150_000;

function golden(game: string): string {
  return join(import.meta.dirname, '..', 'games', game, 'test', 'golden', 'four-players.json');
}

export function hasGolden(game: string): boolean {
  return existsSync(golden(game));
}

/** A game of four that was brought as a file, as far as its replay; from there its review is opened. */
export async function openGolden(page: Page, game = 'condottiere') {
  const buffer = readFileSync(golden(game));
  const { entries } = JSON.parse(buffer.toString()) as { readonly entries: readonly unknown[] };
  await page.goto(paths.import);
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  const button = page.locator('.replay-page .dock').getByRole('button', { name: en.replay.review });
  await button.waitFor();
  return { moves: entries.length, open: () => button.click() };
}

/** The review of a game that was brought as a file. */
export async function reviewGolden(page: Page, game?: string): Promise<void> {
  const { open } = await openGolden(page, game);
  await open();
  await judged(page);
}

/** Waits until everything has been looked at: then the ledger closes. */
export async function judged(page: Page): Promise<void> {
  await page.locator('.rv-book').waitFor({ timeout: PATIENCE_MS });
}
