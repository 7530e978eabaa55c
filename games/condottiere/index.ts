/** Condottiere as the rest of the house sees it. */
import type { GameModule } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { guide } from './guide/index.ts';
import { policy } from './policy/policy.ts';
import { warnings } from './policy/warnings.ts';
import { game } from './rules/game.ts';
import { windows } from './rules/windows.ts';
import { wordsEn } from './text/en.ts';
import { text } from './text/index.ts';
import { orders } from './text/orders.ts';
import { RULES } from './text/rules.ids.ts';

export type { CardId } from './data/cards.ts';
export type { RegionId } from './data/map.ts';
export type { Choice } from './rules/choices.ts';
export type { Happening } from './rules/events.ts';
export type { State } from './rules/state.ts';
export type { LineCard, PlayerView, View } from './rules/view.ts';
export { cardEffect, cardName, cardNote, groupName, regionName, strengthSum } from './text/index.ts';
export { game };

export const module: GameModule = {
  game,
  text,
  policy,
  windows,
  orders,
  warnings,
  guide,
  rules: RULES,
  data: PROVENANCE,
  // The text tables cannot miss an event or an ending without failing to compile, so their keys are all there are.
  content: {
    events: Object.keys(wordsEn.events),
    outcomes: Object.keys(wordsEn.outcomes),
    // CON-R17, CON-R47: how many cards were kept (and so dealt), and that some were shown, is seen and kept in no view.
    fleeting: ['kept', 'dealt', 'shown', 'shownCards'],
  },
};
