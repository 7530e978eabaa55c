/**
 * What players found wrong on the boards and around them (`docs/ux.md`, by its numbers), where it is a matter of geometry: rows,
 * people and estates in sight, of one size, with nothing upon a number.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { inHouse } from '../house.ts';
import { contextOf, type Device, SCREENS, type Spoken } from '../journeys/devices.ts';
import { settled } from '../legible.ts';
import { monkey } from '../monkey.ts';
import { answer, moment } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const FOUR_ROWS = 4;
/** While the bar below offers four answers. */
const FEWEST_ROWS = 3.5;
const TURNS = 12;
/** Lines and rounding. */
const SLACK = 1;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = (things: Locator): Promise<readonly Box[]> =>
  things.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
  );

const lieOver = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > SLACK &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > SLACK;

const isWithin = (one: Box, all: Box): boolean =>
  one.width * one.height > 0 &&
  one.x >= all.x - SLACK &&
  one.y >= all.y - SLACK &&
  one.x + one.width <= all.x + all.width + SLACK &&
  one.y + one.height <= all.y + all.height + SLACK;

/** What somebody who tries everything may have left open. */
async function putAway(page: Page): Promise<void> {
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/** Runs in the browser: its lower edge is in sight, or comes into sight when its column is scrolled as far as it goes. */
function lastIsReached(sheet: Element): boolean {
  const column = sheet.closest('.beside')!;
  column.scrollTop = column.scrollHeight;
  const reached = sheet.getBoundingClientRect().bottom <= column.getBoundingClientRect().bottom + 2;
  const scrolls = ['auto', 'scroll'].includes(getComputedStyle(column).overflowY);
  const fits = column.scrollHeight <= column.clientHeight + 2;
  column.scrollTop = 0;
  return reached && (fits || scrolls);
}

const screenOf = (page: Page): Box => ({ x: 0, y: 0, ...page.viewportSize()! });

inHouse('what was found', (house) => {
  async function atTable(game: string, device: Device, rivals: number, { language = 'en' as Spoken } = {}) {
    const page = await house.person(contextOf(device, 'en'));
    await rehearse(page);
    await sitDown(page, await findGame(game), rivals);
    expect(await moment(page)).toBe('asked');
    if (language !== 'en') {
      await page.evaluate((wanted) => localStorage.setItem('signoria.language', JSON.stringify(wanted)), language);
      await page.reload();
      expect(await moment(page)).toBe('asked');
    }
    await settled(page);
    return page;
  }

  it('[A-13] in Renaissance no mark lies on a price, pointed at or not', async () => {
    const page = await atTable('princes-of-the-renaissance', 'desk', 2);
    const closed = page.locator('.stage .thing.blocked').filter({ has: page.locator('.money') });
    for (let seed = 0; seed < TURNS && (await closed.count()) === 0; seed += 1)
      await monkey(page, { answers: 1, seed });
    expect(await closed.count()).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    const opacities = () =>
      closed.locator('> .why-mark').evaluateAll((all) => all.map((mark) => getComputedStyle(mark).opacity));
    expect(new Set(await opacities())).toEqual(new Set(['0']));
    for (const thing of (await closed.all()).slice(0, 6)) {
      await thing.hover();
      const [mark] = await boxesOf(thing.locator('> .why-mark'));
      expect(await thing.locator('> .why-mark').evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
      for (const price of await boxesOf(thing.locator('.money'))) expect(lieOver(mark!, price)).toBe(false);
    }
  });

  it('[A-17] on a phone at least four rows of Pax are in sight, three and a half above four answers', async () => {
    const page = await atTable('pax-illuminaten', 'phone', 3);
    let most = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      await putAway(page);
      await page.locator('.stage [role="tab"]').first().click();
      await settled(page);
      const rows = await page.locator('.board-port').evaluate((port) => {
        const tops = [...port.querySelectorAll('.spot.place')].map((spot) => spot.getBoundingClientRect().top);
        const apart = [...new Set(tops.map(Math.round))].toSorted((a, b) => a - b);
        const pitch = Math.min(
          ...apart
            .slice(1)
            .map((top, i) => top - apart[i]!)
            .filter((gap) => gap > 4),
        );
        const { top, bottom } = port.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - top) / pitch;
      });
      const answers = await page.locator('.dock .prompt-answers button').count();
      expect([turn, answers, rows >= (answers < FOUR_ROWS ? FOUR_ROWS : FEWEST_ROWS), rows]).toEqual([
        turn,
        answers,
        true,
        rows,
      ]);
      most = Math.max(most, rows);
      await monkey(page, { answers: 1, seed: turn });
      await moment(page);
    }
    expect(most).toBeGreaterThanOrEqual(FOUR_ROWS);
  });

  it('[A-18] on a phone the four people of Florence to keep three of are all in sight, in Russian too', async () => {
    const page = await atTable('princes-of-florence', 'phone', 2, { language: 'ru' });
    const people = await boxesOf(page.locator('.now-keep .hand-card'));
    expect(people).toHaveLength(4);
    for (const [nth, one] of people.entries()) {
      expect([nth, isWithin(one, screenOf(page))]).toEqual([nth, true]);
      expect(people.slice(nth + 1).filter((other) => lieOver(one, other))).toEqual([]);
    }
  });

  it('[A-19] at a desk the estates of all others in Florence are of one size, whoever is to move', async () => {
    const page = await atTable('princes-of-florence', 'desk', 4);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const screen of [SCREENS.desk, { width: 1920, height: 1080 }]) {
        await page.setViewportSize(screen);
        await settled(page);
        const drawn = await boxesOf(page.locator('.mat .mini-estate'));
        expect(drawn).toHaveLength(4);
        // An estate is about as high as it is wide, and as large as its place allows either way.
        const sizes = drawn.map(({ width, height }) => Math.min(width, height));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2 * SLACK);
        const mats = await boxesOf(page.locator('.mat'));
        expect(drawn.filter((one, nth) => !isWithin(one, mats[nth]!))).toEqual([]);
      }
      await monkey(page, { answers: 1, seed: turn });
      await moment(page);
    }
  });

  it('[A-20] at a desk court, events, plots and factions of Pax lie beside the board; what runs on below can be scrolled to', async () => {
    const page = await atTable('pax-illuminaten', 'desk', 3);
    const [stage] = await boxesOf(page.locator('.pax-stage'));
    for (const part of ['.court', '.events', '.schemes', '.factions']) {
      const sheet = page.locator(`.pax-stage .beside ${part}`);
      const head = (await boxesOf(sheet.locator('> header, > .sheet-head, > *').first()))[0]!;
      expect([part, isWithin(head, stage!)]).toEqual([part, true]);
      expect([part, await sheet.evaluate(lastIsReached)]).toEqual([part, true]);
    }
  });

  it('letters grow with the stage: at 1920, and again at 2560 pixels', async () => {
    const page = await house.person(contextOf('desk', 'en'));
    await page.goto('/');
    const sizes: number[] = [];
    for (const screen of [SCREENS.desk, { width: 1920, height: 1080 }, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(screen);
      await settled(page);
      sizes.push(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)));
    }
    expect(sizes.map((size) => Math.round(size * 100) / 100)).toEqual([16, 16.96, 18.88]);
  });

  it('[A-35] Esc leads from the past back to now, from its slider too', async () => {
    const page = await atTable('condottiere', 'desk', 2);
    await answer(page);
    await moment(page);
    const past = page.locator('.dock .prompt.past');
    for (const from of ['#main', '.dock input[type="range"]']) {
      await page.locator('#main').focus();
      await page.keyboard.press('ArrowLeft');
      await past.waitFor();
      await page.locator(from).focus();
      await page.keyboard.press('Escape');
      await past.waitFor({ state: 'detached' });
    }
  });

  it('[A-36] on a phone the game chosen for a new table is in sight', async () => {
    const page = await house.person(contextOf('phone', 'en'));
    await page.goto('/new?game=virtu');
    const chosen = page.locator('.game-pick label:has(:checked)');
    await chosen.waitFor();
    await expect.poll(async () => isWithin((await boxesOf(chosen))[0]!, { ...screenOf(page), height: 1e6 })).toBe(true);
  });
});
