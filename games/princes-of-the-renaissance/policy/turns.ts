/** How good each action of a turn looks: what it brings, less what it costs, in points. Passing is nothing. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITY_COUNT } from '../data/cities.ts';
import { type Currency, GOLD, INFLUENCE } from '../data/currency.ts';
import { DECADES, EVENT_COUNT, eventOf } from '../data/events.ts';
import { tileOf } from '../data/tiles.ts';
import { type TroopId, troopOf } from '../data/troops.ts';
import { THEFT } from '../rules/chapters/15-thefts.ts';
import { barredFrom, handLimit } from '../rules/model/abilities.ts';
import { tileMinimum } from '../rules/model/bids.ts';
import type { Choice, LotId, TheftId } from '../rules/model/choices.ts';
import { isUnsold } from '../rules/model/event-tiles.ts';
import { army } from '../rules/model/forces.ts';
import { size } from '../rules/model/pile.ts';
import { netPrice } from '../rules/model/purse.ts';
import type { AuctionKind, State } from '../rules/model/state.ts';
import { projected } from './evaluate.ts';
import { limitOf, lotWorth, worthOf } from './lots.ts';
import { eventsLeft, type Prospects } from './prospects.ts';
import { chancesOf, warWorth } from './wars.ts';
import type { Weights } from './weights.ts';

export function rateAction(s: State, w: Weights, p: Prospects, seat: Seat, c: Choice): number {
  switch (c.do) {
    case 'nominate':
      return nomination(s, w, p, seat, c.lot);
    case 'war':
    case 'startWar':
      return bestWar(s, w, p, seat) + (c.do === 'startWar' ? 0.2 : 0);
    case 'buyTroop':
      return troopWorth(s, w, seat, c.troop);
    case 'discardTroop':
      return -3;
    case 'buyCard':
      return cardWorth(s, w, seat) - worthOf(s, w, seat, GOLD) - worthOf(s, w, seat, INFLUENCE);
    case 'freeCard':
      return 5 + cardWorth(s, w, seat);
    case 'steal':
      return 3 + theftWorth(s, w, p, seat, c.by, c.whom);
    default:
      // Nobody may wait for ever, not even where the table lets them (POR-R49).
      return s.idle < s.seats ? 0 : -s.idle / s.seats;
  }
}

/** An average card, less what has to be discarded for it. */
export function cardWorth(s: State, w: Weights, seat: Seat): number {
  const room = handLimit(s, seat) - size(s.hands[seat]!);
  const clock = Math.min(1, eventsLeft(s) / 5);
  return (room > 0 ? w.draw : 0.15) * clock * (w.cards.reduce((a, b) => a + b) / w.cards.length);
}

/** Best from whoever is ahead and has something. */
function theftWorth(s: State, w: Weights, p: Prospects, seat: Seat, by: TheftId, whom: Seat): number {
  const { currency, amount } = THEFT[by];
  const taken = Math.min(amount, s.purse[currency][whom]!);
  const ahead = projected(s, w, p, whom) - projected(s, w, p, seat);
  return taken * worthOf(s, w, seat, currency) + 0.05 * ahead;
}

/** Strength for the wars to come; the first tile opens the condottiere auctions. */
function troopWorth(s: State, w: Weights, seat: Seat, id: TroopId): number {
  const troops = s.troops[seat]!;
  const more = troops | (1 << troopOf(id));
  const might =
    army(s, seat, more, 'attack') +
    army(s, seat, more, 'defence') -
    army(s, seat, troops, 'attack') -
    army(s, seat, troops, 'defence');
  const { cost, influence } = editionOf(s).troops[troopOf(id)]!;
  const wars = eventsLeft(s) / 2;
  const opens = troops === 0 ? w.firstTroop * Math.min(1, wars / 4) : 0;
  const earns = influence * (DECADES - s.decade) * w.influence[2]!;
  return opens + earns + might * w.strength * wars - cost * worthOf(s, w, seat, GOLD);
}

export function bestWar(s: State, w: Weights, p: Prospects, seat: Seat): number {
  if (s.troops[seat] === 0) return -1;
  let best = -1;
  const chances = chancesOf(s, seat);
  for (let a = 0; a < CITY_COUNT; a++) {
    for (let d = 0; d < CITY_COUNT; d++) if (a !== d) best = Math.max(best, warWorth(s, w, p, seat, a, d, chances));
  }
  return best;
}

/** What I gain if the bidding goes as everybody's limits say; and whether this ends the decade. */
function nomination(s: State, w: Weights, p: Prospects, seat: Seat, id: LotId): number {
  const event = eventOf(id);
  const kind: AuctionKind = id === 'pope' ? 'pope' : event >= 0 ? 'event' : 'city';
  const lot: number = kind === 'city' ? tileOf(id) : kind === 'event' ? event : 0;
  const currency: Currency =
    kind === 'city' ? GOLD : kind === 'pope' ? INFLUENCE : editionOf(s).events[event]!.currency;
  const minimum = kind === 'city' ? tileMinimum(s, lot) : 0;
  const mine = lotWorth(s, w, p, seat, kind, lot);
  const limit = limitOf(s, w, seat, kind, currency, mine);
  let rival = minimum - 1;
  let theirs = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || (kind === 'city' && barredFrom(s, other, lot) !== null)) continue;
    const worth = lotWorth(s, w, p, other, kind, lot);
    const most = limitOf(s, w, other, kind, currency, worth);
    if (most > rival) {
      rival = most;
      theirs = worth;
    }
  }
  const price = Math.max(minimum, rival + 1);
  const ends = kind === 'event' && isLast(s, event) ? endWorth(s, w, p, seat) : 0;
  if (limit >= price) return mine - netPrice(s, seat, kind, currency, price) * worthOf(s, w, seat, currency) + ends;
  // Somebody else will buy it, or I must take it at the opening bid.
  const stuck = rival < minimum ? mine - netPrice(s, seat, kind, currency, minimum) * worthOf(s, w, seat, currency) : 0;
  const fed = rival >= minimum ? -w.feeding * Math.max(0, theirs - rival * worthOf(s, w, seat, currency)) : stuck;
  if (kind === 'pope' && limit > 0) return w.openPope; // unsold it is nobody's: better to pay its worth than to let it lie
  return fed + ends - 0.05;
}

function isLast(s: State, event: number): boolean {
  for (let other = 0; other < EVENT_COUNT; other++) if (other !== event && isUnsold(s, other)) return false;
  return true;
}

/** To end a decade: good when the others still had more to spend; at the very end when I am ahead. */
function endWorth(s: State, w: Weights, p: Prospects, seat: Seat): number {
  let others = 0;
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    others += s.purse[GOLD][other]!;
    best = Math.max(best, projected(s, w, p, other));
  }
  const richer = others / (s.seats - 1) - s.purse[GOLD][seat]!;
  const lead = s.decade === DECADES ? projected(s, w, p, seat) - best : 0;
  return w.endRich * richer + w.endLead * lead;
}
