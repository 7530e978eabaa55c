/** The shortest way in: from the start page to the end of a game against bots, on this device. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { readFile, verify } from '../../kernel/index.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import type { Words } from '../../web/text/shape.ts';
import { inHouse } from '../house.ts';
import { moment, play, prompt, textOf } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { startNovices } from '../tables.ts';

const LONGEST_GAME = 400;
const LATIN = /[A-Za-z]{2,}/;

inHouse('against bots', (house) => {
  it('[L1] three clicks lead from the start page to a running game, and it can be played to its end', async () => {
    const page = await house.person();
    await rehearse(page);
    await page.goto('/');
    await startNovices(page);
    const answered = await play(page, { answers: LONGEST_GAME });
    expect(answered).toBeGreaterThan(5);
    expect(await moment(page)).toBe('over');
    expect(await textOf(prompt(page).locator('.question'))).not.toBe('');
    await expectSameInNode(await checkedFile(page, en));
  });

  it('[I2] a whole game in Russian: nothing on the way is said in Latin letters', async () => {
    const page = await house.person({ locale: 'ru-RU' });
    await rehearse(page);
    await page.goto('/');
    await startNovices(page, ru);
    for (let turn = 0; turn < LONGEST_GAME && (await moment(page)) === 'asked'; turn += 1) {
      expect(await textOf(prompt(page))).not.toMatch(LATIN);
      expect(await textOf(page.locator('.chronicle'))).not.toMatch(LATIN);
      await play(page, { answers: 1, passEvery: turn % 3 === 2 ? 1 : 3 });
    }
    expect(await moment(page)).toBe('over');
    expect(await textOf(prompt(page))).not.toMatch(LATIN);
    await checkedFile(page, ru);
  });
});

/** The finished game as a file, once the page itself has played it again and found it good. */
async function checkedFile(page: Page, { table: { fair } }: Words): Promise<string> {
  await prompt(page).getByRole('button', { name: fair.check }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: fair.check }).click();
  await dialog.getByText(fair.good).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: fair.download }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** [T3] Every hash the browser came to is the one the server's engine comes to. */
async function expectSameInNode(text: string): Promise<void> {
  const read = readFile(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { file } = read;
  const { game } = await findGame(file.header.game);
  expect(file.entries.length).toBeGreaterThan(30);
  expect(verify(game, file)).toMatchObject({ ok: true });
  const last = file.entries.at(-1)!;
  const forged = { ...file, entries: file.entries.with(-1, { ...last, hash: '0'.repeat(64) }) };
  expect(verify(game, forged).ok).toBe(false);
}
