/**
 * Chapter 11, the two restrictions (PAX-11.4, PAX-11.5) as PAX-R4 makes them decidable: every scheme has *witnesses*, the
 * sets of cards that fulfil it. Several schemes are jointly fulfilled when one witness each can be chosen so that none
 * contains another and no lodge serves twice.
 */
import { numberOf } from '../data/edition.ts';
import { ALL_FACTIONS, FACTION_COUNT } from '../data/factions.ts';
import { SCHEMES, type Scheme, type SchemeId } from '../data/schemes.ts';
import { bits, controlled, influenceIn, layoutOf, lowest, neighbours, presence } from './board.ts';
import { connected, lodgeController, lodges, placesOf } from './lodges.ts';
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

export interface Witness {
  /** Places, as a bit set. */
  readonly set: number;
  /** The lodge it takes up; NO_LODGE for schemes that need none. */
  readonly lodge: number;
}

const NO_LODGE = -1;

/** A lodge is its faction and its cards (PAX-R1). */
function lodgeKey(faction: number, set: number): number {
  return set * FACTION_COUNT + faction;
}

/** Can all these schemes count at once for `who`? */
export function jointlyFulfilled(s: State, who: Who, schemes: readonly Scheme[]): boolean {
  if (schemes.length === 1) return fulfils(s, who, schemes[0]!);
  const choices = schemes.map((scheme) => witnessesOf(s, who, scheme));
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

export function witnessesOf(s: State, who: Who, scheme: Scheme): readonly Witness[] {
  return WITNESSES[SCHEMES[scheme]!](s, who);
}

/** Beyond so many qualifying cards only sets near the smallest are looked at: two more cards are all three schemes need. */
const MANY = 10;
const SPARE = 2;

/** All sets of at least `least` of these cards that hold what the scheme demands. */
function setsOf(cards: number, least: number, holds: (set: number) => boolean): readonly Witness[] {
  const count = bits(cards);
  const most = count > MANY ? least + SPARE : count;
  const found: Witness[] = [];
  const grow = (left: number, set: number, size: number): void => {
    if (size + bits(left) < least) return;
    if (size >= least && holds(set)) found.push({ set, lodge: NO_LODGE });
    if (size === most) return;
    for (let rest = left; rest !== 0; rest &= rest - 1) grow(rest & (rest - 1), set | (rest & -rest), size + 1);
  };
  grow(cards, 0, 0);
  return found;
}

/** Whole lodges that `who` controls and that hold what the scheme demands. */
function lodgesWith(s: State, who: Who, holds: (set: number) => boolean): readonly Witness[] {
  return lodges(s)
    .filter(({ set }) => lodgeController(s, set) === who && holds(set))
    .map(({ faction, set }) => ({ set, lodge: lodgeKey(faction, set) }));
}

const always = (): boolean => true;

const WITNESSES: { readonly [id in SchemeId]: (s: State, who: Who) => readonly Witness[] } = {
  rosicrucians(s, who) {
    if (!fulfils(s, who, SCHEMES.indexOf('rosicrucians'))) return []; // more of them than any rival
    const enough = numberOf(s, 'rosicrucians.influence');
    const cards = controlled(s, who) & membersOf(s, 'R');
    return setsOf(cards, numberOf(s, 'rosicrucians.cards'), (set) => influenceIn(s, set, who) >= enough);
  },
  grandlodge: (s, who) =>
    lodgesWith(
      s,
      who,
      (set) =>
        bits(set) >= numberOf(s, 'grandlodge.cards') && influenceIn(s, set, who) >= numberOf(s, 'grandlodge.influence'),
    ),
  enlighteners(s, who) {
    if (!fulfils(s, who, SCHEMES.indexOf('enlighteners'))) return [];
    const enough = numberOf(s, 'enlighteners.influence');
    return setsOf(ofDegree(s, 'RA') & presence(s, who), 1, (set) => influenceIn(s, set, who) >= enough);
  },
  periphery: (s, who) =>
    lodgesWith(
      s,
      who,
      (set) =>
        bits(isOuter(s, set)) >= numberOf(s, 'periphery.outer') &&
        influenceIn(s, set, who) >= numberOf(s, 'periphery.influence'),
    ),
  adepts: (s, who) => setsOf(controlled(s, who) & ofDegree(s, 'GM'), numberOf(s, 'adepts.cards'), always),
  innercircle(s, who) {
    const mine = presence(s, who);
    return innerCircles(s)
      .filter((circle) => (circle & mine) === circle)
      .map((set) => ({ set, lodge: NO_LODGE }));
  },
  exchange: (s, who) => lodgesWith(s, who, (set) => centralRun(s, set) >= numberOf(s, 'exchange.central')),
  masons: (s, who) => setsOf(controlled(s, who) & membersOf(s, 'M'), 1, (set) => factionsOn(s, set) === ALL_FACTIONS),
  rumourpath: paths,
  areopagi: (s, who) => lodgesWith(s, who, (set) => joined(s, who, set) === 2),
  equals: stars,
  shadow: (s, who) => setsOf(sharedCards(s, who), numberOf(s, 'shadow.cards'), always),
  wide: (s, who) => setsOf(controlled(s, who), numberOf(s, 'wide.cards'), always),
};

/** PAX-R4: a centre and three or more of its equals. */
function stars(s: State, who: Who): readonly Witness[] {
  const mine = presence(s, who);
  const found: Witness[] = [];
  for (let left = mine; left !== 0; left &= left - 1) {
    const centre = lowest(left);
    for (const { set } of setsOf(armsOf(s, mine, centre), numberOf(s, 'equals.neighbours'), always)) {
      found.push({ set: set | (1 << centre), lodge: NO_LODGE });
    }
  }
  return found;
}

/** More paths than this are not looked at: two schemes are told apart long before. */
const ENOUGH_PATHS = 400;

/** PAX-R3: chains of one faction, own influence on every card, from the top row to the bottom row, and a little more. */
function paths(s: State, who: Who): readonly Witness[] {
  const { top, bottom } = layoutOf(s);
  const mine = presence(s, who);
  const found = new Map<string, Witness>();
  for (let faction = 0; faction < FACTION_COUNT; faction++) {
    const all = placesOf(s, faction);
    const held = all & mine;
    const walk = (at: number, set: number): void => {
      if (found.size >= ENOUGH_PATHS) return;
      if (((1 << at) & bottom) !== 0) {
        const lodge = lodgeKey(faction, connected(s, 1 << at, all));
        for (const grown of extended(s, set, held)) found.set(`${grown} ${lodge}`, { set: grown, lodge });
        return;
      }
      for (let next = neighbours(s, at) & held & ~set; next !== 0; next &= next - 1) {
        walk(lowest(next), set | (next & -next));
      }
    };
    for (let start = top & held; start !== 0; start &= start - 1) walk(lowest(start), start & -start);
  }
  return [...found.values()];
}

/** The path itself, and with up to two more cards that hang together with it. */
function extended(s: State, path: number, held: number): readonly number[] {
  const sets = [path];
  const beside = (set: number): number => {
    let edge = 0;
    for (let left = set; left !== 0; left &= left - 1) edge |= neighbours(s, lowest(left));
    return edge & held & ~set;
  };
  for (let one = beside(path); one !== 0; one &= one - 1) {
    const longer = path | (one & -one);
    sets.push(longer);
    for (let two = beside(longer); two !== 0; two &= two - 1) sets.push(longer | (two & -two));
  }
  return sets;
}

/** Which of a card's places serve a scheme: for the screen's explanation. */
export function placesServing(s: State, who: Who, scheme: Scheme): number {
  return witnessesOf(s, who, scheme).reduce((set, w) => set | w.set, 0) & s.faceUp;
}
