/** The smaller things of a state: auctions, wars, offers. All of them are replaced, never changed, so clones share them. */
import type { Seat } from '@signoria/kernel';
import type { City } from '../../data/cities.ts';
import type { Currency } from '../../data/currency.ts';
import type { Troop } from '../../data/troops.ts';
import type { Exchange } from './choices.ts';
import type { ForcePart } from './forces.ts';

/** What a seat publicly gained, or lost, and from whom; NONE for the supply. */
export interface Move {
  readonly seat: Seat;
  readonly from: Seat;
  readonly gold: number;
  readonly influence: number;
}

export type AuctionKind = 'city' | 'event' | 'pope' | 'attacker' | 'defender';

export interface Auction {
  readonly id: number;
  readonly kind: AuctionKind;
  /** A tile, an event, or a city at war; 0 for the Pope. */
  readonly lot: number;
  readonly currency: Currency;
  readonly nominator: Seat;
  /** The highest bid; -1 before the first. */
  readonly high: number;
  readonly bidder: Seat;
  /** Bit sets of seats. */
  readonly inside: number;
  readonly frozen: number;
  /** By seat, the last bid; -1 for none. */
  readonly bids: readonly number[];
}

/** Pairs are by side: attacker, defender. */
export interface War {
  /** By the Start War card: the marker was not moved (POR-15.11). */
  readonly byCard: boolean;
  readonly starter: Seat;
  readonly cities: readonly [City, City];
  /** Bad Weather cards on each city. */
  readonly weather: readonly [number, number];
  readonly condottieri: readonly [Seat, Seat];
  /** What they paid, and what their cities pay them. */
  readonly prices: readonly [number, number];
  readonly pay: readonly [number, number];
  /** Whom the Holy League joined; NONE while or if it did not. */
  readonly league: number;
  readonly leagueSeat: Seat;
  readonly bribes: readonly Bribe[];
  readonly rolls: readonly Roll[];
  readonly result: WarResult | null;
  /** What counted, once it is over: by side, then by round. Troops bought later change nothing any more. */
  readonly parts: readonly (readonly ForcePart[])[] | null;
}

export interface Bribe {
  readonly by: Seat;
  readonly owner: Seat;
  readonly troop: Troop;
}

export interface Roll {
  readonly round: 1 | 2;
  /** The red die is rolled by whoever uses attack. */
  readonly dice: readonly [attacker: number, defender: number];
  /** Battle totals, dice included. */
  readonly totals: readonly [number, number];
  /** It was made again for Ludovico Sforza; this is the roll that did not count. */
  readonly void: boolean;
}

export type WarResult = 'vetoed' | 'unfought' | 'attacker' | 'defender' | 'draw';

/** An exchange proposed and not yet answered: known to the two alone (POR-R13). */
export interface Offer extends Exchange {
  readonly from: Seat;
  readonly to: Seat;
}
