// Small helpers of these tests. Positions are set up with ../scenario.ts.

import { BadStart, draw, keyFromSeed, newChance, type StartProblem } from '@signoria/kernel';
import { scenario, type Table } from '../scenario.ts';

/** Why a table cannot be begun; none when it can. */
export function problemsOf(table: Table): readonly StartProblem[] {
  try {
    scenario(table).newGame();
    return [];
  } catch (error) {
    if (error instanceof BadStart) return error.problems;
    throw error;
  }
}

export const four = () => scenario({ players: 4 });
export const three = () => scenario({ players: 3 });
export const two = () => scenario({ players: 2 });
export const solo = (options = {}) => scenario({ players: 1, options });
export const muse = (players = 4) => scenario({ players, options: { musePrincess: true } });
export const joint = (players = 3) => scenario({ players, options: { cooperative: true } });

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** A seed with which the die of the solo game shows these numbers first. */
export function seedFor(...dice: readonly number[]): string {
  for (let i = 0; ; i++) {
    const s = { chance: newChance(keyFromSeed(`die ${i}`)) };
    if (dice.every((wanted) => draw(s, 'die').below(6) + 1 === wanted)) return `die ${i}`;
  }
}

/** The solo game with these rolls to come. */
export const rolling = (dice: readonly number[], options = {}) =>
  scenario({ players: 1, options, seed: seedFor(...dice) });
