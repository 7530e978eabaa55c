/** The opening of a game in which bots of all levels answer in turn, whoever does the thinking: what they answer is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS_VERSION, type Job, mix, writeJob } from '@signoria/bots';
import { deciding, type GameModule, imagine, keyFromSeed, play, seedOf, startMatch } from '@signoria/kernel';

/** What the bots of this version answered when it was young. Another version has another file. */
export const KEPT = join(import.meta.dirname, '..', 'test', 'golden', `bots-${BOTS_VERSION}.json`);
const ASKED = 24;
const ITERATIONS = 12;
const LEVELS = ['novice', 'adept', 'master'] as const;

export type Kept = { readonly [game: string]: readonly string[] };

export function readKept(): Kept {
  return JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
}

/** Asks with a job, is told the line, and gives all answers in the end. */
export function* goldenGame({ game }: Pick<GameModule, 'game'>): Generator<Job, readonly string[], string> {
  const key = keyFromSeed('golden bots');
  const seats = Math.max(3, game.players.min);
  const match = startMatch(game, { seats: Math.min(seats, game.players.max), key });
  for (let n = 0; n < ASKED && match.state.outcome === null; n++) {
    const seat = deciding(game, match.state)[0]!;
    const seed = mix(seedOf(key), match.state.asked, seat);
    const level = LEVELS[n % LEVELS.length]!;
    const world = imagine(game, match.state, seat, seed);
    const line = yield writeJob(world, { game: game.id, seat, level, budget: { iterations: ITERATIONS }, seed });
    play(match, seat, line);
  }
  return match.log.map(({ entry: { seat, line } }) => `${seat} ${line}`);
}
