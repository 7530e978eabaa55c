/** Chapter 7: what can be nominated, and what becomes of city tiles, events and the Pope once they are paid for. */
import { type Asks, type Blocked, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, type City, cityOf, HIGHEST, LOWEST } from '../../data/cities.ts';
import { GOLD, INFLUENCE } from '../../data/currency.ts';
import { EVENT_COUNT, EVENTS, type EventTile, eventOf } from '../../data/events.ts';
import { ALL_TILES, TILE_COUNT, TILES, type Tile, tileOf } from '../../data/tiles.ts';
import { barredFrom } from '../model/abilities.ts';
import { tileMinimum } from '../model/bids.ts';
import {
  BUY_CARD,
  DECLINE,
  type Do,
  type LotId,
  NOMINATE_EVENT,
  NOMINATE_POPE,
  NOMINATE_TILE,
  PLACE,
} from '../model/choices.ts';
import { isUnsold } from '../model/event-tiles.ts';
import { story } from '../model/events.ts';
import { reach } from '../model/purse.ts';
import { type Auction, NONE, ON_OFFER, type State } from '../model/state.ts';
import { buyCard, canPayCard, whyNoCard } from './06-buy.ts';
import { hasCards } from './06-deck.ts';
import { openAuction } from './07-auction.ts';
import { hireCondottiere, leaveUnrepresented } from './08-condottieri.ts';

export type LotFrame =
  /** The lot is paid for. */
  | { readonly at: 'takeLot'; readonly price: number }
  /** Nobody has bid (POR-8.11). */
  | { readonly at: 'noBids' }
  /** Where does the artist, or the invasion, go (POR-7.18)? */
  | Asks<{ readonly at: 'placeArtist'; readonly seat: Seat; readonly event: EventTile }, Do<'place'>>
  /** Who nominated a city tile and lost it may buy a card (POR-7.13). */
  | Asks<{ readonly at: 'consolation'; readonly seat: Seat }, Do<'buyCard' | 'decline'>>;

/** POR-7.12, POR-R18 */
function mayNominate(s: State, seat: Seat, tile: Tile): boolean {
  return (
    s.tiles[tile] === ON_OFFER &&
    barredFrom(s, seat, tile) === null &&
    reach(s, seat, 'city', GOLD) >= tileMinimum(s, tile)
  );
}

export function lotChoices<C>(s: State, seat: Seat, choices: (Do<'nominate'> | C)[]): void {
  for (let tile = 0; tile < TILE_COUNT; tile++) if (mayNominate(s, seat, tile)) choices.push(NOMINATE_TILE[tile]!);
  for (let event = 0; event < EVENT_COUNT; event++) if (isUnsold(s, event)) choices.push(NOMINATE_EVENT[event]!);
  if (s.pope === NONE) choices.push(NOMINATE_POPE);
}

export function whyNotNominate(s: State, seat: Seat): readonly Blocked<Do<'nominate'>>[] {
  const found: Blocked<Do<'nominate'>>[] = [];
  for (const tile of ALL_TILES) {
    if (s.tiles[tile] === ON_OFFER && !mayNominate(s, seat, tile)) found.push(whyNotTile(s, seat, tile));
  }
  const { events } = editionOf(s);
  for (let event = 0; event < EVENT_COUNT; event++) {
    if (events[event]!.decade <= s.decade) continue;
    const facts = { event: EVENTS[event]!, decade: events[event]!.decade };
    found.push({ choice: NOMINATE_EVENT[event]!, why: 'eventLater', rules: ['POR-7.1'], facts });
  }
  if (s.pope !== NONE) {
    found.push({ choice: NOMINATE_POPE, why: 'popeSold', rules: ['POR-7.22'], facts: { owner: s.pope } });
  }
  return found;
}

function whyNotTile(s: State, seat: Seat, tile: Tile): Blocked<Do<'nominate'>> {
  const choice = NOMINATE_TILE[tile]!;
  const facts = { tile: TILES[tile]!, least: tileMinimum(s, tile) };
  switch (barredFrom(s, seat, tile)) {
    case 'tiles':
      return { choice, why: 'tileLimit', rules: ['POR-4.8', 'POR-7.12'], facts };
    case 'cities':
      return { choice, why: 'cityLimit', rules: ['POR-4.7', 'POR-7.12'], facts };
    default:
      return { choice, why: 'tileTooDear', rules: ['POR-7.11', 'POR-R18'], facts };
  }
}

/** POR-7.1 */
export function nominate(s: State, seat: Seat, lot: LotId): void {
  story.sink?.push({ what: 'nominated', seat, lot });
  openAuction(s, { ...lotOf(s, lot), nominator: seat });
}

type Lot = Pick<Auction, 'kind' | 'lot' | 'currency' | 'inside'>;

/** What is sold in which currency, and who takes part: POR-7.10, POR-7.12, POR-7.15, POR-7.21, POR-R17. */
function lotOf(s: State, lot: LotId): Lot {
  const everybody = (1 << s.seats) - 1;
  if (lot === 'pope') return { kind: 'pope', lot: 0, currency: INFLUENCE, inside: everybody };
  const event = eventOf(lot);
  if (event >= 0) {
    return { kind: 'event', lot: event, currency: editionOf(s).events[event]!.currency, inside: everybody };
  }
  const tile = tileOf(lot);
  let inside = 0;
  for (const seat of s.order) if (barredFrom(s, seat, tile) === null) inside |= 1 << seat;
  return { kind: 'city', lot: tile, currency: GOLD, inside };
}

/** POR-8.29 also for events: POR-R29. */
export function moveStatus(s: State, city: City, by: number): void {
  const before = s.status[city]!;
  const after = Math.min(HIGHEST, Math.max(LOWEST, before + by));
  s.status[city] = after;
  if (after !== before) story.sink?.push({ what: 'statusMoved', city: CITIES[city]!, before, after });
}

function takeEvent(s: State, seat: Seat, event: EventTile, price: number): void {
  s.eventPrices[event] = price;
  const { kind } = editionOf(s).events[event]!;
  if (kind === 'artist' || kind === 'invasion') schedule(s, { at: 'placeArtist', seat, event });
  else s.eventOwner[event] = seat; // POR-7.17, POR-7.20
}

function take(s: State, { kind, lot, bidder: seat, nominator }: Auction, price: number): void {
  switch (kind) {
    case 'city':
      s.tiles[lot] = seat;
      s.tilePrices[lot] = price;
      // POR-7.13: whether the nominator can pay is a secret, so the question comes in any case.
      if (seat !== nominator && hasCards(s)) schedule(s, { at: 'consolation', seat: nominator });
      break;
    case 'event':
      takeEvent(s, seat, lot, price);
      break;
    case 'pope':
      s.pope = seat;
      s.popePrice = price;
      break;
    default:
      hireCondottiere(s, kind, seat, price);
  }
}

export const lotSteps: Chapter<State, LotFrame> = {
  takeLot: {
    run(s, f) {
      const auction = s.auction!;
      s.auction = null;
      take(s, auction, f.price);
    },
  },
  noBids: {
    run(s) {
      const { kind } = s.auction!;
      s.auction = null;
      leaveUnrepresented(s, kind);
    },
  },
  placeArtist: {
    rules: ['POR-7.18', 'POR-7.19', 'POR-14.2', 'POR-14.3'],
    seat: (_, f) => f.seat,
    menu: () => list(PLACE),
    take(s, f, { city: id }) {
      const city = cityOf(id);
      s.eventCity[f.event] = city;
      story.sink?.push({ what: 'artistPlaced', seat: f.seat, event: EVENTS[f.event]!, city: id });
      moveStatus(s, city, editionOf(s).events[f.event]!.status);
    },
  },
  consolation: {
    rules: ['POR-7.13', 'POR-R28'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list<Do<'buyCard' | 'decline'>>(canPayCard(s, f.seat) ? [BUY_CARD, DECLINE] : [DECLINE]),
    blocked: (s, f) => whyNoCard(s, f.seat),
    take(s, f, c) {
      if (c.do === 'buyCard') buyCard(s, f.seat);
    },
  },
};
