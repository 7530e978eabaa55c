/** Chapter 2: setup. */
import { type Chapter, draw, type Seat, type Setup, type Stream, schedule } from '@signoria/kernel';
import { cardsIn, emptyPile, size, VALUES, type Value } from '../../data/cards.ts';
import { type Correction, editionOf } from '../../data/edition.ts';
import { story } from '../model/events.ts';
import { SPURS, type State } from '../model/state.ts';
import type { Options } from './04-coming-in.ts';

export type SetupFrame = { readonly at: 'deal' };

/** PAL-2.1 */
const HAND = 3;

export function setup({ seats, options, edition, chance }: Setup<Options>): State {
  const correction = edition as Correction | null; // `readEdition` has checked it
  const piles = () => Array.from({ length: seats }, emptyPile);
  return {
    seats,
    todo: [{ at: 'deal' }],
    open: [],
    picks: null,
    asked: 0,
    chance,
    outcome: null,
    options,
    edition: correction,
    deck: editionOf({ edition: correction }).counts.slice(),
    hands: piles(),
    laid: piles(),
    pushed: Array<number>(seats).fill(0),
    spurs: Array<number>(seats).fill(SPURS),
  };
}

/** One card from the pile, in secret. */
export function drawCard(s: State, seat: Seat, chance: Stream): Value {
  let left = chance.below(size(s.deck));
  const i = s.deck.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  s.deck[i]!--;
  s.hands[seat]![i]!++;
  return VALUES[i]!;
}

export const setupSteps: Chapter<State, SetupFrame> = {
  deal: {
    run(s) {
      for (let seat = 0; seat < s.seats; seat++) {
        const chance = draw(s, 'deal', seat);
        for (let i = 0; i < HAND; i++) drawCard(s, seat, chance);
        story.sink?.push({ what: 'dealt', seat, cards: cardsIn(s.hands[seat]!), to: [seat] });
      }
      const first = draw(s, 'first').below(s.seats); // PAL-2.2
      story.sink?.push({ what: 'started', first });
      schedule(s, { at: 'turn', seat: first });
    },
  },
};
