/** Chapter 16, the variant Hidden Cards: one facedown card a line, turned up as its owner plays the next. */
import { list, type Seat, type Steps } from '@signoria/kernel';
import { CARDS, type Kind, SURRENDER } from '../data/cards.ts';
import { announce, announceOthers, measured } from './announcing.ts';
import { type Choice, LEAVE, TURN_UP } from './choices.ts';
import { story } from './events.ts';
import { forgetFacedown } from './known.ts';
import { type Frame, NONE, type State } from './state.ts';
import { strength } from './strength.ts';

export type HiddenFrame =
  | { readonly at: 'turnUp'; readonly seat: Seat }
  /** On passing: leave the facedown card or turn it up (CON-16.5, CON-R45). */
  | { readonly at: 'passFacedown'; readonly seat: Seat };

/** CON-16.3: the earlier facedown card goes up; the new one has no effect yet, so the order does not matter. */
export function layFacedown(s: State, seat: Seat, kind: Kind): void {
  const before = measured(s);
  turnUp(s, seat);
  s.facedown[seat] = kind;
  story.sink?.push({ what: 'playedFacedown', seat, strength: strength(s, seat) });
  story.sink?.push({ what: 'facedownIs', seat, card: CARDS[kind]!, to: [seat] });
  announceOthers(s, before, seat);
}

export function turnUp(s: State, seat: Seat): void {
  const kind = s.facedown[seat]!;
  if (kind === NONE) return;
  s.facedown[seat] = NONE;
  s.lines[seat]![kind]!++;
  forgetFacedown(s, seat);
  story.sink?.push({ what: 'turnedUp', seat, card: CARDS[kind]! });
}

/** CON-16.6 */
export function turnAllUp(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) turnUp(s, seat);
}

export const hiddenSteps: Pick<Steps<State, Frame, Choice>, HiddenFrame['at']> = {
  turnUp: {
    run(s, f) {
      const before = measured(s);
      turnUp(s, f.seat);
      // CON-R57: after a Surrender all lines are turned up and compared, which tells every strength.
      if (s.lines[f.seat]![SURRENDER] === 0) announce(s, before, f.seat);
    },
  },
  passFacedown: {
    rules: ['CON-16.5', 'CON-R45'],
    seat: (_, f) => f.seat,
    menu: () => list<Choice>([LEAVE, TURN_UP]),
    take(s, f, c) {
      if (c.do !== 'facedown' || c.side !== 'up') return;
      const before = measured(s);
      turnUp(s, f.seat);
      announce(s, before, f.seat);
    },
  },
};
