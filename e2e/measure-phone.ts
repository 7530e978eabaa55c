/**
 * [B7] How quick a table is on a mid-range phone: Chromium at phone size with its processor slowed down four times, and
 * for loading the network of a good mobile connection. Figures, no verdict: what they are on this machine depends on it.
 *
 *     npm run bench:phone -- [--answers 60] [--json]
 */
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { loadGames } from '../games/registry.ts';
import type { GameModule } from '../kernel/index.ts';
import { openBrowser } from './browser.ts';
import { moment, play, prompt } from './player.ts';
import { startServer } from './server.ts';
import { openTable, startNovices } from './tables.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
const SLOWER = 4;
const LOADS = 5;
/** "Fast 4G" as the browser's own developer tools have it. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

async function slowPage(browser: Browser, baseURL: string, network: boolean): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK);
  return page;
}

/** From the arrival of each view until it is painted. Runs in the page, before anything of ours. */
function watchViews(): void {
  const renders: number[] = [];
  Object.assign(globalThis, { renders });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly push?: string }>) => {
        if (data.push !== 'view') return;
        const arrived = performance.now();
        // A frame callback runs just before painting; what is posted from there runs just after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => renders.push(performance.now() - arrived);
          port2.postMessage(null);
        });
      });
    }
  };
}

async function renderTimes(browser: Browser, url: string, answers: number): Promise<readonly number[]> {
  const page = await slowPage(browser, url, false);
  await page.addInitScript(watchViews);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await startNovices(page);
  await play(page, { answers });
  const times = await page.evaluate(() => (globalThis as unknown as { renders: number[] }).renders);
  await page.context().close();
  return times;
}

/** A table on the server, opened by somebody who has never been here: from the address to the question. */
async function loadTime(browser: Browser, url: string, { game: { id, players } }: GameModule): Promise<number> {
  const seats = Math.max(2, players.min);
  const owner = await (await browser.newContext({ baseURL: url, locale: 'en-GB' })).newPage();
  await openTable(owner, { game: id, seats, bots: seats - 1 });
  await owner.locator('.start-row .btn.wax').click();
  await moment(owner);
  const page = await slowPage(browser, url, true);
  const began = performance.now();
  await page.goto(new URL(owner.url()).pathname, { waitUntil: 'commit' });
  await prompt(page).waitFor();
  const took = performance.now() - began;
  await page.context().close();
  await owner.context().close();
  return took;
}

const sorted = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b);
const at = (times: readonly number[], share: number): number =>
  Math.round(sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);

async function measure(answers: number) {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const all = await renderTimes(browser, server.url, answers);
    const late = all.slice(-Math.ceil(all.length / 3));
    const loads = new Map<string, number>();
    for (const module of await loadGames()) {
      const times: number[] = [];
      for (let i = 0; i < LOADS; i += 1) times.push(await loadTime(browser, server.url, module));
      loads.set(module.game.id, at(times, 0.5));
    }
    return {
      slower: SLOWER,
      views: all.length,
      renderMs: { median: at(all, 0.5), p95: at(all, 0.95), worst: at(all, 1) },
      lateRenderMs: { median: at(late, 0.5), p95: at(late, 0.95), worst: at(late, 1) },
      loadMs: Object.fromEntries(loads),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const { values } = parseArgs({ options: { answers: { type: 'string' }, json: { type: 'boolean' } } });
const found = await measure(Number(values.answers ?? 60));
if (values.json) console.log(JSON.stringify(found));
else {
  const { renderMs, lateRenderMs, loadMs } = found;
  console.log(
    `a move is painted after ${renderMs.median} ms (median of ${found.views}), 95 % within ${renderMs.p95} ms`,
  );
  console.log(
    `late in the game: ${lateRenderMs.median} ms, 95 % within ${lateRenderMs.p95} ms, worst ${lateRenderMs.worst} ms`,
  );
  console.log(`a table is there, on fast 4G, with nothing kept, median of ${LOADS}:`);
  for (const [game, ms] of Object.entries(loadMs)) console.log(`  ${game}: ${ms} ms`);
}
