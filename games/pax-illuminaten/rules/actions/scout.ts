/** Chapter 6, SCOUT (PAX-6.1, PAX-6.2) and its variants (PAX-17.12, 17.23, 17.30, 17.49). */
import { type Chapter, list, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { ALL_FACTIONS } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { CARDS, cardOf } from '../../data/luminaries.ts';
import { affords, charge } from '../chapters/03-support.ts';
import { besides, layoutOf, lowest, placeId, placeNamed, presence, touchedBy } from '../model/board.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { FrameAt, Way } from '../model/frames.ts';
import { intoHand, outOfHand } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { FREE, matching, type Price } from '../model/price.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { type ActionRules, CANNOT_PAY, lies, notAdjacent } from './action.ts';
import { actingFactions, enhanced, substitution } from './ways.ts';

function isAnywhere(s: State, way: Way): boolean {
  return way === 'R-SCOUT-ANY' || way === 'F-CO' || enhanced(s, 'E-SCOUT-ANY') > 0;
}

/** Face-down cards that may be the target, whatever it costs. */
export function scoutable(s: State, who: Who, way: Way): number {
  const down = layoutOf(s).all & ~s.faceUp;
  if (isAnywhere(s, way)) return down;
  return down & (besides(s, presence(s, who)) | touchedBy(s, who));
}

export function scoutPrice(s: State, who: Who, way: Way, place: Place): Price {
  if (way === 'X-SCOUT-FREE' || way === 'R-SCOUT-ANY') return FREE;
  const rate = substitution(s, who, 'scout');
  if (way === 'F-CO') return matching([ALL_FACTIONS], 1, rate); // PAX-17.49: one token of any type
  return matching(actingFactions(s, who, place, isAnywhere(s, way)), 1, rate);
}

export const scout: ActionRules<Do<'scout'>> = {
  choices(s, { who, way }, into, most) {
    for (let left = scoutable(s, who, way); left !== 0 && into.length < most; left &= left - 1) {
      const place = lowest(left);
      if (affords(s, who, scoutPrice(s, who, way, place))) into.push({ do: 'scout', place: placeId(s, place) });
    }
  },
  start(s, { who, way }, c) {
    const place = placeNamed(s, c.place);
    charge(s, who, scoutPrice(s, who, way, place), { at: 'scouted', seat: who, place });
  },
  whyNot(s, { who, way }, place) {
    if (!lies(scoutable(s, who, way), place)) return notAdjacent('PAX-6.1');
    return affords(s, who, scoutPrice(s, who, way, place)) ? null : CANNOT_PAY;
  },
};

/** What was known of the face-down card there is over (PAX-1.7). */
function forgetLooks(s: State, place: Place): void {
  s.looked = s.looked.map((set) => set & ~(1 << place));
}

/** A card comes to lie there face up. */
export function layUp(s: State, place: Place, card: number): void {
  s.cards[place] = card;
  s.faceUp |= 1 << place;
  forgetLooks(s, place);
  if (editionOf(s).faces[card]!.high) s.turn.high = true; // PAX-12.5
}

export const scoutSteps: Chapter<State, FrameAt<'scouted' | 'putScout'>> = {
  scouted: {
    run(s, f) {
      const card = s.cards[f.place]!;
      story.sink?.push({ what: 'scouted', who: partyOf(s, f.seat), place: placeId(s, f.place) });
      story.sink?.push({ what: 'scoutedCard', who: partyOf(s, f.seat), card: CARDS[card]!, to: [f.seat] });
      intoHand(s, f.seat, card);
      s.cards[f.place] = NONE; // a gap, until a card of the hand is put there
      forgetLooks(s, f.place);
      schedule(s, { at: 'putScout', seat: f.seat, place: f.place });
    },
  },
  putScout: {
    rules: ['PAX-6.2'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(s.hands[f.seat]!.map((card) => ({ do: 'put', card: CARDS[card]! }))),
    take(s, f, c) {
      const card = cardOf(c.card);
      outOfHand(s, f.seat, card);
      layUp(s, f.place, card);
      story.sink?.push({ what: 'put', who: partyOf(s, f.seat), place: placeId(s, f.place), card: c.card });
    },
  },
};
