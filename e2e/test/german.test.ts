/** The house in German: chosen in the header, spoken by every page and a board, in sentences that stand in plain files. */
import { spokenIn } from '@signoria/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame, loadGames } from '../../games/registry.ts';
import { allSheets, fileOf, sentencesIn } from '../../scripts/texts/sheets.ts';
import { periodAt } from '../../server/deals/calendar.ts';
import { type Account, newAccount } from '../../server/testing/accounts.ts';
import { createTable, newGuest, plan } from '../../server/testing/client.ts';
import { dealOfTheDay } from '../../server/testing/deals.ts';
import { foundLeague, leaguePlan } from '../../server/testing/leagues.ts';
import { overGame } from '../../server/testing/rooms.ts';
import { announceEvent, bots, eventPlan, lookAtEvent } from '../../server/testing/tournaments.ts';
import { de as admin } from '../../web/pages/admin/text/de.ts';
import { paths, type Route, routeOf } from '../../web/router.ts';
import { de } from '../../web/text/de.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { violations } from '../axe.ts';
import { englishOn } from '../english.ts';
import { cutOff } from '../eyesight.ts';
import { inHouse } from '../house.ts';
import { settled } from '../legible.ts';
import { shoot } from '../look.ts';
import { monkey } from '../monkey.ts';
import { play, prompt, textOf } from '../player.ts';
import { startNovices } from '../tables.ts';

const GAME = 'condottiere';
const DAY = 24 * 3_600_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1366, height: 768 };
/** A tournament of bots, on a machine that does something else as well. */
const PLAYED_MS = 120_000;
/** Ninety pages are looked at. */
const WHOLE_MS = 600_000;
const games = await loadGames();

/** Whole sentences of the English shell that German says otherwise. */
function sentencesOf(english: unknown, german: unknown): readonly string[] {
  if (typeof english === 'string') return english !== german && english.length > 12 ? [english] : [];
  if (typeof english !== 'object' || english === null || typeof german !== 'object' || german === null) return [];
  const other = german as { readonly [name: string]: unknown };
  return Object.entries(english).flatMap(([name, one]) => sentencesOf(one, other[name]));
}

/** Of every table that is translated in plain files. */
const sheets = await allSheets();
const englishIn = (some: typeof sheets): readonly string[] =>
  some.flatMap((sheet) => sentencesOf(sheet.english, sentencesIn(fileOf(sheet, 'de'))));
const ENGLISH = englishIn(sheets);
/** Of boards alone: what most games ask and tell is not translated yet. */
const ENGLISH_BOARDS = englishIn(sheets.filter(({ file }) => /^games\/[^/]+\/board\//.test(file)));

/** What may stand in English: how the next language is called, whose work this is, and games that know no German yet. */
const ALLOWED = [
  ...[de.shell.switchLanguage, 'games.example.org'],
  ...['the Preact team', 'The Alegreya Project', 'CC BY 3.0', 'game-icons.net', 'Fantasy Flight Games'],
  ...['Ion Game Design', 'Crowd Games', 'Mercury Games', 'The Italian Wars'],
  ...games
    .filter((module) => !spokenIn(module).includes('de'))
    .flatMap(({ text }) => [text.en.blurb, text.en.credit, text.en.title]),
  ...games.flatMap(({ text }) => [text.de.title]),
];

async function speakGerman(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: en.shell.switchLanguage }).click();
  await page.getByRole('button', { name: ru.shell.switchLanguage }).click();
  await page.getByRole('heading', { name: de.home.title }).waitFor();
}

async function sentencesOn(page: Page): Promise<readonly string[]> {
  const shown = await textOf(page.locator('body'));
  return ENGLISH.filter((sentence) => shown.includes(sentence));
}

inHouse('in German', (house) => {
  it.each([{ viewport: PHONE, hasTouch: true, isMobile: true }, { viewport: DESK }])(
    'a game can be begun and played without English words, at $viewport.width',
    async (screen) => {
      const page = await house.person(screen);
      await speakGerman(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await sentencesOn(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await startNovices(page, de);
      await play(page, { answers: 4 });
      expect(await textOf(prompt(page))).not.toMatch(/\b(the|your|card|play|battle)\b/i);
      expect(await sentencesOn(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );

  it.each(games)('the board of $game.id says nothing in English, and holds its words', async ({ text }) => {
    const page = await house.person({ viewport: DESK });
    await speakGerman(page);
    await page.getByRole('radio', { name: text.de.title }).check({ force: true });
    await page.getByRole('radio', { name: de.level.novice.name }).check();
    await page.getByRole('button', { name: de.home.playNow }).click();
    await monkey(page, { answers: 2, seed: 3 });
    const board = await textOf(page.locator('.stage'));
    expect(board.length).toBeGreaterThan(100);
    expect(ENGLISH_BOARDS.filter((sentence) => board.includes(sentence))).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  it('fetches no German for those who read English', async () => {
    const fetched = async (locale: string): Promise<readonly string[]> => {
      const page = await house.person({ locale, serviceWorkers: 'block' });
      const files: string[] = [];
      page.on('response', async (response) => {
        if (response.url().endsWith('.js')) files.push(await response.text());
      });
      await page.goto(paths.newEvent);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return files;
    };
    const GERMAN = 'Schweizer System';
    expect((await fetched('de-DE')).filter((file) => file.includes(GERMAN))).toHaveLength(1);
    expect((await fetched('en-GB')).filter((file) => file.includes(GERMAN))).toEqual([]);
  });
});

/** What there is to look at: something of everything a page can show. */
interface Shown {
  readonly host: Account;
  readonly open: { readonly table: string; readonly code: string };
  readonly over: string;
  readonly event: string;
  readonly league: string;
  readonly deal: string;
}

let hosts = 0;

async function furnish(address: string): Promise<Shown> {
  const host = await newAccount(address, `doge-${++hosts}`);
  const { game } = await findGame(GAME);
  const [open, over, event, league, { deal }] = await Promise.all([
    // Of somebody else: whoever sits there already is not invited.
    createTable(await newGuest(address), plan(GAME, ['me', 'open'])),
    overGame(game, host, await newGuest(address)),
    announceEvent(host, eventPlan(GAME, { name: 'Pokal', system: 'duplicate', rounds: 2, least: 5, ...bots(5) })),
    foundLeague(host, leaguePlan(GAME, Date.now() + 30 * DAY, { bots: { level: 'novice', count: 8 } })),
    dealOfTheDay(host),
  ]);
  const isOver = async () => (await lookAtEvent(host, event)).status;
  await expect.poll(isOver, { timeout: PLAYED_MS, interval: 500 }).toBe('over');
  return { host, open, over, event, league, deal };
}

/** Every page there is, by its name: a new one does not compile before it stands here. */
function allPages({ host, open, over, event, league, deal }: Shown, local: string) {
  const pages: { readonly [P in Route['page']]: readonly string[] } = {
    home: [paths.home],
    lobby: [paths.lobby],
    new: [paths.new],
    settings: [paths.settings],
    credits: [paths.credits],
    lost: ['/nowhere'],
    rules: [paths.rules],
    import: [paths.import],
    account: [paths.account],
    setup: [paths.setup],
    pace: [paths.pace],
    admin: Object.keys(admin.tabs).map((tab) => paths.admin(tab)),
    person: [paths.person(host.user)],
    notices: [paths.notices],
    notice: ['answer', 'confirm', 'stop'].map((purpose) => `${paths.notices}/${purpose}#spent`),
    ratings: [paths.ratings],
    figures: [paths.figures],
    events: [paths.events],
    newEvent: [paths.newEvent],
    event: [paths.event(event), paths.eventDeal(event, 1)],
    leagues: [paths.leagues, paths.newLeague, paths.league(league)],
    deals: [paths.deals],
    deal: [paths.deal(deal)],
    challenge: [paths.challenge, `${paths.challenge}#nonsense`],
    game: [paths.game(GAME)],
    aid: [paths.aid(GAME)],
    workshop: [paths.workshop(GAME)],
    puzzles: [paths.puzzles(), paths.puzzles(GAME)],
    join: [paths.join(open.code), paths.join('AAAAAA')],
    table: [paths.table(open.table, false), local],
    replay: [paths.replay(over, false)],
    review: [paths.review(over, false)],
    room: [paths.room(over)],
  };
  return pages;
}

async function look(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main').locator('h1, h2, .question, .prompt').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('main .progress').count(), { timeout: PLAYED_MS }).toBe(0);
  await settled(page);
  const { width } = page.viewportSize()!;
  await shoot(page, `german-${path.replace(/\W+/g, '-')}-${width}`);
  return { path, width, english: await englishOn(page, ALLOWED), cutOff: await cutOff(page) };
}

inHouse(
  'every page in German',
  (house) => {
    it(
      'says nothing in English to the eye or the ear, and holds its words',
      async () => {
        // The days go round among the games: on to a day of the one that speaks German.
        const nth = games.findIndex(({ game }) => game.id === GAME);
        await house.server.pass(
          ((games.length + nth - (periodAt('day', Date.now()).number % games.length)) % games.length) * DAY,
        );
        const shown = await furnish(house.server.url);
        const page = await house.person({ locale: 'de-DE', viewport: DESK });
        const [name = '', value = ''] = shown.host.cookie.split('=');
        await page.context().addCookies([{ name, value, url: house.server.url }]);
        await page.goto(paths.home);
        await startNovices(page, de);
        await play(page, { answers: 1 });
        const pages = allPages(shown, new URL(page.url()).pathname);
        const faults: unknown[] = [];
        for (const [kind, all] of Object.entries(pages)) {
          for (const path of all) {
            expect(routeOf(path.replace(/#.*/, '')).page).toBe(kind);
            for (const viewport of [DESK, PHONE]) {
              await page.setViewportSize(viewport);
              const found = await look(page, path);
              if (found.english.length + found.cutOff.length > 0) faults.push(found);
            }
          }
        }
        expect(faults).toEqual([]);
      },
      WHOLE_MS,
    );
  },
  { hurried: true },
);
