/** Chapter 6, INFLUENCE (PAX-6.3 to PAX-6.6), its variants and its discounts (PAX-17.3). */
import { list, type Seat, type Steps, schedule } from '@signoria/kernel';
import { numberOf } from '../data/edition.ts';
import type { Place } from '../data/layouts.ts';
import {
  admits,
  besides,
  cellAt,
  connectionFactions,
  faceAt,
  freeCells,
  lowest,
  placeId,
  presence,
  rivalInfluenceOn,
  settleIn,
  touchedBy,
} from './board.ts';
import type { Choice } from './choices.ts';
import { story } from './events.ts';
import type { Frame, Way } from './frames.ts';
import { partyOf } from './party.ts';
import type { Part, Price } from './price.ts';
import { factionsOn } from './schemes.ts';
import { NONE, type State, type Who } from './state.ts';
import { affords, charge } from './support.ts';
import { enhanced, substitution } from './ways.ts';

/** Where INFLUENCE may strike at all, by adjacency or ability; cells and costs not yet looked at. */
export function influenceReach(s: State, who: Who, way: Way): number {
  if (way === 'R-INFL-ANY' || way === 'X-INFL-ANY1') return s.faceUp;
  const mine = presence(s, who);
  const near = s.faceUp & (mine | besides(s, mine) | touchedBy(s, who));
  if (enhanced(s, 'E-INFL-FACTION') === 0) return near;
  const own = factionsOn(s, mine) | connectionFactions(s, who); // PAX-17.32: the acting card is any of these
  let far = 0;
  for (let left = s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if ((faceAt(s, place).factions & own) !== 0) far |= 1 << place;
  }
  return near | far;
}

/** How much influence there is room for: cells, supply (PAX-R38), the action's own limit. */
export function roomFor(s: State, who: Who, way: Way, place: Place): number {
  if (!admits(s, place, who)) return 0;
  const most = numberOf(s, way === 'X-INFL-ANY1' ? 'X-INFL-ANY1.influence' : 'limit.influencePerAction');
  return Math.min(most, freeCells(s, place), s.influence[who]!);
}

/** An amount lowered by a discount, not below its floor and never raised (PAX-17.3). */
function lowered(amount: number, discount: number, floor: number): number {
  return Math.max(Math.min(amount, floor), amount - discount);
}

export function influencePrice(s: State, who: Who, way: Way, place: Place, count: number): Price {
  const face = faceAt(s, place);
  const each = enhanced(s, 'G-INFL-LESS') * numberOf(s, 'G-INFL-LESS.discount');
  const eachFloor = numberOf(s, 'G-INFL-LESS.floor');
  // PAX-R44: rival influence lying there before the action.
  const perRival = way === 'R-INFL-ANY' ? numberOf(s, 'R-INFL-ANY.discount') * rivalInfluenceOn(s, place, who) : 0;
  const parts: Part[] = [];
  let total = 0;
  for (let cell = 0; parts.length < count; cell++) {
    if (cellAt(s, place, cell) !== NONE) continue;
    const symbols = face.cells[cell]!.map((f) => 1 << f);
    const amount = lowered(lowered(symbols.length, each, eachFloor), perRival, 0);
    parts.push({ symbols, waived: symbols.length - amount });
    total += amount;
  }
  return { bills: [{ parts, waived: total - discounted(s, way, total) }], rate: substitution(s, who, 'influence') };
}

/** Discounts on the whole action. */
function discounted(s: State, way: Way, total: number): number {
  switch (way) {
    case 'X-INFL-CHEAP':
      return lowered(total, numberOf(s, 'X-INFL-CHEAP.discount'), numberOf(s, 'X-INFL-CHEAP.floor'));
    case 'F-AR':
      return lowered(total, numberOf(s, 'F-AR.discount'), numberOf(s, 'F-AR.floor'));
    default:
      return total;
  }
}

export function canInfluence(s: State, who: Who, way: Way, place: Place): boolean {
  return roomFor(s, who, way, place) > 0 && affords(s, who, influencePrice(s, who, way, place, 1));
}

export function influenceChoices(s: State, who: Who, way: Way, into: Choice[], most: number): void {
  for (let left = influenceReach(s, who, way); left !== 0 && into.length < most; left &= left - 1) {
    const place = lowest(left);
    if (canInfluence(s, who, way, place)) into.push({ do: 'influence', place: placeId(s, place) });
  }
}

/** The numbers that can be paid for. A discount on the total may make two as cheap as one, never cheaper. */
function counts(s: State, who: Who, way: Way, place: Place): readonly number[] {
  const room = roomFor(s, who, way, place);
  const found: number[] = [];
  for (let n = 1; n <= room; n++) if (affords(s, who, influencePrice(s, who, way, place, n))) found.push(n);
  return found;
}

export function startInfluence(s: State, seat: Seat, way: Way, place: Place): void {
  const possible = counts(s, seat, way, place);
  if (possible.length > 1) schedule(s, { at: 'howMany', seat, place, way });
  else buy(s, seat, way, place, possible[0]!);
}

function buy(s: State, seat: Seat, way: Way, place: Place, count: number): void {
  charge(s, seat, influencePrice(s, seat, way, place, count), { at: 'place', seat, place, count });
}

/** PAX-6.5 */
export function placeInfluence(s: State, who: Who, place: Place, count: number): void {
  for (let i = 0; i < count; i++) settleIn(s, place, who);
  s.influence[who]! -= count;
  story.sink?.push({ what: 'influenced', who: partyOf(s, who), place: placeId(s, place), count });
}

export const influenceSteps: Pick<Steps<State, Frame, Choice>, 'howMany' | 'place'> = {
  howMany: {
    rules: ['PAX-6.4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(counts(s, f.seat, f.way, f.place).map((count) => ({ do: 'count', count }))),
    take(s, f, c) {
      if (c.do === 'count') buy(s, f.seat, f.way, f.place, c.count);
    },
  },
  place: {
    run: (s, f) => placeInfluence(s, f.seat, f.place, f.count),
  },
};
