/** Princes of the Renaissance, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/reading.ts';
import { auctionSteps } from './auction.ts';
import type { Choice } from './choices.ts';
import { condottiereSteps } from './condottieri.ts';
import { decadeSteps } from './decade.ts';
import { fightSteps } from './fight.ts';
import { generalSteps } from './general.ts';
import { imagine } from './imagine.ts';
import { broken } from './invariants.ts';
import { lotSteps } from './lots.ts';
import { notation } from './notation.ts';
import { openingSteps } from './opening.ts';
import { OPTIONS, OPTIONS_THEN } from './options.ts';
import { paymentSteps } from './payment.ts';
import { score, scoringSteps } from './scoring.ts';
import { setup, setupThen } from './setup.ts';
import { clone, type Frame, type State } from './state.ts';
import { tradeSteps } from './trade.ts';
import { turnSteps } from './turn.ts';
import { type View, view } from './view.ts';
import { warSteps } from './war.ts';

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
  broken,
};
