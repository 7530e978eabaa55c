/** The Princes of Florence, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition, readEditionThen } from '../data/check.ts';
import { auctionSteps } from './auction.ts';
import { buildSteps } from './build.ts';
import { characterSteps } from './characters.ts';
import type { Choice } from './choices.ts';
import { clone } from './clone.ts';
import { diegoBuysSteps } from './diego-buys.ts';
import { drawSteps } from './draw.ts';
import { endSteps } from './end.ts';
import { imagine } from './imagine.ts';
import { broken } from './invariants.ts';
import { jointSteps } from './joint.ts';
import { moneySteps } from './money.ts';
import { notation } from './notation.ts';
import { objectSteps } from './objects.ts';
import { OPTIONS } from './options.ts';
import { pawnSteps } from './pawns.ts';
import { roundSteps } from './round.ts';
import { score } from './scoring.ts';
import { setup, setupSteps, setupThen } from './setup.ts';
import { soloActionSteps } from './solo-actions.ts';
import { soloAuctionSteps } from './solo-auction.ts';
import type { Frame, State } from './state.ts';
import { turnSteps } from './turn.ts';
import { type View, view } from './view.ts';
import { workSteps } from './works.ts';

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
  broken,
};
