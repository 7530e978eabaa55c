/** The parts of a view that all see alike, and the viewer's own offers. */
import { explained, type Seat, type Sum } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, type CityId } from '../../data/cities.ts';
import { CURRENCIES } from '../../data/currency.ts';
import { EVENTS, type EventId } from '../../data/events.ts';
import { BENTIVOGLIO } from '../../data/families.ts';
import { TILES } from '../../data/tiles.ts';
import { barredFrom, isTurned } from '../model/abilities.ts';
import { cityMinimum, minimumBid } from '../model/bids.ts';
import type { LotId } from '../model/choices.ts';
import { reach } from '../model/purse.ts';
import { artistsOn, CITY_VP, rankKey } from '../model/ranking.ts';
import { type Auction, NONE, ON_OFFER, type State, USED } from '../model/state.ts';
import type {
  Amounts,
  AuctionView,
  CityView,
  EventView,
  OfferView,
  OpeningView,
  PopeView,
  RankView,
  TileFace,
  TileView,
  View,
} from './types.ts';

/** Who looks at two cards and knows what lies under the deck (POR-16.2, POR-16.3). */
export function isBentivoglio(s: State, viewer: Seat | null): boolean {
  return viewer !== null && s.family[viewer] === BENTIVOGLIO;
}

export function phaseOf(s: State): View['phase'] {
  if (s.outcome !== null) return 'over';
  if (s.order.length === 0) return 'order';
  return s.active === NONE ? 'families' : 'play';
}

export function orNull(index: number): number | null {
  return index === NONE ? null : index;
}

export function cityView(s: State, city: number, ranks: readonly number[]): CityView {
  const place = ranks[city]!;
  return {
    status: s.status[city]!,
    artists: EVENTS.filter((_, event) => s.eventCity[event] === city),
    artistCount: artistsOn(s, city),
    place,
    vp: CITY_VP[place - 1]!,
    tied: ranks.filter((other) => other === place).length > 1,
    minimum: cityMinimum(s, city),
    why: { vp: placeVp(ranks, city), minimum: explained((parts) => cityMinimum(s, city, parts)) },
  };
}

function placeVp(ranks: readonly number[], city: number): Sum {
  const place = ranks[city]!;
  const total = CITY_VP[place - 1]!;
  const tied = ranks.filter((other) => other === place).length > 1;
  const rules = tied ? ['POR-11.2', 'POR-11.4'] : ['POR-11.2'];
  return { total, parts: [{ what: 'place', n: total, rules, facts: { place, tied } }] };
}

export function rankingView(s: State, ranks: readonly number[]): readonly RankView[] {
  const keys = CITIES.map((_, city) => rankKey(s, city));
  return CITIES.map((city, i) => ({ city, place: ranks[i]!, vp: CITY_VP[ranks[i]! - 1]!, key: keys[i]! }))
    .sort((a, b) => b.key - a.key)
    .map(({ city, place, vp }) => ({ city, place, vp }));
}

export function tileFace(s: State, tile: number): TileFace {
  const { city, income: earns, merchant, vp } = editionOf(s).tiles[tile]!;
  return { id: TILES[tile]!, city: CITIES[city]!, income: amounts(earns[0]!, earns[1]!), merchant, vp };
}

/** As a spectator sees it, whom nothing keeps from buying. */
export function tileView(s: State, tile: number): TileView {
  const owner = s.tiles[tile]!;
  return {
    ...tileFace(s, tile),
    owner: owner === ON_OFFER ? null : owner,
    price: owner === ON_OFFER ? null : s.tilePrices[tile]!,
    turned: isTurned(s, tile),
    barred: null,
  };
}

export function barredTo(s: State, tile: number, viewer: Seat): TileView['barred'] {
  return s.tiles[tile] === ON_OFFER ? barredFrom(s, viewer, tile) : null;
}

export function eventView(s: State, event: number): EventView {
  const { kind, decade, currency, vp, status, artist } = editionOf(s).events[event]!;
  const owner = s.eventOwner[event]!;
  const city = s.eventCity[event]!;
  const sold = owner !== NONE || city !== NONE;
  const where = owner !== NONE ? 'owned' : city !== NONE ? 'city' : decade > s.decade ? 'later' : 'offer';
  return {
    id: EVENTS[event]!,
    kind,
    decade,
    currency: CURRENCIES[currency],
    vp,
    status,
    artist,
    where,
    owner: orNull(owner),
    city: city === NONE ? null : CITIES[city]!,
    price: sold ? s.eventPrices[event]! : null,
  };
}

export function placingOf(s: State): EventId | null {
  const frame = s.todo.at(-1);
  return frame?.at === 'placeArtist' ? EVENTS[frame.event]! : null;
}

export function popeView(s: State): PopeView {
  return {
    owner: orNull(s.pope),
    price: s.pope === NONE ? null : s.popePrice,
    leagueUsed: (s.used & USED.league) !== 0,
  };
}

export function amounts(gold: number, influence: number): Amounts {
  return { gold, influence };
}

/** POR-R13: known to the two alone; in one order, whatever came first. */
export function offersOf(s: State, viewer: Seat | null): readonly OfferView[] {
  return s.offers
    .filter(({ from, to }) => viewer !== null && (from === viewer || to === viewer))
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to, give, ask, promise }) => {
      return { from, to, give: amounts(...give), ask: amounts(...ask), promise };
    });
}

export function openingView(s: State): OpeningView | null {
  if (s.active !== NONE || s.family.every((family) => family !== NONE)) return null;
  return {
    laid: s.laid.map(orNull),
    passed: s.folded.flatMap((place, seat) => (place > 0 ? [seat] : [])),
  };
}

export function auctionView(s: State, auction: Auction, viewer: Seat | null): AuctionView {
  const seats = s.family.map((_, seat) => seat);
  return {
    id: auction.id,
    kind: auction.kind,
    lot: lotName(auction),
    currency: CURRENCIES[auction.currency],
    nominator: auction.nominator,
    minimum: minimumBid(s, auction),
    why: {
      minimum: explained((parts) => minimumBid(s, auction, parts)),
      reach:
        viewer === null || (auction.inside & (1 << viewer)) === 0
          ? null
          : explained((parts) => reach(s, viewer, auction.kind, auction.currency, parts)),
    },
    high: orNull(auction.high),
    bidder: orNull(auction.bidder),
    inside: seats.filter((seat) => (auction.inside & (1 << seat)) !== 0),
    frozen: seats.filter((seat) => (auction.frozen & (1 << seat)) !== 0),
    bids: auction.bids.map(orNull),
  };
}

export function lotName({ kind, lot }: Auction): LotId | CityId {
  switch (kind) {
    case 'city':
      return TILES[lot]!;
    case 'event':
      return EVENTS[lot]!;
    case 'pope':
      return 'pope';
    default:
      return CITIES[lot]!;
  }
}
