/** What both sides of the comparison share: the same random numbers, and a trace that shows they played the same. */
import { type Random, random } from '@signoria/kernel';
import type { Work } from './measure.ts';

const SEED = 1;
const TRACED = 200;

/** One game of tic-tac-toe by random legal moves; tells each cell it marks. */
export type PlayOnce = (random: Random, mark: (cell: number) => void) => void;

/** Every cell of the first games, as one number: equal on both sides when both played the same games. */
export function trace(play: PlayOnce): number {
  const generator = random(SEED);
  let all = 0;
  for (let game = 0; game < TRACED; game++) {
    play(generator, (cell) => {
      all = (Math.imul(all, 31) + cell + 1) | 0;
    });
  }
  return all;
}

/** Enough games at a time that looking at the clock costs nothing. */
const GAMES = 10;

/** The same as work to be timed: its moves are counted. */
export function counted(play: PlayOnce): Work {
  const generator = random(SEED);
  return () => {
    let moves = 0;
    const mark = () => {
      moves++;
    };
    for (let game = 0; game < GAMES; game++) play(generator, mark);
    return moves;
  };
}
