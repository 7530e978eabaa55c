/** [X1] A whole game with nothing but a keyboard, from the start page to the result. Everything used has a name. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { moment, prompt, settle, textOf, ticketOf } from '../player.ts';
import { rehearse } from '../rehearse.ts';

const LONGEST_GAME = 400;
/** More stops than any page has. */
const MOST_TABS = 120;

const CARD = '.own-things [aria-pressed]';
const SPOT = '.stage [role="button"][aria-pressed]';
const BUTTON = '.dock .prompt-answers button:not([aria-disabled]):not([aria-keyshortcuts]):not(.quiet)';
/** By its icon, three lines: standing orders are quiet too. */
const LIST = '.dock .prompt-answers button.quiet:has(path[d="M4 7h16M4 12h16M4 17h16"])';

const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Tab after tab until the focus is on such a thing. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_TABS; stops += 1) {
    if (await isAt(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never comes to ${selector}`);
}

/** A group has one stop; inside it the arrows lead on. */
async function walkTo(page: Page, selector: string): Promise<boolean> {
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    for (let steps = 0; steps < 20; steps += 1) {
      if (await isAt(page, selector)) return true;
      await page.keyboard.press(arrow);
    }
  }
  return isAt(page, selector);
}

/** What a screen reader would say of the thing in focus: a role, and a name in quotes. */
async function expectNamed(page: Page): Promise<void> {
  const said = await page.locator('*:focus').ariaSnapshot();
  expect(said).toMatch(/^- '?(button|radio|combobox|option|switch)[^"]* "[^"]+"/);
}

async function pressOn(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await expectNamed(page);
  await page.keyboard.press('Enter');
}

const exists = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

/** A card of the hand or a place on the map, by arrows; false where the keyboard found none that is open. */
async function chooseThing(page: Page, group: string): Promise<boolean> {
  if (!(await exists(page, `${group}:not([aria-disabled])`))) return false;
  await tabTo(page, group);
  if (!(await walkTo(page, `${group}:not([aria-disabled])`))) return false;
  await expectNamed(page);
  await page.keyboard.press('Enter');
  return true;
}

/** The list of everything that may be done, in words. */
async function chooseFromList(page: Page): Promise<boolean> {
  if (!(await exists(page, LIST))) return false;
  await pressOn(page, LIST);
  await pressOn(page, 'dialog[open] .choice:not([aria-disabled])');
  return true;
}

/** A button of the bar; a question of places or cards alone has none. */
async function chooseButton(page: Page): Promise<boolean> {
  if (!(await exists(page, BUTTON))) return false;
  await pressOn(page, BUTTON);
  return true;
}

async function answerByKeys(page: Page, turn: number): Promise<void> {
  const ticket = await ticketOf(page);
  const form = await exists(page, '.form-panel, .prompt-controls');
  const ways = [
    () => chooseThing(page, CARD),
    () => chooseThing(page, SPOT),
    () => chooseFromList(page),
    () => chooseButton(page),
  ];
  // Now and then the bar's own button, most often a pass, so that battles end.
  const inTurn = turn % 3 === 2 || form ? ways.toReversed() : turn % 4 === 1 ? [ways[2]!, ...ways] : ways;
  for (const way of inTurn) if (await way()) break;
  await settleByKeys(page, ticket);
}

/** Once more on the same thing, or on the button that says so when the focus was lost with a closed dialog. */
async function settleByKeys(page: Page, ticket: string | null): Promise<void> {
  const waiting = await page.waitForFunction(
    ([before, confirm]) => {
      if (document.querySelector('#main')?.getAttribute('data-ticket') !== before) return 'answered';
      return document.querySelector('.dock .prompt')?.textContent?.includes(confirm) ? 'asked' : null;
    },
    [ticket, en.menu.confirm] as const,
  );
  if ((await waiting.jsonValue()) === 'answered') return;
  if (!(await isAt(page, `${CARD}, ${SPOT}, ${BUTTON}`))) await tabTo(page, '.dock .prompt-answers button.wax');
  await settle(page, ticket, 'Enter');
}

/** Two novices, by the keys of a form: arrows in the list and among the levels. */
async function startByKeys(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.opponents').waitFor();
  await tabTo(page, '.opponents select');
  await expectNamed(page);
  while ((await page.locator('.opponents select').inputValue()) !== '2') await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expectNamed(page);
  while (!(await page.getByRole('radio', { name: en.level.novice.name }).isChecked())) {
    await page.keyboard.press('ArrowLeft');
  }
  await pressOn(page, '.btn.go');
}

inHouse('with the keyboard alone', (house) => {
  it('[X1] a game against bots is begun, played to its end and checked', async () => {
    const page = await house.person();
    await rehearse(page);
    await startByKeys(page);
    let turn = 0;
    while (turn < LONGEST_GAME && (await moment(page)) === 'asked') {
      await answerByKeys(page, turn);
      turn += 1;
    }
    expect(await moment(page)).toBe('over');
    expect(turn).toBeGreaterThan(5);
    await tabTo(page, '.dock .prompt-answers button');
    while ((await textOf(page.locator('*:focus'))) !== en.table.fair.check) {
      await page.keyboard.press('Tab');
      expect(await isAt(page, '.dock .prompt-answers button')).toBe(true);
    }
    await page.keyboard.press('Enter');
    await tabTo(page, 'dialog[open] .btn.ink');
    await page.keyboard.press('Enter');
    await page.getByText(en.table.fair.good).waitFor();
    await page.keyboard.press('Escape');
    expect(await textOf(prompt(page).locator('.hint'))).toBe(en.table.over.title);
  });
});
