/**
 * The worlds of a search, numbered: whoever asks for the third world gets the same third world, its luck to come included.
 * Answers that are compared in the same worlds differ by what they are worth and not by the luck of their draw.
 */
import {
  type AnyGame,
  type AnyState,
  type Imagined,
  type Random,
  reimagine,
  type Seat,
  random as seeded,
} from '@signoria/kernel';
import { mix } from '../seeds.ts';

export interface Worlds {
  readonly game: AnyGame;
  readonly world: Imagined<AnyState>;
  readonly seat: Seat;
  readonly seed: number;
  /** So many are made; after the last comes the first again. */
  readonly most: number;
  readonly made: AnyState[];
}

/** The n-th world, to be played in. */
export function worldAt({ game, world, seat, seed, most, made }: Worlds, n: number): AnyState {
  const at = n % most;
  let s = made[at];
  if (s === undefined) {
    s = game.clone(world);
    reimagine(game, s, seat, seeded(mix(seed, at)));
    made[at] = s;
  }
  return game.clone(s);
}

/** The luck of those who play in it for the n-th time. */
export function luckAt({ seed }: Worlds, n: number): Random {
  return seeded(mix(seed, n, 1));
}
