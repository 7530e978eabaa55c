/** Chapter 8, what each side brings to a fight before the dice: troops, bonuses of tiles and families, weather. */
import type { Part, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { ESTE, FAMILIES, type FamilyId } from '../../data/families.ts';
import { ARMOURER, CATERINA, GENOESE, SPANISH, SWISS, TILES, type Tile, type TileId } from '../../data/tiles.ts';
import {
  CAVALRY,
  CROSSBOWMEN,
  INFANTRY,
  PIKEMEN,
  TROOP_COUNT,
  TROOPS,
  type Troop,
  type TroopId,
} from '../../data/troops.ts';
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

/** One thing that counts in a fight, or would but for a bribe. */
export interface ForcePart {
  readonly what: 'troop' | 'tile' | 'family' | 'weather' | 'unrepresented';
  readonly id: TroopId | TileId | FamilyId | null;
  readonly owner: number;
  readonly amount: number;
  readonly bribed: boolean;
}

/** Where the rules below put what counts, if somebody listens; those that are not bribed add up to the number. */
type Found = ForcePart[] | null;

function part(what: ForcePart['what'], id: ForcePart['id'], owner: number, amount: number, bribed = false): ForcePart {
  return { what, id, owner, amount, bribed };
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
export function army(s: State, seat: Seat, troops: number, stat: Stat, found: Found = null): number {
  const figures = editionOf(s).troops;
  let sum = 0;
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    const loyal = (troops & (1 << troop)) !== 0;
    if (loyal) sum += figures[troop]![stat] + troopBonus(s, seat, troop, stat);
    if (found !== null && (loyal || (s.troops[seat]! & (1 << troop)) !== 0)) {
      const bonus = troopBonus(s, seat, troop, stat);
      found.push(part('troop', TROOPS[troop]!, seat, figures[troop]![stat], !loyal));
      if (bonus !== 0) found.push(part('tile', TILES[BONUS[troop]!.tile]!, seat, bonus, !loyal));
    }
  }
  return sum;
}

/** What a condottiere adds in person: only with defence (POR-12.9, POR-13.8, POR-R41). */
export function leader(s: State, seat: Seat, troops: number, stat: Stat, found: Found = null): number {
  if (stat === 'attack') return 0;
  let sum = 0;
  if (s.tiles[CATERINA] === seat) {
    if (troops !== 0) sum += CATERINA_DEFENCE;
    found?.push(part('tile', TILES[CATERINA]!, seat, CATERINA_DEFENCE, troops === 0));
  }
  if (s.family[seat] === ESTE) {
    sum += ESTE_DEFENCE;
    found?.push(part('family', FAMILIES[ESTE]!, seat, ESTE_DEFENCE));
  }
  return sum;
}

/** POR-8.23, POR-8.25: in round two the values are swapped, not the people. */
export function statOf(side: Side, round: 1 | 2): Stat {
  return (side === ATTACKER) === (round === 1) ? 'attack' : 'defence';
}

/** A side's battle value before its die. */
export function force(s: State, war: War, side: Side, round: 1 | 2, found: Found = null): number {
  const stat = statOf(side, round);
  const seat = war.condottieri[side];
  let sum = 0;
  if (seat === NONE) {
    sum += UNREPRESENTED; // POR-R38: in both rounds
    found?.push(part('unrepresented', null, NONE, UNREPRESENTED));
  } else {
    const troops = loyal(s, war, seat);
    sum += army(s, seat, troops, stat, found) + leader(s, seat, troops, stat, found);
  }
  if (war.league === side) sum += army(s, war.leagueSeat, loyal(s, war, war.leagueSeat), stat, found); // POR-R39
  if (round === 1 && war.weather[side] > 0) {
    sum -= war.weather[side]; // POR-R35
    found?.push(part('weather', null, NONE, -war.weather[side]));
  }
  return sum;
}

/** What counts for a side, thing by thing. */
export function forceParts(s: State, war: War, side: Side, round: 1 | 2): readonly ForcePart[] {
  const found: ForcePart[] = [];
  force(s, war, side, round, found);
  return found;
}

const TILE_RULES: { readonly [tile in TileId]?: string } = {
  [TILES[GENOESE]!]: 'POR-13.9',
  [TILES[SWISS]!]: 'POR-13.10',
  [TILES[ARMOURER]!]: 'POR-13.11',
  [TILES[SPANISH]!]: 'POR-13.12',
  [TILES[CATERINA]!]: 'POR-13.8',
};

/** What is found in a fight as parts of a number: a bribed troop counts for nothing, and is named. */
export function told(found: readonly ForcePart[]): readonly Part[] {
  return found.filter(({ what, bribed }) => !bribed || what === 'troop').map(toldOf);
}

function toldOf({ what, id, amount: n, bribed }: ForcePart): Part {
  if (bribed) return { what: 'bribed', n: 0, rules: ['POR-15.4'], facts: { troop: id } };
  switch (what) {
    case 'troop':
      return { what, n, rules: ['POR-8.23'], facts: { troop: id } };
    case 'tile':
      return { what, n, rules: [TILE_RULES[id as TileId]!], facts: { tile: id } }; // a tile's id
    case 'family':
      return { what, n, rules: ['POR-12.9'], facts: { family: id } };
    case 'weather':
      return { what, n, rules: ['POR-15.12', 'POR-R35'] };
    case 'unrepresented':
      return { what, n, rules: ['POR-8.15', 'POR-R38'] };
  }
}
