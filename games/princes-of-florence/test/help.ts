// Small helpers of these tests. Positions are set up with ../scenario.ts.

import { type AnyGame, BadStart, draw, keyFromSeed, newChance, question, type StartProblem } from '@signoria/kernel';
import { game } from '../rules/game.ts';
import { type Scenario, scenario, type Table } from '../scenario.ts';

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

interface Reason {
  readonly why: string;
  readonly rules: readonly string[];
  readonly facts?: object;
}

/** Everything that is blocked for this seat, by its line. */
export function reasons(table: Scenario, seat = 0): { readonly [line: string]: Reason } {
  const { blocked } = question(game as AnyGame, table.match().state, seat)!;
  return Object.fromEntries(
    blocked.map(({ choice, ...reason }) => [game.notation.write(choice as never), reason as Reason]),
  );
}

/** A price that cannot be paid. */
export const lacking = (rules: readonly string[], price: number, has: number): Reason => ({
  why: 'tooFewCoins',
  rules,
  facts: { price, coins: has },
});
