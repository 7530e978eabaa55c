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
import { monkey } from '../monkey.ts';
import { moment, prompt, settle, textOf, ticketOf } from '../player.ts';
import { rehearse } from '../rehearse.ts';
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

/** A finished game, as a file. */
async function openReplay(page: Page, game = 'condottiere', name = 'four-players'): Promise<void> {
  await page.goto(paths.import);
  const file = join(import.meta.dirname, '..', '..', 'games', game, 'test', 'golden', `${name}.json`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.replay-page .dock').waitFor();
}

async function stepOn(page: Page, n: number): Promise<void> {
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toMatch(new RegExp(`#${n}$`));
  await page.waitForTimeout(120);
}

/** Until the beginning is what the board shows: a step taken before would be a jump. */
async function toTheBeginning(page: Page): Promise<void> {
  const board = page.locator('.stage').first();
  const end = await board.innerHTML();
  await page.keyboard.press('Home');
  await expect.poll(() => page.url()).toMatch(/#0$/);
  await expect.poll(() => board.innerHTML()).not.toBe(end);
  await page.waitForTimeout(120);
}

interface Seen {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly ms: number;
}

/** Where the middle of each flight with such a thing in it is at its first and at its last moment, and how long it takes. */
async function watchFlights(page: Page, thing: string): Promise<void> {
  await page.evaluate((selector) => {
    const seen: object[] = [];
    document.body.dataset.flights = '[]';
    new MutationObserver((changes) => {
      for (const flight of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(flight instanceof HTMLElement) || flight.querySelector(selector) === null) continue;
        for (const { effect } of flight.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const ends = effect.getKeyframes().map(({ transform }) =>
            String(transform)
              .match(/-?[\d.]+(?=px)/g)
              ?.map(Number),
          );
          const [from, to] = [ends[0], ends.at(-1)].map((at) => {
            const [x = 0, y = 0] = at ?? [];
            return [x + flight.offsetWidth / 2, y + flight.offsetHeight / 2];
          });
          if (ends[0] !== undefined) seen.push({ from, to, ms: effect.getTiming().duration });
        }
        document.body.dataset.flights = JSON.stringify(seen);
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, thing);
}

/** The middle of a place. */
async function middleOf(page: Page, place: string): Promise<readonly number[]> {
  const box = (await page.locator(`[data-place="${place}"]`).last().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const apart = ([x = 0, y = 0]: readonly number[], [u = 0, v = 0]: readonly number[]) => Math.hypot(x - u, y - v);

/** A piece that moves with the n-th answer of a kept game; answers to one sealed question count as one. */
const PIECES = [
  ['condottiere', 'four-players', 1, '.piece', 'token', 'site'],
  ['virtu', 'novices', 11, '.pennon', 'troops venice 0', 'troops bari 0'],
] as const;

/** What is only seen while it moves: the n-th answer of a kept game, and what is in the air then. */
const DEEDS = [
  ['a hammer falls', 'princes-of-florence', 'four-players', 5, '.hammer'],
  ['a die rolls', 'princes-of-florence', 'diego', 2, '.die-face'],
  ['a disc slides along its track', 'princes-of-the-renaissance', 'four-players', 36, '.on'],
] as const;

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
    for (let n = 1; n <= 11; n++) await stepOn(page, n);
    await expect.poll(() => at.count()).toBeGreaterThan(0);
    if (motion === 'reduce') expect(await flown()).toBe(0);
    else await expect.poll(flown).toBeGreaterThan(0);
    const before = await flown();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect.poll(() => at.count()).toBe(0);
    expect(await flown()).toBe(before);
  });

  it.each(PIECES)('a piece of %s goes from where it was to where it is', async (game, name, nth, thing, from, to) => {
    const page = await house.person({ viewport: DESK, reducedMotion: 'no-preference', serviceWorkers: 'block' });
    await openReplay(page, game, name);
    await page.locator('.flights').waitFor({ state: 'attached' });
    await toTheBeginning(page);
    for (let n = 1; n < nth; n++) await stepOn(page, n);
    await watchFlights(page, thing);
    const start = await middleOf(page, from);
    await stepOn(page, nth);
    const flights = async (): Promise<readonly Seen[]> =>
      JSON.parse(await page.evaluate(() => document.body.dataset.flights ?? '[]'));
    await expect.poll(async () => (await flights()).length).toBeGreaterThan(0);
    const [flight] = await flights();
    expect(flight!.ms).toBeLessThanOrEqual(700);
    // The whole of it may be larger than its fill, by a line's width.
    expect(apart(flight!.from, start)).toBeLessThan(8);
    expect(apart(flight!.to, await middleOf(page, to))).toBeLessThan(8);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.locator('.flight').count()).toBe(0);
  });

  it.each(DEEDS)('%s', async (_, game, name, nth, thing) => {
    const page = await house.person({ viewport: DESK, reducedMotion: 'no-preference', serviceWorkers: 'block' });
    await openReplay(page, game, name);
    await page.locator('.flights').waitFor({ state: 'attached' });
    await page.locator('.curve input[type="range"]').fill(`${nth - 1}`);
    await expect.poll(() => page.url()).toMatch(new RegExp(`#${nth - 1}$`));
    await page.waitForTimeout(400);
    await watchFlights(page, thing);
    await stepOn(page, nth);
    await expect.poll(() => page.evaluate(() => document.body.dataset.flights)).not.toBe('[]');
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
    // It lies there, seen, as long as its battle goes on, and nothing is left in the air.
    await expect.poll(() => page.locator('.flight').count()).toBe(0);
    const opacities = () =>
      landed.evaluateAll((cards) => cards.map((card) => getComputedStyle(card.closest('li')!).opacity));
    await expect.poll(async () => (await opacities()).filter((opacity) => opacity !== '1')).toEqual([]);
  });

  it('the end tells how it went and its greatest moment, and can be put away', async () => {
    const page = await house.person({ viewport: DESK, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await rehearse(page);
    await sitDown(page, await findGame('condottiere'), 2);
    await monkey(page, { answers: 400, seed: 5 });
    expect(await moment(page)).toBe('over');
    const end = page.locator('.the-end');
    await end.locator('.end-tale li').first().waitFor();
    // The header tells how it ended; nobody is covered or away any more, and one has won.
    expect(await textOf(page.locator('.table-bar .headline'))).toBe(await textOf(prompt(page).locator('.question')));
    await expect.poll(() => page.locator('.side .tag.good').allTextContents()).toEqual([en.table.over.won]);
    expect(await page.locator('.side .tag.wax').count()).toBe(0);
    const told = await end.locator('.end-tale li').count();
    expect(told).toBeGreaterThanOrEqual(2);
    expect(told).toBeLessThanOrEqual(5);
    await end.locator('.end-best').waitFor();
    // Every sentence but the last has its place on the vine.
    expect(await end.locator('.end-vine .vine-mark').count()).toBe(told - 1);
    // The winner's own arms, with the shield of their seat; everybody's beside their name.
    await end.locator('.arms-in-laurel .arms').waitFor();
    expect(await end.locator('.arms-in-laurel .shield').count()).toBe(1);
    await expect.poll(() => end.locator('.accounts header .arms').count()).toBe(3);
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
