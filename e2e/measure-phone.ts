/**
 * [B7] How quick every table is, at the desk and on a mid-range phone: Chromium at phone size with its processor slowed down four
 * times, and for loading the network of a good mobile connection. A verdict for each figure; what they are on this machine depends
 * on it.
 *
 *     npm run bench:phone -- [--answers 40] [--game virtu] [--json]
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { loadGames } from '../games/registry.ts';
import type { GameModule } from '../kernel/index.ts';
import { openBrowser } from './browser.ts';
import { monkey } from './monkey.ts';
import { moment, prompt } from './player.ts';
import { rehearse } from './rehearse.ts';
import { startServer } from './server.ts';
import { openTable, sitDown } from './tables.ts';

const LOADS = 5;
/** "Fast 4G" as the browser's own developer tools have it. */
const NETWORK = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const LOAD_GOAL_MS = 2000;

interface Device {
  readonly name: 'desk' | 'phone';
  readonly screen: BrowserContextOptions;
  readonly slower: number;
  /** 95 of 100 presses are seen within. */
  readonly goalMs: number;
}

const DESK: Device = { name: 'desk', screen: { viewport: { width: 1366, height: 768 } }, slower: 1, goalMs: 50 };
const PHONE: Device = {
  name: 'phone',
  screen: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 },
  slower: 4,
  goalMs: 100,
};

async function pageOn({ screen, slower }: Device, browser: Browser, baseURL: string, network: boolean): Promise<Page> {
  const context = await browser.newContext({ ...screen, baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK);
  return page;
}

interface Timed {
  /** From a press until the page has answered it: something is marked, opened, sent. */
  readonly presses: readonly number[];
  /** From the press that sent an answer until what came of it is seen. */
  readonly answers: readonly number[];
}

/** Runs in the page, before anything of ours. What it finds stands in the page's own data. */
function watchPaint(): void {
  const found = { presses: [] as number[], answers: [] as number[] };
  let pressed: number | null = null;
  // A frame callback runs just before painting; what is posted from there runs just after it.
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        then();
        document.documentElement.dataset.timed = JSON.stringify(found);
      };
      port2.postMessage(null);
    });
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
    painted(() => found.presses.push(performance.now() - timeStamp));
  };
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, press, { capture: true });
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly push?: string }>) => {
        if (data.push !== 'view' || pressed === null) return;
        const since = pressed;
        pressed = null;
        painted(() => found.answers.push(performance.now() - since));
      });
    }
  };
}

async function paintTimes(device: Device, browser: Browser, url: string, game: GameModule, answers: number) {
  const page = await pageOn(device, browser, url, false);
  await page.addInitScript(watchPaint);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rehearse(page);
  await sitDown(page, game, Math.min(2, game.game.players.max - 1));
  await moment(page);
  await monkey(page, { answers, seed: 1 });
  const times: Timed = JSON.parse(await page.evaluate(() => document.documentElement.dataset.timed ?? '{}'));
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
  const page = await pageOn(PHONE, browser, url, true);
  const began = performance.now();
  await page.goto(new URL(owner.url()).pathname, { waitUntil: 'commit' });
  await prompt(page).waitFor();
  const took = performance.now() - began;
  await page.context().close();
  await owner.context().close();
  return took;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

const summed = (times: readonly number[]) => ({
  count: times.length,
  median: at(times, 0.5),
  p95: at(times, 0.95),
  /** Of the last third: more lies on the board. */
  lateP95: at(times.slice(-Math.ceil(times.length / 3)), 0.95),
});

/** Nothing that was not measured holds. */
const holds = (ms: number, goal: number): boolean => ms <= goal;

async function measureGame(browser: Browser, url: string, module: GameModule, answers: number) {
  const paint = [];
  for (const device of [DESK, PHONE]) {
    const times = await paintTimes(device, browser, url, module, answers);
    const [presses, answered] = [summed(times.presses), summed(times.answers)];
    const good = holds(presses.p95, device.goalMs) && holds(answered.p95, device.goalMs);
    paint.push({ device: device.name, goalMs: device.goalMs, presses, answers: answered, holds: good });
  }
  const loads: number[] = [];
  for (let i = 0; i < LOADS; i += 1) loads.push(await loadTime(browser, url, module));
  const loadMs = at(loads, 0.5);
  return { game: module.game.id, paint, loadMs, loads: holds(loadMs, LOAD_GOAL_MS) };
}

type Found = Awaited<ReturnType<typeof measureGame>>;

function tell({ game, paint, loadMs, loads }: Found): void {
  const verdict = (good: boolean) => (good ? 'holds' : 'MISSED');
  console.log(game);
  for (const { device, goalMs, presses, answers, holds: good } of paint) {
    const said = [presses, answers].map(
      ({ count, median, p95, lateP95 }) =>
        `median ${median}, 95 % within ${p95} ms (late in the game ${lateP95}; of ${count})`,
    );
    console.log(`  ${device}, a press is seen: ${said[0]}`);
    console.log(`  ${device}, what came of an answer is seen: ${said[1]}`);
    console.log(`  ${device}: goal ${goalMs} ms for 95 of 100: ${verdict(good)}`);
  }
  console.log(
    `  a table on fast 4G with nothing kept, median of ${LOADS}: ${loadMs} ms, goal ${LOAD_GOAL_MS}: ${verdict(loads)}`,
  );
}

const { values } = parseArgs({
  options: { answers: { type: 'string' }, game: { type: 'string' }, json: { type: 'boolean' } },
});
const server = await startServer();
const browser = await openBrowser();
try {
  const modules = (await loadGames()).filter(({ game }) => values.game === undefined || game.id === values.game);
  const found: Found[] = [];
  for (const module of modules) {
    const one = await measureGame(browser, server.url, module, Number(values.answers ?? 40));
    found.push(one);
    if (!values.json) tell(one);
  }
  const good = found.every(({ paint, loads }) => loads && paint.every(({ holds: held }) => held));
  if (values.json) console.log(JSON.stringify({ good, found }));
  else console.log(good ? 'every goal is reached' : 'not every goal is reached');
} finally {
  await browser.close();
  await server.stop();
}
