/** Princes of the Renaissance, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition.ts';
import { setup, setupThen } from './chapters/02-setup.ts';
import { openingSteps } from './chapters/03-opening.ts';
import { generalSteps } from './chapters/04-general.ts';
import { tradeSteps } from './chapters/04-trade.ts';
import { turnSteps } from './chapters/05-turn.ts';
import { auctionSteps } from './chapters/07-auction.ts';
import { lotSteps } from './chapters/07-lots.ts';
import { paymentSteps } from './chapters/07-payment.ts';
import { condottiereSteps } from './chapters/08-condottieri.ts';
import { fightSteps } from './chapters/08-fight.ts';
import { warSteps } from './chapters/08-war.ts';
import { decadeSteps } from './chapters/10-decade.ts';
import { score, scoringSteps } from './chapters/11-scoring.ts';
import { type Choice, notation } from './model/choices.ts';
import { violations } from './model/invariants.ts';
import { OPTIONS, OPTIONS_THEN } from './model/options.ts';
import { clone, type Frame, type State } from './model/state.ts';
import { imagine } from './view/imagine.ts';
import type { View } from './view/types.ts';
import { view } from './view/view.ts';

export const game: Game<State, Frame, Choice, View, typeof OPTIONS> = {
  id: 'princes-of-the-renaissance',
  rules: 2,
  players: { min: 3, max: 6 },
  options: OPTIONS,
  steps: {
    ...openingSteps,
    ...generalSteps,
    ...turnSteps,
    ...auctionSteps,
    ...paymentSteps,
    ...lotSteps,
    ...warSteps,
    ...condottiereSteps,
    ...fightSteps,
    ...decadeSteps,
    ...scoringSteps,
    ...tradeSteps,
  },
  setup,
  earlier: { 1: { setup: setupThen, options: OPTIONS_THEN } },
  readEdition,
  clone,
  view,
  imagine,
  notation,
  score,
  violations,
};
