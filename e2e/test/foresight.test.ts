/** What an answer would change is read before it is given: by pointing, by focus, and where it waits to be confirmed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shoot, violations } from '../look.ts';
import { moment, openThings, play } from '../player.ts';
import { openTable, playNovices, startGame, startNovices } from '../tables.ts';

const PHONE = { width: 390, height: 844 };
const foresight = (page: Page) => page.locator('.prompt .foresight');
const mercenary = (page: Page, name = 'Mercenary') =>
  page.locator('.own-things .hand-card.legal').filter({ hasText: name }).first();

/** Of cards that are alike one lies over the other: they are had at their corner. */
const CORNER = { position: { x: 8, y: 10 } };

/** Whoever holds the token says first where they fight. */
async function toBattle(page: Page): Promise<void> {
  const region = page.locator('.stage [data-thing^="region"][aria-pressed="false"]');
  await openThings(page).or(region).first().waitFor();
  if ((await openThings(page).count()) === 0) await play(page, { answers: 1 });
  await moment(page);
  await openThings(page).first().waitFor();
}

inHouse('[B13] the consequence before the answer', (house) => {
  it('is told to whoever points at a card or steps to it, and comes true', async () => {
    const page = await house.person();
    await playNovices(page);
    await toBattle(page);
    await mercenary(page).hover(CORNER);
    await expect.poll(() => foresight(page).textContent()).toMatch(/strength: you 0 → \d+/);
    const told = await foresight(page).textContent();
    expect(await violations(page)).toEqual([]);
    await shoot(page, 'foresight-desk', false);
    await page.mouse.move(5, 5);
    await expect.poll(() => foresight(page).textContent()).toBe('');
    await mercenary(page).focus();
    await expect.poll(() => foresight(page).textContent()).toBe(told);
    const [, to] = /→ (\d+)/.exec(told ?? '') ?? [];
    await play(page, { answers: 1 });
    await expect.poll(() => page.locator('.battle-line.mine').first().textContent()).toContain(to);
  });

  it('on the phone is read where the answer waits to be confirmed, in Russian', async () => {
    const page = await house.person({ viewport: PHONE, locale: 'ru-RU' });
    await page.goto('./');
    await startNovices(page, ru);
    await toBattle(page);
    await mercenary(page, 'Наёмник').click(CORNER);
    await expect.poll(() => foresight(page).textContent()).toMatch(/сила: вы 0 → \d+/);
    await shoot(page, 'foresight-phone', false);
    expect(await isTooWide(page)).toBe(false);
  });

  it('is the same at a table of a server, where a bot’s move can be wondered about as well', async () => {
    const page = await house.person();
    await openTable(page, { seats: 3, bots: 2 });
    await startGame(page);
    await moment(page);
    await toBattle(page);
    await mercenary(page).hover(CORNER);
    await expect.poll(() => foresight(page).textContent()).toMatch(/strength: you 0 → \d+/);
    await play(page, { answers: 3 });
    const log = page.getByRole('log', { name: en.table.chronicle });
    await log
      .getByRole('button', { name: /^Why\?/ })
      .last()
      .click();
    const told = page.getByRole('dialog', { name: 'Why did it do that?' });
    await told.locator('.why-wish, p').first().waitFor();
    await shoot(page, 'why-server', false);
  });
});
