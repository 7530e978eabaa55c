/**
 * Where the table may answer for somebody with as little as can be. There is no auction. Whoever is attacked must lay a
 * card while it is another's turn (PAX-7.4): the weakest, by order; where only daggers and hammers are left they choose
 * themselves. What a token is taken as (PAX-7.12) or from whom (PAX-3.7) has no answer that does nothing.
 */
import type { GameModule, Unless } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { MOST_CELLS } from '../../data/degrees.ts';
import { cardOf } from '../../data/luminaries.ts';
import { type Choice, PASS } from '../model/choices.ts';
import type { View } from './view.ts';

/** PAX-7.5 */
function weakest(view: unknown): Choice | null {
  const { hand, ...rest } = view as View; // only this game's views come here
  const { faces } = editionOf(rest);
  let found: { readonly choice: Choice; readonly strength: number } | null = null;
  for (const { card } of hand) {
    const { strength } = faces[cardOf(card)]!;
    if (typeof strength !== 'number' || (found !== null && found.strength <= strength)) continue;
    found = { choice: { do: 'lay', card }, strength };
  }
  return found?.choice ?? null;
}

const attacking: Unless = {
  holds: (view, you) => (view as View).dispute?.attacker === you,
};

/** So much influence is at stake. */
const atStake: Unless = {
  holds: (view, _, n) => ((view as View).dispute?.cells.length ?? 0) >= n,
  n: { min: 1, max: MOST_CELLS, usual: 2 },
};

const lastRound: Unless = {
  holds: (view) => (view as View).lastRound,
};

export const windows: NonNullable<GameModule['windows']> = {
  disputeCards: { decline: weakest, unless: { attacking, atStake } },
  playEvent: { decline: () => PASS, unless: { lastRound } },
};
