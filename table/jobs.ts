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

/** `luck`: where bots have some of their own, beside the key. `people`: where they sit, for whom a companion keeps it close. */
interface Around {
  readonly luck?: string | undefined;
  readonly people?: readonly Seat[];
}

export function jobAt(match: Match, seat: Seat, level: BotLevel, budget: Budget, around: Around = {}): Job {
  const { luck = '', people = [] } = around;
  const { game, state } = match;
  const seed = seedAt(match, seat, luck);
  const job = { game: game.id, seat, level, budget, seed };
  return writeJob(
    imagine(game, state, seat, seed),
    level === 'companion' && people.length > 0 ? { ...job, people } : job,
  );
}

/** What this seat has said so far that begins so: the log remembers, so that nobody is asked the same twice. */
function saidBy({ log }: Match, seat: Seat, verb: string): readonly string[] {
  return log.flatMap(({ entry: { seat: by, line } }) => (by === seat && line.startsWith(`${verb} `) ? [line] : []));
}

/** What a bot does here unasked; null for nothing. */
export function freeLineAt(module: Playable, match: Match, seat: Seat, luck = ''): string | null {
  const { game, state } = match;
  const world = imagine(game, state, seat, seedAt(match, seat, luck));
  const deed = volunteered(module, world, seat, (verb) => saidBy(match, seat, verb));
  return deed === null ? null : game.notation.write(deed.choice);
}
