/** The Princes of Florence as the rest of the house sees it. */
import { type GameModule, numberedRules } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { guide } from './guide/index.ts';
import { leaf } from './policy/leaf.ts';
import { policy } from './policy/policy.ts';
import { warnings } from './policy/warnings.ts';
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
export type { Pending } from './rules/view/pending.ts';
export type { PlayerView, ValueLine, View } from './rules/view/view.ts';
export { groupName, thingEffect, thingName } from './text/index.ts';
export { game };

export const module: GameModule = {
  game,
  text,
  minutes: 90,
  policy: { ...policy, leaf },
  windows,
  orders,
  warnings,
  bidding,
  guide,
  figures,
  figureText,
  stakes,
  stakeText,
  rules: numberedRules(rulesEn),
  data: PROVENANCE,
  // The text tables cannot miss an event or an ending without failing to compile, so their keys are all there are.
  content: {
    events: Object.keys(wordsEn.events),
    outcomes: Object.keys(wordsEn.outcomes),
    // FLO-21.3: what was bid and paid is told to all, but where a pawn wins at once no view keeps the sum.
    fleeting: ['pawnPlaced', 'characterWon', 'bankerPaid'],
    rare: {
      diegoBuysNothing: 'all that his card shows would have to be sold out',
      beatDiego: 'random play completes too few Works to beat him',
      tiedDiego: 'points and coins would have to be equal',
    },
  },
};
