/** A thread of `arena-threads.ts`: plays every so-manieth block of a duel and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Duel, playBlock } from './arena.ts';
import type { Registry } from './job.ts';

export interface ArenaWork {
  readonly registry: string;
  readonly game: string;
  readonly spec: Duel;
  readonly first: number;
  readonly step: number;
}

const { registry, game, spec, first, step } = workerData as ArenaWork;
const { findGame } = (await import(registry)) as Registry;
const module = await findGame(game);
for (let block = first; block < spec.blocks; block += step) parentPort!.postMessage(playBlock(module, spec, block));
