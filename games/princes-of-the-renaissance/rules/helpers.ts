/** For boards and other readers of a view: pure facts worked out from it. */
import type { Seat } from '@signoria/kernel';
import { type CityId, HIGHEST, LOWEST } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { LotId } from './choices.ts';
import { CITY_VP } from './ranking.ts';
import type { AuctionKind } from './state.ts';
import type { AuctionView, RankView, View } from './view.ts';

/** What comes off the price for this seat. */
export function discountIn(view: View, seat: Seat, kind: AuctionKind, currency: CurrencyId): number {
  const { discounts } = view.players[seat]!;
  switch (kind) {
    case 'city':
      return discounts.city;
    case 'event':
      return currency === 'gold' ? discounts.eventGold : discounts.eventInfluence;
    case 'pope':
      return discounts.pope;
    default:
      return discounts.condottiere;
  }
}

/** What a bid would really cost this seat (POR-7.8, POR-R22). */
export function netPrice(view: View, seat: Seat, auction: Pick<AuctionView, 'kind' | 'currency'>, bid: number): number {
  return Math.max(0, bid - discountIn(view, seat, auction.kind, auction.currency));
}

/** Everything that can be put up for auction now: the least opening bid, and what that would cost this seat. */
export interface LotPrice {
  readonly lot: LotId;
  readonly kind: AuctionKind;
  readonly currency: CurrencyId;
  readonly minimum: number;
  readonly net: number;
}

export function lotPrices(view: View, seat: Seat): readonly LotPrice[] {
  const priced = (lot: LotId, kind: AuctionKind, currency: CurrencyId, minimum: number): LotPrice => {
    return { lot, kind, currency, minimum, net: netPrice(view, seat, { kind, currency }, minimum) };
  };
  const tiles = view.tiles
    .filter(({ owner }) => owner === null)
    .map(({ id, city }) => priced(id, 'city', 'gold', view.cities[city].minimum));
  const events = view.events
    .filter(({ where }) => where === 'offer')
    .map(({ id, currency }) => priced(id, 'event', currency, 0));
  return [...tiles, ...events, ...(view.pope.owner === null ? [priced('pope', 'pope', 'influence', 0)] : [])];
}

/** What ranks a city: status first, then artists. */
interface Standing {
  readonly status: number;
  readonly artists: number;
}

/** The ranking as it would be if these cities' status changed by so much: what a war or an artist would do. */
export function rankingAfter(view: View, change: { readonly [city in CityId]?: number }): readonly RankView[] {
  const cities = Object.entries(view.cities) as [CityId, View['cities'][CityId]][];
  const moved = cities.map(([city, { status, artistCount }]) => {
    return { city, status: Math.min(HIGHEST, Math.max(LOWEST, status + (change[city] ?? 0))), artists: artistCount };
  });
  const above = (a: Standing, b: Standing) => b.status - a.status || b.artists - a.artists;
  return moved
    .toSorted(above)
    .map((mine) => ({ city: mine.city, place: moved.filter((other) => above(mine, other) >= 0).length }))
    .map(({ city, place }) => ({ city, place, vp: CITY_VP[place - 1]! }));
}

/** What each seat's city tiles would score under another ranking. */
export function cityPointsUnder(view: View, ranking: readonly RankView[]): readonly number[] {
  const each = new Map(ranking.map(({ city, vp }) => [city, vp]));
  return view.players.map(({ seat }) =>
    view.tiles
      .filter(({ owner }) => owner === seat)
      .reduce((sum, tile) => sum + (each.get(tile.city) ?? 0) + tile.vp, 0),
  );
}
