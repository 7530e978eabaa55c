/**
 * [P3] How long a review takes: the golden game of four players of each title, brought as a file, judged in Chromium by the
 * threads of this device, first at once and then at length. Figures, no verdict: what they are depends on the machine.
 *
 *     npm run bench:review -- [GAME…] [--json]
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { loadGames } from '../games/registry.ts';
import { en as said } from '../web/pages/review/text/en.ts';
import { openBrowser } from './browser.ts';
import { hasGolden, openGolden } from './reviews.ts';
import { startServer } from './server.ts';

/** Whatever it takes is told: nothing here is to end it. */
const PATIENCE_MS = 600_000;

interface Took {
  readonly game: string;
  /** Answers of the game. */
  readonly moves: number;
  readonly firstS: number;
  readonly deepS: number;
  /** Decisions and auctions looked at for long, of those that were to be. */
  readonly done: number;
  readonly total: number;
}

/** Seconds until the strip that tells of a pass has nothing to tell any more. */
async function passed(page: Page, began: number): Promise<number> {
  await page.getByRole('button', { name: said.pass.deeper }).waitFor({ timeout: PATIENCE_MS });
  return Math.round((performance.now() - began) / 100) / 10;
}

interface Come {
  readonly done: number;
  readonly total: number;
}

/** How far each thread says it has come. Runs in the page, before anything of ours. */
function watchThreads(): void {
  const threads: Come[] = [];
  Object.assign(globalThis, { threads });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const own = threads.push({ done: 0, total: 0 }) - 1;
      this.addEventListener('message', ({ data }: MessageEvent<Come & { readonly tell?: string }>) => {
        if (data.tell === 'tick') threads[own] = { done: data.done, total: data.total };
      });
    }
  };
}

function threadsOf(page: Page): Promise<readonly Come[]> {
  return page.evaluate(() => (globalThis as unknown as { readonly threads: readonly Come[] }).threads);
}

async function measure(browser: Browser, baseURL: string, game: string): Promise<Took> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  try {
    await page.addInitScript(watchThreads);
    const { moves, open } = await openGolden(page, game);
    let began = performance.now();
    await open();
    const firstS = await passed(page, began);
    const before = (await threadsOf(page)).length;
    began = performance.now();
    await page.getByRole('button', { name: said.pass.deeper }).click();
    await page.locator('.rv-pass progress').waitFor();
    const deepS = await passed(page, began);
    const looking = (await threadsOf(page)).slice(before);
    const sum = (of: keyof Come) => looking.reduce((all, one) => all + one[of], 0);
    return { game, moves, firstS, deepS, done: sum('done'), total: sum('total') };
  } finally {
    await context.close();
  }
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  for (const { game } of await loadGames()) {
    if (!hasGolden(game.id) || (positionals.length > 0 && !positionals.includes(game.id))) continue;
    const took = await measure(browser, server.url, game.id);
    const { moves, firstS, deepS, done, total } = took;
    if (values.json) console.log(JSON.stringify(took));
    else console.log(`${game.id}: ${moves} moves; first look ${firstS} s, long look ${deepS} s, ${done} of ${total}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
