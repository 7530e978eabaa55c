/** Many games in a row, and what came of them. */
import { BadStart, keyFromSeed, seedOf } from '@signoria/kernel';
import { BOUND, type Contestant, type Playthrough, playGame } from './play.ts';
import type { Playable } from './thought.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** By seat; all random when absent. */
  readonly contestants?: readonly Contestant[];
  readonly options?: { readonly [id: string]: unknown };
  readonly edition?: unknown;
  /** Decisions after which a game is given up. */
  readonly bound?: number;
  readonly progress?: (games: number) => void;
}

export interface Simulation {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly endReasons: { readonly [reason: string]: number };
  /** Wins by seat, shared ones split. */
  readonly seatWins: readonly number[];
  readonly errors: readonly SimulationError[];
}

export interface SimulationError {
  /** Which game, counted from 0: its seed is `seed/number`. */
  readonly number: number;
  readonly message: string;
}

export function simulate(module: Playable, options: SimulateOptions): Simulation {
  const { games, seats, progress } = options;
  const endReasons: { [reason: string]: number } = {};
  const seatWins = Array<number>(seats).fill(0);
  const errors: SimulationError[] = [];
  let finished = 0;
  let decisions = 0;
  const start = performance.now();
  for (let number = 0; number < games; number++) {
    const played = attempt(module, options, number, errors);
    decisions += played?.decisions ?? 0;
    const outcome = played?.outcome ?? null;
    if (outcome !== null) {
      finished++;
      endReasons[outcome.reason] = (endReasons[outcome.reason] ?? 0) + 1;
      for (const seat of outcome.winners) seatWins[seat]! += 1 / outcome.winners.length;
    }
    progress?.(number + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  const decisionsPerSecond = decisions / seconds;
  return {
    game: module.game.id,
    games,
    finished,
    decisions,
    seconds,
    decisionsPerSecond,
    endReasons,
    seatWins,
    errors,
  };
}

/** A game that breaks is reported, and the next one is played; a table that cannot even be set up is the caller's. */
function attempt(
  module: Playable,
  { seats, seed, options = {}, edition = null, bound = BOUND, contestants }: SimulateOptions,
  number: number,
  errors: SimulationError[],
): Playthrough | null {
  const own = `${seed}/${number}`;
  const players = contestants ?? Array<Contestant>(seats).fill({ level: 'random' });
  try {
    return playGame(module, { seats, options, edition, key: keyFromSeed(own) }, players, seedOf(own), { bound });
  } catch (error) {
    if (error instanceof BadStart) throw error;
    errors.push({ number, message: error instanceof Error ? error.message : String(error) });
    return null;
  }
}
