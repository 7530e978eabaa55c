/** What must be true of every position, whatever was played. */

import { editionOf } from '../../data/box.ts';
import { EVERY_CITY } from '../../data/cities.ts';
import { AGENTS, DISCS, INDULGENCES, LAST_STEP, TROOPS } from '../../data/figures.ts';
import { EVERY_ROOM } from '../../data/palace.ts';
import { TOKEN } from '../../data/pieces.ts';
import { leftOf, PURCHASES } from '../chapters/15-acquisitions.ts';
import { troopsOnMap } from '../chapters/15-troops.ts';
import { placedAgents } from './agents.ts';
import { citiesOf, indulgencesLeft, unlockedSpaces, usedShaded } from './palace.ts';
import { ABSENT, CLOSED, NONE, roomAt, type State, singleAt, troopsAt } from './state.ts';

/** Sentences are built only when they are needed: this is looked at before every decision of thousands of games. */
export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const copies = s.supply.slice();
  for (const pile of [s.roomCard, s.roomUpgrade, s.courtier, inTransit(s)]) {
    for (const card of pile) if (card !== NONE && card < copies.length) copies[card]!++;
  }
  for (const [card, n] of copies.entries()) {
    if (n !== editionOf(s).cards[card]!.copies) found.push(`VIR-1.5: copies of card ${card} are missing`);
  }
  if (indulgencesLeft(s, INDULGENCES) < 0) found.push('VIR-1.7: more than ten Indulgences');
  if (PURCHASES.some((what) => leftOf(s, what) < 0)) found.push('VIR-R29: something was sold that is not there');
  for (let seat = 0; seat < s.seats; seat++) {
    if (!s.order.includes(seat) || !s.arrivals.includes(seat)) found.push(`seat ${seat} has lost its discs`);
    brokenFor(s, seat, found);
  }
  for (const city of EVERY_CITY) {
    const empty = s.cityAgent[city] === NONE && s.cathedral[city] === ABSENT;
    if (s.owner[city] === CLOSED && !empty) found.push(`VIR-R53: something stands on the closed city ${city}`);
    if (s.cathedral[city] !== ABSENT && s.owner[city]! < 0) found.push(`VIR-15.20: Cathedral ${city} has no owner`);
  }
  return found;
}

/** Cards bought and not yet on a space. */
function inTransit(s: State): readonly number[] {
  return s.todo.flatMap((f) => (f.at === 'house' ? [f.card] : []));
}

function brokenFor(s: State, seat: number, found: string[]): void {
  if (s.florins[seat]! < 0) found.push(`VIR-3.1: seat ${seat} owes florins`);
  if (troopsOnMap(s, seat) > TROOPS) found.push(`VIR-15.22: seat ${seat} has more than six Troops`);
  if (placedAgents(s, seat) > s.agents[seat]!) found.push(`VIR-2.5: seat ${seat} has placed unusable Agents`);
  if (s.agents[seat]! > AGENTS) found.push(`VIR-15.21: seat ${seat} has more than five Agents`);
  if (s.patronage[seat]! > LAST_STEP) found.push(`VIR-8.5: seat ${seat} has left the Patronage track`);
  if (discsInUse(s, seat) > DISCS) found.push(`VIR-1.8: seat ${seat} needs more than 18 discs`);
  if (s.singles[singleAt(seat, TOKEN.kingdom)] !== ABSENT && s.singles[singleAt(seat, TOKEN.republic)] !== ABSENT) {
    found.push(`VIR-15.19: seat ${seat} has both a Kingdom and a Republic`);
  }
  const losing = s.todo.some((f) => f.at === 'loseSpace' && f.seat === seat);
  if (!losing && usedShaded(s, seat) > unlockedSpaces(s, seat))
    found.push(`VIR-15.11: seat ${seat} uses locked spaces`);
  for (const room of EVERY_ROOM) brokenRoom(s, seat, room, found);
  for (const city of EVERY_CITY) {
    const at = troopsAt(s, city, seat);
    const [all, leaving] = [s.troops[at]!, s.retreating[at]!];
    if (leaving < 0 || leaving > all) found.push(`VIR-R22: more Troops of ${seat} leave city ${city} than are there`);
    if (s.owner[city] === CLOSED && all !== 0) found.push(`VIR-R53: Troops of ${seat} in the closed city ${city}`);
  }
}

function brokenRoom(s: State, seat: number, room: number, found: string[]): void {
  const card = s.roomCard[roomAt(seat, room)]!;
  if (card !== NONE && editionOf(s).cards[card]!.action < 0)
    found.push(`VIR-4.5: Room ${room} of ${seat} has no action`);
  if (card === NONE && s.roomUpgrade[roomAt(seat, room)] !== NONE) {
    found.push(`VIR-4.3: an Upgrade of seat ${seat} lies under no card`);
  }
}

function discsInUse(s: State, seat: number): number {
  let discs = 3 + citiesOf(s, seat); // the three tracks
  for (const holder of s.allianceHolder) if (holder === seat) discs++;
  for (const trophies of s.trophies) if ((trophies & (1 << seat)) !== 0) discs++;
  return discs;
}
