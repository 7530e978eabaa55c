/** Chapter 8, what each side brings to a fight before the dice: troops, bonuses of tiles and families, weather. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/edition.ts';
import { ESTE, FAMILIES, type FamilyId } from '../data/families.ts';
import { ARMOURER, CATERINA, GENOESE, SPANISH, SWISS, TILES, type Tile, type TileId } from '../data/tiles.ts';
import {
  CAVALRY,
  CROSSBOWMEN,
  INFANTRY,
  PIKEMEN,
  TROOP_COUNT,
  TROOPS,
  type Troop,
  type TroopId,
} from '../data/troops.ts';
import { ATTACKER, NONE, type Side, type State, type War } from './state.ts';

export type Stat = 'attack' | 'defence';

const ESTE_DEFENCE = 1;
const CATERINA_DEFENCE = 2;
/** POR-8.15 */
const UNREPRESENTED = 3;

/** A tile that makes one's own troops of a type stronger (POR-13.9 to POR-13.12). */
interface TroopBonus {
  readonly tile: Tile;
  readonly attack: number;
  readonly defence: number;
}

const BONUS: readonly (TroopBonus | null)[] = TROOPS.map((_, troop) => {
  switch (troop) {
    case CROSSBOWMEN:
      return { tile: GENOESE, attack: 0, defence: 1 };
    case PIKEMEN:
      return { tile: SWISS, attack: 1, defence: 1 };
    case CAVALRY:
      return { tile: ARMOURER, attack: 1, defence: 0 };
    case INFANTRY:
      return { tile: SPANISH, attack: 1, defence: 1 };
    default:
      return null;
  }
});

function troopBonus(s: State, seat: Seat, troop: Troop, stat: Stat): number {
  const bonus = BONUS[troop]!;
  return bonus !== null && s.tiles[bonus.tile] === seat ? bonus[stat] : 0;
}

/** The seat's troops in this war that nobody bribed, as a bit set. */
export function loyal(s: State, war: War | null, seat: Seat): number {
  let army = s.troops[seat]!;
  if (war !== null) {
    for (let i = 0; i < war.bribes.length; i++) {
      const bribe = war.bribes[i]!;
      if (bribe.owner === seat) army &= ~(1 << bribe.troop);
    }
  }
  return army;
}

/** What a seat's loyal troops are worth, bonuses to them included (POR-15.4). */
export function army(s: State, seat: Seat, troops: number, stat: Stat): number {
  const figures = editionOf(s).troops;
  let sum = 0;
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    if ((troops & (1 << troop)) !== 0) sum += figures[troop]![stat] + troopBonus(s, seat, troop, stat);
  }
  return sum;
}

/** What a condottiere adds in person: only with defence (POR-12.9, POR-13.8, POR-R41). */
export function leader(s: State, seat: Seat, troops: number, stat: Stat): number {
  if (stat === 'attack') return 0;
  const caterina = s.tiles[CATERINA] === seat && troops !== 0 ? CATERINA_DEFENCE : 0;
  return caterina + (s.family[seat] === ESTE ? ESTE_DEFENCE : 0);
}

/** POR-8.23, POR-8.25: in round two the values are swapped, not the people. */
export function statOf(side: Side, round: 1 | 2): Stat {
  return (side === ATTACKER) === (round === 1) ? 'attack' : 'defence';
}

/** A side's battle value before its die. */
export function force(s: State, war: War, side: Side, round: 1 | 2): number {
  const stat = statOf(side, round);
  const seat = war.condottieri[side];
  let sum = round === 1 ? -war.weather[side] : 0; // POR-R35
  if (seat === NONE) {
    sum += UNREPRESENTED; // POR-R38: in both rounds
  } else {
    const troops = loyal(s, war, seat);
    sum += army(s, seat, troops, stat) + leader(s, seat, troops, stat);
  }
  if (war.league === side) sum += army(s, war.leagueSeat, loyal(s, war, war.leagueSeat), stat); // POR-R39
  return sum;
}

/** One thing that counts in a fight, or would but for a bribe. */
export interface Part {
  readonly what: 'troop' | 'tile' | 'family' | 'weather' | 'unrepresented';
  readonly id: TroopId | TileId | FamilyId | null;
  readonly owner: number;
  readonly amount: number;
  readonly bribed: boolean;
}

/** The same as `force`, thing by thing; those that are not bribed add up to it. */
export function partsOf(s: State, war: War, side: Side, round: 1 | 2): readonly Part[] {
  const stat = statOf(side, round);
  const seat = war.condottieri[side];
  const led = seat === NONE ? [part('unrepresented', null, NONE, UNREPRESENTED)] : leaderParts(s, war, seat, stat);
  const joined = war.league === side ? armyParts(s, war, war.leagueSeat, stat) : [];
  const weather = round === 1 && war.weather[side] > 0 ? [part('weather', null, NONE, -war.weather[side])] : [];
  return [...led, ...joined, ...weather];
}

function part(what: Part['what'], id: Part['id'], owner: number, amount: number, bribed = false): Part {
  return { what, id, owner, amount, bribed };
}

function armyParts(s: State, war: War, seat: Seat, stat: Stat): readonly Part[] {
  const figures = editionOf(s).troops;
  const loyals = loyal(s, war, seat);
  return TROOPS.flatMap((id, troop) => {
    if ((s.troops[seat]! & (1 << troop)) === 0) return [];
    const bribed = (loyals & (1 << troop)) === 0;
    const bonus = troopBonus(s, seat, troop, stat);
    const own = part('troop', id, seat, figures[troop]![stat], bribed);
    return bonus === 0 ? [own] : [own, part('tile', TILES[BONUS[troop]!.tile]!, seat, bonus, bribed)];
  });
}

function leaderParts(s: State, war: War, seat: Seat, stat: Stat): readonly Part[] {
  const parts = [...armyParts(s, war, seat, stat)];
  if (stat === 'attack') return parts;
  if (s.tiles[CATERINA] === seat) {
    parts.push(part('tile', TILES[CATERINA]!, seat, CATERINA_DEFENCE, loyal(s, war, seat) === 0));
  }
  if (s.family[seat] === ESTE) parts.push(part('family', FAMILIES[ESTE]!, seat, ESTE_DEFENCE));
  return parts;
}
