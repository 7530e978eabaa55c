/** What a thread replies. The search is fetched when somebody searches: bots that answer at a glance do without. */

import { isQuick, quickBot } from '../quick.ts';
import type { Playable } from '../thought.ts';
import { answerOf, optionsOf } from './answer.ts';
import type { Answer, Job, Registry, Reply, Request } from './job.ts';

/** Never throws: what goes wrong is the reply. */
export async function reply(registry: Registry, { id, job }: Request): Promise<Reply> {
  try {
    return { id, ok: true, answer: await done(await registry.findGame(job.game, job.level), job) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function done(module: Playable, job: Job): Promise<Answer> {
  if (isQuick(job.level)) return answerOf(quickBot(module, job.level, optionsOf(job)), module, job);
  const { doJob } = await import('./work.ts');
  return doJob(module, job);
}
