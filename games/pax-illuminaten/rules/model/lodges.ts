/** Chapter 3, lodges (PAX-3.9, PAX-3.10, PAX-R1), and the largest lodge of a faction (PAX-10.2, PAX-14.3). */
import type { Parts } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVERY_FACTION, FACTION_COUNT, type Faction } from '../../data/factions.ts';
import { bits, faceAt, layoutOf, leaderIn, lowest } from './board.ts';
import { NONE, type State, type Who } from './state.ts';

export interface Lodge {
  readonly faction: Faction;
  /** Its cards: places, as a bit set. */
  readonly set: number;
  readonly size: number;
}

/** Face-up cards of the faction. */
export function placesOf(s: State, faction: Faction): number {
  let set = 0;
  for (let left = s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if ((faceAt(s, place).factions & (1 << faction)) !== 0) set |= 1 << place;
  }
  return set;
}

/** All cards of `within` that hang together with those of `from`. */
export function connected(s: State, from: number, within: number): number {
  const { places } = layoutOf(s);
  let found = from & within;
  let edge = found;
  while (edge !== 0) {
    const place = lowest(edge);
    edge &= edge - 1;
    const fresh = places[place]!.neighbours & within & ~found;
    found |= fresh;
    edge |= fresh;
  }
  return found;
}

/** The lodges of one faction, written into `into`. */
function lodgesOf(s: State, faction: Faction, into: Lodge[]): void {
  const least = numberOf(s, 'limit.lodgeCards');
  for (let left = placesOf(s, faction); left !== 0; ) {
    const set = connected(s, left & -left, left);
    left &= ~set;
    const size = bits(set);
    if (size >= least) into.push({ faction, set, size });
  }
}

export function lodges(s: State): readonly Lodge[] {
  const found: Lodge[] = [];
  for (const faction of EVERY_FACTION) lodgesOf(s, faction, found);
  return found;
}

/** PAX-3.10 */
export function lodgeController(s: State, set: number): Who {
  return leaderIn(s, set, numberOf(s, 'limit.lodgeControl'));
}

/** The main lodge of a faction (PAX-14.3): the largest, or all that tie for it; null without a lodge. */
export interface MainLodge {
  readonly faction: Faction;
  readonly set: number;
  /** Of each lodge in it. */
  readonly size: number;
  readonly tied: boolean;
}

export function mainLodge(s: State, faction: Faction): MainLodge | null {
  const found: Lodge[] = [];
  lodgesOf(s, faction, found);
  let main: MainLodge | null = null;
  for (const { set, size } of found) {
    if (main === null || size > main.size) main = { faction, set, size, tied: false };
    else if (size === main.size) main = { faction, set: main.set | set, size, tied: true };
  }
  return main;
}

/** PAX-10.1, PAX-10.2, PAX-R8: a single largest lodge is controlled like any, tied ones as one with less. */
export function leastToControl(s: State, { tied }: MainLodge, parts: Parts = null): number {
  const any = numberOf(s, 'limit.lodgeControl');
  const least = tied ? numberOf(s, 'limit.tiedLodgeControl') : any;
  parts?.push({ what: 'lodgeControl', n: any, rules: ['PAX-3.10'] });
  parts?.push({ what: 'tiedLodges', n: least - any, rules: ['PAX-10.2', 'PAX-R8'] });
  return least;
}

export function mainLodgeController(s: State, faction: Faction): Who {
  const main = mainLodge(s, faction);
  return main === null ? NONE : leaderIn(s, main.set, leastToControl(s, main));
}

/** Where no lodge is taken up. */
export const NO_LODGE = -1;

/** A lodge is its faction and its cards (PAX-R1). */
export function lodgeKey(faction: Faction, set: number): number {
  return set * FACTION_COUNT + faction;
}
