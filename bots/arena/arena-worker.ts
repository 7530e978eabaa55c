/** A thread of `arena-threads.ts`: plays the blocks of a duel whose numbers it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '../jobs/job.ts';
import { withFrozen } from '../thaw.ts';
import { type Duel, playBlock } from './arena.ts';

export interface ArenaWork {
  readonly registry: string;
  readonly game: string;
  readonly spec: Duel;
}

const { registry, game, spec } = workerData as ArenaWork;
const { findGame } = (await import(registry)) as Registry;
const module = await withFrozen(await findGame(game), [spec.a, spec.b]);
parentPort!.on('message', (block: number) => parentPort!.postMessage(playBlock(module, spec, block)));
