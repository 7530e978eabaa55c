// Small helpers of these tests. Positions are set up with ../scenario.ts. The reconstructed figures of the box may be
// tuned; `box.json` holds those the rules are tested with, so that no test depends on the tuning.

import { BadStart, type StartProblem } from '@signoria/kernel';
import type { Correction } from '../data/edition.ts';
import { readEdition } from '../data/edition.ts';
import type { Options } from '../rules/model/options.ts';
import { type Scenario, scenario, type Table } from '../scenario.ts';
import box from './box.json' with { type: 'json' };

const read = readEdition(box);
if (!read.ok) throw new Error(JSON.stringify(read.problems));

export const BOX = read.edition as Correction;

/** A table with the box of the tests. 0 Florence, 1 Naples, 2 Venice; with four Milan comes first, with five Rome last. */
export function table(players: 3 | 4 | 5 = 3, options: Partial<Options> = {}): Scenario {
  return scenario({ players, options, edition: BOX });
}

/** Why a table cannot be begun; none when it can. */
export function problemsOf(from: Table): readonly StartProblem[] {
  try {
    scenario(from).newGame();
    return [];
  } catch (error) {
    if (error instanceof BadStart) return error.problems;
    throw error;
  }
}
