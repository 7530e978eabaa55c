/** Chapter 2: setup. The same for any number of players (POR-2.9). */
import { draw, type Setup } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, CITY_COUNT } from '../../data/cities.ts';
import type { Correction } from '../../data/edition.ts';
import { EVENT_COUNT } from '../../data/events.ts';
import { TILE_COUNT, TILES_PER_CITY } from '../../data/tiles.ts';
import type { Options } from '../model/options.ts';
import { emptyPile } from '../model/pile.ts';
import { IN_BOX, NONE, ON_OFFER, type State } from '../model/state.ts';

export function setup(from: Setup<Options>): State {
  return setUp(from, 2);
}

/** Under rules version 1 troops cost more (`data/first.ts`), and nothing was locked in the beginners' opening. */
export function setupThen(from: Setup<Options>): State {
  return setUp(from);
}

function setUp({ seats, options, edition, chance }: Setup<Options>, printing?: 2): State {
  const correction = edition as Correction | null; // `readEdition` has checked it
  const box = editionOf({ edition: correction, printing });
  const bySeat = (value: number) => Array<number>(seats).fill(value);
  const s: State = {
    seats,
    todo: [{ at: 'opening' }],
    open: [{ at: 'banker' }, { at: 'negotiation' }],
    picks: null,
    asked: 0,
    chance,
    outcome: null,
    options,
    edition: correction,
    printing,
    decade: 1,
    order: [],
    active: NONE,
    idle: 0,
    purse: [bySeat(box.start[0]!), bySeat(box.start[1]!)], // POR-2.8
    paper: [bySeat(box.start[0]!), bySeat(box.start[1]!)],
    secret: [Array<number>(seats * seats).fill(0), Array<number>(seats * seats).fill(0)],
    lastMove: null,
    laid: bySeat(NONE),
    folded: bySeat(0),
    pay: bySeat(0),
    family: bySeat(NONE),
    declared: NONE,
    troops: bySeat(0),
    stock: box.troops.map(({ count }) => count), // POR-2.3
    victories: bySeat(0),
    tiles: Array<number>(TILE_COUNT).fill(IN_BOX),
    tilePrices: Array<number>(TILE_COUNT).fill(0),
    eventOwner: Array<number>(EVENT_COUNT).fill(NONE), // POR-2.5: which lie face up follows from the decade
    eventCity: Array<number>(EVENT_COUNT).fill(NONE),
    eventPrices: Array<number>(EVENT_COUNT).fill(0),
    pope: NONE, // POR-2.6
    popePrice: 0,
    used: 0,
    status: box.status.slice(), // POR-2.1
    wars: 0, // POR-2.2
    hands: Array.from({ length: seats }, emptyPile),
    deck: box.cards.slice(), // POR-2.7: it has no order until a card is drawn
    under: [],
    discards: emptyPile(),
    looking: null,
    auctions: 0,
    auction: null,
    war: null,
    offers: [],
    trades: bySeat(0),
    untold: bySeat(0),
    favour: Array<number>(CITY_COUNT).fill(0),
  };
  layTiles(s);
  return s;
}

/** POR-2.4: six of each city at random; the rest leave the game. */
function layTiles(s: State): void {
  const { tiles } = editionOf(s);
  for (const city of CITIES.keys()) {
    const chance = draw(s, 'tiles', city);
    const pool = tiles.flatMap((box, tile) => (box.city === city ? [tile] : []));
    for (let i = 0; i < TILES_PER_CITY; i++) {
      const tile = pool.splice(chance.below(pool.length), 1)[0]!;
      s.tiles[tile] = ON_OFFER;
    }
  }
}
