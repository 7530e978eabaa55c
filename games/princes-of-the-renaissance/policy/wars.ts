/** What a war is worth to whom: exact odds, what its outcomes do to everybody's tiles, pay and victory counters. */
import type { Seat } from '@signoria/kernel';
import type { City } from '../data/cities.ts';
import { army, force, leader } from '../rules/model/forces.ts';
import { ATTACKER, DEFENDER, NONE, type Side, type State, type War } from '../rules/model/state.ts';
import { type Odds, odds } from './odds.ts';
import { net, type Prospects, shift } from './prospects.ts';
import type { Weights } from './weights.ts';

const UNREPRESENTED = 3;

/** The four outcomes that move status: who rises, by how much. */
const MOVES: readonly (readonly [number, number])[] = [
  [1, -1],
  [2, -2],
  [-1, 1],
  [-2, 2],
];

const gains = new Float64Array(6);
/** By outcome: the worth to the seat, of the last `outcomes` call. */
const worths = new Float64Array(4);

function outcomes(s: State, w: Weights, p: Prospects, seat: Seat, a: City, d: City): Float64Array {
  for (let i = 0; i < 4; i++) {
    const [up, down] = MOVES[i]!;
    shift(s, p, a, up, d, down, gains);
    worths[i] = net(s, seat, gains, w.rivalry);
  }
  return worths;
}

export function weigh(chances: Odds, values: Float64Array): number {
  return chances[0]! * values[0]! + chances[1]! * values[1]! + chances[2]! * values[2]! + chances[3]! * values[3]!;
}

/** A seat's attack or defence as condottiere; an unrepresented city fights with 3. */
function strength(s: State, seat: Seat, stat: 'attack' | 'defence'): number {
  if (seat === NONE) return UNREPRESENTED;
  return army(s, seat, s.troops[seat]!, stat) + leader(s, seat, s.troops[seat]!, stat);
}

/** The odds if these two led the cities, as far as troops alone tell. */
export function duel(s: State, attacker: Seat, defender: Seat): Odds {
  return odds(
    strength(s, attacker, 'attack'),
    strength(s, defender, 'defence'),
    strength(s, attacker, 'defence'),
    strength(s, defender, 'attack'),
  );
}

/** The odds of the war as it stands, with weather, League and bribes. */
export function oddsOf(s: State, war: War): Odds {
  return odds(
    force(s, war, ATTACKER, 1),
    force(s, war, DEFENDER, 1),
    force(s, war, ATTACKER, 2),
    force(s, war, DEFENDER, 2),
  );
}

/** What the next victory counter is worth: it makes later ones dearer too. */
export function counterWorth(s: State, w: Weights, seat: Seat): number {
  return s.victories[seat]! + 1 + (s.decade < 3 ? w.ahead : 0);
}

function winChance(chances: Odds, side: Side): number {
  return side === ATTACKER ? chances[0]! + chances[1]! : chances[2]! + chances[3]!;
}

/** The strongest other seat with troops, by attack and defence together; NONE without one. */
export function strongestOther(s: State, seat: Seat, also: Seat): Seat {
  let best = NONE;
  let most = -1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || other === also || s.troops[other] === 0) continue;
    const sum = strength(s, other, 'attack') + strength(s, other, 'defence');
    if (sum > most) {
      most = sum;
      best = other;
    }
  }
  return best;
}

/** What it is worth to lead a city in person: pay and, with some luck, a counter. */
function service(s: State, w: Weights, seat: Seat, city: City, chances: Odds, side: Side): number {
  const pay = s.status[city]! * w.gold[Math.min(2, s.decade)]! * (s.decade === 3 ? w.lastGold / w.gold[2]! : 1);
  return pay + winChance(chances, side) * counterWorth(s, w, seat);
}

/** How a war would go with the seat on either side, whatever the cities. */
export interface Chances {
  readonly attack: Odds;
  readonly defend: Odds;
}

/** Against the strongest rival. */
export function chancesOf(s: State, seat: Seat): Chances {
  const rival = strongestOther(s, seat, NONE);
  return { attack: duel(s, seat, rival), defend: duel(s, rival, seat) };
}

/** Starting a war between these cities, by whoever has troops: the better of leading the one or the other. */
export function warWorth(
  s: State,
  w: Weights,
  p: Prospects,
  seat: Seat,
  a: City,
  d: City,
  { attack, defend }: Chances,
): number {
  const values = outcomes(s, w, p, seat, a, d);
  const leads = weigh(attack, values) + service(s, w, seat, a, attack, ATTACKER);
  const guards = weigh(defend, values) + service(s, w, seat, d, defend, DEFENDER);
  const price = 1.5 * w.influence[s.decade - 1]!;
  return Math.max(leads, guards) - price - w.warEffort;
}

/** Leading this side rather than leaving it to whoever would lead it otherwise. */
export function leadWorth(s: State, w: Weights, p: Prospects, seat: Seat, side: Side): number {
  const { cities, condottieri } = s.war!;
  const otherwise = s.auction!.bidder;
  const values = outcomes(s, w, p, seat, cities[ATTACKER], cities[DEFENDER]);
  if (side === ATTACKER) {
    const facing = strongestOther(s, seat, otherwise);
    const mine = duel(s, seat, facing);
    const theirs = duel(s, otherwise, facing === otherwise ? NONE : facing);
    return weigh(mine, values) - weigh(theirs, values) + service(s, w, seat, cities[ATTACKER], mine, side);
  }
  const against = condottieri[ATTACKER];
  const mine = duel(s, against, seat);
  const theirs = duel(s, against, otherwise);
  return weigh(mine, values) - weigh(theirs, values) + service(s, w, seat, cities[DEFENDER], mine, side);
}

/** What the war as it stands is worth to the seat, with its own counter if it leads. */
export function standing(s: State, w: Weights, p: Prospects, seat: Seat, war: War): number {
  const values = outcomes(s, w, p, seat, war.cities[ATTACKER], war.cities[DEFENDER]);
  const chances = oddsOf(s, war);
  let worth = weigh(chances, values);
  if (war.condottieri[ATTACKER] === seat) worth += winChance(chances, ATTACKER) * counterWorth(s, w, seat);
  if (war.condottieri[DEFENDER] === seat) worth += winChance(chances, DEFENDER) * counterWorth(s, w, seat);
  return worth;
}

/** Before anybody leads: the likely leaders by strength. */
export function declared(s: State, w: Weights, p: Prospects, seat: Seat, war: War): number {
  const first = strongestOther(s, NONE, NONE);
  const second = first === NONE ? NONE : strongestOther(s, first, NONE);
  const likely: War = { ...war, condottieri: [first, second] };
  return standing(s, w, p, seat, likely);
}

/** The roll just made, as a certainty or, after round one, with what may follow. */
export function rolled(s: State, w: Weights, p: Prospects, seat: Seat, war: War): number {
  const { round, totals } = war.rolls.at(-1)!;
  const [a, d] = totals;
  const values = outcomes(s, w, p, seat, war.cities[ATTACKER], war.cities[DEFENDER]);
  const counter = (side: Side) => (war.condottieri[side] === seat ? counterWorth(s, w, seat) : 0);
  if (round === 1 && a > d) return values[a >= 2 * d ? 1 : 0]! + counter(ATTACKER);
  if (round === 2) return d > a ? values[d >= 2 * a ? 3 : 2]! + counter(DEFENDER) : 0;
  const second = odds(-10, 40, force(s, war, ATTACKER, 2), force(s, war, DEFENDER, 2));
  return weigh(second, values) + winChance(second, DEFENDER) * counter(DEFENDER);
}
