/** Pax Illuminaten, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition-check.ts';
import { actionSteps } from './actions.ts';
import { checkSteps } from './check.ts';
import type { Choice } from './choices.ts';
import { clone } from './clone.ts';
import { disputeSteps } from './dispute.ts';
import { eventActionSteps } from './event-actions.ts';
import { eventPhaseSteps } from './event-phase.ts';
import { expelSteps } from './expel.ts';
import type { Frame } from './frames.ts';
import { imagine } from './imagine.ts';
import { influenceSteps } from './influence.ts';
import { interrogateSteps } from './interrogate.ts';
import { broken } from './invariants.ts';
import { notation } from './notation.ts';
import { OPTIONS, OPTIONS_THEN } from './options.ts';
import { oustSteps } from './oust.ts';
import { reassignSteps } from './reassign.ts';
import { refillSteps } from './refill.ts';
import { rivalSteps } from './rival.ts';
import { score } from './scoring.ts';
import { scoutSteps } from './scout.ts';
import { setup, setupThen } from './setup.ts';
import { specialSteps } from './special-steps.ts';
import type { State } from './state.ts';
import { supportSteps } from './support.ts';
import { turnSteps } from './turn.ts';
import { type View, view } from './view.ts';

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
  broken,
};
