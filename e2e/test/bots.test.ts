/** The shortest way in: from the start page to the end of a game against bots, on this device. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { moment, play, prompt, textOf } from '../player.ts';
import { startNovices } from '../tables.ts';

const LONGEST_GAME = 400;

inHouse('against bots', (house) => {
  it('three clicks lead from the start page to a running game, and it can be played to its end', async () => {
    const page = await house.person();
    await page.goto('/');
    await startNovices(page);
    const answered = await play(page, { answers: LONGEST_GAME });
    expect(answered).toBeGreaterThan(5);
    expect(await moment(page)).toBe('over');
    await expectResult(page);
  });
});

async function expectResult(page: Page): Promise<void> {
  expect(await textOf(prompt(page).locator('.question'))).not.toBe('');
  await prompt(page).getByRole('button', { name: en.table.fair.check }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.table.fair.check }).click();
  await dialog.getByText(en.table.fair.good).waitFor();
}
