/**
 * Somebody who does not know the game and tries what can be pressed until the question is answered: cards, places on the
 * board, buttons of its own forms, the bar. Every board must let such a person through a whole game.
 */
import type { Locator, Page } from 'playwright-core';
import { type Random, random } from '../kernel/index.ts';
import { liftCurtain, moment, prompt, textOf, ticketOf } from './player.ts';

/** What a question may be answered with, wherever it stands. Tabs and folds only change what is seen. */
const LIVE = [
  '.own-things [aria-pressed]:not([aria-disabled="true"]):not([disabled])',
  '.stage [aria-pressed]:not([aria-disabled="true"]):not([disabled])',
  '.own-things .btn:is(.gold, .wax, .ink):not([aria-disabled="true"]):not([disabled])',
  '.stage .btn:is(.gold, .wax, .ink):not([aria-disabled="true"]):not([disabled])',
  '.form-panel [aria-pressed]:not([aria-disabled="true"])',
  '.dock .prompt-answers button:not([aria-disabled="true"]):not([aria-keyshortcuts]):not(.quiet)',
].join(', ');
/** Sends what is chosen: preferred to trying something else. */
const SEND = '.btn.wax:not([aria-disabled="true"]):not([disabled])';
const TRIES = 200;
/** An answer is on its way, and what was pressed may be gone in a moment. */
const SETTLE_MS = 40;

/** Whatever lies over it, and even if it goes away meanwhile: then nothing was pressed. */
async function press(thing: Locator): Promise<void> {
  const elements = await thing.elementHandles();
  await elements[0]?.evaluate((element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** One more press: most often what sends, where something is ready to be sent, and otherwise anything. */
async function tryOnce(page: Page, chance: Random): Promise<void> {
  const send = page.locator(`:is(.stage, .own-things, .dock, .form-panel) ${SEND}`);
  const sends = chance.below(4) > 0 ? await send.count() : 0;
  const things = sends > 0 ? send : page.locator(LIVE);
  const count = sends > 0 ? sends : await things.count();
  if (count > 0) await press(things.nth(chance.below(count)));
}

async function answered(page: Page, before: string | null): Promise<boolean> {
  return (await ticketOf(page)) !== before || (await page.locator('.dock .prompt.yours').count()) === 0;
}

async function answerSomehow(page: Page, chance: Random): Promise<void> {
  const before = await ticketOf(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await tryOnce(page, chance);
    await page.waitForTimeout(SETTLE_MS);
    if (await answered(page, before)) return;
  }
  throw new Error(`no way was found to answer “${await textOf(prompt(page))}”`);
}

/** Bots take their time so that people can follow; in a whole game nobody here wants to. Before the first page. */
export async function hurryBots(page: Page): Promise<void> {
  await page.route(/assets\/[\w-]*worker[\w-]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: HURRY + (await response.text()) });
  });
}

const HURRY = `{
  const later = self.setTimeout;
  self.setTimeout = (act, ms, ...rest) => later(act, Math.min(ms ?? 0, 5), ...rest);
}
`;

/** Plays until the game is over; tells how many questions were answered. */
export async function tinker(page: Page, { answers, seed }: { answers: number; seed: number }): Promise<number> {
  const chance = random(seed);
  for (let done = 0; ; ) {
    if (done >= answers) return done;
    const now = await moment(page);
    if (now === 'over') return done;
    if (now === 'curtain') await liftCurtain(page);
    else {
      await answerSomehow(page, chance);
      done += 1;
    }
  }
}
