/** What a test file needs: a server, a browser, fresh people with a page each, and a picture when something fails. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, onTestFailed, onTestFinished } from 'vitest';
import { noBrowser, openBrowser } from './browser.ts';
import { type ServerWish, startServer, type TestServer } from './server.ts';

const SHOTS = join(import.meta.dirname, 'shots');
const SLOW_MS = 30_000;
/** A whole game with bots on a busy machine; the first file may have to build the client. */
const TEST_MS = 180_000;
const BUILD_MS = 300_000;

export interface House {
  readonly server: TestServer;
  /** A new person in a browser of their own. */
  person(options?: BrowserContextOptions): Promise<Page>;
}

/** Tests in a browser, against a server of their own. */
export function inHouse(name: string, tests: (house: House) => void, wish: ServerWish = {}): void {
  describe.skipIf(noBrowser)(name, { timeout: TEST_MS }, () => {
    let server: TestServer;
    let browser: Browser;
    beforeAll(async () => {
      [server, browser] = await Promise.all([startServer(wish), openBrowser()]);
    }, BUILD_MS);
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });
    tests({
      get server() {
        return server;
      },
      person: (options = {}) => newPerson(browser, `${server.url}/`, options),
    });
  });
}

async function newPerson(browser: Browser, baseURL: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Without motion a view is shown as it comes; with it, tests would watch the show.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(SLOW_MS);
  watch(context);
  return context.newPage();
}

const people: BrowserContext[] = [];

/** What a page complains about fails nothing by itself, but is printed with the failure. */
function watch(context: BrowserContext): void {
  const heard: string[] = [];
  context.on('weberror', (error) => heard.push(String(error.error())));
  context.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  people.push(context);
  const mine = people.length;
  onTestFailed(async ({ task }) => {
    mkdirSync(SHOTS, { recursive: true });
    const file = `${task.name.replace(/[^\p{L}\d]+/gu, '-')}-${mine}.png`;
    await context.pages()[0]?.screenshot({ path: join(SHOTS, file) });
    if (heard.length > 0) console.error(heard.join('\n'));
  });
  onTestFinished(async () => {
    // What a page is just being given, nobody waits for any more.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}
