/** What a real browser really fetches for a table: as little as the built client's graph promises. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { en } from '../../web/text/en.ts';
import { type House, inHouse } from '../house.ts';
import { prompt } from '../player.ts';
import { openTable } from '../tables.ts';

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist');
const MOST = 200_000;
const games = await loadGames();

interface Fetched {
  /** Names of scripts, workers' included. */
  readonly scripts: Set<string>;
  gzip(): number;
}

/** Everything the page fetches from now on. */
function follow(page: Page): Fetched {
  const scripts = new Set<string>();
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname !== '/sw.js') scripts.add(pathname);
  });
  const size = (path: string) => statSync(join(DIST, `${path}.gz`)).size;
  return { scripts, gzip: () => [...scripts].reduce((sum, path) => sum + size(path), 0) };
}

/** The address of a table, opened by somebody whose browser has never seen it; nothing is kept for offline days. */
async function firstVisit(house: House, path: string, state?: Awaited<ReturnType<Page['context']>>): Promise<Fetched> {
  const storageState = state === undefined ? undefined : await state.storageState({ indexedDB: true });
  const page = await house.person({ serviceWorkers: 'block', ...(storageState ? { storageState } : {}) });
  const fetched = follow(page);
  await page.goto(path);
  await page.locator('.dock .prompt, .before-start').first().waitFor();
  await page.waitForLoadState('networkidle');
  return fetched;
}

async function tableHere(house: House, title: string): Promise<Page> {
  const page = await house.person();
  await page.goto('/');
  await page.getByRole('radio', { name: title }).check({ force: true });
  await page.getByRole('button', { name: en.home.playNow }).click();
  await prompt(page).waitFor();
  return page;
}

const chunksOf = (name: string) => readdirSync(join(DIST, 'assets')).filter((file) => file.startsWith(`${name}-`));

inHouse('the first load of a table', (house) => {
  for (const { game, text } of games) {
    it(`is small: ${game.id} on this device`, async () => {
      const page = await tableHere(house, text.en.title);
      const fetched = await firstVisit(house, new URL(page.url()).pathname, page.context());
      expect([...fetched.scripts].some((path) => path.includes('/worker-'))).toBe(true);
      expect(fetched.scripts.size).toBeGreaterThan(10);
      expect(fetched.gzip()).toBeLessThan(MOST);
    });
  }

  it('is small on a server too, and leaves the rules reference out', async () => {
    const owner = await house.person({ serviceWorkers: 'block' });
    await openTable(owner, { seats: 2, bots: 1 });
    const fetched = await firstVisit(house, new URL(owner.url()).pathname);
    expect(fetched.gzip()).toBeLessThan(MOST);
    expect([...fetched.scripts].some((path) => path.includes('/worker-'))).toBe(false);
    const whole = chunksOf('condottiere').map((file) => `/assets/${file}`);
    const heavy = whole.filter((path) => statSync(join(DIST, path)).size > 50_000);
    expect(heavy.length).toBeGreaterThan(0);
    expect(heavy.filter((path) => fetched.scripts.has(path))).toEqual([]);
  });
});
