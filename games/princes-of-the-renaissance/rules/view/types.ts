/** What a view shows: types alone. What is computed for them is in `view.ts` and beside it. */
import type { Seat, Sum } from '@signoria/kernel';
import type { CityId } from '../../data/cities.ts';
import type { CurrencyId } from '../../data/currency.ts';
import type { EventId, EventKind } from '../../data/events.ts';
import type { FamilyId } from '../../data/families.ts';
import type { TileId } from '../../data/tiles.ts';
import type { CardId } from '../../data/treachery.ts';
import type { TroopId } from '../../data/troops.ts';
import type { GiverId, LotId, PromiseId } from '../model/choices.ts';
import type { Options } from '../model/options.ts';
import type { AuctionKind } from '../model/state.ts';
import type { WarView } from './war.ts';

export type { ForceView, PartView, RollView, SideView, WarView } from './war.ts';

export type Amounts = { readonly [currency in CurrencyId]: number };

export interface View {
  readonly options: Options;
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null;
  readonly phase: 'order' | 'families' | 'play' | 'over';
  /** 1 to 3. */
  readonly decade: number;
  /** Seats by turn-order marker, marker 1 first; empty until it is found. Clockwise is this order. */
  readonly order: readonly Seat[];
  readonly active: Seat | null;
  /** The wars-fought track. */
  readonly wars: { readonly fought: number; readonly limit: number };
  readonly cities: { readonly [city in CityId]: CityView };
  /** Best first: the ranking as it stands. */
  readonly ranking: readonly RankView[];
  /** The 30 tiles of this game, sold or not, city by city. */
  readonly tiles: readonly TileView[];
  /** Tiles that stayed in the box: known by elimination (POR-16.5). */
  readonly boxed: readonly TileId[];
  /** The same with all that is printed on them. */
  readonly leftOut: readonly TileFace[];
  /** All twelve (POR-R55): those of this decade, sold ones, and what is still to come. */
  readonly events: readonly EventView[];
  /** Sold, and about to be put on a city. */
  readonly placing: EventId | null;
  readonly pope: PopeView;
  readonly troops: readonly TroopStack[];
  readonly families: readonly FamilyView[];
  readonly players: readonly PlayerView[];
  /** The viewer's own cards; empty for spectators. */
  readonly hand: readonly CardId[];
  /** The two cards the viewer, as Bentivoglio, chooses from; else empty. */
  readonly looking: readonly CardId[];
  readonly deck: DeckView;
  readonly auction: AuctionView | null;
  /** Gold lying in the bids of the opening. */
  readonly opening: OpeningView | null;
  /** The war being fought, or the last one of this game. */
  readonly war: WarView | null;
  /** The last payment for a lot, theft or exchange with the Banker: what `seat` gained or lost, perhaps from a player. */
  readonly lastMove: MoveView | null;
  /** Exchanges proposed by or to the viewer. */
  readonly offers: readonly OfferView[];
  readonly trading: boolean;
  /** Turns passed in a row, and how many are too many; null where nobody counts (POR-R49). */
  readonly idle: { readonly passes: number; readonly most: number } | null;
}

export interface DeckView {
  readonly cards: number;
  readonly discards: readonly CardId[];
  readonly under: readonly CardId[];
  /** In gold, and as much in influence. */
  readonly why: { readonly cost: Sum };
}

export interface CityView {
  readonly status: number;
  /** The event tiles lying on it. */
  readonly artists: readonly EventId[];
  /** How many of them break ties. */
  readonly artistCount: number;
  readonly place: number;
  /** What each of its tiles would score now. */
  readonly vp: number;
  readonly tied: boolean;
  /** The least opening bid for one of its tiles (POR-7.11). */
  readonly minimum: number;
  readonly why: { readonly vp: Sum; readonly minimum: Sum };
}

export interface RankView {
  readonly city: CityId;
  readonly place: number;
  readonly vp: number;
}

/** What is printed on a city tile. */
export interface TileFace {
  readonly id: TileId;
  readonly city: CityId;
  readonly income: Amounts;
  readonly merchant: boolean;
  readonly vp: number;
}

export interface TileView extends TileFace {
  readonly owner: Seat | null;
  /** What its owner paid for it; null while it is on offer. */
  readonly price: number | null;
  /** Its once-per-decade use is spent. */
  readonly turned: boolean;
  /** Why the viewer may not own it (POR-4.7, POR-4.8); null when they may, or have it, or for a spectator. */
  readonly barred: 'cities' | 'tiles' | null;
}

export interface EventView {
  readonly id: EventId;
  readonly kind: EventKind;
  readonly decade: number;
  readonly currency: CurrencyId;
  readonly vp: number;
  readonly status: number;
  /** On a city it breaks ties. */
  readonly artist: boolean;
  readonly where: 'later' | 'offer' | 'owned' | 'city';
  readonly owner: Seat | null;
  readonly city: CityId | null;
  readonly price: number | null;
}

export interface PopeView {
  readonly owner: Seat | null;
  readonly price: number | null;
  /** The Holy League has been used this decade. */
  readonly leagueUsed: boolean;
}

export interface TroopStack {
  readonly id: TroopId;
  readonly left: number;
  readonly cost: number;
  readonly attack: number;
  readonly defence: number;
  readonly influence: number;
  readonly why: { readonly cost: Sum };
}

/** What a family earns on the side that is played. */
export interface FamilyView {
  readonly id: FamilyId;
  readonly income: Amounts;
}

type SumsOf<Figures> = { readonly [name in keyof Figures]: null extends Figures[name] ? Sum | null : Sum };

/** The figures of a player, each with its parts. */
export interface PlayerSums {
  readonly strength: SumsOf<PlayerView['strength']>;
  readonly income: SumsOf<Amounts>;
  /** With condottiere gold. */
  readonly takings: SumsOf<Amounts>;
  readonly handLimit: Sum;
  readonly discounts: SumsOf<Discounts>;
  readonly free: SumsOf<Amounts> | null;
  readonly points: PointSums;
}

export type PointSums = SumsOf<PointsView>;

export interface PlayerView {
  readonly seat: Seat;
  /** The turn-order marker, 1 first; null until it is found. */
  readonly marker: number | null;
  readonly family: FamilyId | null;
  /** Baglioni B: the currency declared for this decade. */
  readonly declared: CurrencyId | null;
  /** Exact holdings: the viewer's own, everybody's when they are open or the game is over; else null. */
  readonly holdings: Amounts | null;
  /** How many counters lie there; null where that is hidden too. */
  readonly counters: Amounts | null;
  /** Holdings less what bids and open offers bind; only for the viewer. */
  readonly free: Amounts | null;
  /** Condottiere gold on the family tile. */
  readonly pay: number;
  readonly cards: number;
  readonly handLimit: number;
  readonly troops: readonly TroopId[];
  /** What the troops are worth under their owner as condottiere, before weather, bribes and dice. */
  readonly strength: { readonly attack: number; readonly defence: number };
  readonly tiles: readonly TileId[];
  readonly events: readonly EventId[];
  readonly victories: number;
  /** What the coming end of the decade will bring, condottiere gold not included. */
  readonly income: Amounts;
  /** By kind of auction, what comes off the price; events are paid in either currency. */
  readonly discounts: Discounts;
  /** Once a decade, not yet used: free cards, Lucrezia, Banker, Ludovico, Lorenzo, and the Holy League. */
  readonly unused: readonly (GiverId | 'lucrezia' | 'banker' | 'ludovico' | 'lorenzo' | 'league')[];
  /** How many exchanges this player has made so far. */
  readonly trades: number;
  /** What would be scored if the game ended now. */
  readonly points: PointsView;
  readonly why: PlayerSums;
}

export interface Discounts {
  readonly city: number;
  readonly eventGold: number;
  readonly eventInfluence: number;
  readonly pope: number;
  readonly condottiere: number;
}

export interface PointsView {
  readonly cities: number;
  readonly events: number;
  readonly wine: number;
  readonly pope: number;
  readonly victories: number;
  /** The majorities; null while the viewer may not know the holdings. */
  readonly gold: number | null;
  readonly influence: number | null;
  /** All of the above that is known. */
  readonly total: number;
}

export interface AuctionView {
  /** No other auction of the game has it. */
  readonly id: number;
  readonly kind: AuctionKind;
  /** For a condottiere auction: the city that looks for one. */
  readonly lot: LotId | CityId;
  readonly currency: CurrencyId;
  readonly nominator: Seat;
  /** The least that can be bid now. */
  readonly minimum: number;
  /** `reach`: the most the viewer can bid; null for who takes no part. */
  readonly why: { readonly minimum: Sum; readonly reach: Sum | null };
  readonly high: number | null;
  readonly bidder: Seat | null;
  readonly inside: readonly Seat[];
  readonly frozen: readonly Seat[];
  /** By seat, the last bid; null for none. */
  readonly bids: readonly (number | null)[];
}

export interface OpeningView {
  /** By seat: gold on the table; null before the reveal. */
  readonly laid: readonly (number | null)[];
  readonly passed: readonly Seat[];
}

export interface MoveView extends Amounts {
  readonly seat: Seat;
  readonly from: Seat | null;
}

export interface OfferView {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: Amounts;
  readonly ask: Amounts;
  readonly promise: PromiseId | null;
}
