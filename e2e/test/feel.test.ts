/** What is seen to happen: a card flies and lands, nothing moves where motion is unwelcome, and the end is told. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { violations } from '../look.ts';
import { hurryBots, monkey } from '../monkey.ts';
import { moment } from '../player.ts';
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
const WAX = '.prompt .btn.wax';

/** Presses, and once more where there is no way back. */
async function decide(page: Page, thing: Locator, then: string): Promise<void> {
  await thing.press('Enter');
  const wax = page.locator(WAX);
  await page.locator(then).or(wax).first().waitFor();
  if ((await wax.count()) > 0) await wax.press('Enter');
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

inHouse('what moves', (house) => {
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
    expect(await violations(page)).toEqual([]);
    await end.getByRole('button', { name: en.table.over.board }).click();
    await page.locator('.end-ribbon button').click();
    await end.waitFor();
  });
});
