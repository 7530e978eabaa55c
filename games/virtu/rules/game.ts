/** Virtù, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/correction.ts';
import { acquireSteps } from './acquire.ts';
import { allianceSteps } from './alliance.ts';
import { arrangeSteps } from './arrange.ts';
import { battleSteps } from './battle.ts';
import type { Choice } from './choices.ts';
import { diplomacySteps } from './diplomacy.ts';
import { endSteps } from './ending.ts';
import { governSteps } from './govern.ts';
import { hireSteps } from './hire.ts';
import { imagine } from './imagine.ts';
import { indulgenceSteps } from './indulgence.ts';
import { intrigueSteps } from './intrigue.ts';
import { broken } from './invariants.ts';
import { markerSteps } from './marker.ts';
import { notation } from './notation.ts';
import { OPTIONS } from './options.ts';
import { patronageSteps } from './patronage.ts';
import { paySteps } from './pay.ts';
import { retreatSteps } from './retreat.ts';
import { score } from './scoring.ts';
import { setup, setupFirst, setupSecond, setupSteps } from './setup.ts';
import { siegeSteps } from './siege.ts';
import { spaceSteps } from './spaces.ts';
import { clone, type Frame, type State } from './state.ts';
import { tradeSteps } from './trade.ts';
import { type View, view } from './view.ts';
import { warSteps } from './war.ts';
import { yearSteps } from './year.ts';

export const game: Game<State, Frame, Choice, View, typeof OPTIONS> = {
  id: 'virtu',
  rules: 3,
  players: { min: 3, max: 5 },
  options: OPTIONS,
  steps: {
    ...setupSteps,
    ...yearSteps,
    ...markerSteps,
    ...indulgenceSteps,
    ...paySteps,
    ...governSteps,
    ...patronageSteps,
    ...tradeSteps,
    ...diplomacySteps,
    ...warSteps,
    ...intrigueSteps,
    ...siegeSteps,
    ...battleSteps,
    ...retreatSteps,
    ...spaceSteps,
    ...arrangeSteps,
    ...acquireSteps,
    ...hireSteps,
    ...allianceSteps,
    ...endSteps,
  },
  setup,
  earlier: { 1: { setup: setupFirst }, 2: { setup: setupSecond } },
  readEdition,
  clone,
  view,
  imagine,
  notation,
  score,
  broken,
};
