/** From a job to its bot's options, and from the bot's thought to the answer. */
import type { AnyState, Imagined, Seat } from '@signoria/kernel';
import { mix } from '../seeds.ts';
import type { Bot, Playable } from '../thought.ts';
import type { Answer, Job } from './job.ts';

export function optionsOf({ seed, people }: Job): { readonly seed: number; readonly people?: readonly Seat[] } {
  return { seed: mix(seed), ...(people === undefined ? {} : { people }) };
}

export function answerOf(bot: Bot, { game: { notation } }: Playable, job: Job): Answer {
  const world = JSON.parse(job.world) as Imagined<AnyState>; // written by `writeJob`
  const { choice, considered, ...rest } = bot.think(world, job.seat, job.budget);
  const lines = considered.map(({ choice, visits, value }) => ({ line: notation.write(choice), visits, value }));
  return { line: notation.write(choice), stats: { ...rest, considered: lines } };
}
