/**
 * Somebody who does not know the game and tries what can be pressed until the question is answered: cards, places on the
 * board, buttons of its own forms, the bar. Every board must let such a person through a whole game.
 */
import type { Locator, Page } from 'playwright-core';
import { type Random, random } from '../kernel/index.ts';
import { liftCurtain, moment, prompt, textOf, ticketOf } from './player.ts';
import { spokenInFocus } from './spoken.ts';

/** What a question may be answered with, wherever it stands. Tabs and folds only change what is seen. */
const LIVE = [
  '.own-things [aria-pressed]:not([aria-disabled="true"]):not([disabled])',
  '.stage [aria-pressed]:not([aria-disabled="true"]):not([disabled])',
  '.own-things .btn:is(.gold, .wax, .ink):not([aria-disabled="true"]):not([disabled])',
  '.stage .btn:is(.gold, .wax, .ink):not([aria-disabled="true"]):not([disabled])',
  '.form-panel [aria-pressed]:not([aria-disabled="true"])',
  '.dock .prompt-answers button:not([aria-disabled="true"]):not([aria-keyshortcuts]):not(.quiet)',
].join(', ');
const IN_DIALOG = 'dialog[open] :is(.btn, .choice):not([aria-disabled="true"]):not([disabled])';
/** Sends what is chosen: preferred to trying something else. */
const SEND = '.btn.wax:not([aria-disabled="true"]):not([disabled])';
const TRIES = 200;
/** An answer is on its way, and what was pressed may be gone in a moment. */
const SETTLE_MS = 40;

/** What can be pressed, in the words of the accessibility tree. */
const PRESSED = new Set(['button', 'ToggleButton', 'toggle button', 'switch', 'option', 'radio']);

/** With what somebody presses: keys of a keyboard, or a finger. */
export type Hand = 'keys' | 'taps';

const press = (page: Page, thing: Locator, by: Hand): Promise<void> =>
  by === 'keys' ? pressKey(page, thing) : tap(page, thing);

/**
 * With a key, as somebody does who hears the page: the thing takes the focus, says what it is and what it is called, and
 * is pressed [X1]. Even if it goes away meanwhile: then nothing was pressed.
 */
async function pressKey(page: Page, thing: Locator): Promise<void> {
  const [element] = await thing.elementHandles();
  if (element === undefined || !(await element.evaluate(takeFocus))) return;
  const spoken = await spokenInFocus(page);
  if (!(await element.evaluate((focused) => focused === document.activeElement))) return;
  if (spoken === null || !PRESSED.has(spoken.role) || spoken.name === '') {
    const html = await thing.evaluate(({ outerHTML }) => outerHTML);
    throw new Error(`${JSON.stringify(spoken)} is all that is heard of ${html.slice(0, 300)}`);
  }
  await page.keyboard.press('Enter');
}

function takeFocus(element: SVGElement | HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus();
  if (element === document.activeElement) return true;
  // What was asked for a moment ago may have opened before it.
  if (document.querySelector('dialog[open]') !== null) return false;
  throw new Error(`cannot be focused: ${element.outerHTML.slice(0, 300)}`);
}

/** With a finger, where it lies on top; what is out of sight is brought into sight first. What cannot be hit is not pressed. */
export async function tap(page: Page, thing: Locator): Promise<void> {
  const [element] = await thing.elementHandles();
  const spot = await element?.evaluate(spotOf);
  if (spot != null) await page.touchscreen.tap(spot.x, spot.y);
}

/** Runs in the browser. */
function spotOf(element: SVGElement | HTMLElement): { readonly x: number; readonly y: number } | null {
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
  const find = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const spots = PARTS.flatMap((down) =>
      PARTS.map((across) => ({ x: left + across * width, y: top + down * height })),
    );
    return spots.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null;
  };
  const inSight = find();
  if (inSight !== null) return inSight;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return find();
}

/** One more press: most often what sends, where something is ready to be sent, and otherwise anything. */
async function tryOnce(page: Page, chance: Random, by: Hand): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) return tryInDialog(page, chance, by);
  const send = page.locator(`:is(.stage, .own-things, .dock, .form-panel) ${SEND}`).filter({ visible: true });
  const sends = chance.below(4) > 0 ? await send.count() : 0;
  const things = sends > 0 ? send : page.locator(LIVE).filter({ visible: true });
  const count = sends > 0 ? sends : await things.count();
  if (count > 0) await press(page, things.nth(chance.below(count)), by);
}

/** What has opened shuts out everything behind it: something in it, or back. */
async function tryInDialog(page: Page, chance: Random, by: Hand): Promise<void> {
  const things = page.locator(IN_DIALOG).filter({ visible: true });
  const count = await things.count();
  if (count > 0 && chance.below(2) === 0) await press(page, things.nth(chance.below(count)), by);
  else await goBack(page, by);
}

/** A finger has no Esc; where a sheet has no cross, the telephone's own way back does the same. */
async function goBack(page: Page, by: Hand): Promise<void> {
  const cross = page.locator('dialog[open] .close-button').filter({ visible: true });
  if (by === 'taps' && (await cross.count()) > 0) await tap(page, cross.last());
  else await page.keyboard.press('Escape');
}

async function answered(page: Page, before: string | null): Promise<boolean> {
  return (await ticketOf(page)) !== before || (await page.locator('.dock .prompt.yours').count()) === 0;
}

async function answerSomehow(page: Page, chance: Random, by: Hand): Promise<void> {
  const before = await ticketOf(page);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await tryOnce(page, chance, by);
    await page.waitForTimeout(SETTLE_MS);
    if (await answered(page, before)) return;
  }
  throw new Error(`no way was found to answer “${await textOf(prompt(page))}”`);
}

/** What somebody who tries everything may have left open. */
export async function putAway(page: Page): Promise<void> {
  while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

interface Stay {
  readonly answers: number;
  readonly seed: number;
  readonly by?: Hand;
}

/** Plays until the game is over; tells how many questions were answered. */
export async function monkey(page: Page, { answers, seed, by = 'keys' }: Stay): Promise<number> {
  const chance = random(seed);
  for (let done = 0; ; ) {
    if (done >= answers) return done;
    const now = await moment(page);
    if (now === 'over') return done;
    if (now === 'curtain') await liftCurtain(page);
    else {
      await answerSomehow(page, chance, by);
      done += 1;
    }
  }
}
