/** For boards and other readers of a view: pure facts worked out from it. */
import { explained, type Seat, type Sum } from '@signoria/kernel';
import { type CityId, HIGHEST, LOWEST } from '../../data/cities.ts';
import { priceOf } from '../model/bids.ts';
import { CITY_VP } from '../model/ranking.ts';
import type { AuctionView, RankView, View } from './types.ts';

type Sold = Pick<AuctionView, 'kind' | 'currency'>;

/** What comes off the price for this seat, and why. */
export function discountIn(view: View, seat: Seat, { kind, currency }: Sold): Sum {
  const { discounts } = view.players[seat]!.why;
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
export function netPrice(view: View, seat: Seat, auction: Sold, bid: number): Sum {
  const off = discountIn(view, seat, auction);
  return explained((parts) => priceOf(bid, off.total, off.parts, parts));
}

/** What ranks a city: status first, then artists. */
interface CityRank {
  readonly status: number;
  readonly artists: number;
}

/** The ranking as it would be if these cities' status changed by so much: what a war or an artist would do. */
export function rankingAfter(view: View, change: { readonly [city in CityId]?: number }): readonly RankView[] {
  const cities = Object.entries(view.cities) as [CityId, View['cities'][CityId]][];
  const moved = cities.map(([city, { status, artistCount }]) => {
    return { city, status: Math.min(HIGHEST, Math.max(LOWEST, status + (change[city] ?? 0))), artists: artistCount };
  });
  const above = (a: CityRank, b: CityRank) => b.status - a.status || b.artists - a.artists;
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
