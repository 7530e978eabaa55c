// Small helpers of these tests. Positions are set up with ../scenario.ts.

import { BadStart, type StartProblem } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import { scenario, type Table } from '../scenario.ts';

/** So many cards of one kind. */
export function many(count: number, card: CardId): readonly CardId[] {
  return Array<CardId>(count).fill(card);
}

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
