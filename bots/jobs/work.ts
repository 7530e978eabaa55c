/** Doing a job: apart from asking for one, so that whoever only asks need not fetch the search. */
import type { AnyState, Imagined } from '@signoria/kernel';
import { makeBot } from './bot.ts';
import type { Answer, Job, Registry, Reply, Request } from './job.ts';
import { mix } from './seeds.ts';
import type { Playable } from './thought.ts';

export function doJob(module: Playable, job: Job): Answer {
  const { notation } = module.game;
  const world = JSON.parse(job.world) as Imagined<AnyState>; // written by `writeJob`
  const bot = makeBot(module, job.level, {
    seed: mix(job.seed),
    ...(job.people === undefined ? {} : { people: job.people }),
  });
  const { choice, considered, ...rest } = bot.think(world, job.seat, job.budget);
  const lines = considered.map(({ choice, visits, value }) => ({ line: notation.write(choice), visits, value }));
  return { line: notation.write(choice), stats: { ...rest, considered: lines } };
}

/** Never throws: what goes wrong is the reply. */
export async function reply(registry: Registry, { id, job }: Request): Promise<Reply> {
  try {
    return { id, ok: true, answer: doJob(await registry.findGame(job.game), job) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
