/** Every page through axe: names, roles, contrast, order. In both themes, with the colours settled. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import type { GameModule } from '../../kernel/index.ts';
import { violations } from '../axe.ts';
import { type House, inHouse } from '../house.ts';
import { becomeAdministrator } from '../journeys/administrator.ts';
import { moment } from '../player.ts';
import { reviewGolden } from '../reviews.ts';
import { playNovices, sitDown } from '../tables.ts';

const PAGES: { readonly [name: string]: (page: Page) => Promise<void> } = {
  home: (page) => open(page, '/'),
  tables: (page) => open(page, '/tables'),
  rules: (page) => open(page, '/rules'),
  settings: (page) => open(page, '/settings'),
  credits: (page) => open(page, '/credits'),
  'edition workshop': mistaken,
  tournaments: (page) => open(page, '/events'),
  'leader boards': (page) => open(page, '/ratings'),
  account: (page) => open(page, '/account'),
  'own account': ownAccount,
  player: async (page) => {
    await ownAccount(page);
    await page.locator('a[href^="/people/"]').first().click();
    await page.locator('.person-head').waitFor();
  },
  table: playNovices,
  review: async (page) => {
    await reviewGolden(page);
    await page.locator('.rv-list .rv-row').first().click();
    await page.locator('.rv-ways li').first().waitFor();
  },
  'review: another try': async (page) => {
    await reviewGolden(page);
    await page.locator('.rv-dock .prompt-answers button').click();
    await page.locator('.rv-choices .choice').first().waitFor();
  },
  puzzles: async (page) => {
    await open(page, '/puzzles');
    await page.locator('.puzzle-shelf li').first().waitFor();
  },
  'a puzzle, answered': async (page) => {
    await page.goto('/puzzles/condottiere');
    await page.locator('.rv-choices .choice').last().click();
    await page.locator('.rv-ways li').first().waitFor();
  },
  'set-up': (page) => open(page, '/setup'),
  administration: (page) => administrate(page, 'overview'),
  'administration: people': (page) => administrate(page, 'people'),
  'administration: settings': (page) => administrate(page, 'settings'),
};

const GAMES = await loadGames();

/** The notes beside a board come when something is pointed at. */
async function lookAt(page: Page, module: GameModule): Promise<void> {
  await sitDown(page, module, 2);
  await moment(page);
  // At its corner: of cards that are alike, one lies over the other.
  const corner = { position: { x: 8, y: 10 } };
  await page.locator('.own-things button:visible, .stage button:visible').first().hover(corner);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main:not(.opening) :is(h1, h2)').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.progress') === null);
}

/** With something wrong, something reconstructed and something drawn. */
async function mistaken(page: Page): Promise<void> {
  await open(page, '/workshop/princes-of-the-renaissance');
  await page.getByRole('radio', { name: 'Troops' }).check();
  await page.getByRole('textbox', { name: 'Infantry: price' }).fill('99');
  await page.locator('.ws-bad').waitFor();
}

async function ownAccount(page: Page): Promise<void> {
  await administrate(page, 'overview');
  await open(page, '/account');
}

/** As the administrator, whom the first of these visits makes. */
async function administrate(page: Page, tab: string): Promise<void> {
  await becomeAdministrator(page);
  await open(page, `/admin/${tab}`);
  await page.locator('.tab-page h2, .tab-page li').first().waitFor();
}

async function check(house: House, visit: (page: Page) => Promise<void>, scheme: 'light' | 'dark'): Promise<void> {
  const page = await house.person({ colorScheme: scheme, bypassCSP: true });
  await visit(page);
  expect(await violations(page)).toEqual([]);
}

inHouse('axe finds nothing to complain about', (house) => {
  for (const [name, visit] of Object.entries(PAGES)) {
    it(`on the page “${name}”, by day and by night`, async () => {
      await check(house, visit, 'light');
      await check(house, visit, 'dark');
    });
  }

  for (const module of GAMES) {
    it(`at a table of ${module.game.id}, with a card being looked at`, async () => {
      await check(house, (page) => lookAt(page, module), 'light');
    });
  }
});
