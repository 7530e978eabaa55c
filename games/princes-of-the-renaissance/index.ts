/** Princes of the Renaissance as the rest of the house sees it. */
import { type GameModule, numberedRules } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { guide } from './guide/index.ts';
import { leaf } from './policy/leaf.ts';
import { policy } from './policy/policy.ts';
import { game } from './rules/game.ts';
import { bidding } from './rules/view/bidding.ts';
import { figures } from './rules/view/figures.ts';
import { stakes } from './rules/view/stakes.ts';
import { windows } from './rules/view/windows.ts';
import { wordsEn } from './text/en.ts';
import { figureText } from './text/house/figures.ts';
import { stakeText } from './text/house/stakes.ts';
import { text } from './text/index.ts';
import { orders } from './text/orders.ts';
import { rulesEn } from './text/rules.en.ts';

export type { Choice } from './rules/model/choices.ts';
export type { Happening } from './rules/model/events.ts';
export type { State } from './rules/model/state.ts';
export type * from './rules/view/types.ts';
export { game };

export const module: GameModule = {
  game,
  text,
  minutes: 120,
  policy: { ...policy, leaf },
  windows,
  orders,
  guide,
  figures,
  figureText,
  stakes,
  stakeText,
  rules: numberedRules(rulesEn),
  data: PROVENANCE,
  bidding,
  // The text tables cannot miss an event or an ending without failing to compile, so their keys are all there are.
  content: {
    events: Object.keys(wordsEn.events),
    outcomes: Object.keys(wordsEn.outcomes),
    rare: { deckRenewed: 'POR-R15: 25 cards outlast most random games' },
  },
};
