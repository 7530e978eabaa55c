/**
 * The table as data.
 *
 * Vocabulary: *gold* and *influence* are the two currencies; *holdings* = what a player has in hand, the gold lying on
 * the family tile not included; *active* player = whose turn it is; *condottiere* = who leads a city in a war; *status* =
 * a city's place on the track; *lot* = what is up for auction. Treachery cards of a kind are alike, so a pile of them is
 * an array of counts; the deck has no order but for the cards Bentivoglio put under it.
 */
import { type Core, cloneChance, type Seat } from '@signoria/kernel';
import type { PlayedWith } from '../../data/box.ts';
import type { Kind } from '../../data/treachery.ts';
import type { OpeningFrame } from '../chapters/03-opening.ts';
import type { GeneralFrame } from '../chapters/04-general.ts';
import type { TradeFrame } from '../chapters/04-trade.ts';
import type { TurnFrame } from '../chapters/05-turn.ts';
import type { AuctionFrame } from '../chapters/07-auction.ts';
import type { LotFrame } from '../chapters/07-lots.ts';
import type { PaymentFrame } from '../chapters/07-payment.ts';
import type { CondottiereFrame } from '../chapters/08-condottieri.ts';
import type { FightFrame } from '../chapters/08-fight.ts';
import type { WarFrame } from '../chapters/08-war.ts';
import type { DecadeFrame } from '../chapters/10-decade.ts';
import type { ScoringFrame } from '../chapters/11-scoring.ts';
import type { Choice } from './choices.ts';
import type { Options } from './options.ts';
import type { Auction, Move, Offer, War } from './pieces.ts';

export type { Auction, AuctionKind, Bribe, Move, Offer, Roll, War, WarResult } from './pieces.ts';

export type Frame =
  | OpeningFrame
  | GeneralFrame
  | TurnFrame
  | AuctionFrame
  | PaymentFrame
  | LotFrame
  | WarFrame
  | CondottiereFrame
  | FightFrame
  | DecadeFrame
  | ScoringFrame
  | TradeFrame;

/** Cards by kind: `pile[kind]` is how many. */
export type Pile = number[];

/** No seat, no city, no family. */
export const NONE = -1;
/** Where a city tile is that nobody owns: on offer, or put back into the box (POR-2.4). */
export const ON_OFFER = -1;
export const IN_BOX = -2;

/** Once a decade: bits of `State.used` (POR-4.10). Each of these tiles exists once. */
export const USED = {
  malatesta: 1,
  alfonso: 2,
  pallavicino: 4,
  lucrezia: 8,
  banker: 16,
  ludovico: 32,
  league: 64,
  lorenzo: 128,
} as const;

export const ATTACKER = 0;
export const DEFENDER = 1;
/** ATTACKER or DEFENDER: the place of a city in a war. */
export type Side = 0 | 1;

export interface State extends Core<Frame, Choice>, PlayedWith {
  readonly options: Options;
  decade: number;
  /** The seats by turn-order marker, marker 1 first; empty until it is found (POR-3.4, POR-R11). */
  order: readonly Seat[];
  /** Whose turn it is; NONE before the first. */
  active: Seat;
  /** How many turns in a row were passed (POR-R49). */
  idle: number;
  /** By currency and seat: the holdings. */
  purse: [number[], number[]];
  /** By currency and seat: what the holdings would be without exchanges. Everybody could have kept count of it. */
  paper: [number[], number[]];
  /** By currency, then giver * seats + taker: what the one gave the other in exchanges, net. Known to these two. */
  secret: [number[], number[]];
  /** The last payment, theft or exchange with the bank: everybody saw it. */
  lastMove: Move | null;
  /** By seat: gold lying in the bids of the opening, -1 before the bids (POR-3.5). */
  laid: number[];
  /** By seat: the place among those who passed in the family bidding, 1 first; 0 while in it. */
  folded: number[];
  /** By seat: condottiere gold on the family tile (POR-8.17). */
  pay: number[];
  /** By seat, or NONE. */
  family: number[];
  /** What Baglioni B has declared (POR-12.2); NONE before. */
  declared: number;
  /** By seat: a bit set of troop types. */
  troops: number[];
  /** By type: what is left in the stacks. */
  stock: number[];
  /** By seat. */
  victories: number[];
  /** By tile: its owner, ON_OFFER or IN_BOX. */
  tiles: number[];
  /** By tile: what its owner bid and paid for it; 0 while unsold. Everybody saw it. */
  tilePrices: number[];
  /** By event: its owner, or NONE. */
  eventOwner: number[];
  /** By event: the city it lies on, or NONE. */
  eventCity: number[];
  eventPrices: number[];
  pope: Seat;
  popePrice: number;
  /** Turned tiles and other things done this decade: bits of `USED`. */
  used: number;
  /** By city. */
  status: number[];
  /** The wars-fought marker. */
  wars: number;
  hands: Pile[];
  deck: Pile;
  /** Cards under the deck, known to Bentivoglio, the uppermost first (POR-12.3, POR-16.3). */
  under: readonly Kind[];
  discards: Pile;
  /** The two cards Bentivoglio looks at; null at any other time. */
  looking: readonly Kind[] | null;
  /** How many auctions there were: names each of them. */
  auctions: number;
  auction: Auction | null;
  /** The war being fought, or the last one: views still show it. */
  war: War | null;
  offers: readonly Offer[];
  /** By seat: how many exchanges it has made. Everybody saw that they were made. */
  trades: number[];
  /** By seat: the seats (as a bit set, bit 7 for spectators) who lost track of its holdings by such exchanges. */
  untold: number[];
  /** By city: how Bentivoglio orders those tied at the end, higher first; 0 where nothing was said (POR-R51). */
  favour: number[];
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    todo: s.todo.slice(),
    open: s.open,
    picks: s.picks,
    asked: s.asked,
    chance: cloneChance(s.chance),
    outcome: s.outcome,
    options: s.options,
    edition: s.edition,
    printing: s.printing,
    decade: s.decade,
    order: s.order,
    active: s.active,
    idle: s.idle,
    purse: [s.purse[0].slice(), s.purse[1].slice()],
    paper: [s.paper[0].slice(), s.paper[1].slice()],
    secret: [s.secret[0].slice(), s.secret[1].slice()],
    lastMove: s.lastMove,
    laid: s.laid.slice(),
    folded: s.folded.slice(),
    pay: s.pay.slice(),
    family: s.family.slice(),
    declared: s.declared,
    troops: s.troops.slice(),
    stock: s.stock.slice(),
    victories: s.victories.slice(),
    tiles: s.tiles.slice(),
    tilePrices: s.tilePrices.slice(),
    eventOwner: s.eventOwner.slice(),
    eventCity: s.eventCity.slice(),
    eventPrices: s.eventPrices.slice(),
    pope: s.pope,
    popePrice: s.popePrice,
    used: s.used,
    status: s.status.slice(),
    wars: s.wars,
    hands: clonePiles(s.hands),
    deck: s.deck.slice(),
    under: s.under,
    discards: s.discards.slice(),
    looking: s.looking,
    auctions: s.auctions,
    auction: s.auction,
    war: s.war,
    offers: s.offers,
    trades: s.trades.slice(),
    untold: s.untold.slice(),
    favour: s.favour.slice(),
  };
}

function clonePiles(piles: readonly Pile[]): Pile[] {
  const copy: Pile[] = [];
  for (let i = 0; i < piles.length; i++) copy.push(piles[i]!.slice());
  return copy;
}
