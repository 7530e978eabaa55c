/** Chapter 6, INFLUENCE (PAX-6.3 to PAX-6.6), its variants and its discounts (PAX-17.3). */
import { type Chapter, list, type Parts, type Seat, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import type { Place } from '../../data/layouts.ts';
import { affords, charge } from '../chapters/03-support.ts';
import {
  admits,
  besides,
  cellAt,
  connectionFactions,
  faceAt,
  freeCells,
  lowest,
  placeId,
  placeNamed,
  presence,
  rivalInfluenceOn,
  settleIn,
  touchedBy,
} from '../model/board.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { FrameAt, Way } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { type Part, type Price, symbolsOwed } from '../model/price.ts';
import { factionsOn } from '../model/schemes.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { type ActionRules, CANNOT_PAY, lies, notAdjacent } from './action.ts';
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

export function influencePrice(s: State, who: Who, way: Way, place: Place, count: number, told: Parts = null): Price {
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
    const less = lowered(symbols.length, each, eachFloor);
    const amount = lowered(less, perRival, 0);
    told?.push({ what: 'cell', n: symbols.length, rules: ['PAX-6.4'], facts: { cell: cell + 1 } });
    told?.push({ what: 'enhancement', n: less - symbols.length, rules: ['PAX-17.17', 'PAX-17.3'] });
    told?.push({ what: 'rivalsThere', n: amount - less, rules: ['PAX-17.11', 'PAX-17.3'] });
    parts.push({ symbols, waived: symbols.length - amount });
    total += amount;
  }
  return {
    bills: [{ parts, waived: total - discounted(s, way, total, told) }],
    rate: substitution(s, who, 'influence'),
  };
}

/** Discounts on the whole action. */
function discounted(s: State, way: Way, total: number, told: Parts): number {
  switch (way) {
    case 'X-INFL-CHEAP': {
      const cheap = lowered(total, numberOf(s, 'X-INFL-CHEAP.discount'), numberOf(s, 'X-INFL-CHEAP.floor'));
      told?.push({ what: 'extraAction', n: cheap - total, rules: ['PAX-17.24', 'PAX-17.3'] });
      return cheap;
    }
    case 'F-AR': {
      const cheap = lowered(total, numberOf(s, 'F-AR.discount'), numberOf(s, 'F-AR.floor'));
      told?.push({ what: 'factionCard', n: cheap - total, rules: ['PAX-17.48'], facts: { faction: 'AR' } });
      return cheap;
    }
    default:
      return total;
  }
}

export function canInfluence(s: State, who: Who, way: Way, place: Place): boolean {
  return roomFor(s, who, way, place) > 0 && affords(s, who, influencePrice(s, who, way, place, 1));
}

/** What so much influence costs, in symbols. */
export function influenceCost(s: State, f: FrameAt<'howMany'>, count: number, told: Parts = null): number {
  return symbolsOwed(influencePrice(s, f.seat, f.way, f.place, count, told).bills[0]!);
}

/** The numbers that can be paid for. A discount on the total may make two as cheap as one, never cheaper. */
export function counts(s: State, who: Who, way: Way, place: Place): readonly number[] {
  const room = roomFor(s, who, way, place);
  const found: number[] = [];
  for (let n = 1; n <= room; n++) if (affords(s, who, influencePrice(s, who, way, place, n))) found.push(n);
  return found;
}

export const influence: ActionRules<Do<'influence'>> = {
  choices(s, { who, way }, into, most) {
    for (let left = influenceReach(s, who, way); left !== 0 && into.length < most; left &= left - 1) {
      const place = lowest(left);
      if (canInfluence(s, who, way, place)) into.push({ do: 'influence', place: placeId(s, place) });
    }
  },
  start(s, { who, way }, c) {
    const place = placeNamed(s, c.place);
    const possible = counts(s, who, way, place);
    if (possible.length > 1) schedule(s, { at: 'howMany', seat: who, place, way });
    else buy(s, who, way, place, possible[0]!);
  },
  whyNot(s, { who, way }, place) {
    if (!lies(influenceReach(s, who, way), place)) return notAdjacent('PAX-6.3');
    if (!admits(s, place, who)) return { why: 'archTaken', rules: ['PAX-4.9'] };
    if (freeCells(s, place) === 0) return { why: 'cardFull', rules: ['PAX-6.3'] };
    if (s.influence[who] === 0) return { why: 'noInfluenceLeft', rules: ['PAX-R38'] };
    return affords(s, who, influencePrice(s, who, way, place, 1)) ? null : CANNOT_PAY;
  },
};

function buy(s: State, seat: Seat, way: Way, place: Place, count: number): void {
  charge(s, seat, influencePrice(s, seat, way, place, count), { at: 'place', seat, place, count });
}

/** PAX-6.5 */
export function placeInfluence(s: State, who: Who, place: Place, count: number): void {
  for (let i = 0; i < count; i++) settleIn(s, place, who);
  s.influence[who]! -= count;
  story.sink?.push({ what: 'influenced', who: partyOf(s, who), place: placeId(s, place), count });
}

export const influenceSteps: Chapter<State, FrameAt<'howMany' | 'place'>> = {
  howMany: {
    rules: ['PAX-6.4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(counts(s, f.seat, f.way, f.place).map((count) => ({ do: 'count', count }))),
    take(s, f, c) {
      buy(s, f.seat, f.way, f.place, c.count);
    },
  },
  place: {
    run: (s, f) => placeInfluence(s, f.seat, f.place, f.count),
  },
};
