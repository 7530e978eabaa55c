/** The same deal for everybody: sent to a friend and compared, and the house's own from the start page to its ranking. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame, loadGames } from '../../games/registry.ts';
import { replayEntry, startMatch } from '../../kernel/index.ts';
import { periodAt } from '../../server/deals/calendar.ts';
import { newAccount } from '../../server/testing/accounts.ts';
import { dealOfTheDay, playTo, tableOf } from '../../server/testing/deals.ts';
import { botLine, type Challenge, readChallenge } from '../../table/index.ts';
import { en as accounts } from '../../web/pages/account/text/en.ts';
import { unpacked } from '../../web/pages/challenge/packing.ts';
import { CHALLENGE_WORDS } from '../../web/pages/challenge/words.ts';
import { DEALS_WORDS } from '../../web/pages/deals/words.ts';
import { LUCK_WORDS } from '../../web/pages/luck/words.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shoot, shootBoth, violations } from '../look.ts';
import { moment, play, prompt } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { playNovices } from '../tables.ts';

const LONGEST_GAME = 400;
/** Games are played again, and the machine may be busy. */
const PATIENCE = { timeout: 60_000 };
const DAY = 24 * 60 * 60_000;
const say = CHALLENGE_WORDS.en;
const deals = DEALS_WORDS.en;
const luck = LUCK_WORDS.en;
/** A whole game, on a machine that does something else as well. */
const JUDGED_MS = 120_000;

async function playOut(page: Page, passEvery = 3): Promise<void> {
  await play(page, { answers: LONGEST_GAME, passEvery });
  expect(await moment(page)).toBe('over');
}

const linkOn = async (page: Page): Promise<string> => {
  const field = page.getByRole('textbox', { name: say.send });
  await expect.poll(() => field.inputValue(), PATIENCE).toContain('#');
  return field.inputValue();
};

async function challengeIn(link: string): Promise<Challenge> {
  return (await unpacked(new URL(link).hash.slice(1)))!;
}

/** Every bot answered in Chromium what it answers here. */
async function mustHaveMetTheSameBots({ deal, games }: Challenge): Promise<number> {
  const module = await findGame(deal.game);
  let asked = 0;
  for (const { lines } of games) {
    const match = startMatch(module.game, deal);
    for (const told of lines) {
      const [, by, line] = /^(\d+) (.+)$/.exec(told)!;
      const seat = Number(by);
      const level = deal.bots[seat] ?? null;
      if (level !== null && match.state.outcome === null) {
        expect(`${seat} ${botLine(module, match, seat, level, deal.iterations)}`).toBe(told);
        asked += 1;
      }
      replayEntry(match, { seat, line: line! });
    }
  }
  return asked;
}

/** The answers of the seat, and the bots' estimate after each, beside those of the other game; a moment is shown on both curves. */
async function mustShowMoments(page: Page, { deal }: Challenge): Promise<void> {
  const more = page.getByRole('button', { name: new RegExp(say.all(0).replace('0', '\\d+')) });
  const all = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  const rows = page.locator('.moments tbody tr');
  expect(await rows.count()).toBe(all);
  expect(await rows.first().textContent()).toMatch(/%/);
  const moment = page.getByRole('button', { name: say.momentAt(2) });
  expect(await page.locator('.deal-curves .cursor').count()).toBe(0);
  await moment.click();
  expect(await moment.getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.deal-curves .cursor').count()).toBe(2);
  expect(await page.locator('.deal-curves .parted').count()).toBe(2);
  expect(await page.locator('.deal-legend li').count()).toBe(deal.seats + 1);
}

inHouse('a challenge', (house) => {
  it('is sent by a link, played in another browser without an account, and compared by both', async () => {
    const anna = await house.person();
    await rehearse(anna);
    await playNovices(anna);
    await playOut(anna);
    await prompt(anna).getByRole('button', { name: en.table.over.deal }).click();
    await anna.getByRole('heading', { name: say.results }).waitFor();
    const link = await linkOn(anna);
    const sent = await challengeIn(link);
    expect(sent.games).toHaveLength(1);

    const berta = await house.person({ viewport: { width: 390, height: 800 }, hasTouch: true });
    await rehearse(berta);
    await berta.goto(link);
    await berta.getByText(say.hidden).waitFor();
    expect(await berta.getByRole('heading', { name: say.results }).count()).toBe(0);
    expect(await violations(berta)).toEqual([]);
    await shoot(berta, 'challenge-phone');
    await berta.getByRole('button', { name: say.play }).click();
    await playOut(berta, 2);
    await prompt(berta).getByRole('button', { name: en.table.over.deal }).click();
    await berta.getByRole('heading', { name: say.results }).waitFor();
    await expect.poll(() => berta.locator('.deal-table tbody tr').count(), PATIENCE).toBe(3);
    await shoot(berta, 'compare-phone');

    const back = await linkOn(berta);
    const both = await challengeIn(back);
    expect(both.deal).toEqual(sent.deal);
    expect(both.games).toHaveLength(2);
    expect(await mustHaveMetTheSameBots(both)).toBeGreaterThan(20);

    await anna.goto(back);
    await expect.poll(() => anna.locator('.deal-table tbody tr').count(), PATIENCE).toBe(3);
    await anna.getByRole('heading', { name: say.parted }).waitFor();
    expect(await anna.locator('.parting').count()).toBe(2);
    await mustShowMoments(anna, both);
    expect(await violations(anna)).toEqual([]);
    expect(await isTooWide(anna)).toBe(false);
    await shootBoth(anna, 'compare');
  });

  it('goes from hand to hand as a file, also for a deal nobody has played, in Russian too', async () => {
    const said = CHALLENGE_WORDS.ru;
    const anna = await house.person({ locale: 'ru-RU' });
    await anna.goto('/challenge');
    await anna.getByRole('button', { name: said.deal }).click();
    await anna.getByText(said.fresh).waitFor();
    expect(await violations(anna)).toEqual([]);
    await shoot(anna, 'fresh-ru');
    const [download] = await Promise.all([
      anna.waitForEvent('download'),
      anna.getByRole('button', { name: said.file }).click(),
    ]);
    const path = await download.path();
    expect(readChallenge(JSON.parse(readFileSync(path, 'utf8')))?.games).toEqual([]);
    const berta = await house.person();
    await berta.goto('/challenge');
    await berta.getByLabel(say.open, { exact: true }).last().setInputFiles(path);
    await berta.getByRole('button', { name: say.play }).click();
    expect(await moment(berta)).toBe('asked');
    await berta.goto('/challenge#nonsense');
    await berta.getByText(say.bad).waitFor();
  });
});

async function signUp(page: Page, handle: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(accounts.signUp.handle).fill(handle);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill('a quiet lagoon');
  await page.getByRole('button', { name: accounts.signUp.submit }).click();
  await page.getByRole('button', { name: accounts.you.signOut, exact: true }).waitFor();
}

inHouse(
  'the deal of the day',
  (house) => {
    it('leads from the start page to the table and from there to the ranking, and counts once', async () => {
      const games = await loadGames();
      // The days go round among the games: on to a day of the first, which is the quickest to play.
      const wait = (games.length - (periodAt('day', Date.now()).number % games.length)) % games.length;
      await house.server.pass(wait * DAY);
      const page = await house.person();
      await page.goto('/');
      await page.getByRole('heading', { name: deals.kind.day }).waitFor();
      await shoot(page, 'home');
      await page.getByRole('link', { name: deals.play }).click();
      await page.getByText(deals.needAccount).waitFor();
      await signUp(page, 'anna');
      await page.goto('/');
      await page.getByRole('link', { name: deals.play }).click();
      await page.getByText(deals.once).waitFor();
      expect(await violations(page)).toEqual([]);
      await shoot(page, 'deal');
      await page.getByRole('button', { name: deals.play }).click();
      await playOut(page);
      await prompt(page).getByRole('button', { name: en.table.over.deal }).click();
      await page.locator('.deal-table tr.own').waitFor();
      await page.getByText(deals.practiceNote).waitFor();
      expect(await violations(page)).toEqual([]);
      await shoot(page, 'ranking');
      await page.getByRole('button', { name: deals.practise }).click();
      expect(await moment(page)).toBe('asked');
      await page.goto('/deals');
      await page.getByRole('heading', { name: deals.past }).waitFor();
      expect(await violations(page)).toEqual([]);
      await shootBoth(page, 'deals');
    });

    it('is closed after its day: compared game by game, and judged without luck where somebody asks for it', async () => {
      const carla = await newAccount(house.server.url, 'carla');
      const { deal, game: id } = await dealOfTheDay(carla);
      await playTo(carla, (await findGame(id)).game, await tableOf(carla, deal), 2);
      await house.server.pass(DAY);
      const page = await house.person();
      await signUp(page, 'berta');
      await page.goto('/deals');
      const archive = page.getByRole('region', { name: deals.past });
      await archive
        .getByRole('link', { name: new RegExp(`^${deals.look}`) })
        .first()
        .click();
      await page.getByText(deals.closedNote).waitFor();
      await page.getByRole('region', { name: deals.beside }).locator('.moments tbody tr').first().waitFor(PATIENCE);
      expect(await page.locator('.deal-curves figure').count()).toBe(2);
      await page.getByText(luck.judged(0, 2)).waitFor();
      await page.getByRole('button', { name: luck.judge(2) }).click();
      await page.getByText(luck.asked(2)).waitFor();
      const judged = async () => {
        await page.reload();
        await page.getByRole('heading', { name: luck.title }).waitFor();
        return page.locator('.luck-table').count();
      };
      await expect.poll(judged, { timeout: JUDGED_MS, interval: 2000 }).toBe(1);
      const row = page.locator('.luck-table tbody tr');
      expect(await row.first().textContent()).toMatch(/±/);
      expect(await violations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await shootBoth(page, 'deal-luck');
    });

    it('is there in Russian and on a phone', async () => {
      const page = await house.person({ locale: 'ru-RU', viewport: { width: 390, height: 800 }, hasTouch: true });
      await page.goto('/deals');
      await page.getByRole('heading', { name: DEALS_WORDS.ru.now }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(DEALS_WORDS.ru.title);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
      expect(await violations(page)).toEqual([]);
      await shoot(page, 'deals-phone-ru');
    });
  },
  { hurried: true },
);
