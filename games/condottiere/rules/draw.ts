/** Chapter 12, the variant Draw After Battle: no rounds; after each battle everybody may draw. */
import { type Menu, type Seat, type Steps, schedule } from '@signoria/kernel';
import { editionOf } from '../data/edition.ts';
import type { Choice } from './choices.ts';
import { drawCards, holders, regionsOf } from './hands.ts';
import { size } from './pile.ts';
import type { Frame, State } from './state.ts';

export type DrawFrame =
  | { readonly at: 'drawStep' }
  /** How many cards? All answer at once (CON-R27). */
  | { readonly at: 'drawCards' };

/** CON-12.4, CON-12.5; a hand above its limit just draws nothing (CON-R28). */
export function mayDraw(s: State, seat: Seat): number {
  const { deal, perRegion, drawAfterBattle } = editionOf(s).hand;
  const limit = deal + perRegion * regionsOf(s, seat);
  return Math.max(0, Math.min(drawAfterBattle, limit - size(s.hands[seat]!)));
}

/** CON-R27: clockwise from the new token holder. */
function drawAll(s: State, count: (seat: Seat) => number): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.token + i) % s.seats;
    drawCards(s, seat, count(seat));
  }
}

function drawers(s: State): readonly Seat[] {
  return s.hands.flatMap((_, seat) => (mayDraw(s, seat) > 0 ? [seat] : []));
}

export const drawSteps: Pick<Steps<State, Frame, Choice>, DrawFrame['at']> = {
  drawStep: {
    run(s) {
      if (holders(s).length === 0)
        drawAll(s, () => editionOf(s).hand.deal); // CON-12.6
      else schedule(s, { at: 'drawCards' });
    },
  },
  drawCards: {
    rules: ['CON-12.4', 'CON-12.5'],
    seats: drawers,
    menuFor: (s, _, seat): Menu<Choice> => ({
      kind: 'amount',
      base: { do: 'draw' },
      min: 0,
      max: mayDraw(s, seat),
      step: 1,
    }),
    blockedFor(s, _, seat) {
      const max = mayDraw(s, seat);
      const wanted = editionOf(s).hand.drawAfterBattle;
      if (max >= wanted) return [];
      return [{ choice: { do: 'draw', amount: wanted }, why: 'handLimit', rules: ['CON-12.5'], facts: { max } }];
    },
    reveal(s, _, picks) {
      drawAll(s, (seat) => {
        const pick = picks[seat];
        return pick?.do === 'draw' ? pick.amount : 0;
      });
    },
  },
};
