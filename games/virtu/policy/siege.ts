/** War for bots: which city could be taken, with how many Troops, and what a battle still holds. */
import { type Seat, within } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITIES, CITY, type City } from '../data/cities.ts';
import { COSTLY_TOUGHNESS } from '../data/figures.ts';
import { ALLIANCE, BONUS } from '../data/pieces.ts';
import { active, attackOf, bonusesOf, defenceOf } from '../rules/chapters/12-battle.ts';
import type { Choice } from '../rules/model/choices.ts';
import { CAVALRY, FLORIN, florinsInReach, hasBonus, reachOf, SHIP, sourcesWith, WAR } from '../rules/model/purse.ts';
import { CLOSED, NONE, type State, troopsAt } from '../rules/model/state.ts';
import { toughness } from '../rules/model/toughness.ts';
import { TEMPER } from './temper.ts';
import { cityWorth } from './worth.ts';

/**
 * All War bonuses a seat could bring to a siege, florins permitting. `sure`: only those that will still be there when it is
 * decided, at their price; what also rides or sails will be exhausted by then.
 */
export function potential(s: State, seat: Seat, attacks: boolean, sure = false): number {
  let free = attacks ? s.warTokens[seat]! : 0;
  if (hasBonus(s, seat, ALLIANCE.france)) free += 2;
  let florins = florinsInReach(s, seat);
  if (s.bonusOwner[BONUS.artillery] === seat && s.artilleryReady && florins > 0) {
    free += 2;
    florins--;
  }
  const riding = sure ? [CAVALRY, SHIP].flatMap((kind) => sourcesWith(s, seat, kind).map(({ id }) => id)) : [];
  const costs = sourcesWith(s, seat, WAR)
    .filter(({ id }) => !riding.includes(id))
    .map(({ card }) => (sure && card !== NONE ? editionOf(s).cards[card]!.warCost : 1));
  if (s.bonusOwner[BONUS.leonardo] === seat) costs.push(1);
  for (const cost of costs.sort((x, y) => x - y)) {
    florins -= cost;
    if (florins >= 0) free++;
  }
  return free;
}

/** What it takes to hold this city against the seat: toughness, garrison, and a share of what the owner could add. */
function resistance(s: State, seat: Seat, city: City): number {
  const owner = s.owner[city]!;
  const wall = toughness(s, city, seat);
  return owner < 0 ? wall : wall + active(s, city, owner) + TEMPER.fear * potential(s, owner, false);
}

export interface Plan {
  readonly city: City;
  /** How many more Troops have to come. */
  readonly troops: number;
  readonly worth: number;
}

interface Means {
  readonly riders: number;
  readonly sailors: number;
}

const FAR = 99;
const distance = new Int8Array(CITIES.length);
const queue: City[] = [];

/** Roads to this city, through own cities only, from every own city; FAR for those cut off. */
function measure(s: State, seat: Seat, city: City): void {
  const { roads } = editionOf(s).maps[s.seats]!;
  distance.fill(FAR);
  distance[city] = 0;
  queue.length = 0;
  queue.push(city);
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    for (const to of roads[here]!) {
      if (s.owner[to] !== seat || distance[to]! < FAR) continue;
      distance[to] = distance[here]! + 1;
      queue.push(to);
    }
  }
}

/** How many Troops could come, nearest first, with these means. Leaves `distance` measured. */
function near(s: State, seat: Seat, city: City, { riders, sailors }: Means): number {
  measure(s, seat, city);
  let left = riders;
  let coming = 0;
  for (let i = 1; i < queue.length && left > 0; i++) {
    const here = queue[i]!;
    const able = Math.min(s.troops[troopsAt(s, here, seat)]!, Math.floor(left / distance[here]!));
    coming += able;
    left -= able * distance[here]!;
  }
  let bySea = 0;
  for (const { to, seas } of editionOf(s).maps[s.seats]!.voyages[city]!) {
    if (s.owner[to] !== seat || distance[to]! < FAR) continue;
    bySea += Math.min(s.troops[troopsAt(s, to, seat)]!, Math.floor(sailors / seas));
  }
  return coming + bySea;
}

function rivalsAt(s: State, seat: Seat, city: City): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && s.owner[city] !== other) most = Math.max(most, active(s, city, other));
  }
  return most;
}

/** What the sieges already begun will need: no bonus is declared twice. */
function committed(s: State, seat: Seat): number {
  let needed = 0;
  for (let city = 0; city < CITIES.length; city++) {
    if (s.owner[city] === seat || s.owner[city] === CLOSED) continue;
    const there = active(s, city, seat);
    if (there > 0) needed += Math.max(0, Math.floor(resistance(s, seat, city)) + 1 - there);
  }
  return needed;
}

/** The best city to send (more) Troops to; null when none can be won. */
export function bestPlan(s: State, seat: Seat, means: Means): Plan | null {
  const help = potential(s, seat, true, true) - committed(s, seat);
  let best: Plan | null = null;
  for (let city = 0; city < CITIES.length; city++) {
    if (s.owner[city] === seat || s.owner[city] === CLOSED || rivalsAt(s, seat, city) > 0) continue;
    const there = active(s, city, seat);
    const reachable = near(s, seat, city, means);
    if (there + reachable === 0) continue;
    const wall = resistance(s, seat, city);
    const needed = Math.max(1, Math.floor(wall - Math.max(0, Math.min(help, 2))) + 1) - there;
    if (needed <= 0 || needed > reachable) continue;
    const garrison = s.owner[city]! >= 0 ? active(s, city, s.owner[city]!) : 0;
    const losses = Math.min(there + needed, (toughness(s, city, seat) >= COSTLY_TOUGHNESS ? 1 : 0) + garrison);
    const worth = cityWorth(s, seat, city) - TEMPER.troop * losses - TEMPER.ride * needed;
    if (worth > 0 && (best === null || worth > best.worth)) best = { city, troops: needed, worth };
  }
  return best;
}

/** Cavalry and Ships that could be paid now, each for itself. */
export function meansOf(
  s: State,
  seat: Seat,
  cost: { cavalry?: number; ship?: number; florin?: number },
  without: readonly string[],
): Means {
  const { cavalry = 0, ship = 0, florin = 0 } = cost;
  const table = reachOf(s, seat, 'war', [CAVALRY, SHIP, FLORIN], [cavalry + 6, ship + 6], without);
  let riders = 0;
  while (riders < 6 && within(table, cavalry + riders + 1, ship, florin)) riders++;
  let sailors = 0;
  while (sailors < 6 && within(table, cavalry, ship + sailors + 1, florin)) sailors++;
  return { riders, sailors };
}

/** Moves towards the plan are good, exactly as many Troops as it takes; everything else is not worth its Cavalry. */
export function rateCampaign(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'campaign') return;
  const plan = bestPlan(s, seat, meansOf(s, seat, f.cost, f.tokens));
  if (plan !== null) measure(s, seat, plan.city);
  for (let i = 0; i < choices.length; i++) into[i] = rateMove(s, seat, choices[i]!, plan);
}

function rateMove(s: State, seat: Seat, c: Choice, plan: Plan | null): number {
  if (c.do === 'warToken') return wantsToken(s, seat) ? 1.5 : -0.5;
  if (c.do !== 'move') return 0;
  if (plan === null || c.troops > plan.troops) return -1 - c.troops;
  const [from, to] = [distance[CITY[c.from]]!, distance[CITY[c.to]]!];
  const nearer = c.way === 'land' ? to === from - 1 : to === 0 && from === FAR;
  if (!nearer) return -1 - c.troops;
  return plan.worth * (0.5 + (0.5 * c.troops) / plan.troops) - 0.2 * to - (c.way === 'sea' ? 0.2 : 0);
}

/** A siege under way that one more bonus would decide. */
function wantsToken(s: State, seat: Seat): boolean {
  const help = potential(s, seat, true);
  for (let city = 0; city < CITIES.length; city++) {
    const there = active(s, city, seat);
    if (there === 0 || s.owner[city] === seat || s.owner[city] === CLOSED) continue;
    const wall = resistance(s, seat, city);
    if (there + help <= wall + 0.5 && there + help + 1 > wall) return true;
  }
  return false;
}

/** Declare when it can still turn the battle, the cheapest bonus first; never when it is won or lost anyway. */
export function rateDeclare(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const battle = s.battle!;
  const attacks = battle.attacker === seat;
  const edge = attackOf(s, battle) - defenceOf(s, battle);
  const ahead = attacks ? edge > 0 : battle.kind === 'field' ? edge < 0 : edge <= 0;
  const mine = potential(s, seat, attacks || battle.kind === 'field');
  const rival = attacks ? battle.defender : battle.attacker;
  const theirs = rival === NONE ? 0 : potential(s, rival, !attacks || battle.kind === 'field');
  const missing = attacks ? 1 - edge : battle.kind === 'field' ? edge + 1 : edge;
  const hopeless = !ahead && missing > mine;
  const offers = bonusesOf(s, seat);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do !== 'declare') into[i] = 0;
    else if (ahead || hopeless) into[i] = -1;
    else {
      const offer = offers.find((o) => o.with === c.with);
      const over = Math.max(0, (offer?.worth ?? 1) - missing);
      into[i] = 2 - 0.3 * (offer?.florins ?? 0) - 0.2 * over - 0.1 * Math.min(theirs, 3);
    }
  }
}
