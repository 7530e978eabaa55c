// Chapter 11, the two restrictions: which plots stand together.

import { keyFromSeed, random, seedOf, startMatch, underRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_FACTIONS } from '../data/factions.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { CARDS, LUMINARIES } from '../data/luminaries.ts';
import { type SchemeId, schemeOf } from '../data/schemes.ts';
import { game } from '../rules/game.ts';
import {
  bits,
  controlled,
  faceAt,
  influenceIn,
  layoutOf,
  neighbours,
  placeId,
  placesIn,
  presence,
} from '../rules/model/board.ts';
import { factionsOn, fulfils, membersOf, ofDegree, sharedCards } from '../rules/model/schemes.ts';
import type { State } from '../rules/model/state.ts';
import { jointlyFulfilled, witnessesOf } from '../rules/model/witnesses.ts';
import { type Position, scenario } from '../scenario.ts';

type Board = NonNullable<Position['board']>;

/** Eleven Masons, and no fewer than five of them belong to all six factions. */
const ELEVEN_MASONS: Board = {
  r1c1: ['AR-GM', 0],
  r1c2: ['CO-GM', 0],
  r1c3: ['CR-GM', 0],
  r2c1: ['SC-GM', 0],
  r2c2: ['CL-GM', 0],
  r2c3: ['MA-RA', 0],
  r2c4: ['CO-RA', 0],
  r3c1: ['CR-RA', 0],
  r3c2: ['ARCR-I', 0],
  r3c3: ['ARCR-II', 0],
  r3c4: ['COCR-I', 0],
};

/** Every set of cards that is a witness, by the words of PAX-R4 alone: tried one by one. */
function everyWitness(s: State, scheme: SchemeId): readonly number[] {
  const holds = isWitness(s, scheme);
  const found: number[] = [];
  const all = presence(s, 0);
  for (let set = all; set !== 0; set = (set - 1) & all) if (holds(set)) found.push(set);
  return found;
}

function isWitness(s: State, scheme: SchemeId): (set: number) => boolean {
  const within = (cards: number, set: number) => (set & ~cards) === 0;
  const own = controlled(s, 0);
  switch (scheme) {
    case 'rosicrucians':
      if (!fulfils(s, 0, schemeOf(scheme))) return () => false;
      return (set) => within(own & membersOf(s, 'R'), set) && bits(set) >= 3 && influenceIn(s, set, 0) >= 5;
    case 'adepts':
      return (set) => within(own & ofDegree(s, 'GM'), set) && bits(set) >= 3;
    case 'masons':
      return (set) => within(own & membersOf(s, 'M'), set) && factionsOn(s, set) === ALL_FACTIONS;
    case 'shadow':
      return (set) => within(sharedCards(s, 0), set) && bits(set) >= 3;
    case 'wide':
      return (set) => within(own, set) && bits(set) >= 8;
    case 'equals':
      return (set) => placesIn(set).some((centre) => isStar(s, centre, set));
    case 'rumourpath':
      return (set) => isPath(s, set);
    default:
      throw new Error(`${scheme} has few witnesses`);
  }
}

function isStar(s: State, centre: number, set: number): boolean {
  const arms = placesIn(set & ~(1 << centre));
  const { degree } = faceAt(s, centre);
  return (
    arms.length >= 3 &&
    arms.every((arm) => faceAt(s, arm).degree === degree && (neighbours(s, centre) & (1 << arm)) !== 0)
  );
}

function isPath(s: State, set: number): boolean {
  const { top, bottom } = layoutOf(s);
  if ((set & top) === 0 || (set & bottom) === 0) return false;
  if (placesIn(set).reduce((common, place) => common & faceAt(s, place).factions, ALL_FACTIONS) === 0) return false;
  let group = set & -set;
  for (let grown = 0; grown !== group; ) {
    grown = group;
    for (const place of placesIn(group)) group |= neighbours(s, place) & set;
  }
  return group === set;
}

const GROWING: readonly SchemeId[] = ['rosicrucians', 'adepts', 'masons', 'shadow', 'wide', 'equals', 'rumourpath'];

/** A full board at random, with enough influence of seat 0 that schemes are often met. */
function crowded(seed: string): State {
  const chance = random(seedOf(seed));
  const deck = [...CARDS];
  const board: { [place: string]: (string | number)[] } = {};
  const likes = chance.below(6);
  let own = 0;
  for (const { id } of LAYOUTS[2]!.places) {
    const liked = deck.filter((card) => faceAtOf(card, likes));
    const from = liked.length > 0 && chance.below(3) > 0 ? liked : deck;
    const card = from[chance.below(from.length)]!;
    deck.splice(deck.indexOf(card), 1);
    const tokens = own < 10 && chance.below(5) > 0 ? (chance.below(3) === 0 ? [0, 1] : [0, 0]) : [];
    if (tokens.length > 0) own++;
    board[id] = [card, ...(card.endsWith('RA') ? tokens.filter((who) => who === 0) : tokens)];
  }
  return scenario({ players: 2 })
    .set({ board: board as Board })
    .acting(0)
    .state();
}

const FACTION_NAMES = ['AR', 'CO', 'MA', 'CR', 'SC', 'CL'];
function faceAtOf(id: string, faction: number): boolean {
  const wanted = FACTION_NAMES[faction]!;
  return LUMINARIES.some((card) => card.id === id && (card.factions as readonly string[]).includes(wanted));
}

/** Every two and every three of so many. */
function groupsOf(count: number): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (let set = 1; set < 1 << count; set++) if (bits(set) === 2 || bits(set) === 3) groups.push([...placesIn(set)]);
  return groups;
}

const RED = ['ARCO-III', 'ARMA-II', 'COMA-II'];

const apart = (a: number, b: number): boolean => (a & b) !== a && (a & b) !== b;

describe('plots that stand together', () => {
  it('[PAX-11.13, PAX-R4] Union of the Masons beside another plot with more than ten Masons', () => {
    const table = () =>
      scenario({ players: 4 }).set({ board: ELEVEN_MASONS, publicSchemes: ['masons', 'wide'], fullHands: true });
    table()
      .set({ realised: { 0: ['wide'] } })
      .acting(0)
      .play('0 realise masons')
      .expect({ realised: { 0: ['masons', 'wide'] } });
    table()
      .set({ realised: { 0: ['masons', 'wide'] } })
      .checking(0)
      .expect({ winners: [0], reason: 'schemes' });
  });

  it('[PAX-R4] a game that began under rules version 1 keeps the bounds it had', () => {
    const s = scenario({ players: 4 }).set({ board: ELEVEN_MASONS }).acting(0).state();
    const both = [schemeOf('masons'), schemeOf('wide')];
    expect(jointlyFulfilled(s, 0, both)).toBe(true);
    expect(jointlyFulfilled({ ...s, reading: undefined }, 0, both)).toBe(false);
  });

  it('[PAX-R4, PAX-11.4] is exact: plots stand together just when some witnesses of theirs do', () => {
    const seen = { together: 0, apart: 0, three: 0, paths: 0 };
    for (let i = 0; i < 150; i++) {
      const s = crowded(`crowded ${i}`);
      const met = GROWING.filter((id) => fulfils(s, 0, schemeOf(id)));
      const sets = met.map((id) => everyWitness(s, id));
      const truth = (chosen: readonly number[], rest: readonly (readonly number[])[]): boolean =>
        rest.length === 0 ||
        rest[0]!.some((set) => chosen.every((other) => apart(set, other)) && truth([...chosen, set], rest.slice(1)));
      for (const group of groupsOf(met.length)) {
        const stands = truth(
          [],
          group.map((at) => sets[at]!),
        );
        seen[stands ? 'together' : 'apart']++;
        if (group.length === 3) seen.three++;
        const schemes = group.map((at) => met[at]!);
        expect(jointlyFulfilled(s, 0, schemes.map(schemeOf)), `${schemes} on board ${i}`).toBe(stands);
        // Of up to ten cards version 1 looked at every set, and at paths with up to two more cards.
        const then = jointlyFulfilled({ ...s, reading: undefined }, 0, schemes.map(schemeOf));
        if (!schemes.includes('rumourpath')) expect(then, `${schemes} on board ${i}, then`).toBe(stands);
        else if (then) expect(stands).toBe(true);
        if (then && schemes.includes('rumourpath')) seen.paths++;
      }
    }
    expect(Math.min(seen.together, seen.apart, seen.three)).toBeGreaterThan(5);
    expect(seen.paths).toBeGreaterThan(0);
  });

  it('[PAX-R4] what version 1 granted is granted still', () => {
    let granted = 0;
    for (let i = 0; i < 150; i++) {
      const s = crowded(`granted ${i}`);
      const met = GROWING.filter((id) => fulfils(s, 0, schemeOf(id))).map(schemeOf);
      if (met.length < 3) continue;
      const three = met.slice(0, 3);
      if (!jointlyFulfilled({ ...s, reading: undefined }, 0, three)) continue;
      granted++;
      expect(jointlyFulfilled(s, 0, three)).toBe(true);
    }
    expect(granted).toBeGreaterThan(3);
  });

  it('[PAX-11.6, PAX-R4] five influence on three Rosicrucians suffice, four do not', () => {
    const brothers = (...third: number[]): Board => ({
      r1c1: ['ARCO-III', 0, 0],
      r2c2: ['ARMA-II', 0, 0],
      r3c3: ['COMA-II', ...third],
      r5c1: ['AR-GM', 0],
    });
    const together = (board: Board, ...ids: SchemeId[]) =>
      jointlyFulfilled(scenario({ players: 2 }).set({ board }).acting(0).state(), 0, ids.map(schemeOf));
    expect(RED.every((id) => LUMINARIES.some((card) => card.id === id && card.organisation === 'R'))).toBe(true);
    const shadow: Board = { r4c1: ['ARCL-II', 0, 1], r4c2: ['ARSC-II', 0, 1], r4c3: ['MASC-II', 0, 1] };
    expect(together({ ...brothers(0), ...shadow }, 'rosicrucians', 'shadow')).toBe(true);
    expect(together({ ...brothers(), ...shadow }, 'rosicrucians', 'shadow')).toBe(false);
  });

  it('[PAX-11.14, PAX-R3] every path runs from the top row to the bottom row', () => {
    const board: Board = {
      r1c1: ['ARCO-I', 0],
      r2c2: ['ARMA-I', 0],
      r3c2: ['ARCR-I', 0],
      r4c2: ['ARSC-I', 0],
      r5c1: ['ARCL-I', 0],
      r3c3: ['ARCO-II', 0],
    };
    const s = scenario({ players: 2 }).set({ board }).acting(0).state();
    const { top, bottom } = layoutOf(s);
    for (const reading of [2, undefined] as const) {
      const found = witnessesOf({ ...s, reading }, 0, schemeOf('rumourpath'), 1);
      // All six cards, or without either of the two in the middle row.
      const all = presence(s, 0);
      expect(new Set(found.map(({ set }) => set))).toEqual(new Set([all, all & ~(1 << 6), all & ~(1 << 7)]));
      expect(found.every(({ set }) => (set & top) !== 0 && (set & bottom) !== 0)).toBe(true);
      expect(new Set(found.map(({ lodge }) => lodge)).size).toBe(1);
    }
    expect(witnessesOf(s, 0, schemeOf('rumourpath'), 0)).toHaveLength(1);
  });

  it('[PAX-R4] under rules version 1 a path took up to two more cards that hang together with it', () => {
    const board: Board = {
      r1c1: ['ARCO-I', 0],
      r2c1: ['ARMA-I', 0],
      r3c1: ['ARCR-I', 0],
      r4c1: ['ARSC-I', 0],
      r5c1: ['ARCL-I', 0],
      r5c2: ['ARCO-II', 0],
      r4c3: ['ARMA-II', 0],
      r3c4: ['ARCL-II', 0],
    };
    const s = scenario({ players: 2 }).set({ board }).acting(0).state();
    const found = witnessesOf({ ...s, reading: undefined }, 0, schemeOf('rumourpath'), 2);
    const names = found.map(({ set }) =>
      placesIn(set)
        .map((place) => placeId(s, place))
        .join(' '),
    );
    const path = 'r1c1 r2c1 r3c1';
    expect(names.toSorted()).toEqual([`${path} r4c1 r4c3 r5c1 r5c2`, `${path} r4c1 r5c1`, `${path} r4c1 r5c1 r5c2`]);
  });

  it('[PAX-11.5] one lodge serves one plot, also when its path is shorter', () => {
    const board: Board = {
      r1c1: ['ARCO-I', 0, 0],
      r2c2: ['ARMA-I', 0],
      r3c2: ['ARCR-I', 0],
      r4c2: ['ARSC-I', 0],
      r5c1: ['ARCL-I', 0],
      r5c2: 'ARCL-II',
    };
    const s = scenario({ players: 2 }).set({ board }).acting(0).state();
    const both = (['rumourpath', 'grandlodge'] as const).map(schemeOf);
    expect(both.map((plot) => fulfils(s, 0, plot))).toEqual([true, true]);
    expect(jointlyFulfilled(s, 0, both)).toBe(false);
  });

  it('games of rules version 1 bear no mark, new ones do', () => {
    const start = { seats: 2, key: keyFromSeed('mark') };
    expect(startMatch(game as never, start).state).toHaveProperty('reading', 2);
    const then = startMatch(underRules(game as never, 1)!, start).state as unknown as State;
    expect(then.reading).toBeUndefined();
  });
});
