/** What can happen, as facts. `story.sink?.push(…)` tells it to whoever listens. */
import { type Seat, storyOf } from '@signoria/kernel';
import type { CityId } from '../../data/cities.ts';
import type { CurrencyId } from '../../data/currency.ts';
import type { EventId } from '../../data/events.ts';
import type { FamilyId, SideId } from '../../data/families.ts';
import type { CardId } from '../../data/treachery.ts';
import type { TroopId } from '../../data/troops.ts';
import type { GiverId, LotId, PromiseId, TheftId } from './choices.ts';
import type { AuctionKind } from './state.ts';

type ByCurrency = readonly [gold: number, influence: number];

export type Happening =
  | { readonly what: 'gameStarts'; readonly side: SideId }
  | { readonly what: 'orderBids'; readonly bids: readonly number[] }
  /** By seat, its rolls until nobody was level (POR-R10). */
  | { readonly what: 'orderRolled'; readonly rolls: readonly (readonly number[])[] }
  | { readonly what: 'orderFound'; readonly order: readonly Seat[] }
  | { readonly what: 'familyBid'; readonly seat: Seat; readonly amount: number }
  | { readonly what: 'familyPassed'; readonly seat: Seat }
  | { readonly what: 'familyChosen'; readonly seat: Seat; readonly family: FamilyId }
  | { readonly what: 'bidsPaid'; readonly bids: readonly number[] }
  | { readonly what: 'feesPaid'; readonly fee: number }
  | { readonly what: 'declared'; readonly seat: Seat; readonly currency: CurrencyId }
  | { readonly what: 'decadeStarts'; readonly decade: number; readonly first: Seat }
  | { readonly what: 'turnPassed'; readonly seat: Seat }
  | { readonly what: 'troopBought'; readonly seat: Seat; readonly troop: TroopId; readonly cost: number }
  | { readonly what: 'troopDiscarded'; readonly seat: Seat; readonly troop: TroopId }
  | { readonly what: 'cardBought'; readonly seat: Seat }
  | { readonly what: 'cardGiven'; readonly seat: Seat; readonly from: GiverId }
  | { readonly what: 'cardIs'; readonly seat: Seat; readonly card: CardId; readonly to: readonly Seat[] }
  | { readonly what: 'lookedAt'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly to: readonly Seat[] }
  | { readonly what: 'putUnder'; readonly seat: Seat; readonly card: CardId; readonly to: readonly Seat[] }
  | { readonly what: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'deckRenewed' }
  | {
      readonly what: 'stolen';
      readonly seat: Seat;
      readonly whom: Seat;
      readonly by: TheftId;
      readonly currency: CurrencyId;
      readonly amount: number;
    }
  | { readonly what: 'nominated'; readonly seat: Seat; readonly lot: LotId }
  | { readonly what: 'bidMade'; readonly seat: Seat; readonly amount: number; readonly currency: CurrencyId }
  | { readonly what: 'bidPassed'; readonly seat: Seat }
  | { readonly what: 'frozen'; readonly seat: Seat; readonly whom: Seat; readonly out: boolean }
  | {
      readonly what: 'lotWon';
      readonly seat: Seat;
      readonly kind: AuctionKind;
      readonly lot: LotId | CityId;
      readonly bid: number;
      readonly price: number;
      readonly currency: CurrencyId;
      readonly cardinals: number;
      readonly banker: number;
    }
  | { readonly what: 'artistPlaced'; readonly seat: Seat; readonly event: EventId; readonly city: CityId }
  | { readonly what: 'statusMoved'; readonly city: CityId; readonly before: number; readonly after: number }
  | {
      readonly what: 'warDeclared';
      readonly seat: Seat;
      readonly attacker: CityId;
      readonly defender: CityId;
      readonly byCard: boolean;
    }
  /** With the card, or by Lorenzo Medici (POR-H12). */
  | { readonly what: 'vetoed'; readonly seat: Seat; readonly by: 'card' | 'lorenzo' }
  | { readonly what: 'weather'; readonly seat: Seat; readonly city: CityId }
  | { readonly what: 'unrepresented'; readonly city: CityId }
  | { readonly what: 'unfought' }
  | { readonly what: 'cityPays'; readonly seat: Seat; readonly city: CityId; readonly gold: number }
  | { readonly what: 'leagueJoins'; readonly seat: Seat; readonly city: CityId }
  | { readonly what: 'bribed'; readonly seat: Seat; readonly whom: Seat; readonly troop: TroopId }
  | {
      readonly what: 'rolled';
      readonly round: 1 | 2;
      /** Attacking city first. */
      readonly cities: readonly [CityId, CityId];
      readonly forces: readonly [number, number];
      readonly dice: readonly [number, number];
    }
  | { readonly what: 'rerolled'; readonly seat: Seat }
  | {
      readonly what: 'warWon';
      readonly city: CityId;
      readonly loser: CityId;
      readonly seat: Seat | null;
      readonly double: boolean;
    }
  | { readonly what: 'warDrawn'; readonly cities: readonly [CityId, CityId] }
  | { readonly what: 'victory'; readonly seat: Seat; readonly counters: number }
  | { readonly what: 'decadeEnds'; readonly decade: number }
  | {
      readonly what: 'income';
      readonly seat: Seat;
      readonly gold: number;
      readonly influence: number;
      readonly pay: number;
    }
  | { readonly what: 'banked'; readonly seat: Seat; readonly into: CurrencyId; readonly amount: number }
  | OfferTold<'offerMade'>
  /** In place of the one that stood between the two. */
  | OfferTold<'offerChanged'>
  | OfferTold<'offerRefused'>
  | OfferTold<'offerWithdrawn'>
  | OfferTold<'offerLapsed'>
  /** Others see who exchanged what with whom, not how much (POR-R13). `gives` and `gets` are of `seat`. */
  | {
      readonly what: 'traded';
      readonly seat: Seat;
      readonly with: Seat;
      readonly gives: readonly CurrencyId[];
      readonly gets: readonly CurrencyId[];
    }
  | OfferTold<'tradeIs'>
  | { readonly what: 'tiesRanked'; readonly seat: Seat; readonly city: CityId }
  | { readonly what: 'tiesLeft'; readonly seat: Seat }
  | { readonly what: 'gameEnds'; readonly winners: readonly Seat[]; readonly reason: EndReason };

interface OfferTold<W extends string> {
  readonly what: W;
  readonly from: Seat;
  readonly with: Seat;
  readonly give: ByCurrency;
  readonly ask: ByCurrency;
  readonly promise: PromiseId | null;
  readonly to: readonly Seat[];
}

/** The most points; then the most gold and influence together; then nothing but sharing (POR-11.14). */
export type EndReason = 'points' | 'holdings' | 'shared';

export const story = storyOf<Happening>();
