/** [T3] A game that was played in Node, played again in a browser: the same hashes, or it is said where they part. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type GameFile, readFile } from '../../kernel/index.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { textOf } from '../player.ts';

const GOLDEN = join(import.meta.dirname, '..', '..', 'games', 'condottiere', 'test', 'golden', 'four-players.json');

function read(text: string): GameFile {
  const result = readFile(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.file;
}

/** Hands a file to the page that looks at game files. */
async function handOver(page: Page, text: string): Promise<void> {
  await page.goto(paths.import);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

inHouse('one engine', (house) => {
  it('[T3] the browser comes to every hash of a game that was played in Node, and sees a forged one', async () => {
    const page = await house.person();
    const text = readFileSync(GOLDEN, 'utf8');
    await handOver(page, text);
    await page.locator('.replay-page .dock').waitFor();
    const file = read(text);
    const middle = Math.floor(file.entries.length / 2);
    const forged = { ...file, entries: file.entries.with(middle, { ...file.entries[middle]!, hash: '0'.repeat(64) }) };
    await handOver(page, JSON.stringify(forged));
    await page.getByRole('heading', { name: en.table.fair.bad }).waitFor();
    expect(await textOf(page.locator('main'))).toContain(String(middle + 1));
    expect(await page.locator('.replay-page').count()).toBe(0);
  });
});
