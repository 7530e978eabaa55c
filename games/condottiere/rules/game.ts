/** Condottiere, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition.ts';
import { setup, setupSteps } from './chapters/02-setup.ts';
import { siteSteps } from './chapters/03-site.ts';
import { battleSteps } from './chapters/04-battle.ts';
import { cardSteps } from './chapters/06-cards.ts';
import { conclusionSteps } from './chapters/07-conclusion.ts';
import { roundSteps } from './chapters/08-round.ts';
import { dealSteps } from './chapters/09-deals.ts';
import { winningSteps } from './chapters/10-winning.ts';
import { drawSteps } from './chapters/12-draw.ts';
import { seriesSteps } from './chapters/13-series.ts';
import { hiddenSteps } from './chapters/16-hidden.ts';
import { type Choice, notation } from './model/choices.ts';
import { violations } from './model/invariants.ts';
import { OPTIONS } from './model/options.ts';
import { score } from './model/scoring.ts';
import { clone, type Frame, type State } from './model/state.ts';
import { imagine } from './view/imagine.ts';
import { type View, view } from './view/view.ts';

export const game: Game<State, Frame, Choice, View, typeof OPTIONS> = {
  id: 'condottiere',
  rules: 1,
  players: { min: 2, max: 6 },
  options: OPTIONS,
  steps: {
    ...setupSteps,
    ...siteSteps,
    ...battleSteps,
    ...cardSteps,
    ...conclusionSteps,
    ...roundSteps,
    ...dealSteps,
    ...winningSteps,
    ...drawSteps,
    ...seriesSteps,
    ...hiddenSteps,
  },
  setup,
  readEdition,
  clone,
  view,
  imagine,
  notation,
  score,
  violations,
};
