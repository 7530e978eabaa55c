/** Condottiere, as the kernel knows a game. */
import type { Game } from '@signoria/kernel';
import { readEdition } from '../data/edition.ts';
import { battleSteps } from './battle.ts';
import { cardSteps } from './cards.ts';
import type { Choice } from './choices.ts';
import { conclusionSteps } from './conclusion.ts';
import { dealSteps } from './deals.ts';
import { drawSteps } from './draw.ts';
import { hiddenSteps } from './hidden.ts';
import { imagine } from './imagine.ts';
import { broken } from './invariants.ts';
import { notation } from './notation.ts';
import { OPTIONS } from './options.ts';
import { roundSteps } from './round.ts';
import { score } from './scoring.ts';
import { seriesSteps } from './series.ts';
import { setup, setupSteps } from './setup.ts';
import { siteSteps } from './site.ts';
import { clone, type Frame, type State } from './state.ts';
import { type View, view } from './view.ts';
import { winningSteps } from './winning.ts';

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
  broken,
};
