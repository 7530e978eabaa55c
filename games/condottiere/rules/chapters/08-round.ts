/** Chapter 8: end of a round. */
import { type Asks, type Chapter, type Seat, schedule } from '@signoria/kernel';
import { CARDS, type CardId, KIND } from '../../data/cards.ts';
import { editionOf } from '../../data/edition.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { deal, holders, regionsOf } from '../model/hands.ts';
import { forgetHand } from '../model/known.ts';
import { emptyPile, pour, size } from '../model/pile.ts';
import type { State } from '../model/state.ts';

export type RoundFrame =
  | { readonly at: 'roundEnd' }
  /** The only player with cards holds on to some (CON-8.2). */
  | Asks<{ readonly at: 'holdCards'; readonly seat: Seat }, Do<'hold'>>
  | { readonly at: 'newRound' };

/** CON-8.2, CON-R17: what is not held goes unseen under the shuffle; only the numbers are public. */
function hold(s: State, seat: Seat, items: readonly CardId[]): void {
  const held = emptyPile();
  const hand = s.hands[seat]!;
  for (const id of items) {
    held[KIND[id]]!++;
    hand[KIND[id]]!--;
  }
  const discarded = size(hand);
  pour(hand, s.pile);
  pour(held, hand);
  forgetHand(s, seat);
  story.sink?.push({ what: 'kept', seat, count: items.length, discarded });
  story.sink?.push({ what: 'keptCards', seat, cards: items, to: [seat] });
}

export const roundSteps: Chapter<State, RoundFrame> = {
  roundEnd: {
    run(s) {
      const left = holders(s);
      if (left.length >= 2) return schedule(s, { at: 'battle' }); // CON-7.11
      story.sink?.push({ what: 'roundEnds', round: s.round }); // CON-8.1
      schedule(s, { at: 'newRound' });
      if (left.length === 1) schedule(s, { at: 'holdCards', seat: left[0]! });
    },
  },
  holdCards: {
    rules: ['CON-8.2'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const hand = s.hands[f.seat]!;
      const of = CARDS.flatMap((id, kind) => (hand[kind]! > 0 ? [{ id, count: hand[kind]! }] : []));
      return { kind: 'subset', base: { do: 'hold' }, of, min: 0, max: Math.min(editionOf(s).hand.kept, size(hand)) };
    },
    take(s, f, c) {
      hold(s, f.seat, c.items);
    },
  },
  newRound: {
    run(s) {
      pour(s.discards, s.pile); // CON-8.3
      const { deal: full, perRegion } = editionOf(s).hand;
      for (let seat = 0; seat < s.seats; seat++) {
        // CON-8.4: held cards count towards the ten; CON-8.5: the regions' cards come on top.
        deal(s, seat, Math.max(0, full - size(s.hands[seat]!)) + perRegion * regionsOf(s, seat));
      }
      s.round++;
      schedule(s, { at: 'battle' }); // CON-8.6: at the site chosen before the deal
    },
  },
};
