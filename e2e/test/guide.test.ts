/** [R3] A first game that explains itself: begun from the start page, left, taken up again, played until all is said. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { guide } from '../../games/condottiere/guide/index.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';
import { monkey } from '../monkey.ts';
import { moment, prompt, textOf, ticketOf } from '../player.ts';
import { rehearse } from '../rehearse.ts';

const note = (page: Page): Locator => page.locator('.guide:not(.hint-only)');
const gotIt = (page: Page): Locator => note(page).locator('.btn.ink');
const OVER = 'That is the heart of it';
const LONGEST = 80;

/** Reads what lies there now; tells the headings. */
async function readAll(page: Page): Promise<readonly string[]> {
  const titles: string[] = [];
  while ((await note(page).count()) > 0) {
    const title = await textOf(note(page).locator('h2'));
    titles.push(title);
    await gotIt(page).click();
    await page.waitForFunction((old) => document.querySelector('.guide h2')?.textContent !== old, title);
  }
  return titles;
}

async function begin(page: Page, words: typeof en): Promise<void> {
  await rehearse(page);
  await page.goto('/');
  await page.getByRole('button', { name: words.home.learn(title(words)) }).click();
  await note(page).waitFor();
}

const title = (words: typeof en): string => (words === en ? 'Condottiere' : 'Кондотьер');

inHouse('a first game', (house) => {
  it('[R3] is explained, can be left and taken up again, and says when all has been said', async () => {
    const page = await house.person({ serviceWorkers: 'block' });
    await begin(page, en);
    const { aim } = guide.words.en;
    expect(await note(page).locator('.rule-row button').count()).toBeGreaterThan(0);
    await moment(page);
    const read = [...(await readAll(page))];

    // Somebody who knows the game has an answer, and it can be given.
    const ticket = await ticketOf(page);
    await page.locator('.guide.hint-only .btn').click();
    await page.locator('.guide.hint-only p').waitFor();
    expect(await ticketOf(page)).toBe(ticket);
    await prompt(page).locator('.btn.wax, .btn.ink').last().click();
    await page.waitForFunction(
      (before) => document.querySelector('#main')?.getAttribute('data-ticket') !== before,
      ticket,
    );

    await page.goto('/');
    await page.locator('.continue a, .home-continue a, a[href^="/local/"]').first().click();
    await moment(page);
    for (let answers = 0; answers < LONGEST && !read.includes(OVER); answers += 1) {
      if ((await moment(page)) === 'over') break;
      read.push(...(await readAll(page)));
      await monkey(page, { answers: 1, seed: answers });
    }
    expect(read).toContain(OVER);
    // First of all, or, where the others were quick and a question came before it was read, a little later.
    expect(read).toContain(aim!.title);
    expect(new Set(read).size).toBe(read.length);
  });

  it('[R3] speaks Russian', async () => {
    const page = await house.person({ locale: 'ru-RU', serviceWorkers: 'block' });
    await begin(page, ru);
    await moment(page);
    const read = await readAll(page);
    expect(read).not.toEqual([]);
    const titles = Object.values(guide.words.ru).map((note) => note.title);
    expect(read.filter((one) => !titles.includes(one))).toEqual([]);
  });
});
