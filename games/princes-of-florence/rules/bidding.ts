/** Where the table may bid for somebody: "up to so much, then pass". */
import type { Choice as AnyChoice, GameModule } from '@signoria/kernel';
import { type Choice, PASS } from './choices.ts';
import type { View } from './view.ts';

/** Of each stack one object is sold a round (FLO-4.3), so round and stack name an auction. */
function lot(view: unknown): string {
  const { round, auction } = view as View; // only this game's views come here
  return `${round}-${auction.lot?.stack ?? 'none'}`;
}

function amount(choice: AnyChoice): number | null {
  const c = choice as Choice;
  return c.do === 'bid' ? c.amount : null;
}

/**
 * The auction of characters is not here: there a bid names one of six cards as well as a sum, so "up to so much" says too
 * little.
 */
export const bidding: NonNullable<GameModule['bidding']> = { bid: { lot, amount, pass: PASS } };
