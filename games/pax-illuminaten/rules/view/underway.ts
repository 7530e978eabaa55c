/** What is under way, as everybody sees it: the steps still to come of the action at hand. Nothing in them is secret. */

import type { Seat, Sum } from '@signoria/kernel';
import { MOST_CELLS } from '../../data/degrees.ts';
import { FACTIONS, factionsIn } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { CARDS } from '../../data/luminaries.ts';
import { SCHEMES } from '../../data/schemes.ts';
import { counts, influenceCost } from '../actions/influence.ts';
import { movesLeft } from '../actions/reassign.ts';
import { substitution } from '../actions/ways.ts';
import { placeId, placesIn } from '../model/board.ts';
import type { Frame, FrameAt } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { type Price, symbolsOwed } from '../model/price.ts';
import { schemesIn } from '../model/schemes.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import type { PriceView, Tokens, UnderwayView } from './types.ts';
import { why } from './why.ts';

export function underway(s: State): readonly UnderwayView[] {
  return s.todo.map((f) => ({ at: f.at, ...facts(s, f) })).reverse();
}

function tokens(counts: readonly number[]): Tokens {
  return Object.fromEntries(FACTIONS.map((id, f) => [id, counts[f]!])) as Tokens;
}

function places(s: State, set: number) {
  return placesIn(set).map((place) => placeId(s, place));
}

function priceView(s: State, seat: Seat, { bills, rate }: Price): PriceView {
  return {
    rate,
    why: rateWhy(s, seat, rate),
    bills: bills.map((bill) => ({
      owed: why((parts) => symbolsOwed(bill, parts)),
      waived: bill.waived,
      parts: bill.parts.map((part) => ({ waived: part.waived, symbols: part.symbols.map(factionsIn) })),
    })),
  };
}

/** What is paid for is not remembered, only the rate: INFLUENCE may have a better one. */
function rateWhy(s: State, seat: Seat, rate: number): Sum | null {
  const sums = ([null, 'influence'] as const).map((action) => why((parts) => substitution(s, seat, action, parts)));
  return sums.find(({ total }) => total === rate) ?? null;
}

type UnderwayFacts = Omit<UnderwayView, 'at'>;

/** What everybody knows of each step; of those that are not here, only that they will come. */
const FACTS: { readonly [At in Frame['at']]?: (s: State, f: FrameAt<At>) => UnderwayFacts } = {
  turn: whose,
  afterTurn: whose,
  refillHand: whose,
  extra: (s, f) => ({ way: f.way, count: f.times, ...marked(s, f.marked) }),
  pay: (s, f) => ({ price: priceView(s, f.seat, f.price) }),
  scouted: where,
  putScout: where,
  putExpel: where,
  howMany: (s, f) => ({
    ...where(s, f),
    way: f.way,
    costs: counts(s, f.seat, f.way, f.place).map((count) => why((parts) => influenceCost(s, f, count, parts))),
  }),
  place: (s, f) => ({ ...where(s, f), count: f.count }),
  reassign: (s, { moves }) => ({
    factions: factionsIn(moves.factions),
    count: moves.left,
    why: why((parts) => movesLeft(s, moves, parts)),
    done: moves.made,
    cells: moves.astray.map((token) => token % MOST_CELLS),
    places: moves.astray.map((token) => placeId(s, Math.floor(token / MOST_CELLS))),
    ...marked(s, moves.marked),
  }),
  seatTokens: (s, f) => ({ ...where(s, f), due: due(s, f.left), count: f.own }),
  chooseTargets: (s, f) => ({ ...where(s, f), rival: partyOf(s, f.rival), way: f.way }),
  challenge: (s, f) => ({ ...where(s, f), rival: partyOf(s, f.rival), way: f.way, cells: f.targets }),
  yields: (s, f) => ({ places: places(s, f.left), kept: f.keep }),
  chooseYield: (s, f) => ({ places: places(s, f.left), kept: f.keep }),
  gain: (_, f) => ({ factions: [FACTIONS[f.faction]!] }),
  intercept: (_, f) => ({ factions: [FACTIONS[f.faction]!] }),
  gainEither: (_, f) => ({ factions: factionsIn(f.factions) }),
  chooseGain: (_, f) => ({ factions: factionsIn(f.factions) }),
  share: (s, f) => ({ count: f.give, tokens: tokens(f.obtained), due: due(s, f.due) }),
  compensation: (_, f) => ({ count: f.left }),
  chooseCompensation: (_, f) => ({ count: f.left }),
  convertTake: (_, f) => ({ count: f.left }),
  afterDispute: (_, f) => ({ kept: f.won }),
  look: (s, f) => ({ places: places(s, f.seen), count: f.left }),
  turnUp: (s, f) => ({ places: places(s, f.seen) }),
  steal: (_, f) => ({ card: CARDS[f.card]! }),
  convertReturn: (_, f) => ({ count: f.returned }),
  takeFromEdict: (_, f) => ({ count: f.most }),
  gainMore: (_, f) => ({ factions: factionsIn(f.factions), count: f.left }),
  gainDifferent: (_, f) => ({ factions: factionsIn(f.factions), count: f.left }),
  checkSchemes: (s, f) => ({ ...whose(s, f), count: f.left }),
  dropScheme: (_, f) => ({ schemes: schemesIn(f.declined).map((scheme) => SCHEMES[scheme]!) }),
  restoreScheme: (_, f) => ({ schemes: schemesIn(f.declined).map((scheme) => SCHEMES[scheme]!) }),
  discardDown: (_, f) => ({ count: f.count }),
  takeCourt: (_, f) => ({ slot: f.slot + 1 }),
  audience: (_, f) => ({ slot: f.slot + 1 }),
  replaceScheme: (_, f) => ({ schemes: [SCHEMES[f.scheme]!] }),
  rivalStage: (_, f) => ({ count: f.stage + 1 }),
  rivalDoes: (_, f) => ({ command: f.command }),
};

function facts(s: State, f: Frame): UnderwayFacts {
  const of = FACTS[f.at] as ((s: State, f: Frame) => UnderwayFacts) | undefined; // each reads frames of its own name
  return of?.(s, f) ?? {};
}

function whose(s: State, { who }: { readonly who: Who }): UnderwayFacts {
  return { who: partyOf(s, who) };
}

function where(s: State, { place }: { readonly place: Place }): UnderwayFacts {
  return { place: placeId(s, place) };
}

function marked(s: State, place: Place): UnderwayFacts {
  return place === NONE ? {} : { place: placeId(s, place) };
}

function due(s: State, counts: readonly number[]) {
  return counts.flatMap((count, who) => (count === 0 ? [] : [{ who: partyOf(s, who), count }]));
}
