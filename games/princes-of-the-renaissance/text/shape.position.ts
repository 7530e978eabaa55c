/** The pieces a position is described with; `describe.ts` puts them together. */
import type { Seat, Tell } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { Amounts, AuctionView, OfferView, RollView, SideView, WarView } from '../rules/view.ts';

export interface PositionWords {
  /** 'You' or a name, standing alone. */
  readonly player: Tell<Seat>;
  readonly decade: (decade: number) => string;
  readonly order: Tell<readonly Seat[]>;
  readonly active: Tell<Seat>;
  readonly wars: (fought: number, limit: number) => string;
  /** One city: 'Venice: status 7, 1st, 10 points a tile'. */
  readonly city: (city: CityId, facts: CityFacts) => string;
  readonly offered: (tiles: readonly TileId[]) => string;
  readonly events: (events: readonly EventId[]) => string;
  readonly popeFree: string;
  readonly popeOf: Tell<Seat>;
  readonly laid: Tell<readonly { readonly seat: Seat; readonly gold: number }[]>;
  readonly auction: Tell<AuctionView>;
  readonly war: Tell<WarView>;
  /** `open`: its command is still to be auctioned. */
  readonly side: Tell<SideView & { readonly open: boolean }>;
  readonly roll: (roll: RollView, war: WarView) => string;
  readonly result: { readonly [result in NonNullable<WarView['result']>]: string };
  readonly family: (family: FamilyId) => string;
  readonly declared: (currency: CurrencyId) => string;
  readonly holdings: (amounts: Amounts) => string;
  readonly counters: (amounts: Amounts) => string;
  readonly hidden: string;
  readonly pay: (gold: number) => string;
  readonly cards: (cards: number) => string;
  readonly troops: (troops: readonly TroopId[]) => string;
  readonly tiles: (tiles: readonly TileId[]) => string;
  readonly keeps: (events: readonly EventId[]) => string;
  readonly victories: (counters: number) => string;
  readonly points: (points: number) => string;
  readonly hand: (cards: readonly CardId[]) => string;
  readonly offer: Tell<OfferView>;
  readonly deck: (cards: number, discards: number) => string;
}

export interface CityFacts {
  readonly status: number;
  readonly place: number;
  readonly vp: number;
  readonly tied: boolean;
  readonly artists: readonly EventId[];
}
