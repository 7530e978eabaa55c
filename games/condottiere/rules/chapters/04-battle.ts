/** Chapter 4: battle turns. Capturing Regions' defender (CON-15.2 to CON-15.4) passes freely here. */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { CARDS, FACEDOWN, KIND, type Kind, SCARECROW, SURRENDER } from '../../data/cards.ts';
import { type Do, PASS, PLAY } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { forgetPlayed } from '../model/known.ts';
import { isEmptyPile } from '../model/pile.ts';
import { NONE, type State } from '../model/state.ts';
import { announce, announceOthers, measured } from './04-announcing.ts';
import { strength } from './05-strength.ts';
import { effectOf, hasEffect } from './06-cards.ts';
import { layFacedown, turnUp } from './16-hidden.ts';

export type BattleFrame =
  | { readonly at: 'battle' }
  /** Whose turn? Decided late, when all effects of the last card are over. */
  | { readonly at: 'nextTurn'; readonly after: Seat }
  /** Play one card or pass (CON-4.2). */
  | Asks<{ readonly at: 'turn'; readonly seat: Seat }, Do<'play' | 'pass'>>;

/** CON-7.11: everybody's pass is cleared; CON-4.11: who has no cards takes no part. */
export function musterAll(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) s.passed[seat] = isEmptyPile(s.hands[seat]!);
  s.committed = false;
}

/** CON-R38: nobody but `seat` can still play. */
function isLast(s: State, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && !s.passed[other]) return false;
  return true;
}

/** CON-15.2: the defender's passes cost nothing until their first card, but the very last one ends the battle. */
export function isFreePass(s: State, seat: Seat): boolean {
  return seat === s.defender && !s.committed && !isLast(s, seat);
}

function pass(s: State, seat: Seat): void {
  const free = isFreePass(s, seat);
  if (!free) s.passed[seat] = true;
  story.sink?.push({ what: 'passed', seat, free });
  if (s.facedown[seat] !== NONE) schedule(s, { at: 'passFacedown', seat }, { at: 'nextTurn', after: seat });
  else schedule(s, { at: 'nextTurn', after: seat });
}

function playCard(s: State, seat: Seat, kind: Kind): void {
  const facedown = s.options.hiddenCards && FACEDOWN[kind]!;
  s.hands[seat]![kind]!--;
  if (s.known.length > 0) forgetPlayed(s, seat, kind, facedown);
  if (seat === s.defender) s.committed = true;
  if (facedown) {
    layFacedown(s, seat, kind);
    schedule(s, { at: 'nextTurn', after: seat });
  } else {
    playFaceup(s, seat, kind);
  }
}

/** CON-R57: lay the card, resolve it with its decision, then turn up the earlier facedown card, then announce. */
function playFaceup(s: State, seat: Seat, kind: Kind): void {
  const before = measured(s);
  if (s.options.hiddenRevealBeforeEffect) turnUp(s, seat);
  s.lines[seat]![kind]!++;
  const announced = hasEffect(kind) ? null : strength(s, seat);
  story.sink?.push({ what: 'played', seat, card: CARDS[kind]!, strength: announced });
  const asks = effectOf(s, seat, kind);
  if (!hasEffect(kind)) announceOthers(s, before, seat);
  else if (kind !== SCARECROW && kind !== SURRENDER) announce(s, before, seat); // these two: once they are resolved
  // CON-6.34: a Surrender schedules no next turn, so the battle falls through to the comparison.
  if (kind !== SURRENDER) schedule(s, { at: 'nextTurn', after: seat });
  if (s.facedown[seat] !== NONE) schedule(s, { at: 'turnUp', seat });
  if (asks !== null) schedule(s, asks);
}

/** The seats after `after`, clockwise; CON-4.7 skips those who passed. */
function nextSeat(s: State, after: Seat): Seat {
  for (let i = 1; i <= s.seats; i++) {
    const seat = (after + i) % s.seats;
    if (!s.passed[seat]) return seat;
  }
  return NONE;
}

export const battleSteps: Chapter<State, BattleFrame> = {
  battle: {
    run(s) {
      musterAll(s);
      // CON-4.1: whoever placed the token goes first; without cards, the first player with cards to their left.
      schedule(s, { at: 'nextTurn', after: s.token + s.seats - 1 }, { at: 'compare' });
    },
  },
  nextTurn: {
    run(s, f) {
      // CON-R19: a hand found empty once its card is fully resolved has passed.
      const last = f.after % s.seats;
      if (!s.passed[last] && isEmptyPile(s.hands[last]!)) {
        s.passed[last] = true;
        story.sink?.push({ what: 'outOfCards', seat: last });
      }
      const seat = nextSeat(s, f.after);
      if (seat !== NONE) schedule(s, { at: 'turn', seat }); // CON-4.13: nobody left, so on to the comparison
    },
  },
  turn: {
    rules: ['CON-4.2', 'CON-4.6'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const hand = s.hands[f.seat]!;
      const choices: Do<'play' | 'pass'>[] = PLAY.filter((_, kind) => hand[kind]! > 0);
      choices.push(PASS);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'play') playCard(s, f.seat, KIND[c.card]);
      else pass(s, f.seat);
    },
  },
};
