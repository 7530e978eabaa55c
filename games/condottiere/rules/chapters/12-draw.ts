/** Chapter 12, the variant Draw After Battle: no rounds; after each battle everybody may draw. */
import { type Asks, type Chapter, type Menu, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/edition.ts';
import type { Do } from '../model/choices.ts';
import { drawCards, holders, regionsOf } from '../model/hands.ts';
import { size } from '../model/pile.ts';
import type { State } from '../model/state.ts';

export type DrawFrame =
  | { readonly at: 'drawStep' }
  /** How many cards? All answer at once (CON-R27). */
  | Asks<{ readonly at: 'drawCards' }, Do<'draw'>>;

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

export const drawSteps: Chapter<State, DrawFrame> = {
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
    menuFor: (s, _, seat): Menu<Do<'draw'>> => ({
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
      drawAll(s, (seat) => picks[seat]?.amount ?? 0);
    },
  },
};
