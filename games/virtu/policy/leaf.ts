/** What masters judge a position by: the features of `evaluate.ts`, symbols by kind and how far a seat leads; fitted to games of adepts. */
import type { AnyState, Leaf, Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITIES } from '../data/cities.ts';
import { type Bottom, SYMBOLS } from '../data/symbols.ts';
import { citiesOf } from '../rules/model/palace.ts';
import { crossesOf, prestige } from '../rules/model/scoring.ts';
import {
  ABSENT,
  AVAILABLE,
  NONE,
  SINGLES_EACH,
  SPACES_EACH,
  type State,
  singleAt,
  spaceAt,
} from '../rules/model/state.ts';
import { FEATURES, featuresOf } from './evaluate.ts';
import { LEARNED } from './learned-data.ts';
import { progress } from './worth.ts';

const KINDS = SYMBOLS.length;
const LEADS = 10;
const SIZE = FEATURES + 1 + 2 * KINDS + LEADS;
/** What is usual of each feature of `evaluate.ts`, so that all are of about the same size. */
const USUAL = [5, 4, 3, 5, 5, 8, 3, 5, 4, 3, 5, 3, 1];
const SYMBOL = 4;

function describe(s: State, into: Float64Array): void {
  const late = progress(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const from = seat * SIZE;
    featuresOf(s, seat, into, from);
    for (let i = 0; i < FEATURES; i++) into[from + i]! /= USUAL[i % USUAL.length]!;
    into[from + FEATURES] = late;
    countSymbols(s, seat, into, from + FEATURES + 1);
    compare(s, seat, late, into, from + FEATURES + 1 + 2 * KINDS);
  }
}

/** Symbols by kind: those that are ready, then all. */
function countSymbols(s: State, seat: Seat, x: Float64Array, from: number): void {
  const { cards, tokens, cityBottoms } = editionOf(s);
  x.fill(0, from, from + 2 * KINDS);
  for (let city = 0; city < CITIES.length; city++) {
    if (s.owner[city] === seat) add(x, from, cityBottoms[city]!, s.cityReady[city]!);
  }
  for (let token = 0; token < SINGLES_EACH; token++) {
    const state = s.singles[singleAt(seat, token)]!;
    if (state !== ABSENT) add(x, from, tokens[token]!.bottom, state === AVAILABLE);
  }
  for (let space = 0; space < SPACES_EACH; space++) {
    const card = s.courtier[spaceAt(seat, space)]!;
    if (card !== NONE) add(x, from, cards[card]!.bottom, s.courtierReady[spaceAt(seat, space)]!);
  }
}

function add(x: Float64Array, from: number, bottom: Bottom, ready: boolean): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const n = bottom[kind]! / SYMBOL;
    x[from + KINDS + kind]! += n;
    if (ready) x[from + kind]! += n;
  }
}

/** How far ahead of the best of the others. */
function compare(s: State, seat: Seat, late: number, x: Float64Array, from: number): void {
  const lead = ahead(s, seat, prestige) / 5;
  const ending = s.ending === null ? 0 : 1;
  let i = from;
  x[i++] = lead;
  x[i++] = lead * late;
  x[i++] = ahead(s, seat, citiesOf) / 3;
  x[i++] = ahead(s, seat, stepsOf) / 3;
  x[i++] = ahead(s, seat, crossesOf) / 3;
  x[i++] = alliancesOf(s, seat);
  x[i++] = ending;
  x[i++] = ending * lead;
  x[i++] = s.year / 8;
  x[i] = trophiesOf(s, seat);
}

function ahead(s: State, seat: Seat, of: (s: State, seat: Seat) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, of(s, other));
  return of(s, seat) - best;
}

function stepsOf(s: State, seat: Seat): number {
  return s.patronage[seat]!;
}

function alliancesOf(s: State, seat: Seat): number {
  let n = 0;
  for (let i = 0; i < s.allianceHolder.length; i++) if (s.allianceHolder[i] === seat) n++;
  return n;
}

function trophiesOf(s: State, seat: Seat): number {
  let n = 0;
  for (let left = s.trophies[seat]!; left !== 0; left &= left - 1) n++;
  return n;
}

export const leaf: Leaf<AnyState> = {
  size: SIZE,
  describe: (s, _own, into) => describe(s as State, into), // the generic bots hold this game's states by their kernel type
  open: true,
  ready: (s) => !(s as State).powers.includes(NONE),
  search: { cut: 6, noise: 0, worlds: 256, lean: true, verdict: 'value' },
  learned: LEARNED,
};
