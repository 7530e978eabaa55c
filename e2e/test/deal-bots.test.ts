/** The bots of a deal think in Chromium as they do in Node: the same questions, put to the thread of the built client, in every game. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Job, Reply, Request } from '../../bots/index.ts';
import { loadGames } from '../../games/registry.ts';
import { goldenGame, readKept } from '../../table/testing/golden-bots.ts';
import { inHouse } from '../house.ts';

const ASSETS = join(import.meta.dirname, '..', '..', 'web', 'dist', 'assets');
/** As the client calls it (web/local/thinking.ts). */
const BOT_THREAD = 'bots';

interface Thinking {
  worker: Worker;
}

/** The client's own worker, under the name by which it thinks. */
async function startThinking(page: Page): Promise<void> {
  const script = readdirSync(ASSETS).find((name) => /^worker-[\w-]+\.js$/.test(name))!;
  await page.goto('/');
  await page.evaluate(
    ([path, name]) =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(path!, { type: 'module', name: name! });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.addEventListener('message', ({ data }) => data === 'ready' && resolve());
        (globalThis as unknown as Thinking).worker = worker; // kept for the questions below
      }),
    [`/assets/${script}`, BOT_THREAD],
  );
}

async function think(page: Page, job: Job): Promise<string> {
  const request: Request = { id: 1, job };
  const reply = await page.evaluate(
    (asked) =>
      new Promise<unknown>((resolve) => {
        const { worker } = globalThis as unknown as Thinking;
        worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
        worker.postMessage(asked);
      }),
    request,
  );
  const answer = reply as Reply; // as the client reads it
  if (!answer.ok) throw new Error(answer.error);
  return answer.answer.line;
}

const games = await loadGames();

inHouse('the bots of a deal', (house) => {
  it.each(games.map((module) => [module.game.id, module] as const))(
    'answer in Chromium what is kept of them in %s',
    async (id, module) => {
      const page = await house.person();
      await startThinking(page);
      const asking = goldenGame(module);
      let next = asking.next();
      while (next.done !== true) next = asking.next(await think(page, next.value));
      expect(next.value).toEqual(readKept()[id]);
    },
  );
});
