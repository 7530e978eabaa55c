/** Chapter 3: ride or rest. */
import { type Asks, type Blocked, type Chapter, draw, list, type Seat, schedule } from '@signoria/kernel';
import { size, type Value } from '../../data/cards.ts';
import { type Do, REST, RIDE, SPUR, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { lengthOf, type State } from '../model/state.ts';
import { drawCard } from './02-setup.ts';
import { comesIn } from './04-coming-in.ts';

export type TurnFrame =
  /** Ride or rest (PAL-3.1)? The frame says what may be answered, and its handler is given nothing else. */
  | Asks<{ readonly at: 'turn'; readonly seat: Seat }, Do<'ride' | 'rest'>>
  /** Use a spur, or leave it (PAL-3.6)? */
  | Asks<{ readonly at: 'spur'; readonly seat: Seat }, Do<'spur' | 'stop'>>
  /** Whose turn is it after this one? */
  | { readonly at: 'nextTurn'; readonly after: Seat };

/** PAL-3.4 */
const HAND_LIMIT = 5;

function whyNotRest(s: State, seat: Seat): Omit<Blocked<Do<'rest'>>, 'choice'> | null {
  if (size(s.hands[seat]!) >= HAND_LIMIT) return { why: 'handFull', rules: ['PAL-3.4'], facts: { limit: HAND_LIMIT } };
  return size(s.deck) === 0 ? { why: 'noCardsLeft', rules: ['PAL-3.4'] } : null;
}

function choices(s: State, seat: Seat): readonly Do<'ride' | 'rest'>[] {
  const rides = RIDE.filter((_, i) => s.hands[seat]![i]! > 0);
  return whyNotRest(s, seat) === null ? [...rides, REST] : rides;
}

/** PAL-3.3: one length further for each horse in the way. */
function pushOn(s: State, seat: Seat): number {
  const before = s.pushed[seat]!;
  const isTaken = (at: number) => s.hands.some((_, other) => other !== seat && lengthOf(s, other) === at);
  while (isTaken(lengthOf(s, seat))) s.pushed[seat]!++;
  return s.pushed[seat]! - before;
}

function ride(s: State, seat: Seat, card: Value): void {
  s.hands[seat]![card - 1]!--;
  s.laid[seat]![card - 1]!++;
  const pushed = pushOn(s, seat);
  story.sink?.push({ what: 'rode', seat, card, at: lengthOf(s, seat), pushed });
  if (comesIn(s, seat)) return;
  schedule(s, { at: 'nextTurn', after: seat });
  if (s.spurs[seat]! > 0) schedule(s, { at: 'spur', seat });
}

function spur(s: State, seat: Seat): void {
  s.spurs[seat]!--;
  const pushed = pushOn(s, seat);
  story.sink?.push({ what: 'spurred', seat, at: lengthOf(s, seat), pushed });
  comesIn(s, seat);
}

function rest(s: State, seat: Seat): void {
  story.sink?.push({ what: 'rested', seat });
  const card = drawCard(s, seat, draw(s, 'draw', seat));
  story.sink?.push({ what: 'drew', seat, card, to: [seat] });
  schedule(s, { at: 'nextTurn', after: seat });
}

export const turnSteps: Chapter<State, TurnFrame> = {
  turn: {
    rules: ['PAL-3.1'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(choices(s, f.seat)),
    blocked(s, f) {
      const why = whyNotRest(s, f.seat);
      return why === null ? [] : [{ choice: REST, ...why }];
    },
    take(s, f, c) {
      if (c.do === 'ride') ride(s, f.seat, c.card);
      else rest(s, f.seat);
    },
  },
  spur: {
    rules: ['PAL-3.6'],
    seat: (_, f) => f.seat,
    menu: () => list([SPUR, STOP]),
    take(s, f, c) {
      if (c.do === 'spur') spur(s, f.seat);
    },
  },
  nextTurn: {
    run(s, f) {
      // PAL-3.5: whoever can do neither is passed over; somebody always can.
      let seat = (f.after + 1) % s.seats;
      while (choices(s, seat).length === 0) seat = (seat + 1) % s.seats;
      schedule(s, { at: 'turn', seat });
    },
  },
};
