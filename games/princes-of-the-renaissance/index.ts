/** Princes of the Renaissance as the rest of the house sees it. */
import type { GameModule } from '@signoria/kernel';
import { PROVENANCE } from './data/provenance.ts';
import { guide } from './guide/index.ts';
import { policy } from './policy/policy.ts';
import { bidding } from './rules/bidding.ts';
import { game } from './rules/game.ts';
import { windows } from './rules/windows.ts';
import { wordsEn } from './text/en.ts';
import { text } from './text/index.ts';
import { orders } from './text/orders.ts';
import { RULES } from './text/rules.ids.ts';

export type { CityId } from './data/cities.ts';
export type { CurrencyId } from './data/currency.ts';
export type { EventId } from './data/events.ts';
export type { FamilyId, SideId } from './data/families.ts';
export type { TileId } from './data/tiles.ts';
export type { CardId } from './data/treachery.ts';
export type { TroopId } from './data/troops.ts';
export type { Choice, LotId, PromiseId } from './rules/choices.ts';
export type { Happening } from './rules/events.ts';
export { cityPointsUnder, discountIn, lotPrices, netPrice, rankingAfter } from './rules/helpers.ts';
export type { State } from './rules/state.ts';
export { offerItems, readItems } from './rules/trade.ts';
export type * from './rules/view.ts';
export {
  cardEffect,
  cardName,
  cityName,
  eventName,
  familyEffect,
  familyName,
  groupName,
  lotName,
  popeEffect,
  popeName,
  promiseText,
  tileEffect,
  tileName,
  troopName,
} from './text/index.ts';
export { game };

export const module: GameModule = {
  game,
  text,
  policy,
  windows,
  orders,
  guide,
  rules: RULES,
  data: PROVENANCE,
  bidding,
  // The text tables cannot miss an event or an ending without failing to compile, so their keys are all there are.
  content: {
    events: Object.keys(wordsEn.events),
    outcomes: Object.keys(wordsEn.outcomes),
    rare: { deckRenewed: 'POR-R15: 25 cards outlast most random games' },
  },
};
