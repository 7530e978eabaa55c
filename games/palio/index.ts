/** Palio as the rest of the house sees it: a small game that shows how a game is made. */
import { type GameModule, numberedRules } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { policy } from './policy/policy.ts';
import { game } from './rules/game.ts';
import { rulesEn, wordsEn } from './text/en.ts';
import { text } from './text/index.ts';

export const module: GameModule = {
  hidden: true, // from the shelf: it is there to be read and copied
  game,
  text,
  policy,
  rules: numberedRules(rulesEn),
  data: PROVENANCE,
  // The text tables cannot miss an event or an ending without failing to compile, so their keys are all there are.
  content: { events: Object.keys(wordsEn.events), outcomes: Object.keys(wordsEn.outcomes) },
};
