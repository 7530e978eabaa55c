/**
 * Chapter 11, the two restrictions (PAX-11.4, PAX-11.5) as PAX-R4 makes them decidable: every scheme has *witnesses*, the
 * sets of cards that fulfil it. Several schemes are jointly fulfilled when one witness each can be chosen so that none
 * contains another and no lodge serves twice.
 *
 * Not all witnesses need be looked at. Let `W` be witnesses that stand together, and for every two of them `e` a card of one
 * that the other lacks. A scheme whose witnesses may always grow is then also served by *all* its cards but those `e` that
 * its witness lacked, one for each other scheme, and these larger witnesses still stand together. So it is enough to leave
 * out, of all cards that count, as many as there are other schemes: an exact answer, and a short list.
 */
import { numberOf } from '../../data/box.ts';
import { ALL_FACTIONS, EVERY_FACTION } from '../../data/factions.ts';
import { SCHEMES, type Scheme, type SchemeId } from '../../data/schemes.ts';
import { bits, controlled, influenceIn, layoutOf, lowest, presence } from './board.ts';
import { connected, lodgeController, lodgeKey, lodges, NO_LODGE, placesOf } from './lodges.ts';
import {
  armsOf,
  centralRun,
  factionsOn,
  fulfils,
  innerCircles,
  isOuter,
  joined,
  membersOf,
  ofDegree,
  sharedCards,
} from './schemes.ts';
import type { State, Who } from './state.ts';
import { pathsThen, setsThen } from './witnesses-then.ts';

export interface Witness {
  /** Places, as a bit set. */
  readonly set: number;
  /** The lodge it takes up; NO_LODGE for schemes that need none. */
  readonly lodge: number;
}

/** Can all these schemes count at once for `who`? */
export function jointlyFulfilled(s: State, who: Who, schemes: readonly Scheme[]): boolean {
  if (schemes.length === 1) return fulfils(s, who, schemes[0]!);
  const choices = schemes.map((scheme) => witnessesOf(s, who, scheme, schemes.length - 1));
  return compatible(choices, 0, []);
}

function compatible(choices: readonly (readonly Witness[])[], at: number, chosen: readonly Witness[]): boolean {
  if (at === choices.length) return true;
  return choices[at]!.some(
    (w) => chosen.every((c) => mayStandBeside(c, w)) && compatible(choices, at + 1, [...chosen, w]),
  );
}

function mayStandBeside(a: Witness, b: Witness): boolean {
  if (a.lodge !== NO_LODGE && a.lodge === b.lodge) return false; // PAX-11.5
  const common = a.set & b.set;
  return common !== a.set && common !== b.set; // PAX-11.4
}

/** The witnesses that may be needed beside so many other schemes. */
export function witnessesOf(s: State, who: Who, scheme: Scheme, others: number): readonly Witness[] {
  return WITNESSES[SCHEMES[scheme]!](s, who, others);
}

/** All these cards but any few of them, while at least `least` are left that hold what the scheme demands. */
function setsOf(s: State, cards: number, few: number, least: number, holds: Holds): readonly Witness[] {
  if (s.reading !== 2) return setsThen(cards, least, holds);
  const found: Witness[] = [];
  const leaveOut = (set: number, from: number, more: number): void => {
    if (bits(set) < least || !holds(set)) return;
    found.push({ set, lodge: NO_LODGE });
    if (more === 0) return;
    for (let left = from; left !== 0; left &= left - 1) leaveOut(set & ~(left & -left), left & (left - 1), more - 1);
  };
  leaveOut(cards, cards, few);
  return found;
}

export type Holds = (set: number) => boolean;

/** Whole lodges that `who` controls and that hold what the scheme demands. */
function lodgesWith(s: State, who: Who, holds: Holds): readonly Witness[] {
  return lodges(s)
    .filter(({ set }) => lodgeController(s, set) === who && holds(set))
    .map(({ faction, set }) => ({ set, lodge: lodgeKey(faction, set) }));
}

const always: Holds = () => true;

type WitnessesOf = (s: State, who: Who, others: number) => readonly Witness[];

const WITNESSES: { readonly [id in SchemeId]: WitnessesOf } = {
  rosicrucians(s, who, others) {
    if (!fulfils(s, who, SCHEMES.indexOf('rosicrucians'))) return []; // more of them than any rival
    const enough = numberOf(s, 'rosicrucians.influence');
    const cards = controlled(s, who) & membersOf(s, 'R');
    const least = numberOf(s, 'rosicrucians.cards');
    return setsOf(s, cards, others, least, (set) => influenceIn(s, set, who) >= enough);
  },
  grandlodge: (s, who) =>
    lodgesWith(
      s,
      who,
      (set) =>
        bits(set) >= numberOf(s, 'grandlodge.cards') && influenceIn(s, set, who) >= numberOf(s, 'grandlodge.influence'),
    ),
  enlighteners(s, who, others) {
    if (!fulfils(s, who, SCHEMES.indexOf('enlighteners'))) return [];
    const enough = numberOf(s, 'enlighteners.influence');
    const cards = ofDegree(s, 'RA') & presence(s, who);
    return setsOf(s, cards, others, 1, (set) => influenceIn(s, set, who) >= enough);
  },
  periphery: (s, who) =>
    lodgesWith(
      s,
      who,
      (set) =>
        bits(isOuter(s, set)) >= numberOf(s, 'periphery.outer') &&
        influenceIn(s, set, who) >= numberOf(s, 'periphery.influence'),
    ),
  adepts: (s, who, others) =>
    setsOf(s, controlled(s, who) & ofDegree(s, 'GM'), others, numberOf(s, 'adepts.cards'), always),
  innercircle(s, who) {
    const mine = presence(s, who);
    return innerCircles(s)
      .filter((circle) => (circle & mine) === circle)
      .map((set) => ({ set, lodge: NO_LODGE }));
  },
  exchange: (s, who) => lodgesWith(s, who, (set) => centralRun(s, set) >= numberOf(s, 'exchange.central')),
  masons: (s, who, others) =>
    setsOf(s, controlled(s, who) & membersOf(s, 'M'), others, 1, (set) => factionsOn(s, set) === ALL_FACTIONS),
  rumourpath: (s, who, others) => (s.reading === 2 ? paths(s, who, others) : pathsThen(s, who)),
  areopagi: (s, who) => lodgesWith(s, who, (set) => joined(s, who, set) === 2),
  equals: stars,
  shadow: (s, who, others) => setsOf(s, sharedCards(s, who), others, numberOf(s, 'shadow.cards'), always),
  wide: (s, who, others) => setsOf(s, controlled(s, who), others, numberOf(s, 'wide.cards'), always),
};

/** PAX-R4: a centre and three or more of its equals. */
function stars(s: State, who: Who, others: number): readonly Witness[] {
  const mine = presence(s, who);
  const least = numberOf(s, 'equals.neighbours');
  const found: Witness[] = [];
  for (let left = mine; left !== 0; left &= left - 1) {
    const centre = lowest(left);
    for (const { set } of setsOf(s, armsOf(s, mine, centre), others, least, always)) {
      found.push({ set: set | (1 << centre), lodge: NO_LODGE });
    }
  }
  return found;
}

/** PAX-R3: touching cards of one faction, own influence on each, from the top row to the bottom row. */
function paths(s: State, who: Who, others: number): readonly Witness[] {
  const { top, bottom } = layoutOf(s);
  const found = new Map<number, Witness>();
  for (const faction of EVERY_FACTION) {
    const all = placesOf(s, faction);
    const leaveOut = (cards: number, more: number): void => {
      for (const set of groupsIn(s, cards)) {
        if ((set & top) === 0 || (set & bottom) === 0) continue;
        const lodge = lodgeKey(faction, connected(s, set & -set, all));
        found.set(lodgeKey(faction, set), { set, lodge });
        for (let left = more === 0 ? 0 : set; left !== 0; left &= left - 1) leaveOut(set & ~(left & -left), more - 1);
      }
    };
    leaveOut(all & presence(s, who), others);
  }
  return [...found.values()];
}

/** The groups into which these cards fall. */
function groupsIn(s: State, cards: number): readonly number[] {
  const groups: number[] = [];
  for (let left = cards; left !== 0; ) {
    const set = connected(s, left & -left, left);
    groups.push(set);
    left &= ~set;
  }
  return groups;
}
