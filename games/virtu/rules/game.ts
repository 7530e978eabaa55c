/** Virtù, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition.ts';
import { setup, setupFirst, setupSecond, setupSteps } from './chapters/02-setup.ts';
import { paySteps } from './chapters/03-payment.ts';
import { spaceSteps } from './chapters/04-spaces.ts';
import { yearSteps } from './chapters/05-year.ts';
import { markerSteps } from './chapters/06-marker.ts';
import { indulgenceSteps } from './chapters/07-indulgences.ts';
import { governSteps } from './chapters/08-govern.ts';
import { patronageSteps } from './chapters/08-patronage.ts';
import { tradeSteps } from './chapters/08-trade.ts';
import { diplomacySteps } from './chapters/09-diplomacy.ts';
import { warSteps } from './chapters/10-war.ts';
import { intrigueSteps } from './chapters/11-intrigue.ts';
import { battleSteps } from './chapters/12-battle.ts';
import { retreatSteps } from './chapters/12-retreat.ts';
import { siegeSteps } from './chapters/12-siege.ts';
import { acquireSteps } from './chapters/15-acquisitions.ts';
import { allianceSteps } from './chapters/15-alliances.ts';
import { arrangeSteps } from './chapters/15-rearranging.ts';
import { hireSteps } from './chapters/15-troops.ts';
import { endSteps } from './chapters/16-end.ts';
import { type Choice, notation } from './model/choices.ts';
import { violations } from './model/invariants.ts';
import { OPTIONS } from './model/options.ts';
import { score } from './model/scoring.ts';
import { clone, type Frame, type State } from './model/state.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/view.ts';

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
  violations,
};
