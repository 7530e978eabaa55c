/** Two people and two bots on a server: a code, a reload, and a server that dies in the middle of it. */
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { tableText } from '../../table/index.ts';
import { en } from '../../web/text/en.ts';
import { type House, inHouse } from '../house.ts';
import { answer, prompt } from '../player.ts';
import { joinByCode, openTable, startGame } from '../tables.ts';

const ANSWERS = 24;
const PATIENCE_MS = 60_000;
const POLL_MS = 50;

async function twoPeople(house: House): Promise<readonly [Page, Page]> {
  const [ann, ben] = await Promise.all([house.person(), house.person()]);
  const code = await openTable(ann, { seats: 4, bots: 2 });
  await joinByCode(ben, code);
  await startGame(ann);
  return [ann, ben];
}

/** The first of them who is asked; `over` when nobody will be. */
function nextAsked(pages: readonly Page[]): Promise<Page | 'over'> {
  const asked = async () => {
    for (const page of pages) {
      if (await page.locator('.dock .prompt.yours').isVisible()) return page;
      if (await prompt(page).getByText(en.table.over.title).isVisible()) return 'over';
    }
    return null;
  };
  return vi.waitUntil(asked, { timeout: PATIENCE_MS, interval: POLL_MS });
}

/** They go on until they have answered so often, or a bot has won. */
async function playTogether(pages: readonly Page[], answers: number): Promise<void> {
  for (let turn = 1; turn <= answers; turn += 1) {
    const page = await nextAsked(pages);
    if (page === 'over') return;
    await answer(page, turn % 4 === 0 ? 'bar' : 'things');
  }
}

/** The chronicle as both may read it, without one's own cards: the same lines, folded away or not, of the same seats. */
async function publicStory(page: Page): Promise<readonly string[]> {
  const lines = page.locator('.chronicle > ol > li.line');
  return lines.evaluateAll((all) => {
    const unfolded = all.flatMap((line) => [...line.querySelectorAll('details li.line'), line]);
    const open = unfolded.filter((line) => !(line.lastElementChild ?? line).textContent.startsWith('Your new cards'));
    return open.map((line) => [...line.children].find((one) => one.matches('svg, .shield'))?.outerHTML ?? '');
  });
}

/** What lies where, without names (one of them is “you” to each) and without what only one of them may do. */
async function board(page: Page): Promise<readonly string[]> {
  const spots = page.locator('.stage .map-sheet [role="button"]');
  const names = await spots.evaluateAll((all) => all.map((spot) => spot.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.split(':')[0]!.replace(/held by [^,]+|yours/, 'held'));
}

async function expectSame(ann: Page, ben: Page): Promise<void> {
  await nextAsked([ann, ben]); // no bot moves any more
  await expect.poll(async () => (await publicStory(ann)).length).toBeGreaterThan(ANSWERS / 2);
  await expect
    .poll(async () => JSON.stringify(await publicStory(ann)) === JSON.stringify(await publicStory(ben)), {
      timeout: PATIENCE_MS,
    })
    .toBe(true);
  const seen = await board(ann);
  expect(seen.some((spot) => spot.includes('held'))).toBe(true);
  expect(await board(ben)).toEqual(seen);
}

inHouse(
  'two people and two bots',
  (house) => {
    it('a table is set up, joined by its code and played; both see the same, also after a reload', async () => {
      const [ann, ben] = await twoPeople(house);
      await playTogether([ann, ben], ANSWERS / 2);
      await ben.reload();
      await prompt(ben).waitFor();
      await playTogether([ann, ben], ANSWERS / 2);
      await expectSame(ann, ben);
    });

    it('[A-29] a paused game is gone on with from the bar, once everybody agrees', async () => {
      const [ann, ben] = await twoPeople(house);
      const { pause, resume } = tableText.en.propose;
      const { agree } = en.table.proposal;
      await ann.getByRole('button', { name: en.table.tools.menu }).click();
      await ann.getByRole('button', { name: pause }).click();
      await ben.locator('.proposals').getByRole('button', { name: agree }).click();
      const goOn = prompt(ann).getByRole('button', { name: resume });
      await goOn.click();
      await ben.locator('.proposals').getByRole('button', { name: agree }).click();
      await goOn.waitFor({ state: 'detached' });
      expect(await nextAsked([ann, ben])).not.toBe('over');
    });

    it('a server killed in the middle comes back with the table, and the pages by themselves', async () => {
      const [ann, ben] = await twoPeople(house);
      await playTogether([ann, ben], 6);
      expect(await nextAsked([ann, ben])).not.toBe('over');
      await house.server.kill();
      for (const page of [ann, ben]) await page.getByText(en.table.status.lost).waitFor({ timeout: PATIENCE_MS });
      await house.server.restart();
      await playTogether([ann, ben], 6);
      await expect.poll(async () => (await publicStory(ann)).length).toBeGreaterThan(6);
    });

    it('a part that cannot be fetched begins a page afresh only where there is a server to begin from', async () => {
      const page = await house.person({ serviceWorkers: 'block' });
      await page.goto('/');
      await page.locator('h1').waitFor();
      const missPart = () => page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')));
      const isSame = () => page.evaluate(() => document.body.classList.contains('as-it-was'));
      await page.evaluate(() => document.body.classList.add('as-it-was'));

      await house.server.kill();
      const asked = page.waitForEvent('requestfailed');
      await missPart();
      await asked;
      expect(await isSame()).toBe(true);

      await house.server.restart();
      await missPart();
      await page.waitForFunction(() => !document.body.classList.contains('as-it-was'));
      await page.locator('h1').waitFor();
    });
  },
  { hurried: true },
);
