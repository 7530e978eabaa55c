/** The review room: one's own finished game judged on this device, with no server; and no review of a running one. */
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { en as said } from '../../web/pages/review/text/en.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { violations } from '../axe.ts';
import { inHouse } from '../house.ts';
import { moment, play, prompt, textOf } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { hasGolden, judged, openGolden, reviewGolden } from '../reviews.ts';
import { openTable, playNovices, startGame, startNovices } from '../tables.ts';

const LONGEST_GAME = 400;
/** The engine ends its long look by itself after a minute. */
const DEEP_MS = 90_000;
/** A server on a busy machine. */
const START_MS = 60_000;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** To the end of a game, and from there to its review. */
async function reviewOwnGame(page: Page): Promise<void> {
  await rehearse(page);
  await page.goto('/');
  await startNovices(page);
  await play(page, { answers: LONGEST_GAME });
  expect(await moment(page)).toBe('over');
  await prompt(page).getByRole('button', { name: en.replay.review }).click();
  await judged(page);
}

/** Everything that says what the engine thinks. */
const verdictsOn = (page: Page) => page.locator('.rv-loss, .rv-answers, .rv-reasons, .rv-flow, .rv-legend, .rv-found');

/** How many things on the board can be seen and touched: nothing lies over them, nothing cuts them off. */
function thingsInReach(): number {
  const stage = document.querySelector('.rv-board .stage')!;
  return [...stage.querySelectorAll('[data-thing], li')].filter((thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return thing.contains(there);
  }).length;
}

const GOLDEN = (await loadGames()).map(({ game }) => game.id).filter(hasGolden);

inHouse('the review', (house) => {
  it.each(GOLDEN)('on a phone the board of %s has room, and nothing has to be moved sideways', async (game) => {
    const page = await house.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { open } = await openGolden(page, game);
    await open();
    // Where something lies on the board.
    await page.locator('.rv-curve input[type="range"]').fill('60');
    await page.locator('.rv-board .stage').locator('[data-thing], li').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(thingsInReach)).toBeGreaterThan(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const reader = page.locator('.rv-frame .select');
    const inks = await reader
      .locator('select, .icon')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(new Set(inks).size, 'the arrow is drawn in the ink of the words').toBe(1);
  });

  it('[P9] there is none of a running game, on this device or on the server', async () => {
    const page = await house.person();
    await playNovices(page);
    const local = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.goto(paths.review(local, true));
    await page.getByRole('heading', { name: said.notFinished.title }).waitFor();
    await openTable(page, { seats: 3, bots: 2 });
    const remote = new URL(page.url()).pathname.split('/').at(-1)!;
    await startGame(page);
    await page.goto(paths.review(remote, false));
    await page.getByRole('heading', { name: said.notFinished.title }).waitFor();
    expect(await page.locator('.review-page').count()).toBe(0);
  });

  it('[P6] [P7] of one’s own game, without a server: verdict, hindsight, and the moment again with the engine hidden', async () => {
    const page = await house.person();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    onTestFinished(() => house.server.restart(), START_MS);
    await house.server.kill();
    await reviewOwnGame(page);

    await panel(page, said.verdicts.title).locator('.rv-row').first().click();
    const decision = panel(page, said.decision.title);
    await decision.locator('.rv-answers .given').waitFor();
    await decision.locator('.rv-ways li').first().waitFor();
    expect(await decision.locator('.rv-answers .best').count()).toBe(1);
    const verdict = await textOf(decision.locator('.rv-cost'));
    expect(verdict).toContain('±');

    const board = panel(page, said.board.title);
    expect(await textOf(board.locator('.rv-frame'))).toContain(said.board.you);
    await board.getByRole('button', { name: said.board.switch }).click();
    await board.locator('.all-own > li').nth(2).waitFor();
    expect(await textOf(board.locator('.rv-frame'))).toContain(said.board.hindsight);
    expect(await textOf(decision.locator('.rv-cost'))).toBe(verdict);
    await board.getByRole('button', { name: said.board.switch }).click();

    await decision.getByRole('button', { name: said.retry.start }).click();
    const retry = panel(page, said.retry.title);
    await retry.locator('.choice').first().waitFor();
    expect(await verdictsOn(page).count()).toBe(0);
    await retry.locator('.choice').first().click();
    await retry.locator('.rv-compare').waitFor();
    await retry.getByRole('button', { name: said.retry.done }).click();
    await decision.locator('.rv-answers .given').waitFor();

    // What was judged is kept: the second time there is nothing to wait for.
    await page.reload();
    await judged(page);
    const deeper = page.getByRole('button', { name: said.pass.deeper });
    expect(await deeper.count()).toBe(1);
    await deeper.click();
    await page.locator('.rv-pass progress').waitFor();
    await deeper.waitFor({ timeout: DEEP_MS });
  });

  it('[P6] every verdict of a game with auctions, on the desk and on a phone: everybody’s decisions, luck, lots, looked at longer and stopped', async () => {
    const page = await house.person();
    await reviewGolden(page, 'princes-of-florence');
    const verdicts = panel(page, said.verdicts.title);
    const open = (name: string) => verdicts.getByRole('tab', { name, exact: true }).click();
    await open(said.verdicts.auctions);
    await verdicts.getByText(said.auction.none).waitFor();

    await open(said.verdicts.all);
    await verdicts.locator('.rv-row').first().click();
    const look = panel(page, said.decision.title).getByRole('button', { name: said.decision.look });
    await look.click();
    await look.waitFor({ state: 'detached' });
    // Until it has looked long enough; the same decision does not offer it again.
    const thinking = page.locator('.rv-foot .note', { hasText: said.decision.thinking });
    await thinking.waitFor({ state: 'detached', timeout: DEEP_MS });
    expect(await look.count()).toBe(0);
    await panel(page, said.decision.title).locator('.rv-answers .given').waitFor();
    expect(await violations(page)).toEqual([]);
    // What nothing explains stands beside the picture; the table of figures is still closed.
    const ledger = panel(page, said.ledger.title);
    const unexplained = await textOf(ledger.locator('.rv-unexplained'));
    expect(unexplained).toBe(said.ledger.unexplained(/\d+/.exec(unexplained)![0]));
    expect(await ledger.locator('.rv-book[open]').count()).toBe(0);

    await page.getByRole('button', { name: said.pass.deeper }).click();
    await open(said.verdicts.auctions);
    await verdicts.locator('.rv-lots > li').first().waitFor({ timeout: DEEP_MS });
    await page.locator('.rv-pass').getByRole('button', { name: said.pass.stop }).click();
    await page.getByRole('button', { name: said.pass.deeper }).waitFor();
    const lots = await verdicts.locator('.rv-lots > li').count();
    expect(await verdicts.locator('.rv-facts').first().innerText()).toMatch(/\d/);
    expect(await violations(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await verdicts.locator('.rv-lots > li').count()).toBe(lots);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const tab of [said.verdicts.auctions, said.verdicts.all, said.verdicts.luck]) {
      await open(tab);
      await verdicts.locator('.rv-row, .note').first().waitFor();
      expect(await violations(page), tab).toEqual([]);
    }
  });
});
