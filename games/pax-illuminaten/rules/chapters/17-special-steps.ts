/** Chapter 17, special actions step by step. When they can be done at all is in `17-specials.ts`. */
import { type Chapter, list, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { MOST_CELLS } from '../../data/degrees.ts';
import { FACTION_COUNT, FACTIONS, factionOf } from '../../data/factions.ts';
import { CARDS, cardOf } from '../../data/luminaries.ts';
import { layUp } from '../actions/scout.ts';
import { placeId, placeNamed, placesIn, presence, settleIn } from '../model/board.ts';
import { type Do, STOP } from '../model/choices.ts';
import { takeFromEdict } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt } from '../model/frames.ts';
import { intoHandShown, outOfHand } from '../model/hand.ts';
import { partyOf, whoIs } from '../model/party.ts';
import { NONE, type State } from '../model/state.ts';
import { isObtainable, obtain, spend, stockOf, totalStock } from './03-support.ts';
import { placeMarker } from './08-markers.ts';
import {
  discardFromHand,
  faceDown,
  factionsOf,
  gainDifferent,
  lookAt,
  shifts,
  swap,
  swaps,
  takeBack,
  thefts,
} from './17-specials.ts';

type SpecialName =
  | 'swap'
  | 'look'
  | 'turnUp'
  | 'exchange'
  | 'steal'
  | 'shift'
  | 'convertReturn'
  | 'convertTake'
  | 'mark'
  | 'discardOne'
  | 'takeFromEdict'
  | 'gainDifferent'
  | 'gainMore';

/** PAX-9.7: a special action may be ignored, until something was paid, seen or given for it (PAX-H8). */
function declining(s: State): readonly Do<'stop'>[] {
  return s.reading === 2 ? [STOP] : [];
}

export const specialSteps: Chapter<State, FrameAt<SpecialName>> = {
  swap: {
    rules: ['PAX-17.39'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...swaps(s, f.seat, Number.POSITIVE_INFINITY), ...declining(s)]),
    take(s, f, c) {
      if (c.do === 'stop') return;
      swap(s, placeNamed(s, c.a), placeNamed(s, c.b));
      story.sink?.push({ what: 'swapped', who: partyOf(s, f.seat), a: c.a, b: c.b });
    },
  },
  look: {
    rules: ['PAX-17.40'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Do<'look'>[] = placesIn(faceDown(s) & ~f.seen).map((place) => ({
        do: 'look',
        place: placeId(s, place),
      }));
      return list([...choices, ...(f.seen !== 0 ? [STOP] : declining(s))]);
    },
    take(s, f, c) {
      const place = c.do === 'look' ? placeNamed(s, c.place) : NONE;
      if (place !== NONE) lookAt(s, f.seat, place);
      const seen = place === NONE ? f.seen : f.seen | (1 << place);
      const more = place !== NONE && f.left > 1 && (faceDown(s) & ~seen) !== 0;
      if (more) schedule(s, { at: 'look', seat: f.seat, left: f.left - 1, seen });
      else if (seen !== 0) schedule(s, { at: 'turnUp', seat: f.seat, seen });
    },
  },
  turnUp: {
    rules: ['PAX-17.40'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list([...placesIn(f.seen).map((place): Do<'turnup'> => ({ do: 'turnup', place: placeId(s, place) })), STOP]),
    take(s, f, c) {
      if (c.do === 'stop') return;
      const place = placeNamed(s, c.place);
      const card = s.cards[place]!;
      layUp(s, place, card); // PAX-R32
      story.sink?.push({ what: 'turnedUp', who: partyOf(s, f.seat), place: c.place, card: CARDS[card]! });
    },
  },
  exchange: {
    rules: ['PAX-17.41'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const slots = s.court.flatMap((card, i) => (card === NONE ? [] : [i + 1]));
      return list([
        ...s.hands[f.seat]!.flatMap((card) =>
          slots.map((slot): Do<'exchange'> => ({ do: 'exchange', card: CARDS[card]!, slot })),
        ),
        ...declining(s),
      ]);
    },
    take(s, f, c) {
      if (c.do === 'stop') return;
      const took = s.court[c.slot - 1]!;
      const gave = cardOf(c.card);
      outOfHand(s, f.seat, gave);
      s.court[c.slot - 1] = gave;
      intoHandShown(s, f.seat, took);
      story.sink?.push({ what: 'exchanged', who: partyOf(s, f.seat), gave: c.card, took: CARDS[took]! });
    },
  },
  steal: {
    rules: ['PAX-17.42'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...thefts(s, f.seat, factionsOf(s, f.card)), ...declining(s)]),
    take(s, f, c) {
      if (c.do === 'stop') return;
      const faction = factionOf(c.faction);
      s.stocks[whoIs(s, c.rival) * FACTION_COUNT + faction]!--;
      s.stocks[f.seat * FACTION_COUNT + faction]!++;
      story.sink?.push({ what: 'stole', who: partyOf(s, f.seat), faction: c.faction, rival: c.rival });
    },
  },
  shift: {
    rules: ['PAX-17.43'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(shifts(s, f.seat, Number.POSITIVE_INFINITY)),
    take(s, f, c) {
      const at = placeNamed(s, c.from) * MOST_CELLS + c.cell - 1;
      const rival = s.cells[at]!;
      s.cells[at] = NONE;
      settleIn(s, placeNamed(s, c.to), rival);
      story.sink?.push({
        what: 'shifted',
        who: partyOf(s, f.seat),
        rival: partyOf(s, rival),
        from: c.from,
        into: c.to,
      });
    },
  },
  convertReturn: {
    rules: ['PAX-17.44'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices = FACTIONS.flatMap((faction, i): Do<'return'>[] =>
        stockOf(s, f.seat, i) > 0 ? [{ do: 'return', faction }] : [],
      );
      return list([...choices, ...(f.returned > 0 ? [STOP] : declining(s))]);
    },
    take(s, f, c) {
      if (c.do === 'stop') return takeBack(s, f.seat, f.returned);
      const faction = factionOf(c.faction);
      spend(s, f.seat, [faction]);
      const returned = f.returned + 1;
      const more = returned < numberOf(s, 'S-CONVERT.tokens') && totalStock(s, f.seat) > 0;
      if (more) schedule(s, { at: 'convertReturn', seat: f.seat, returned });
      else takeBack(s, f.seat, returned);
    },
  },
  convertTake: {
    rules: ['PAX-17.44', 'PAX-R17'],
    seat: (_, f) => f.seat,
    menu: (s) => list(FACTIONS.filter((_, i) => s.supply[i]! > 0).map((faction) => ({ do: 'gain', faction }))),
    take(s, f, c) {
      obtain(s, f.seat, factionOf(c.faction), NONE);
      takeBack(s, f.seat, f.left - 1);
    },
  },
  mark: {
    rules: ['PAX-17.45', 'PAX-R30'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list([
        ...placesIn(presence(s, f.seat)).map((place): Do<'mark'> => ({ do: 'mark', place: placeId(s, place) })),
        ...declining(s),
      ]),
    take(s, _, c) {
      if (c.do === 'mark') placeMarker(s, placeNamed(s, c.place));
    },
  },
  discardOne: {
    rules: ['PAX-17.46'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(s.hands[f.seat]!.map((card) => ({ do: 'discard', card: CARDS[card]! }))),
    take(s, f, c) {
      discardFromHand(s, f.seat, cardOf(c.card));
    },
  },
  takeFromEdict: {
    rules: ['PAX-17.22', 'PAX-17.47', 'PAX-17.8'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list([
        ...FACTIONS.flatMap((faction, i) => {
          if (s.edictOwner[i] === NONE) return [];
          const most = Math.min(f.most, s.edictTokens[i]!);
          return Array.from({ length: most }, (_, n): Do<'edict'> => ({ do: 'edict', faction, count: n + 1 }));
        }),
        ...declining(s),
      ]),
    take(s, f, c) {
      if (c.do === 'edict') takeFromEdict(s, f.seat, factionOf(c.faction), c.count);
    },
  },
  gainMore: {
    run: (s, f) => gainDifferent(s, f.seat, f.factions, f.left),
  },
  gainDifferent: {
    rules: ['PAX-17.22'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list(
        FACTIONS.filter((_, i) => (f.factions & (1 << i)) !== 0 && isObtainable(s, f.seat, i)).map((faction) => ({
          do: 'gain',
          faction,
        })),
      ),
    take(s, f, c) {
      const faction = factionOf(c.faction);
      const factions = f.factions & ~(1 << faction);
      schedule(s, { at: 'gain', who: f.seat, faction }, { at: 'gainMore', seat: f.seat, factions, left: f.left - 1 });
    },
  },
};
