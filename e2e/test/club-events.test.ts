/** Tournaments and leader boards in a real browser: announced, entered, and run to their end by nobody. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en as accounts } from '../../web/pages/account/text/en.ts';
import { RATINGS_WORDS } from '../../web/pages/ratings/words.ts';
import { en as events } from '../../web/pages/tournaments/text/en.ts';
import { CREATE_TEXT } from '../../web/text/create.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { prompt } from '../player.ts';
import { group } from '../tables.ts';

const PASSWORD = 'a quiet lagoon';
const WHOLE_MS = 150_000;
const { form } = events;
const ratings = RATINGS_WORDS.en;

let accountsOpened = 0;

async function signUp(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(accounts.signUp.handle).fill(`organiser-${++accountsOpened}`);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.signUp.submit }).click();
  await page.getByRole('button', { name: accounts.you.signOut, exact: true }).waitFor();
}

const number = (page: Page, label: string) => page.getByRole('spinbutton', { name: label, exact: true });

interface Wanted {
  readonly name: string;
  readonly places: number;
  readonly bots: number;
}

/** From the list of tournaments, through the form, to the tournament's own page. */
async function announce(page: Page, { name, places, bots }: Wanted): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: en.shell.events }).click();
  await page.getByRole('button', { name: events.announce }).click();
  await page.getByRole('textbox', { name: form.name, exact: true }).fill(name);
  await group(page, form.size).getByRole('radio', { name: '2', exact: true }).check();
  await number(page, form.most).fill(String(places));
  await number(page, form.bots).fill(String(bots));
  await page.getByRole('switch', { name: form.join }).click();
  if (bots > 0) await group(page, form.botLevel).getByRole('radio', { name: en.level.novice.name }).check();
  await page.getByRole('button', { name: form.submit }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

inHouse(
  'tournaments',
  (house) => {
    it('[S5] a Swiss tournament of eight bots runs to its end while somebody looks on', async () => {
      const page = await house.person();
      await signUp(page);
      await announce(page, { name: 'Cup of the eight', places: 8, bots: 8 });
      await page.getByText(events.status.over, { exact: true }).waitFor({ timeout: WHOLE_MS });
      const standings = page.getByRole('region', { name: events.standings });
      expect(await standings.locator('tbody tr').count()).toBe(8);
      const points = await standings.locator('tbody tr td.number:nth-child(3)').allTextContents();
      expect(points.map(Number).reduce((sum, one) => sum + one, 0)).toBeCloseTo(12);
      expect(points.map(Number)).toEqual(points.map(Number).toSorted((a, b) => b - a));
      const rounds = page.getByRole('region', { name: events.course });
      expect(await rounds.locator('details').count()).toBe(3);
      await rounds.locator('details[open]').getByRole('link', { name: events.replay }).first().click();
      await page.getByRole('button', { name: en.replay.play }).waitFor();
      await page.goto('/events');
      await group(page, events.when).getByRole('radio', { name: events.past }).check();
      await page.getByRole('link', { name: /Cup of the eight/ }).waitFor();
    });

    it('[S5] people enter by the link, find their table, and who leaves is played for', async () => {
      const [host, ann, ben] = [await house.person(), await house.person(), await house.person()];
      await signUp(host);
      await announce(host, { name: 'Duel', places: 2, bots: 0 });
      const path = new URL(host.url()).pathname;
      for (const page of [ann, ben]) {
        await page.goto(path);
        await page.getByRole('button', { name: events.deeds.join }).click();
      }
      await ben.getByRole('button', { name: events.toTable }).click();
      await prompt(ben).waitFor();
      await ann.getByRole('button', { name: events.toTable }).waitFor();
      await ann.getByRole('button', { name: events.deeds.leave }).click();
      await ann.getByRole('button', { name: events.sure }).click();
      await ann.getByText(events.youLeft).waitFor();
      await ben.getByText(en.table.covered, { exact: true }).waitFor();
      await host.getByText(events.left).first().waitFor();
    });

    it('a guest is told that announcing needs an account', async () => {
      const page = await house.person();
      await page.goto('/events/new');
      await page.getByText(events.needAccount).waitFor();
      await page.goto('/events/nothing-here');
      await page.getByRole('heading', { name: events.missing.title }).waitFor();
    });

    it('[S4] leader boards: one for each game and number of players, and what to do while one is empty', async () => {
      const page = await house.person();
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: en.shell.ratings }).click();
      await page.getByRole('heading', { name: ratings.title, level: 1 }).waitFor();
      await group(page, ratings.players).getByRole('radio', { name: '3', exact: true }).check();
      await page.waitForURL('**/ratings?game=*&players=3');
      await page.getByRole('heading', { name: /with 3 players yet/ }).waitFor();
      await page.getByRole('button', { name: ratings.setTable }).click();
      await page.waitForURL('**/new?game=*');
    });

    it('[L3] open tables are filtered by rated or friendly', async () => {
      const page = await house.person();
      // Tables of an earlier try may still be there.
      const mark = Date.now().toString(36);
      const names = ['for glory', 'for fun'].map((name) => `${name} ${mark}`);
      for (const name of names) {
        await page.goto('/new?where=online');
        await page.getByLabel(CREATE_TEXT.en.tableName).fill(name);
        await page.getByRole('switch', { name: CREATE_TEXT.en.onlyByLink }).click();
        if (name === names[0]) await page.getByRole('switch', { name: CREATE_TEXT.en.rated }).click();
        await page.getByRole('button', { name: CREATE_TEXT.en.openTable }).click();
        await page.locator('.code').waitFor();
      }
      await page.goto('/tables');
      const rows = page.locator('.table-rows li');
      const filter = page.getByRole('combobox', { name: 'Rating' });
      for (const [choice, shown] of [
        ['', 2],
        ['true', 1],
        ['false', 1],
      ] as const) {
        await filter.selectOption(choice);
        await expect.poll(() => rows.filter({ hasText: mark }).count()).toBe(shown);
      }
      await filter.selectOption('true');
      await rows.filter({ hasText: names[0]! }).getByText('Rated').waitFor();
    });
  },
  { hurried: true },
);
