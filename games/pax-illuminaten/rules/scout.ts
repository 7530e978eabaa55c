/** Chapter 6, SCOUT (PAX-6.1, PAX-6.2) and its variants (PAX-17.12, 17.23, 17.30, 17.49). */
import { list, type Seat, type Steps, schedule } from '@signoria/kernel';
import { editionOf } from '../data/edition.ts';
import { ALL_FACTIONS } from '../data/factions.ts';
import { type Place, placeOf } from '../data/layouts.ts';
import { CARDS, cardOf } from '../data/luminaries.ts';
import { besides, layoutOf, lowest, placeId, presence, touchedBy } from './board.ts';
import type { Choice } from './choices.ts';
import { story } from './events.ts';
import type { Frame, Way } from './frames.ts';
import { intoHand, outOfHand } from './hand.ts';
import { partyOf } from './party.ts';
import { FREE, matching, type Price } from './price.ts';
import { NONE, type State, type Who } from './state.ts';
import { affords, charge } from './support.ts';
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

export function scoutChoices(s: State, who: Who, way: Way, into: Choice[], most: number): void {
  for (let left = scoutable(s, who, way); left !== 0 && into.length < most; left &= left - 1) {
    const place = lowest(left);
    if (affords(s, who, scoutPrice(s, who, way, place))) into.push({ do: 'scout', place: placeId(s, place) });
  }
}

export function startScout(s: State, seat: Seat, way: Way, place: Place): void {
  charge(s, seat, scoutPrice(s, seat, way, place), { at: 'scouted', seat, place });
}

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

export const scoutSteps: Pick<Steps<State, Frame, Choice>, 'scouted' | 'putScout'> = {
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
      if (c.do !== 'put') return;
      const card = cardOf(c.card);
      outOfHand(s, f.seat, card);
      layUp(s, f.place, card);
      story.sink?.push({ what: 'put', who: partyOf(s, f.seat), place: placeId(s, f.place), card: c.card });
    },
  },
};

/** By a place's name, in this game's layout. */
export function placeNamed(s: State, id: string): Place {
  return placeOf(layoutOf(s), id);
}
