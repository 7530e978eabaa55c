/** The pages of those who build: the gallery draws every part and every game in both languages, the playground a board. */

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { noBrowser, openBrowser } from '../browser.ts';
import { openWorkbench, type Workbench } from '../gallery.ts';

const START_MS = 300_000;
const games = await loadGames();

describe.skipIf(noBrowser)('the workbench', { timeout: START_MS }, () => {
  let bench: Workbench;
  let browser: Browser;
  beforeAll(async () => {
    [bench, browser] = await Promise.all([openWorkbench(), openBrowser()]);
  }, START_MS);
  afterAll(async () => {
    await browser?.close();
    await bench?.close();
  });

  async function open(path: string, drawn: string) {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(bench.url + path, { timeout: START_MS });
    await page
      .locator(drawn)
      .first()
      .waitFor({ timeout: START_MS / 2 })
      .catch(() => complaints.push(`no ${drawn}`));
    return { page, complaints };
  }

  it.each(['en', 'ru'])('shows every part in %s', async (lang) => {
    const { page, complaints } = await open(`gallery.html?lang=${lang}`, '.gallery section');
    expect(complaints).toEqual([]);
    expect(await page.locator('.gallery section').count()).toBeGreaterThan(20);
  });

  it.each(games.map(({ game }) => game.id))('plays %s in the page', async (id) => {
    const { complaints } = await open(`playground.html?game=${id}`, '.stage, main');
    expect(complaints).toEqual([]);
  });
});
