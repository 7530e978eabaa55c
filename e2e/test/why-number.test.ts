/** A number that explains itself, with a keyboard and on a phone: its parts add up, its rules can be read, it goes away again. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { inHouse } from '../house.ts';
import { monkey } from '../monkey.ts';
import { moment } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const MOST_ANSWERS = 40;
const PHONE = { width: 390, height: 844 };

const numbers = (page: Page) => page.locator('.stage .why-number').filter({ visible: true });
const sheet = (page: Page) => page.locator('.why-sheet');

/** Plays until something on the board counts. */
async function untilSomethingCounts(page: Page): Promise<void> {
  for (let seed = 0; seed < MOST_ANSWERS && (await numbers(page).count()) === 0; seed += 1) {
    await monkey(page, { answers: 1, seed });
    expect(await moment(page)).toBe('asked');
  }
}

inHouse('a number that explains itself', (house) => {
  it.each([{ viewport: PHONE }, {}])('[X1] opens its parts and closes again: %j', async (screen) => {
    const page = await house.person({ ...screen, serviceWorkers: 'block' });
    await rehearse(page);
    await sitDown(page, await findGame('condottiere'), 2);
    await untilSomethingCounts(page);
    const number = numbers(page).first();
    const total = Number(/\d+$/.exec((await number.textContent()) ?? '')?.[0]);

    await number.focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    const parts = await sheet(page).locator('tbody td').allTextContents();
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.map(Number).reduce((sum, n) => sum + n, 0)).toBe(total);
    const { x, width } = (await sheet(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);

    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    expect(await number.evaluate((button) => button === document.activeElement)).toBe(true);

    await number.click();
    await sheet(page).locator('tbody button').first().click();
    await page.locator('dialog[open] .rule-id').first().waitFor();
    expect(await sheet(page).count()).toBe(0);
  });
});
