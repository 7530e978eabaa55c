/**
 * Chapter 11: what each scheme demands (PAX-11.6 to PAX-11.18), told as progress: "2 of 3 cards, 4 of 5 influence". A
 * scheme is fulfilled when every part of it is.
 */
import { numberOf } from '../../data/box.ts';
import { EVERY_FACTION, FACTION_COUNT } from '../../data/factions.ts';
import { LAYOUTS, type Layout } from '../../data/layouts.ts';
import type { Organisation } from '../../data/luminaries.ts';
import { SCHEMES, type Scheme, type SchemeId } from '../../data/schemes.ts';
import {
  bits,
  controlled,
  faceAt,
  influenceIn,
  layoutOf,
  lowest,
  neighbours,
  placesIn,
  presence,
  touchedBy,
} from './board.ts';
import { connected, placesOf } from './lodges.ts';
import type { State, Who } from './state.ts';

/** What a demand of a condition counts. */
export type DemandId =
  | 'cards'
  | 'influence'
  /** More influence, cards or points than any rival: `need` is what the strongest rival has, and one more. */
  | 'lead'
  | 'leadCards'
  | 'leadPoints'
  | 'lodgeCards'
  | 'outerCards'
  | 'centralCards'
  | 'innerCards'
  | 'areopagi'
  | 'factions'
  | 'rows'
  | 'neighbours'
  | 'lodges'
  | 'edicts';

export interface Demand {
  readonly what: DemandId;
  readonly have: number;
  readonly need: number;
  /** What was counted, as a set: of places, or of factions where factions or their lodges are. */
  readonly of: number;
}

export interface Progress {
  readonly parts: readonly Demand[];
  /** The cards that count for it now, as a set of places. */
  readonly set: number;
}

export function isFulfilled({ parts }: Progress): boolean {
  for (const { have, need } of parts) if (have < need) return false;
  return true;
}

/** 0 to 1: how much of it is done. */
export function closeness({ parts }: Progress): number {
  let sum = 0;
  for (const { have, need } of parts) sum += have >= need ? 1 : have / need;
  return sum / parts.length;
}

export function demand(what: DemandId, have: number, need: number, of = 0): Demand {
  return { what, have, need, of };
}

const NOTHING: Progress = { parts: [], set: 0 };

function better(a: Progress, b: Progress): Progress {
  return a.parts.length === 0 || closeness(b) > closeness(a) ? b : a;
}

export function schemesIn(set: number): readonly Scheme[] {
  const found: Scheme[] = [];
  for (let left = set; left !== 0; left &= left - 1) found.push(lowest(left));
  return found;
}

export function progressOf(s: State, who: Who, scheme: Scheme): Progress {
  return CONDITIONS[SCHEMES[scheme]!](s, who);
}

export function fulfils(s: State, who: Who, scheme: Scheme): boolean {
  return isFulfilled(progressOf(s, who, scheme));
}

/** The most any rival has of something. */
export function mostOfRivals(s: State, who: Who, count: (rival: Who) => number): number {
  let most = 0;
  for (const rival of s.order) if (rival !== who) most = Math.max(most, count(rival));
  return most;
}

/** Face-up cards of an organisation. */
export function membersOf(s: State, organisation: Organisation): number {
  let set = 0;
  for (let left = s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (faceAt(s, place).organisation === organisation) set |= 1 << place;
  }
  return set;
}

export function ofDegree(s: State, degree: string): number {
  let set = 0;
  for (let left = s.faceUp; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (faceAt(s, place).degree === degree) set |= 1 << place;
  }
  return set;
}

/** PAX-3.10 as a demand: more influence in these cards than any rival. */
export function leadIn(s: State, who: Who, set: number): Demand {
  const have = influenceIn(s, set, who);
  return demand('lead', have, mostOfRivals(s, who, (rival) => influenceIn(s, set, rival)) + 1, set);
}

/** Of all groups of one faction that carry own influence, the one that comes closest. */
export function bestGroup(s: State, who: Who, measure: (set: number) => readonly Demand[]): Progress {
  const mine = presence(s, who);
  let best = NOTHING;
  for (const faction of EVERY_FACTION) {
    for (let left = placesOf(s, faction); left !== 0; ) {
      const set = connected(s, left & -left, left);
      left &= ~set;
      if ((set & mine) !== 0) best = better(best, { parts: measure(set), set });
    }
  }
  return best.parts.length > 0 ? best : { parts: measure(0), set: 0 };
}

/** The most cards of the central row in the set that follow one another (PAX-11.12). */
function longestRun(s: State, set: number): number {
  const { central } = layoutOf(s);
  let longest = 0;
  for (let left = set & central; left !== 0; ) {
    const run = connected(s, left & -left, left);
    left &= ~run;
    if (bits(run) > bits(longest)) longest = run;
  }
  return longest;
}

export function centralRun(s: State, set: number): number {
  return bits(longestRun(s, set));
}

/** So many of these cards are needed. */
export function demandCards(what: DemandId, set: number, need: number): Demand {
  return demand(what, bits(set), need, set);
}

/** So much influence on these cards is needed. */
export function demandInfluence(s: State, who: Who, set: number, need: number): Demand {
  return demand('influence', influenceIn(s, set, who), need, set);
}

export function demandRun(s: State, set: number, need: number): Demand {
  return demandCards('centralCards', longestRun(s, set), need);
}

/** PAX-11.15 */
export function demandJoining(s: State, who: Who, set: number): Demand {
  return demand('areopagi', joined(s, who, set), 2, set);
}

/** PAX-11.15: whether the set touches the own areopagus, and whether it touches a rival's. */
export function joined(s: State, who: Who, set: number): number {
  const own = (touchedBy(s, who) & set) !== 0 ? 1 : 0;
  for (const rival of s.order) {
    if (rival !== who && (touchedBy(s, rival) & set) !== 0) return own + 1;
  }
  return own;
}

export function isOuter(s: State, set: number): number {
  return set & layoutOf(s).all & ~layoutOf(s).inner;
}

/** PAX-11.11: for each board the groups of four inner cards, each beside two others of the group. */
const CIRCLES = new Map(Object.values(LAYOUTS).map((layout) => [layout, circlesOn(layout)]));

export function innerCircles(s: State): readonly number[] {
  return CIRCLES.get(layoutOf(s))!;
}

function circlesOn({ inner, places }: Layout): readonly number[] {
  return fourOf(inner).filter((set) => placesIn(set).every((place) => bits(places[place]!.neighbours & set) >= 2));
}

function fourOf(set: number): readonly number[] {
  let sets: readonly number[] = [0];
  for (let left = set; left !== 0; left &= left - 1) {
    const one = left & -left;
    sets = [...sets, ...sets.map((other) => other | one)];
  }
  return sets.filter((four) => bits(four) === 4);
}

/** Same degree, own influence, beside the centre: the arms of a star (PAX-11.16). */
export function armsOf(s: State, mine: number, centre: number): number {
  return neighbours(s, centre) & mine & ofDegree(s, faceAt(s, centre).degree);
}

/** PAX-11.17: own influence beside a rival's. */
export function sharedCards(s: State, who: Who): number {
  const mine = presence(s, who);
  let others = 0;
  for (const rival of s.order) if (rival !== who) others |= presence(s, rival);
  return mine & others;
}

export function factionsOn(s: State, set: number): number {
  let factions = 0;
  for (let left = set; left !== 0; left &= left - 1) factions |= faceAt(s, lowest(left)).factions;
  return factions;
}

const CONDITIONS: { readonly [id in SchemeId]: (s: State, who: Who) => Progress } = {
  rosicrucians(s, who) {
    const members = membersOf(s, 'R');
    const set = controlled(s, who) & members;
    return {
      parts: [
        demandCards('cards', set, numberOf(s, 'rosicrucians.cards')),
        demandInfluence(s, who, set, numberOf(s, 'rosicrucians.influence')),
        demand(
          'leadCards',
          bits(set),
          mostOfRivals(s, who, (rival) => bits(controlled(s, rival) & members)) + 1,
          members,
        ),
      ],
      set,
    };
  },
  grandlodge(s, who) {
    return bestGroup(s, who, (set) => [
      demandCards('lodgeCards', set, numberOf(s, 'grandlodge.cards')),
      demandInfluence(s, who, set, numberOf(s, 'grandlodge.influence')),
      leadIn(s, who, set),
    ]);
  },
  enlighteners(s, who) {
    const arches = ofDegree(s, 'RA');
    const set = arches & presence(s, who);
    return {
      parts: [demandInfluence(s, who, set, numberOf(s, 'enlighteners.influence')), leadIn(s, who, arches)],
      set,
    };
  },
  periphery(s, who) {
    return bestGroup(s, who, (set) => [
      demandCards('outerCards', isOuter(s, set), numberOf(s, 'periphery.outer')),
      demandInfluence(s, who, set, numberOf(s, 'periphery.influence')),
      leadIn(s, who, set),
    ]);
  },
  adepts(s, who) {
    const set = controlled(s, who) & ofDegree(s, 'GM');
    return { parts: [demandCards('cards', set, numberOf(s, 'adepts.cards'))], set };
  },
  innercircle(s, who) {
    const mine = presence(s, who);
    let best = 0;
    for (const circle of innerCircles(s)) if (bits(circle & mine) > bits(best)) best = circle & mine;
    return { parts: [demandCards('innerCards', best, 4)], set: best };
  },
  exchange(s, who) {
    return bestGroup(s, who, (set) => [
      demandRun(s, set, numberOf(s, 'exchange.central')),
      demandInfluence(s, who, set, numberOf(s, 'limit.lodgeControl')),
      leadIn(s, who, set),
    ]);
  },
  masons(s, who) {
    const set = controlled(s, who) & membersOf(s, 'M');
    return { parts: [demandCards('factions', factionsOn(s, set), FACTION_COUNT)], set };
  },
  rumourpath(s, who) {
    const { top, bottom, places } = layoutOf(s);
    const mine = presence(s, who);
    const rows = places[places.length - 1]!.row;
    let best = NOTHING;
    for (const faction of EVERY_FACTION) {
      for (let left = placesOf(s, faction) & mine; left !== 0; ) {
        const set = connected(s, left & -left, left);
        left &= ~set;
        const spanned = new Set(placesInRows(s, set)).size;
        // A path that hangs in the middle leads nowhere yet.
        const anchored = (set & top) !== 0 || (set & bottom) !== 0 ? spanned : Math.min(spanned, 1);
        best = better(best, { parts: [demand('rows', anchored, rows, set)], set });
      }
    }
    return best.parts.length > 0 ? best : { parts: [demand('rows', 0, rows)], set: 0 };
  },
  areopagi(s, who) {
    return bestGroup(s, who, (set) => [
      demandJoining(s, who, set),
      demandInfluence(s, who, set, numberOf(s, 'limit.lodgeControl')),
      leadIn(s, who, set),
    ]);
  },
  equals(s, who) {
    const mine = presence(s, who);
    let arms = 0;
    let set = 0;
    for (let left = mine; left !== 0; left &= left - 1) {
      const centre = lowest(left);
      const found = armsOf(s, mine, centre);
      if (set === 0 || bits(found) > bits(arms)) {
        arms = found;
        set = found | (1 << centre);
      }
    }
    return { parts: [demandCards('neighbours', arms, numberOf(s, 'equals.neighbours'))], set };
  },
  shadow(s, who) {
    const set = sharedCards(s, who);
    return { parts: [demandCards('cards', set, numberOf(s, 'shadow.cards'))], set };
  },
  wide(s, who) {
    const set = controlled(s, who);
    return { parts: [demandCards('cards', set, numberOf(s, 'wide.cards'))], set };
  },
};

function placesInRows(s: State, set: number): readonly number[] {
  const { places } = layoutOf(s);
  const rows: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) rows.push(places[lowest(left)]!.row);
  return rows;
}
