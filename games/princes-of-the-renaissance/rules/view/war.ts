/** A war as it is seen: who leads, what each side brings and why, every roll. All of it is public (POR-16.1). */
import { explained, type Seat, type Sum } from '@signoria/kernel';
import { CITIES, type CityId } from '../../data/cities.ts';
import type { FamilyId } from '../../data/families.ts';
import type { TileId } from '../../data/tiles.ts';
import { TROOPS, type TroopId } from '../../data/troops.ts';
import { byStatus } from '../model/bids.ts';
import { type ForcePart, forceParts, statOf, told } from '../model/forces.ts';
import {
  ATTACKER,
  type Bribe,
  DEFENDER,
  NONE,
  type Roll,
  type Side,
  type State,
  type War,
  type WarResult,
} from '../model/state.ts';

export interface WarView {
  readonly byCard: boolean;
  readonly starter: Seat;
  readonly attacker: SideView;
  readonly defender: SideView;
  readonly bribes: readonly BribeView[];
  /** In the order they were made; a void one was made again for Ludovico Sforza. */
  readonly rolls: readonly RollView[];
  /** Null while it goes on. */
  readonly result: WarResult | null;
}

export interface SideView {
  readonly city: CityId;
  readonly condottiere: Seat | null;
  /** What the condottiere paid for the place, in influence. */
  readonly price: number | null;
  /** What the city pays the condottiere, in gold. */
  readonly pay: number | null;
  /** The same with its reason; before both leaders are found, what it would pay (POR-8.16). */
  readonly due: Sum;
  /** The Pope's owner, if the Holy League stands on this side. */
  readonly league: Seat | null;
  /** Bad Weather cards on this city. */
  readonly weather: number;
  /** Round one: the attacker attacks and the defender defends. */
  readonly first: ForceView;
  /** Round two: the other way round. */
  readonly second: ForceView;
}

export interface ForceView {
  readonly stat: 'attack' | 'defence';
  /** Before the die. */
  readonly total: number;
  readonly parts: readonly PartView[];
  readonly why: Sum;
}

/** One thing that counts, or would but for a bribe. */
export interface PartView {
  readonly what: 'troop' | 'tile' | 'family' | 'weather' | 'unrepresented';
  /** The troop, the tile or the family; null for weather and an unrepresented city. */
  readonly id: TroopId | TileId | FamilyId | null;
  readonly owner: Seat | null;
  readonly amount: number;
  readonly bribed: boolean;
}

export interface BribeView {
  readonly by: Seat;
  readonly owner: Seat;
  readonly troop: TroopId;
}

export interface RollView {
  readonly round: 1 | 2;
  readonly dice: { readonly attacker: number; readonly defender: number };
  readonly totals: { readonly attacker: number; readonly defender: number };
  /** Force and die. */
  readonly why: { readonly attacker: Sum; readonly defender: Sum };
  readonly void: boolean;
}

export function warView(s: State, war: War): WarView {
  return {
    byCard: war.byCard,
    starter: war.starter,
    attacker: sideView(s, war, ATTACKER),
    defender: sideView(s, war, DEFENDER),
    bribes: war.bribes.map(bribeView),
    rolls: war.rolls.map((roll) => rollView(s, war, roll)),
    result: war.result,
  };
}

function rollView(s: State, war: War, { round, dice, totals, void: again }: Roll): RollView {
  const why = (side: Side) =>
    explained((parts) => {
      parts.push(...told(foundIn(s, war, side, round)), { what: 'die', n: dice[side], rules: ['POR-8.23'] });
      return totals[side];
    });
  return {
    round,
    dice: { attacker: dice[ATTACKER], defender: dice[DEFENDER] },
    totals: { attacker: totals[ATTACKER], defender: totals[DEFENDER] },
    why: { attacker: why(ATTACKER), defender: why(DEFENDER) },
    void: again,
  };
}

function bribeView({ by, owner, troop }: Bribe): BribeView {
  return { by, owner, troop: TROOPS[troop]! };
}

function sideView(s: State, war: War, side: Side): SideView {
  const condottiere = war.condottieri[side];
  const led = condottiere !== NONE;
  return {
    city: CITIES[war.cities[side]]!,
    condottiere: led ? condottiere : null,
    price: led ? war.prices[side] : null,
    pay: led ? war.pay[side] : null,
    due: dueOf(s, war, side),
    league: war.league === side ? war.leagueSeat : null,
    weather: war.weather[side],
    first: forceView(s, war, side, 1),
    second: forceView(s, war, side, 2),
  };
}

/** What counts, or what counted once it is over: troops bought later change nothing any more. */
function foundIn(s: State, war: War, side: Side, round: 1 | 2): readonly ForcePart[] {
  return war.parts?.[side * 2 + round - 1] ?? forceParts(s, war, side, round);
}

function forceView(s: State, war: War, side: Side, round: 1 | 2): ForceView {
  const found = foundIn(s, war, side, round);
  const total = found.reduce((sum, { amount, bribed }) => (bribed ? sum : sum + amount), 0);
  return { stat: statOf(side, round), total, parts: found.map(partView), why: { total, parts: told(found) } };
}

/** POR-R37: laid down once both auctions are over, at the status before the fight. */
function dueOf(s: State, war: War, side: Side): Sum {
  const city = war.cities[side];
  const total = war.pay[side] || s.status[city]!;
  return { total, parts: [byStatus(city, total, 'POR-8.16', 'POR-8.18')] };
}

function partView({ what, id, owner, amount, bribed }: ForcePart): PartView {
  return { what, id, owner: owner === NONE ? null : owner, amount, bribed };
}
