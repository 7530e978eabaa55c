/** What is seen to happen: a card flies and lands, nothing moves where motion is unwelcome, and the end is told. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { shoot, violations } from '../look.ts';
import { hurryBots, monkey } from '../monkey.ts';
import { moment, settle, ticketOf } from '../player.ts';
import { sitDown } from '../tables.ts';

const DESK = { width: 1366, height: 768 };

/** Counts whatever flies from now on. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.flown = '0';
    new MutationObserver((changes) => {
      const flights = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => {
          return node instanceof Element && node.classList.contains('flight');
        });
      document.body.dataset.flown = `${Number(document.body.dataset.flown) + flights.length}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(document.body.dataset.flown));
}

const LANDED = '.battle-line.mine .line-card';

/** Presses, and once more where that has to be confirmed. */
async function decide(page: Page, thing: Locator, then: string): Promise<void> {
  const ticket = await ticketOf(page);
  await thing.press('Enter');
  await settle(page, ticket);
  await page.locator(then).first().waitFor();
}

/** A mercenary: other cards do not stay in the line. Whoever holds the token says first where they fight. */
async function playCard(page: Page): Promise<void> {
  const card = page.locator('.own-things .hand-card.legal').filter({ hasText: 'Mercenary' });
  const region = page.locator('.stage [data-thing^="region"][aria-pressed="false"]');
  await card.or(region).first().waitFor();
  if ((await card.count()) === 0) await decide(page, region.first(), '.own-things .hand-card.legal');
  await decide(page, card.first(), LANDED);
}

/** A finished game of Condottiere, as a file. */
const GOLDEN = join(import.meta.dirname, '..', '..', 'games', 'condottiere', 'test', 'golden', 'four-players.json');

async function openReplay(page: Page): Promise<void> {
  await page.goto(paths.import);
  await page.locator('input[type="file"]').setInputFiles(GOLDEN);
  await page.locator('.replay-page .dock').waitFor();
}

inHouse('what moves', (house) => {
  it.each(['no-preference', 'reduce'] as const)('in a replay, one step on and no other: motion %s', async (motion) => {
    const page = await house.person({ viewport: DESK, reducedMotion: motion, serviceWorkers: 'block' });
    await openReplay(page);
    if (motion !== 'reduce') await page.locator('.flights').waitFor({ state: 'attached' });
    const flown = await countFlights(page);
    await page.keyboard.press('Home');
    await expect.poll(() => page.url()).toMatch(/#0$/);
    const at = page.locator('.battle-line .line-card');
    await expect.poll(() => at.count()).toBe(0);
    expect(await flown()).toBe(0);
    // The first card that stays in a line is played within these steps.
    for (let n = 1; n <= 11; n++) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toMatch(new RegExp(`#${n}$`));
      await page.waitForTimeout(120);
    }
    await expect.poll(() => at.count()).toBeGreaterThan(0);
    if (motion === 'reduce') expect(await flown()).toBe(0);
    else await expect.poll(flown).toBeGreaterThan(0);
    const before = await flown();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect.poll(() => at.count()).toBe(0);
    expect(await flown()).toBe(before);
  });

  it.each(['no-preference', 'reduce'] as const)('a card goes to its line: motion %s', async (reducedMotion) => {
    const page = await house.person({ viewport: DESK, reducedMotion, serviceWorkers: 'block' });
    await sitDown(page, await findGame('condottiere'), 2);
    expect(await moment(page)).toBe('asked');
    if (reducedMotion !== 'reduce') await page.locator('.flights').waitFor({ state: 'attached' });
    const flown = await countFlights(page);
    await playCard(page);
    const landed = page.locator(LANDED);
    if (reducedMotion === 'reduce') {
      expect(await page.locator('.flights').count()).toBe(0);
      expect(await flown()).toBe(0);
      return;
    }
    await expect.poll(flown).toBeGreaterThan(0);
    // It lies there, seen, and nothing is left in the air.
    await expect.poll(() => page.locator('.flight').count()).toBe(0);
    await expect.poll(() => landed.first().evaluate((card) => getComputedStyle(card.closest('li')!).opacity)).toBe('1');
  });

  it('the end tells how it went and its greatest moment, and can be put away', async () => {
    const page = await house.person({ viewport: DESK, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await hurryBots(page);
    await sitDown(page, await findGame('condottiere'), 2);
    await monkey(page, { answers: 400, seed: 5 });
    expect(await moment(page)).toBe('over');
    const end = page.locator('.the-end');
    await end.locator('.end-tale li').first().waitFor();
    const told = await end.locator('.end-tale li').count();
    expect(told).toBeGreaterThanOrEqual(2);
    expect(told).toBeLessThanOrEqual(5);
    await end.locator('.end-best').waitFor();
    // Every sentence but the last has its place on the vine.
    expect(await end.locator('.end-vine .vine-mark').count()).toBe(told - 1);
    expect(await violations(page)).toEqual([]);
    await shoot(page, 'end', false);
    const kept = page.waitForEvent('download');
    await end.getByRole('button', { name: 'Share' }).click();
    const picture = await kept;
    expect(picture.suggestedFilename()).toBe('condottiere-end.png');
    if (process.env.SHOTS) await picture.saveAs(join(process.env.SHOTS, 'share.png'));
    expect((await readFile(await picture.path())).readUInt32BE(16)).toBe(1200);
    await end.getByRole('button', { name: en.table.over.board }).click();
    const won = await page.locator('.stage').getAttribute('data-won');
    expect(won).toMatch(/^(red|blue|green)$/);
    const marked = page.locator(`.stage use[href="#shield-${won}"]`).first();
    expect(await marked.evaluate((shield) => getComputedStyle(shield).filter)).not.toBe('none');
    const pale = page.locator(`.stage use[href^="#shield-"]:not([href="#shield-${won}"])`).first();
    expect(await pale.evaluate((shield) => getComputedStyle(shield).opacity)).toBe('0.4');
    await shoot(page, 'end-board', false);
    await page.locator('.end-ribbon button').click();
    await end.waitFor();
  });
});
