/** Pax Illuminaten as the rest of the house sees it. */
import { type GameModule, numberedRules } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { guide } from './guide/index.ts';
import { policy } from './policy/policy.ts';
import { game } from './rules/game.ts';
import { figures } from './rules/view/figures.ts';
import { stakes } from './rules/view/stakes.ts';
import { windows } from './rules/view/windows.ts';
import { wordsEn } from './text/en.ts';
import { figureText } from './text/house/figures.ts';
import { stakeText } from './text/house/stakes.ts';
import { text } from './text/index.ts';
import { orders } from './text/orders.ts';
import { rulesEn } from './text/rules.en.ts';

export type { AbilityId } from './data/abilities.ts';
export type { EventId, SpecialId } from './data/event-cards.ts';
export type { FactionId } from './data/factions.ts';
export type { PlaceId } from './data/layouts.ts';
export type { CardId } from './data/luminaries.ts';
export type { RivalId } from './data/rivals.ts';
export type { SchemeId } from './data/schemes.ts';
export type { Choice, Party } from './rules/model/choices.ts';
export type { Happening } from './rules/model/events.ts';
export type { State } from './rules/model/state.ts';
export type * from './rules/view/types.ts';
export { words } from './text/index.ts';
export { game };

export const module: GameModule = {
  game,
  text,
  minutes: 120,
  policy,
  windows,
  orders,
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
    // PAX-1.8: what is discarded, fought with or drawn as a plan lies face up, and is at once covered: a view keeps the top.
    // So is what follows from it: whether a plan pointed at a card the rival can use (PAX-16.1), and whether a GM or RA was
    // played while no event was left (PAX-12.5, PAX-15.19).
    fleeting: ['discarded', 'disputeCards', 'disputeDecided', 'rivalPlans', 'rivalIdle', 'noEventsLeft'],
    rare: {
      seatTokens: 'takes two rivals on one expelled card and an ability that allows it',
      dropScheme: 'takes two schemes held by chance that no longer stand together',
      restoreScheme: 'takes a scheme realised, lost and fulfilled again by chance',
      schemeBack: 'the same',
      schemes: 'two schemes at once are rarely met by random play',
      sharedWithRival: 'takes an exact tie with the artificial rival',
    },
  },
};
