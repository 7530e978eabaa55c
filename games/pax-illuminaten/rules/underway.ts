/** What is under way, as everybody sees it: the steps still to come of the action at hand. Nothing in them is secret. */

import { MOST_CELLS } from '../data/degrees.ts';
import { FACTIONS, factionsIn } from '../data/factions.ts';
import { CARDS } from '../data/luminaries.ts';
import { SCHEMES } from '../data/schemes.ts';
import { placeId, placesIn } from './board.ts';
import type { Frame } from './frames.ts';
import { partyOf } from './party.ts';
import type { Price } from './price.ts';
import { schemesIn } from './realise.ts';
import { NONE, type State } from './state.ts';
import type { PriceView, Tokens, UnderwayView } from './view-types.ts';

export function underway(s: State): readonly UnderwayView[] {
  return s.todo.map((f) => ({ at: f.at, ...facts(s, f) })).reverse();
}

function tokens(counts: readonly number[]): Tokens {
  return Object.fromEntries(FACTIONS.map((id, f) => [id, counts[f]!])) as Tokens;
}

function places(s: State, set: number) {
  return placesIn(set).map((place) => placeId(s, place));
}

function priceView({ bills, rate }: Price): PriceView {
  return {
    rate,
    bills: bills.map(({ parts, waived }) => ({
      waived,
      parts: parts.map((part) => ({ waived: part.waived, symbols: part.symbols.map(factionsIn) })),
    })),
  };
}

type Facts = Omit<UnderwayView, 'at'>;

function facts(s: State, f: Frame): Facts {
  switch (f.at) {
    case 'turn':
    case 'afterTurn':
    case 'refillHand':
      return { who: partyOf(s, f.who) };
    case 'extra':
      return { way: f.way, count: f.times, ...(f.marked === NONE ? {} : { place: placeId(s, f.marked) }) };
    case 'pay':
      return { price: priceView(f.price) };
    case 'scouted':
    case 'putScout':
    case 'putExpel':
      return { place: placeId(s, f.place) };
    case 'howMany':
      return { place: placeId(s, f.place), way: f.way };
    case 'place':
      return { place: placeId(s, f.place), count: f.count };
    case 'reassign':
      return {
        factions: factionsIn(f.moves.factions),
        count: f.moves.left,
        done: f.moves.made,
        cells: f.moves.astray.map((token) => token % MOST_CELLS),
        places: f.moves.astray.map((token) => placeId(s, Math.floor(token / MOST_CELLS))),
        ...(f.moves.marked === NONE ? {} : { place: placeId(s, f.moves.marked) }),
      };
    case 'seatTokens':
      return { place: placeId(s, f.place), due: due(s, f.left), count: f.own };
    case 'chooseTargets':
      return { place: placeId(s, f.place), rival: partyOf(s, f.rival), way: f.way };
    case 'challenge':
      return { place: placeId(s, f.place), rival: partyOf(s, f.rival), way: f.way, cells: f.targets };
    case 'yields':
    case 'chooseYield':
      return { places: places(s, f.left), kept: f.keep };
    case 'gain':
    case 'intercept':
      return { factions: [FACTIONS[f.faction]!] };
    case 'gainEither':
    case 'chooseGain':
      return { factions: factionsIn(f.factions) };
    case 'share':
      return { count: f.give, tokens: tokens(f.obtained), due: due(s, f.due) };
    case 'compensation':
    case 'chooseCompensation':
    case 'convertTake':
      return { count: f.left };
    case 'afterDispute':
      return { kept: f.won };
    case 'look':
      return { places: places(s, f.seen), count: f.left };
    case 'turnUp':
      return { places: places(s, f.seen) };
    case 'steal':
      return { card: CARDS[f.card]! };
    case 'convertReturn':
      return { count: f.returned };
    case 'takeFromEdict':
      return { count: f.most };
    case 'gainMore':
    case 'gainDifferent':
      return { factions: factionsIn(f.factions), count: f.left };
    case 'checkSchemes':
      return { who: partyOf(s, f.who), count: f.left };
    case 'dropScheme':
    case 'restoreScheme':
      return { schemes: schemesIn(f.declined).map((scheme) => SCHEMES[scheme]!) };
    case 'discardDown':
      return { count: f.count };
    case 'takeCourt':
    case 'audience':
      return { slot: f.slot + 1 };
    case 'replaceScheme':
      return { schemes: [SCHEMES[f.scheme]!] };
    case 'rivalStage':
      return { count: f.stage + 1 };
    case 'rivalDoes':
      return { command: f.command };
    default:
      return {};
  }
}

function due(s: State, counts: readonly number[]) {
  return counts.flatMap((count, who) => (count === 0 ? [] : [{ who: partyOf(s, who), count }]));
}
