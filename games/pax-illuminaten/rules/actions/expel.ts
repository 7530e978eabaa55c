/** Chapter 6, EXPEL (PAX-6.15 to PAX-6.18) and its variants (PAX-17.13, 17.28, 17.36, 17.50, 17.59). */
import { type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { editionOf, numberOf } from '../../data/box.ts';
import type { Place } from '../../data/layouts.ts';
import { CARDS, type Card, cardOf } from '../../data/luminaries.ts';
import { affords, charge, rivalsAfter } from '../chapters/03-support.ts';
import {
  allInfluenceOn,
  clearCells,
  freeCells,
  influenceOn,
  lowest,
  placeId,
  placeNamed,
  reach,
  rivalInfluenceOn,
  settleIn,
} from '../model/board.ts';
import type { Do } from '../model/choices.ts';
import { serves } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt, Way } from '../model/frames.ts';
import { discard, outOfHand } from '../model/hand.ts';
import { partyOf, whoIs } from '../model/party.ts';
import { matching, type Price } from '../model/price.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { type ActionRules, CANNOT_PAY, lies, notAdjacent } from './action.ts';
import { layUp } from './scout.ts';
import { actingFactions, enhanced, substitution } from './ways.ts';

export function expelReach(s: State, who: Who, way: Way): number {
  return way === 'R-EXPEL-ANY' ? s.faceUp : s.faceUp & reach(s, who);
}

/** PAX-6.15: rival influence protects a card, unless an ability or event allows it. */
export function sparesRivals(s: State, way: Way): boolean {
  return way !== 'R-EXPEL-ANY' && enhanced(s, 'E-EXPEL-RIVAL') === 0 && !serves(s, 'lightning');
}

/** PAX-6.16, PAX-R13; PAX-17.4: a flat cost comes before anything else. */
export function expelPrice(s: State, who: Who, way: Way, place: Place): Price {
  const flat = way === 'X-EXPEL-ONE' || way === 'F-MA' ? numberOf(s, `${way}.cost`) : 0;
  const count = flat > 0 ? flat : Math.max(1, allInfluenceOn(s, place));
  return matching(actingFactions(s, who, place, way === 'R-EXPEL-ANY'), count, substitution(s, who, 'expel'));
}

/** How many participants have influence there. */
function owners(s: State, place: Place): number {
  let n = 0;
  for (const who of s.order) if (influenceOn(s, place, who) > 0) n++;
  return n;
}

/** PAX-6.18, PAX-R12: may this card take the place of that one? */
export function mayReplace(s: State, who: Who, place: Place, card: Card): boolean {
  const face = editionOf(s).faces[card]!;
  if (face.cells.length < rivalInfluenceOn(s, place, who)) return false;
  return face.degree !== 'RA' || owners(s, place) <= 1;
}

export function replacements(s: State, who: Who, place: Place): readonly Card[] {
  return s.hands[who]!.filter((card) => mayReplace(s, who, place, card));
}

/** PAX-R14: there must be a card to put; not the one whose ability is thought of (`without`). */
function hasReplacement(s: State, who: Who, place: Place, without: Card): boolean {
  for (const card of s.hands[who]!) if (card !== without && mayReplace(s, who, place, card)) return true;
  return false;
}

/** Places that could be the target with the right card in hand. */
export function expelTargets(s: State, who: Who, way: Way): number {
  let set = 0;
  for (let left = expelReach(s, who, way); left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (sparesRivals(s, way) && rivalInfluenceOn(s, place, who) > 0) continue;
    if (affords(s, who, expelPrice(s, who, way, place))) set |= left & -left;
  }
  return set;
}

export function canExpel(s: State, who: Who, way: Way, place: Place, without: Card = NONE): boolean {
  if (sparesRivals(s, way) && rivalInfluenceOn(s, place, who) > 0) return false;
  return hasReplacement(s, who, place, without) && affords(s, who, expelPrice(s, who, way, place));
}

export const expel: ActionRules<Do<'expel'>> = {
  choices(s, { who, way, without }, into, most) {
    for (let left = expelReach(s, who, way); left !== 0 && into.length < most; left &= left - 1) {
      const place = lowest(left);
      if (canExpel(s, who, way, place, without)) into.push({ do: 'expel', place: placeId(s, place) });
    }
  },
  start(s, { who, way }, c) {
    const place = placeNamed(s, c.place);
    charge(s, who, expelPrice(s, who, way, place), { at: 'putExpel', seat: who, place });
  },
  whyNot(s, { who, way }, place) {
    if (!lies(expelReach(s, who, way), place)) return notAdjacent('PAX-6.15');
    if (sparesRivals(s, way) && rivalInfluenceOn(s, place, who) > 0) {
      return { why: 'rivalsThere', rules: ['PAX-6.15'] };
    }
    if (s.hands[who]!.length === 0) return { why: 'emptyHand', rules: ['PAX-R14'] };
    if (replacements(s, who, place).length === 0) return { why: 'noRoomForRivals', rules: ['PAX-6.18', 'PAX-R12'] };
    return affords(s, who, expelPrice(s, who, way, place)) ? null : CANNOT_PAY;
  },
};

/** The old card goes, the new one comes; influence waits to be seated, rivals' first. */
function replace(s: State, seat: Seat, place: Place, card: Card): void {
  const old = s.cards[place]!;
  const counts = s.order.map((_, who) => influenceOn(s, place, who));
  discard(s, old);
  outOfHand(s, seat, card);
  clearCells(s, place);
  layUp(s, place, card);
  story.sink?.push({
    what: 'expelled',
    who: partyOf(s, seat),
    place: placeId(s, place),
    card: CARDS[old]!,
    by: CARDS[card]!,
  });
  const own = counts[seat]!;
  seatRivals(s, { at: 'seatTokens', seat, place, left: counts.map((n, who) => (who === seat ? 0 : n)), own });
}

type SeatTokens = FrameAt<'seatTokens'>;

/** PAX-R11: with several rivals the active player orders their tokens. */
function seatRivals(s: State, f: SeatTokens): void {
  const waiting = f.left.flatMap((n, who) => (n > 0 ? [who] : []));
  if (waiting.length > 1) return void schedule(s, f);
  const only = waiting[0];
  if (only !== undefined) for (let n = f.left[only]!; n > 0; n--) settleIn(s, f.place, only);
  seatOwn(s, f.seat, f.place, f.own);
}

/** PAX-6.17: own tokens that find no cell go home. */
export function seatOwn(s: State, who: Who, place: Place, count: number): void {
  const seated = Math.min(count, freeCells(s, place));
  for (let i = 0; i < seated; i++) settleIn(s, place, who);
  const home = count - seated;
  if (home === 0) return;
  s.influence[who]! += home;
  story.sink?.push({ what: 'wentHome', who: partyOf(s, who), count: home });
}

export const expelSteps: Chapter<State, FrameAt<'putExpel' | 'seatTokens'>> = {
  putExpel: {
    rules: ['PAX-6.17', 'PAX-6.18'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(replacements(s, f.seat, f.place).map((card) => ({ do: 'put', card: CARDS[card]! }))),
    blocked: (s, f) =>
      s.hands[f.seat]!.filter((card) => !mayReplace(s, f.seat, f.place, card)).map((card) => ({
        choice: { do: 'put', card: CARDS[card]! },
        why: 'noRoomForRivals',
        rules: ['PAX-6.18', 'PAX-R12'],
      })),
    take(s, f, c) {
      replace(s, f.seat, f.place, cardOf(c.card));
    },
  },
  seatTokens: {
    rules: ['PAX-R11'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list(
        rivalsAfter(s, f.seat)
          .filter((who) => f.left[who]! > 0)
          .map((who) => ({ do: 'seat', rival: partyOf(s, who) })),
      ),
    take(s, f, c) {
      const rival = whoIs(s, c.rival);
      settleIn(s, f.place, rival);
      seatRivals(s, { ...f, left: f.left.map((n, who) => (who === rival ? n - 1 : n)) });
    },
  },
};
