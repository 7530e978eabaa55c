/** What is seen of a player: everything in front of them, and of the holdings only what POR-4.1 and POR-R12 allow. */
import { explained, type Part, type Seat, type Sum } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CURRENCIES, type Currency, counters, GOLD, INFLUENCE } from '../../data/currency.ts';
import { EVENTS } from '../../data/events.ts';
import { BAGLIONI, FAMILIES } from '../../data/families.ts';
import { TILES } from '../../data/tiles.ts';
import { TROOPS } from '../../data/troops.ts';
import { cityVp, eventVp, majorityVp, popeVp, wineVp } from '../chapters/11-scoring.ts';
import { discount, handLimit, income, takings, unusedOf } from '../model/abilities.ts';
import { army, type ForcePart, leader, type Stat, told } from '../model/forces.ts';
import { size } from '../model/pile.ts';
import { spare } from '../model/purse.ts';
import { cityPoints } from '../model/ranking.ts';
import { type AuctionKind, NONE, type State } from '../model/state.ts';
import { victoryVp } from '../model/victories.ts';
import { amounts } from './seen.ts';
import type { Amounts, PlayerSums, PlayerView, PointSums } from './types.ts';

export function playerView(s: State, seat: Seat, viewer: Seat | null): PlayerView {
  const family = s.family[seat]!;
  const marker = s.order.indexOf(seat);
  const open = isOpen(s, seat, viewer);
  const why = sumsOf(s, seat, viewer);
  return {
    seat,
    marker: marker < 0 ? null : marker + 1,
    family: family === NONE ? null : FAMILIES[family]!,
    declared: family === BAGLIONI && s.declared !== NONE ? CURRENCIES[s.declared]! : null,
    holdings: open ? amounts(s.purse[GOLD][seat]!, s.purse[INFLUENCE][seat]!) : null,
    counters: s.options.holdings === 'hidden' && !open ? null : counted(s, seat),
    free: why.free === null ? null : totals(why.free),
    pay: s.pay[seat]!,
    cards: size(s.hands[seat]!),
    handLimit: why.handLimit.total,
    troops: TROOPS.filter((_, troop) => (s.troops[seat]! & (1 << troop)) !== 0),
    strength: totals(why.strength),
    tiles: TILES.filter((_, tile) => s.tiles[tile] === seat),
    events: EVENTS.filter((_, event) => s.eventOwner[event] === seat),
    victories: s.victories[seat]!,
    income: totals(why.income),
    discounts: totals(why.discounts),
    unused: unusedOf(s, seat),
    trades: s.trades[seat]!,
    points: totals(why.points),
    why,
  };
}

/** The same player as they see themselves, given how a spectator sees them: only what differs is found out. */
export function ownView(s: State, seat: Seat, shown: PlayerView): PlayerView {
  const free = freeOf(s, seat);
  const points = knowsAll(s, seat) === knowsAll(s, null) ? shown.why.points : pointsOf(s, seat, seat);
  return {
    ...shown,
    holdings: amounts(s.purse[GOLD][seat]!, s.purse[INFLUENCE][seat]!),
    counters: counted(s, seat),
    free: totals(free),
    points: totals(points),
    why: { ...shown.why, free, points },
  };
}

/** The figures alone. */
function totals<Sums extends { readonly [name: string]: Sum | null }>(sums: Sums): Figures<Sums> {
  const figures = Object.entries(sums).map(([name, sum]) => [name, sum === null ? null : sum.total]);
  return Object.fromEntries(figures) as Figures<Sums>; // one for each
}

type Figures<Sums> = { readonly [name in keyof Sums]: null extends Sums[name] ? number | null : number };

/** Every figure of a player with its parts; what the viewer may not know is not asked for. */
function sumsOf(s: State, seat: Seat, viewer: Seat | null): PlayerSums {
  return {
    strength: { attack: strengthOf(s, seat, 'attack'), defence: strengthOf(s, seat, 'defence') },
    income: both((currency) => explained((parts) => income(s, seat, currency, parts))),
    takings: both((currency) => explained((parts) => takings(s, seat, currency, parts))),
    handLimit: explained((parts) => handLimit(s, seat, parts)),
    discounts: discountsOf(s, seat),
    free: seat === viewer ? freeOf(s, seat) : null,
    points: pointsOf(s, seat, viewer),
  };
}

function freeOf(s: State, seat: Seat): { readonly gold: Sum; readonly influence: Sum } {
  return both((currency) => explained((parts) => spare(s, seat, currency, parts)));
}

function both(of: (currency: Currency) => Sum): { readonly gold: Sum; readonly influence: Sum } {
  return { gold: of(GOLD), influence: of(INFLUENCE) };
}

/** POR-16.2, POR-16.6 */
function isOpen(s: State, seat: Seat, viewer: Seat | null): boolean {
  return seat === viewer || s.options.holdings === 'open' || s.outcome !== null;
}

function strengthOf(s: State, seat: Seat, stat: Stat): Sum {
  const troops = s.troops[seat]!;
  return explained((parts) => {
    const found: ForcePart[] = [];
    const strength = army(s, seat, troops, stat, found) + leader(s, seat, troops, stat, found);
    parts.push(...told(found));
    return strength;
  });
}

function counted(s: State, seat: Seat): Amounts {
  const box = editionOf(s).counters;
  return amounts(counters(s.purse[GOLD][seat]!, box[GOLD]!), counters(s.purse[INFLUENCE][seat]!, box[INFLUENCE]!));
}

function discountsOf(s: State, seat: Seat): PlayerSums['discounts'] {
  const off = (kind: AuctionKind, currency: Currency) => explained((parts) => discount(s, seat, kind, currency, parts));
  return {
    city: off('city', GOLD),
    eventGold: off('event', GOLD),
    eventInfluence: off('event', INFLUENCE),
    pope: off('pope', INFLUENCE),
    condottiere: off('attacker', INFLUENCE),
  };
}

/** POR-16.2: the majorities are known to whoever may know all holdings. */
function pointsOf(s: State, seat: Seat, viewer: Seat | null): PointSums {
  const known = knowsAll(s, viewer);
  const columns = {
    cities: explained((parts) => cityVp(s, seat, cityPoints(s), parts)),
    events: explained((parts) => eventVp(s, seat, parts)),
    wine: explained((parts) => wineVp(s, seat, parts)),
    pope: explained((parts) => popeVp(s, seat, parts)),
    victories: explained((parts) => victoryVp(s.victories[seat]!, parts)),
    gold: known ? explained((parts) => majorityVp(s, seat, GOLD, parts)) : null,
    influence: known ? explained((parts) => majorityVp(s, seat, INFLUENCE, parts)) : null,
  };
  const parts = Object.entries(columns).flatMap(([column, sum]): readonly Part[] =>
    sum === null || sum.total === 0 ? [] : [{ what: 'column', n: sum.total, rules: rulesOf(sum), facts: { column } }],
  );
  return { ...columns, total: { total: parts.reduce((sum, { n }) => sum + n, 0), parts } };
}

function knowsAll(s: State, viewer: Seat | null): boolean {
  return s.hands.every((_, other) => isOpen(s, other, viewer));
}

function rulesOf({ parts }: Sum): readonly string[] {
  return [...new Set(parts.flatMap(({ rules }) => rules))];
}
