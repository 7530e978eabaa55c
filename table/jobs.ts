/**
 * What a bot is asked at a position. Its luck comes from the game's key and the question alone, so at the same position of
 * the same deal the same bot is asked the same, on every machine.
 */
import { type Budget, type Job, mix, type Playable, volunteered, writeJob } from '@signoria/bots';
import { imagine, type Match, type Seat, seedOf } from '@signoria/kernel';
import type { BotLevel } from './wire.ts';

function seedAt({ key, state }: Match, seat: Seat, luck: string): number {
  return mix(seedOf(`${key}${luck}`), state.asked, seat);
}

/** `luck`: where bots have some of their own, beside the key. */
export function jobAt(match: Match, seat: Seat, level: BotLevel, budget: Budget, luck = ''): Job {
  const { game, state } = match;
  const seed = seedAt(match, seat, luck);
  return writeJob(imagine(game, state, seat, seed), { game: game.id, seat, level, budget, seed });
}

/** What a bot does here unasked; null for nothing. */
export function freeLineAt(module: Playable, match: Match, seat: Seat, luck = ''): string | null {
  const { game, state } = match;
  const deed = volunteered(module, imagine(game, state, seat, seedAt(match, seat, luck)), seat);
  return deed === null ? null : game.notation.write(deed.choice);
}
