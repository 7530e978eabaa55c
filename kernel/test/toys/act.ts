/** Short words for tests: begin a game, play lines, catch a refusal. */
import type { AnyGame, AnyState, Match, Refusal, Seat } from '../../index.ts';
import { begin, keyFromSeed, play, Refused, startMatch } from '../../index.ts';

export type Options = { readonly [id: string]: boolean | number | string };

export function match(game: AnyGame, seats: number, seed = 'toy', options: Options = {}): Match {
  return startMatch(game, { seats, options, key: keyFromSeed(seed) });
}

export function state(game: AnyGame, seats: number, seed = 'toy', options: Options = {}): AnyState {
  return begin(game, { seats, options, key: keyFromSeed(seed) });
}

/** `['0 sail 3', '1 sail 2']`: the seat, then what it says. */
export function playAll(m: Match, ...lines: readonly string[]): void {
  for (const line of lines) play(m, ...said(line));
}

function said(line: string): [Seat, string] {
  const [seat, ...words] = line.split(' ');
  return [Number(seat), words.join(' ')];
}

export function refusal(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('this was not refused');
}
