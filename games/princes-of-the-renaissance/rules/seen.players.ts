/** What is seen of a player: everything in front of them, and of the holdings only what POR-4.1 and POR-R12 allow. */
import type { Seat } from '@signoria/kernel';
import { CURRENCIES, counters, GOLD, INFLUENCE } from '../data/currency.ts';
import { editionOf } from '../data/edition.ts';
import { EVENTS } from '../data/events.ts';
import { BAGLIONI, FAMILIES } from '../data/families.ts';
import { TILES } from '../data/tiles.ts';
import { TROOPS } from '../data/troops.ts';
import { discount, handLimit, income, unusedOf } from './abilities.ts';
import { army, leader, type Stat } from './forces.ts';
import { size } from './pile.ts';
import { spare } from './purse.ts';
import { cityVp, eventVp, majorityVp, popeVp, victoryVp, wineVp } from './scoring.ts';
import { amounts } from './seen.ts';
import { NONE, type State } from './state.ts';
import type { Amounts, Discounts, PlayerView, PointsView } from './view.ts';

export function playerView(s: State, seat: Seat, viewer: Seat | null): PlayerView {
  const family = s.family[seat]!;
  const marker = s.order.indexOf(seat);
  const open = isOpen(s, seat, viewer);
  return {
    seat,
    marker: marker < 0 ? null : marker + 1,
    family: family === NONE ? null : FAMILIES[family]!,
    declared: family === BAGLIONI && s.declared !== NONE ? CURRENCIES[s.declared]! : null,
    holdings: open ? amounts(s.purse[GOLD][seat]!, s.purse[INFLUENCE][seat]!) : null,
    counters: s.options.holdings === 'hidden' && !open ? null : counted(s, seat),
    free: seat === viewer ? amounts(spare(s, seat, GOLD), spare(s, seat, INFLUENCE)) : null,
    pay: s.pay[seat]!,
    cards: size(s.hands[seat]!),
    handLimit: handLimit(s, seat),
    troops: TROOPS.filter((_, troop) => (s.troops[seat]! & (1 << troop)) !== 0),
    strength: { attack: strengthOf(s, seat, 'attack'), defence: strengthOf(s, seat, 'defence') },
    tiles: TILES.filter((_, tile) => s.tiles[tile] === seat),
    events: EVENTS.filter((_, event) => s.eventOwner[event] === seat),
    victories: s.victories[seat]!,
    income: amounts(income(s, seat, GOLD), income(s, seat, INFLUENCE)),
    discounts: discountsOf(s, seat),
    unused: unusedOf(s, seat),
    trades: s.trades[seat]!,
    points: pointsView(s, seat, viewer),
  };
}

/** POR-16.2, POR-16.6 */
function isOpen(s: State, seat: Seat, viewer: Seat | null): boolean {
  return seat === viewer || s.options.holdings === 'open' || s.outcome !== null;
}

function strengthOf(s: State, seat: Seat, stat: Stat): number {
  const troops = s.troops[seat]!;
  return army(s, seat, troops, stat) + leader(s, seat, troops, stat);
}

function counted(s: State, seat: Seat): Amounts {
  const box = editionOf(s).counters;
  return amounts(counters(s.purse[GOLD][seat]!, box[GOLD]!), counters(s.purse[INFLUENCE][seat]!, box[INFLUENCE]!));
}

function discountsOf(s: State, seat: Seat): Discounts {
  return {
    city: discount(s, seat, 'city', GOLD),
    eventGold: discount(s, seat, 'event', GOLD),
    eventInfluence: discount(s, seat, 'event', INFLUENCE),
    pope: discount(s, seat, 'pope', INFLUENCE),
    condottiere: discount(s, seat, 'attacker', INFLUENCE),
  };
}

function pointsView(s: State, seat: Seat, viewer: Seat | null): PointsView {
  const known = s.hands.every((_, other) => isOpen(s, other, viewer));
  const cities = cityVp(s, seat);
  const events = eventVp(s, seat);
  const wine = wineVp(s, seat);
  const pope = popeVp(s, seat);
  const victories = victoryVp(s.victories[seat]!);
  const gold = known ? majorityVp(s, seat, GOLD) : null;
  const influence = known ? majorityVp(s, seat, INFLUENCE) : null;
  const total = cities + events + wine + pope + victories + (gold ?? 0) + (influence ?? 0);
  return { cities, events, wine, pope, victories, gold, influence, total };
}
