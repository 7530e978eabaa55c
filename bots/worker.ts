/**
 * A thread of `pool.ts`: thinks about one question at a time. Which games there are it learns from the registry whose
 * address it is given, so that bots know no game.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry, Request } from './jobs/job.ts';
import { reply } from './jobs/reply.ts';

const port = parentPort;
if (port === null) throw new Error('to be started as a worker thread');
const { registry: address } = workerData as { readonly registry: string };
const registry = (await import(address)) as Registry;

port.on('message', async (request: Request) => {
  await fetched(request.job.game);
  port.postMessage('begins');
  port.postMessage(await reply(registry, request));
});
port.postMessage('ready');

/** That a game cannot be had is told in the reply. */
async function fetched(game: string): Promise<void> {
  try {
    await registry.findGame(game);
  } catch {}
}
