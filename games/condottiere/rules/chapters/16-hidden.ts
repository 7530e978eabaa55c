/** Chapter 16, the variant Hidden Cards: one facedown card a line, turned up as its owner plays the next. */
import { type Asks, type Chapter, list, type Seat } from '@signoria/kernel';
import { CARDS, type Kind, SURRENDER } from '../../data/cards.ts';
import { type Do, LEAVE, TURN_UP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { forgetFacedown } from '../model/known.ts';
import { NONE, type State } from '../model/state.ts';
import { announce, announceOthers, measured } from './04-announcing.ts';
import { strength } from './05-strength.ts';

export type HiddenFrame =
  | { readonly at: 'turnUp'; readonly seat: Seat }
  /** On passing: leave the facedown card or turn it up (CON-16.5, CON-R45). */
  | Asks<{ readonly at: 'passFacedown'; readonly seat: Seat }, Do<'facedown'>>;

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

export const hiddenSteps: Chapter<State, HiddenFrame> = {
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
    menu: () => list([LEAVE, TURN_UP]),
    take(s, f, c) {
      if (c.side !== 'up') return;
      const before = measured(s);
      turnUp(s, f.seat);
      announce(s, before, f.seat);
    },
  },
};
