/** Pax Illuminaten, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition.ts';
import { expelSteps } from './actions/expel.ts';
import { influenceSteps } from './actions/influence.ts';
import { interrogateSteps } from './actions/interrogate.ts';
import { oustSteps } from './actions/oust.ts';
import { reassignSteps } from './actions/reassign.ts';
import { scoutSteps } from './actions/scout.ts';
import { setup, setupThen } from './chapters/02-setup.ts';
import { supportSteps } from './chapters/03-support.ts';
import { actionSteps } from './chapters/05-actions.ts';
import { turnSteps } from './chapters/05-turn.ts';
import { disputeSteps } from './chapters/07-dispute.ts';
import { checkSteps } from './chapters/12-check.ts';
import { refillSteps } from './chapters/12-refill.ts';
import { eventPhaseSteps } from './chapters/13-event-phase.ts';
import { rivalSteps } from './chapters/15-rival.ts';
import { eventActionSteps } from './chapters/17-event-actions.ts';
import { specialSteps } from './chapters/17-special-steps.ts';
import { type Choice, notation } from './model/choices.ts';
import { clone } from './model/clone.ts';
import type { Frame } from './model/frames.ts';
import { violations } from './model/invariants.ts';
import { OPTIONS, OPTIONS_THEN } from './model/options.ts';
import { score } from './model/scoring.ts';
import type { State } from './model/state.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/view.ts';

export const game: Game<State, Frame, Choice, View, typeof OPTIONS> = {
  id: 'pax-illuminaten',
  rules: 2,
  players: { min: 1, max: 4 },
  options: OPTIONS,
  steps: {
    ...turnSteps,
    ...eventPhaseSteps,
    ...actionSteps,
    ...supportSteps,
    ...scoutSteps,
    ...influenceSteps,
    ...interrogateSteps,
    ...reassignSteps,
    ...expelSteps,
    ...oustSteps,
    ...disputeSteps,
    ...specialSteps,
    ...eventActionSteps,
    ...checkSteps,
    ...refillSteps,
    ...rivalSteps,
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
