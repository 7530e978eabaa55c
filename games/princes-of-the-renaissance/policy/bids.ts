/** Bidding: how good a bid, a pass or a Freeze Bid looks. */
import type { Seat } from '@signoria/kernel';
import { FREEZE_BID } from '../data/treachery.ts';
import { minimumBid } from '../rules/model/bids.ts';
import type { Choice } from '../rules/model/choices.ts';
import { netPrice } from '../rules/model/purse.ts';
import { ATTACKER, DEFENDER, IN_BOX, NONE, type State } from '../rules/model/state.ts';
import { limitOf, lotWorth, worthOf } from './lots.ts';
import type { Prospects } from './prospects.ts';
import { leadWorth } from './wars.ts';
import type { Weights } from './weights.ts';

/** What the lot of the running auction is worth to the seat. */
export function worthNow(s: State, w: Weights, p: Prospects, seat: Seat): number {
  const { kind, lot } = s.auction!;
  if (kind === 'attacker') return leadWorth(s, w, p, seat, ATTACKER);
  if (kind === 'defender') return leadWorth(s, w, p, seat, DEFENDER);
  return lotWorth(s, w, p, seat, kind, lot);
}

export function rateBids(
  s: State,
  w: Weights,
  p: Prospects,
  seat: Seat,
  choices: readonly Choice[],
  into: Float64Array,
): void {
  const auction = s.auction!;
  const { kind, currency } = auction;
  const unit = worthOf(s, w, seat, currency);
  const worth = worthNow(s, w, p, seat);
  const least = minimumBid(s, auction);
  const denied = denial(s, w, p, seat);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do === 'bid') {
      // More than the least only costs more.
      into[i] = worth + denied - netPrice(s, seat, kind, currency, c.amount) * unit - 0.02 * (c.amount - least);
    } else if (c.do === 'freeze') {
      into[i] = freezeWorth(s, w, p, seat, c.whom, worth, least);
    } else {
      into[i] = 0;
    }
  }
}

/** A little of what the high bidder gains is mine to deny. */
function denial(s: State, w: Weights, p: Prospects, seat: Seat): number {
  const { kind, lot, bidder, currency, high } = s.auction!;
  if (bidder === NONE || bidder === seat || kind === 'attacker' || kind === 'defender') return 0;
  const gain = lotWorth(s, w, p, bidder, kind, lot) - high * worthOf(s, w, bidder, currency);
  return Math.max(0, gain) * w.feeding * 0.5;
}

/** Worth it against the one who would drive the price beyond what I pay. */
function freezeWorth(s: State, w: Weights, p: Prospects, seat: Seat, whom: Seat, worth: number, least: number): number {
  const { kind, currency, lot } = s.auction!;
  const unit = worthOf(s, w, seat, currency);
  const mine = limitOf(s, w, seat, kind, currency, worth);
  if (mine < least) return -1;
  const condottiere = kind === 'attacker' || kind === 'defender';
  const theirs = condottiere ? least + 2 : limitOf(s, w, whom, kind, currency, lotWorth(s, w, p, whom, kind, lot));
  const saved = (Math.min(theirs, mine) - least) * unit + (theirs > mine ? worth - mine * unit + 1 : 0);
  const gain = worth - least * unit;
  return gain + saved - 1.2 * w.cards[FREEZE_BID]!;
}

/** The opening: a little for turn order, a little for the choice of a family; not everybody the same. */
export function rateOpening(s: State, w: Weights, seat: Seat, c: Choice): number {
  if (c.do === 'order') return -Math.abs(c.amount - w.order - 3 * taste(s, seat));
  if (c.do !== 'bid') return 0;
  const more = c.amount - s.laid[seat]!;
  return (w.familyBid + 3 * taste(s, seat + 7) - c.amount) * w.gold[0]! - 0.01 * more;
}

/** From 0 to 1, by what lies on the table: people like different things in different games, and so do bots. */
export function taste(s: State, about: number): number {
  let mixed = about * 2654435761;
  for (let tile = 0; tile < s.tiles.length; tile++)
    if (s.tiles[tile] === IN_BOX) mixed += (tile + 3) * (tile + 3) * 40503;
  return ((mixed >>> 4) % 97) / 96;
}
