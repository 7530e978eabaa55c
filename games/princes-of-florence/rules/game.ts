/** The Princes of Florence, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition, readEditionThen } from '../data/edition.ts';
import { setup, setupSteps, setupThen } from './chapters/02-setup.ts';
import { roundSteps } from './chapters/03-rounds.ts';
import { auctionSteps } from './chapters/04-auction.ts';
import { drawSteps } from './chapters/05-draw.ts';
import { objectSteps } from './chapters/05-objects.ts';
import { turnSteps } from './chapters/06-actions.ts';
import { workSteps } from './chapters/07-works.ts';
import { buildSteps } from './chapters/08-building.ts';
import { moneySteps } from './chapters/12-money.ts';
import { endSteps } from './chapters/14-end.ts';
import { soloActionSteps } from './chapters/18-diego-acts.ts';
import { diegoBuysSteps } from './chapters/18-diego-buys.ts';
import { soloAuctionSteps } from './chapters/18-solo-auction.ts';
import { characterSteps } from './chapters/19-characters.ts';
import { pawnSteps } from './chapters/19-pawns.ts';
import { jointSteps } from './chapters/20-cooperative.ts';
import { type Choice, notation } from './model/choices.ts';
import { clone } from './model/clone.ts';
import { violations } from './model/invariants.ts';
import { OPTIONS } from './model/options.ts';
import { score } from './model/scoring.ts';
import type { Frame, State } from './model/state.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/view.ts';

export const game: Game<State, Frame, Choice, View, typeof OPTIONS> = {
  id: 'princes-of-florence',
  rules: 2,
  players: { min: 1, max: 5 },
  options: OPTIONS,
  steps: {
    ...setupSteps,
    ...roundSteps,
    ...auctionSteps,
    ...objectSteps,
    ...drawSteps,
    ...turnSteps,
    ...workSteps,
    ...buildSteps,
    ...moneySteps,
    ...endSteps,
    ...soloAuctionSteps,
    ...diegoBuysSteps,
    ...soloActionSteps,
    ...characterSteps,
    ...pawnSteps,
    ...jointSteps,
  },
  setup,
  earlier: { 1: { setup: setupThen, readEdition: readEditionThen } },
  readEdition,
  clone,
  view,
  imagine,
  notation,
  score,
  violations,
};
