/** What must always be true. The conformance suite asks after every answer of thousands of games. */
import { size } from '../../data/cards.ts';
import { editionOf } from '../../data/edition.ts';
import { finishOf } from '../chapters/04-coming-in.ts';
import { lengthOf, SPURS, type State } from './state.ts';

export function violations(s: State): readonly string[] {
  const piles = [s.deck, ...s.hands, ...s.laid];
  const counts = editionOf(s).counts.map((_, i) => piles.reduce((sum, pile) => sum + pile[i]!, 0));
  const home = s.hands.map((_, seat) => lengthOf(s, seat) >= finishOf(s)).filter((isIn) => isIn).length;
  return [
    ...(`${counts}` === `${editionOf(s).counts}` ? [] : [`cards by value: ${counts}`]),
    ...(piles.some((pile) => pile.some((n) => n < 0)) ? ['a pile with less than nothing'] : []),
    ...(s.outcome === null && s.hands.some((hand) => size(hand) > 5) ? ['a hand of more than five'] : []),
    ...(s.spurs.every((n) => n >= 0 && n <= SPURS) ? [] : [`spurs: ${s.spurs}`]),
    ...(home === (s.outcome === null ? 0 : 1) ? [] : [`${home} horses have come in`]),
  ];
}
