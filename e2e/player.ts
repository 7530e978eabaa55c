/**
 * Somebody at the page: sees what is asked, answers with what the page offers, waits for the others. Knows no rule of
 * any game, only what every table shows. Board and hand are used by keyboard, the bar by mouse.
 */
import type { Locator, Page } from 'playwright-core';
import { de } from '../web/text/de.ts';
import { en } from '../web/text/en.ts';
import { ru } from '../web/text/ru.ts';

/** Bots think, and the machine may be busy. */
const PATIENCE_MS = 60_000;
const OVER = [en, ru, de].map(({ table }) => table.over.title);
const CONFIRM = new RegExp([en, ru, de].map(({ menu }) => menu.confirm).join('|'));

export type Moment = 'asked' | 'curtain' | 'over';

/** What the next hand's question is answered with: a thing of one's own, or a button of the bar (most often: pass). */
export type Taste = 'things' | 'bar';

export const prompt = (page: Page): Locator => page.locator('.dock .prompt');
const confirmButton = (page: Page): Locator => prompt(page).getByRole('button', { name: CONFIRM });
/** Everything open in one's own things. */
export const openThings = (page: Page): Locator => page.locator('.own-things [aria-pressed]:not([aria-disabled])');
const openSpots = (page: Page): Locator => page.locator('.stage [aria-pressed]:not([aria-disabled])');
/** Undo has a key of its own; the list of all choices is quiet. */
const openButtons = (page: Page): Locator =>
  prompt(page).locator('.prompt-answers button:not([aria-disabled]):not([aria-keyshortcuts]):not(.quiet)');

/** As it is written, whether or not the screen has room for it. */
export async function textOf(thing: Locator): Promise<string> {
  return (await thing.textContent()) ?? '';
}

/** Waits until this page can do something at its table, or all is over. */
export async function moment(page: Page): Promise<Moment> {
  const seen = await page.waitForFunction(
    (over) => {
      if (document.querySelector('dialog.curtain[open]') !== null) return 'curtain';
      const bar = document.querySelector('.dock .prompt');
      if (over.includes(bar?.querySelector('.hint')?.textContent ?? '')) return 'over';
      return bar?.classList.contains('yours') ? 'asked' : null;
    },
    OVER,
    { timeout: PATIENCE_MS },
  );
  return (await seen.jsonValue()) as Moment;
}

/** Points at something that may be done; false where a form was sent instead. */
async function pointAtSomething(page: Page, taste: Taste): Promise<boolean> {
  const ways = [openThings(page), openSpots(page), openButtons(page)];
  for (const way of taste === 'bar' ? ways.toReversed() : ways) {
    if ((await way.count()) === 0) continue;
    if (way === ways[2]) return await pressButton(page, way.first());
    await way.first().press('Enter');
    return true;
  }
  throw new Error(`nothing can be answered to “${await textOf(prompt(page))}”`);
}

/** A form's own button answers at once; any other may have to be pressed again. */
async function pressButton(page: Page, button: Locator): Promise<boolean> {
  const form = (await page.locator('.form-panel, .prompt-controls').count()) > 0;
  await button.click();
  return !form || (await confirmButton(page).count()) > 0;
}

/** The number of the question on the page. */
export const ticketOf = (page: Page): Promise<string | null> => page.locator('#main').getAttribute('data-ticket');

/** What can be taken back was answered at once; everything else wants to be confirmed. True where it did. */
export async function settle(page: Page, ticket: string | null, press: 'click' | 'Enter' = 'click'): Promise<boolean> {
  const seen = await page.waitForFunction(
    ([before, confirm]) => {
      if (document.querySelector('#main')?.getAttribute('data-ticket') !== before) return 'answered';
      const buttons = [...document.querySelectorAll('.dock .prompt button')];
      return buttons.some((button) => new RegExp(confirm).test(button.textContent ?? '')) ? 'asked' : null;
    },
    [ticket, CONFIRM.source] as const,
  );
  if ((await seen.jsonValue()) === 'answered') return false;
  if (press === 'Enter') await page.keyboard.press('Enter');
  else await confirmButton(page).click();
  await confirmButton(page).waitFor({ state: 'detached' });
  return true;
}

/** Answers the question on the page with the first thing to hand. */
export async function answer(page: Page, taste: Taste = 'things'): Promise<void> {
  const ticket = await ticketOf(page);
  if (await pointAtSomething(page, taste)) await settle(page, ticket);
}

export async function liftCurtain(page: Page): Promise<void> {
  const curtain = page.locator('dialog.curtain');
  await curtain.getByRole('button').click();
  await curtain.waitFor({ state: 'detached' });
}

export interface PlayOptions {
  readonly answers: number;
  /** Every so often a button of the bar is pressed instead, so that rounds come to an end. */
  readonly passEvery?: number;
}

/** Plays on until the game is over or `answers` questions were answered; tells how many. */
export async function play(page: Page, { answers, passEvery = 3 }: PlayOptions): Promise<number> {
  for (let done = 0; ; ) {
    if (done >= answers) return done;
    const now = await moment(page);
    if (now === 'over') return done;
    if (now === 'curtain') await liftCurtain(page);
    else {
      done += 1;
      await answer(page, done % passEvery === 0 ? 'bar' : 'things');
    }
  }
}
