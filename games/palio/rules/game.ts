/** Palio, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition.ts';
import { setup, setupSteps } from './chapters/02-setup.ts';
import { turnSteps } from './chapters/03-turn.ts';
import { finishOf, OPTIONS } from './chapters/04-coming-in.ts';
import { type Choice, notation } from './model/choices.ts';
import { violations } from './model/invariants.ts';
import { clone, type Frame, lengthOf, type State } from './model/state.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/view.ts';

export const game: Game<State, Frame, Choice, View, typeof OPTIONS> = {
  id: 'palio',
  rules: 1,
  players: { min: 2, max: 4 },
  options: OPTIONS,
  steps: { ...setupSteps, ...turnSteps },
  setup,
  readEdition,
  clone,
  view,
  imagine,
  notation,
  score: (s, seat) => [{ what: 'length', points: lengthOf(s, seat), facts: { of: finishOf(s) }, rules: ['PAL-4.1'] }],
  violations,
};
