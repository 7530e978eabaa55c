/** Tables on this device: in Russian, on a phone, with an undo, handed round, and without a network. */
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';
import { answer, liftCurtain, moment, openThings, play, prompt, settle, textOf, ticketOf } from '../player.ts';
import { playNovices, playOnOneScreen, startNovices } from '../tables.ts';

const LATIN = /[A-Za-z]{2,}/;
const PHONE = { width: 390, height: 844 };

const DESK = { width: 1366, height: 768 };

async function expectOnScreen(thing: Locator, screen = PHONE): Promise<void> {
  const box = (await thing.boundingBox())!;
  expect(box.width * box.height).toBeGreaterThan(0);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
  expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
}

/** Nothing is hidden below or beside the edge. */
async function expectNoScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth - innerWidth, y: scrollHeight - innerHeight };
  });
  expect(beyond).toEqual({ x: 0, y: 0 });
}

/** A fresh table whose first hand has a card that asks something more when it is played. */
async function tableWithCard(page: Page, card: RegExp): Promise<Locator> {
  for (let table = 0; table < 30; table += 1) {
    await playNovices(page);
    // Perhaps a place to fight for comes first; that is no card.
    if ((await openThings(page).count()) === 0) await answer(page);
    if ((await moment(page)) !== 'asked') continue;
    const found = openThings(page).filter({ hasText: card });
    if ((await found.count()) > 0) return found.first();
  }
  throw new Error('thirty hands without such a card');
}

inHouse('on this device', (house) => {
  it('in Russian the bar and the chronicle have no Latin words', async () => {
    const page = await house.person();
    await page.goto('/');
    await page.getByRole('button', { name: en.shell.switchLanguage }).click();
    await startNovices(page, ru);
    for (let turn = 0; turn < 8; turn += 1) {
      await play(page, { answers: 1 });
      expect(await textOf(prompt(page))).not.toMatch(LATIN);
    }
    const story = await textOf(page.locator('.chronicle'));
    expect(story).toMatch(/[а-яё]/i);
    expect(story).not.toMatch(LATIN);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  });

  it('on a phone the question, the answers and the hand are on the screen together', async () => {
    const page = await house.person({ viewport: PHONE, hasTouch: true, isMobile: true });
    await playNovices(page);
    if ((await openThings(page).count()) === 0) await answer(page);
    await moment(page);
    await expectOnScreen(prompt(page).locator('.question'));
    await expectOnScreen(prompt(page).getByRole('button').first());
    await expectOnScreen(page.locator('.own-things .hand-card').first());
    await expectOnScreen(page.locator('.stage').first());
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('[B1] on a desk of 1366 by 768 all of a decision is on the screen, with six at the table', async () => {
    const page = await house.person({ viewport: DESK });
    await page.goto('/');
    await page.getByLabel(en.home.countLabel).selectOption('5');
    await page.getByRole('radio', { name: en.level.novice.name }).check();
    await page.getByRole('button', { name: en.home.playNow }).click();
    await moment(page);
    if ((await openThings(page).count()) === 0) await answer(page);
    await moment(page);
    const all = [
      prompt(page).locator('.question'),
      ...(await prompt(page).getByRole('button').all()),
      ...(await page.locator('.own-things .hand-card').all()),
      page.locator('.top-bar .headline'),
      ...(await page.locator('.side .score').all()),
      ...(await page.locator('.stage .map-sheet [role="button"]').all()),
    ];
    expect(all.length).toBeGreaterThan(30);
    for (const thing of all) await expectOnScreen(thing, DESK);
    await expectNoScrolling(page);
  });

  it('[R5] [B5] a pointless card is played only on a second press, after a word of warning with its rule', async () => {
    const page = await house.person();
    const scarecrow = await tableWithCard(page, /Scarecrow/);
    const cards = await page.locator('.own-things .hand-card').count();
    const ticket = await ticketOf(page);
    await scarecrow.press('Enter');
    const slip = page.locator('.slip');
    await slip.getByText(en.table.sure).waitFor();
    expect(await textOf(slip)).toContain('CON-6.29');
    expect(await page.locator('.own-things .hand-card').count()).toBe(cards);
    expect(await ticketOf(page)).toBe(ticket);
    await slip.getByRole('button', { name: en.table.why.read }).click();
    await page
      .getByRole('dialog')
      .getByText(/take one mercenary/)
      .waitFor();
    await page.keyboard.press('Escape');
    await scarecrow.press('Enter');
    await expect.poll(() => page.locator('.own-things .hand-card').count()).toBeLessThan(cards);
  });

  it('a Bishop can be taken back while the Pope is still being placed', async () => {
    const page = await house.person();
    const bishop = await tableWithCard(page, /Bishop/);
    const cards = await page.locator('.own-things .hand-card').count();
    const asked = await textOf(prompt(page).locator('.question'));
    const ticket = await ticketOf(page);
    await bishop.press('Enter');
    // It can be taken back, so the first press plays it.
    expect(await settle(page, ticket)).toBe(false);
    await expect.poll(() => page.locator('.own-things .hand-card').count()).toBe(cards - 1);
    expect(await moment(page)).toBe('asked');
    await prompt(page).locator('button[aria-keyshortcuts="U"]:not([aria-disabled])').click();
    await expect.poll(() => textOf(prompt(page).locator('.question'))).toBe(asked);
    expect(await page.locator('.own-things .hand-card').count()).toBe(cards);
    expect(
      await openThings(page)
        .filter({ hasText: /Bishop/ })
        .count(),
    ).toBeGreaterThan(0);
  });

  it('between two people at one screen a curtain falls, and nothing is drawn behind it', async () => {
    const page = await house.person();
    await playOnOneScreen(page, 2);
    const readers = new Set<string>();
    for (let step = 0; step < 30 && readers.size < 2; step += 1) {
      if ((await moment(page)) === 'asked') await answer(page);
      else {
        readers.add(await textOf(page.locator('dialog.curtain h2')));
        await page.keyboard.press('Escape');
        expect(await page.locator('dialog.curtain').isVisible()).toBe(true);
        expect(await page.locator('.own-things, .hand-card').count()).toBe(0);
        await liftCurtain(page);
        await page.locator('.own-things').waitFor();
      }
    }
    expect(readers.size).toBe(2);
  });

  it('once opened, the page starts a game with no server at all', async () => {
    const page = await house.person();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    onTestFinished(() => house.server.restart());
    await house.server.kill();
    await page.goto('/');
    await startNovices(page);
    expect(await play(page, { answers: 3 })).toBe(3);
  });
});
