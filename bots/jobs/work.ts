/** Doing a job: apart from asking for one, so that whoever only asks need not fetch the search. */

import { makeBot } from '../bot.ts';
import type { Playable } from '../thought.ts';
import { answerOf, optionsOf } from './answer.ts';
import type { Answer, Job } from './job.ts';

export function doJob(module: Playable, job: Job): Answer {
  return answerOf(makeBot(module, job.level, optionsOf(job)), module, job);
}
