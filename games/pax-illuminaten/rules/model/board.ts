/** Chapter 3, the cards on the board: adjacency, cells, influence, control. Lodges have a file of their own. */

import { editionOf, type Face } from '../../data/box.ts';
import { EVERY_CELL, MOST_CELLS } from '../../data/degrees.ts';
import { LAYOUTS, type Layout, type Place, type PlaceId, placeOf, type Slot } from '../../data/layouts.ts';
import { NONE, type State, type Who } from './state.ts';

export function layoutOf(s: State): Layout {
  return LAYOUTS[s.participants]!;
}

export function placeId(s: State, place: Place): PlaceId {
  return layoutOf(s).places[place]!.id;
}

/** By a place's name, in this game's layout. */
export function placeNamed(s: State, id: string): Place {
  return placeOf(layoutOf(s), id);
}

/** The card lying there. A face-down one has a face, but no rule may look at it (PAX-R2). */
export function faceAt(s: State, place: Place): Face {
  return editionOf(s).faces[s.cards[place]!]!;
}

export function isUp(s: State, place: Place): boolean {
  return (s.faceUp & (1 << place)) !== 0;
}

/** PAX-3.1 without the card itself: groups, rumours and Union of Equals speak of other cards (PAX-R75). */
export function neighbours(s: State, place: Place): number {
  return layoutOf(s).places[place]!.neighbours;
}

/** PAX-3.1: a card is adjacent to itself. */
export function around(s: State, place: Place): number {
  return neighbours(s, place) | (1 << place);
}

export function slotOf(s: State, who: Who): Slot {
  return layoutOf(s).slots[s.order.indexOf(who)]!;
}

/** PAX-3.15 */
export function touchedBy(s: State, who: Who): number {
  return slotOf(s, who).touches;
}

/** The factions of the areopagus (PAX-3.5), as a bit set. */
export function connectionFactions(s: State, who: Who): number {
  return editionOf(s).connections[s.connections[who]!]!.reduce((set, f) => set | (1 << f), 0);
}

export function cellCount(s: State, place: Place): number {
  return faceAt(s, place).cells.length;
}

export function cellAt(s: State, place: Place, cell: number): Who {
  return s.cells[place * MOST_CELLS + cell]!;
}

/** The cells with `who`'s influence, from the top. */
export function cellsOf(s: State, place: Place, who: Who): readonly number[] {
  return EVERY_CELL.filter((cell) => cellAt(s, place, cell) === who);
}

/** PAX-6.5: the uppermost free cell of a face-up card; NONE when it is full. */
export function freeCell(s: State, place: Place): number {
  const count = cellCount(s, place);
  for (let cell = 0; cell < count; cell++) if (s.cells[place * MOST_CELLS + cell] === NONE) return cell;
  return NONE;
}

export function freeCells(s: State, place: Place): number {
  const count = cellCount(s, place);
  let free = 0;
  for (let cell = 0; cell < count; cell++) if (s.cells[place * MOST_CELLS + cell] === NONE) free++;
  return free;
}

/** How much of `who`'s influence lies there. */
export function influenceOn(s: State, place: Place, who: Who): number {
  let n = 0;
  for (let i = place * MOST_CELLS; i < (place + 1) * MOST_CELLS; i++) if (s.cells[i] === who) n++;
  return n;
}

export function allInfluenceOn(s: State, place: Place): number {
  let n = 0;
  for (let i = place * MOST_CELLS; i < (place + 1) * MOST_CELLS; i++) if (s.cells[i] !== NONE) n++;
  return n;
}

/** Influence of anybody else. */
export function rivalInfluenceOn(s: State, place: Place, who: Who): number {
  let n = 0;
  for (let i = place * MOST_CELLS; i < (place + 1) * MOST_CELLS; i++) {
    if (s.cells[i] !== NONE && s.cells[i] !== who) n++;
  }
  return n;
}

/** The places with `who`'s influence. */
export function presence(s: State, who: Who): number {
  let set = 0;
  for (let left = s.faceUp; left !== 0; left &= left - 1)
    if (influenceOn(s, lowest(left), who) > 0) set |= left & -left;
  return set;
}

export function influenceIn(s: State, set: number, who: Who): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n += influenceOn(s, lowest(left), who);
  return n;
}

/** Scratch by participant. */
const tally: number[] = [];

/** PAX-3.8: who controls the card there; NONE on a tie. */
export function controller(s: State, place: Place): Who {
  return leaderIn(s, 1 << place, 1);
}

/** The places `who` controls. */
export function controlled(s: State, who: Who): number {
  let set = 0;
  for (let left = s.faceUp; left !== 0; left &= left - 1) if (controller(s, lowest(left)) === who) set |= left & -left;
  return set;
}

/** Who has strictly more influence on these cards than anybody else, and at least `least`; NONE when nobody has. */
export function leaderIn(s: State, set: number, least: number): Who {
  for (const who of s.order) tally[who] = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    const from = lowest(left) * MOST_CELLS;
    for (let i = from; i < from + MOST_CELLS; i++) {
      const who = s.cells[i]!;
      if (who !== NONE) tally[who]!++;
    }
  }
  let best = NONE;
  let most = 0;
  for (const who of s.order) {
    const n = tally[who]!;
    if (n === most) best = NONE;
    if (n <= most) continue;
    best = who;
    most = n;
  }
  return most >= least ? best : NONE;
}

/** PAX-4.9, PAX-R12: influence of `who` may come to this card only if no rival's lies on a royal arch. */
export function admits(s: State, place: Place, who: Who): boolean {
  return faceAt(s, place).degree !== 'RA' || rivalInfluenceOn(s, place, who) === 0;
}

/** PAX-6.5, PAX-R60: into the uppermost free cell. */
export function settleIn(s: State, place: Place, who: Who): void {
  s.cells[place * MOST_CELLS + freeCell(s, place)] = who;
}

/** All influence leaves the card. */
export function clearCells(s: State, place: Place): void {
  s.cells.fill(NONE, place * MOST_CELLS, (place + 1) * MOST_CELLS);
}

/** Places with at least one card of the set beside them. */
export function besides(s: State, set: number): number {
  let found = 0;
  for (let left = set; left !== 0; left &= left - 1) found |= neighbours(s, lowest(left));
  return found;
}

/** Where `who` can act with adjacency: next to or on cards with its influence, or next to its areopagus. */
export function reach(s: State, who: Who): number {
  const mine = presence(s, who);
  return mine | besides(s, mine) | touchedBy(s, who);
}

export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function bits(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

export function placesIn(set: number): readonly Place[] {
  const places: Place[] = [];
  for (let left = set; left !== 0; left &= left - 1) places.push(lowest(left));
  return places;
}
