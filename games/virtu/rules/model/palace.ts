/** Chapters 4 and 15b: what lies where in a Palace, and what that means. */
import type { Parts, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARDS, type Card, NOBLES } from '../../data/cards.ts';
import { CITIES_FOR_SPACE } from '../../data/figures.ts';
import { EVERY_ROOM, EVERY_SPACE, ROOMS, type Room, SHADED, SHADED_SPACES, type Space } from '../../data/palace.ts';
import { BONUS, BONUSES, EVERY_BONUS, EVERY_SINGLE, TOKENS } from '../../data/pieces.ts';
import { story } from './events.ts';
import { ABSENT, NONE, roomAt, type State, singleAt, spaceAt } from './state.ts';

/** VIR-4.2: a card's action replaces the printed one. */
export function actionOf(s: State, seat: Seat, room: Room): number {
  const card = s.roomCard[roomAt(seat, room)]!;
  return card === NONE ? printedAction(s, seat, room) : editionOf(s).cards[card]!.action;
}

export function printedAction(s: State, seat: Seat, room: Room): number {
  return editionOf(s).rooms[s.powers[seat]!]![room]!;
}

export function hasEnemyAgent(s: State, seat: Seat, room: Room): boolean {
  const agent = s.roomAgent[roomAt(seat, room)]!;
  return agent !== NONE && agent !== seat;
}

/** VIR-15.5: why no card may enter or leave this Room in Winter; null when it may. */
export function frozenBy(s: State, seat: Seat, room: Room): 'marker' | 'indulgence' | 'agent' | null {
  if (s.marker[seat] === room) return 'marker';
  if (s.roomIndulgence[roomAt(seat, room)]) return 'indulgence';
  return hasEnemyAgent(s, seat, room) ? 'agent' : null;
}

export function citiesOf(s: State, seat: Seat): number {
  let n = 0;
  for (const owner of s.owner) if (owner === seat) n++;
  return n;
}

/** VIR-15.9: from Titles, Patronage bonuses and five cities; three at most. */
export function unlockedSpaces(s: State, seat: Seat, parts: Parts = null): number {
  const box = editionOf(s);
  let n = 0;
  for (const token of EVERY_SINGLE) {
    if (s.singles[singleAt(seat, token)] === ABSENT) continue;
    const { spaces } = box.tokens[token]!; // VIR-15.10: exhausted or not
    n += spaces;
    if (spaces > 0) parts?.push({ what: 'component', n: spaces, rules: ['VIR-15.9'], facts: { id: TOKENS[token]! } });
  }
  for (const bonus of EVERY_BONUS) {
    if (s.bonusOwner[bonus] !== seat) continue;
    const { spaces } = box.bonuses[bonus]!;
    n += spaces;
    if (spaces > 0) parts?.push({ what: 'component', n: spaces, rules: ['VIR-15.9'], facts: { id: BONUSES[bonus]! } });
  }
  if (citiesOf(s, seat) >= CITIES_FOR_SPACE) {
    n++;
    parts?.push({ what: 'manyCities', n: 1, rules: ['VIR-15.9'], facts: { cities: CITIES_FOR_SPACE } });
  }
  if (n <= SHADED_SPACES) return n;
  parts?.push({ what: 'mostSpaces', n: SHADED_SPACES - n, rules: ['VIR-15.9'], facts: { most: SHADED_SPACES } });
  return SHADED_SPACES;
}

export function usedShaded(s: State, seat: Seat): number {
  let n = 0;
  for (const space of EVERY_SPACE) {
    if (SHADED[space] && s.courtier[spaceAt(seat, space)] !== NONE) n++;
  }
  return n;
}

/** VIR-15.11: any shaded space may be used, as long as no more are used than unlocked. */
export function isUsable(s: State, seat: Seat, space: Space): boolean {
  if (!SHADED[space] || s.courtier[spaceAt(seat, space)] !== NONE) return true;
  return usedShaded(s, seat) < unlockedSpaces(s, seat);
}

export function isFree(s: State, seat: Seat, space: Space): boolean {
  return s.courtier[spaceAt(seat, space)] === NONE && isUsable(s, seat, space);
}

export function hasFreeSpace(s: State, seat: Seat): boolean {
  for (const space of EVERY_SPACE) if (isFree(s, seat, space)) return true;
  return false;
}

/** Puts a card on a space. */
export function seatCard(s: State, seat: Seat, space: Space, card: Card, ready: boolean): void {
  s.courtier[spaceAt(seat, space)] = card;
  s.courtierReady[spaceAt(seat, space)] = ready;
}

export function clearSpace(s: State, seat: Seat, space: Space): Card {
  const at = spaceAt(seat, space);
  const card = s.courtier[at]!;
  s.courtier[at] = NONE;
  s.courtierReady[at] = false;
  return card;
}

/** VIR-15.12: a Noble returns to the supply, a Family card leaves the game, Machiavelli returns to the display (VIR-R36). */
export function discardCourtier(s: State, seat: Seat, space: Space): void {
  const card = clearSpace(s, seat, space);
  if (card < NOBLES.length) s.supply[card]!++;
  else if (CARDS[card] === 'machiavelli') s.bonusOwner[BONUS.machiavelli] = NONE;
  story.sink?.push({ what: 'cardDiscarded', seat, card: CARDS[card]! });
}

/** How many copies of this card lie in the Palace, in Rooms and on spaces. */
export function copiesOf(s: State, seat: Seat, card: Card): number {
  let n = 0;
  for (const room of EVERY_ROOM) {
    if (s.roomCard[roomAt(seat, room)] === card) n++;
    if (s.roomUpgrade[roomAt(seat, room)] === card) n++;
  }
  for (const space of EVERY_SPACE) if (s.courtier[spaceAt(seat, space)] === card) n++;
  return n;
}

export function indulgencesLeft(s: State, all: number): number {
  let left = all;
  for (const there of s.roomIndulgence) if (there) left--;
  return left;
}

/** VIR-7.3: into the Room with the marker. */
export function placeIndulgence(s: State, seat: Seat, benefit: 'crown' | 'florins'): void {
  const room = s.marker[seat]!;
  s.roomIndulgence[roomAt(seat, room)] = true;
  s.pardoned[seat] = true;
  story.sink?.push({ what: 'indulgenceTaken', seat, room: ROOMS[room]!, benefit });
}
