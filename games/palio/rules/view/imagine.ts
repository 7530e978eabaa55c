/**
 * Redealing what a seat cannot know: others' hands and the pile. All unseen cards go into one pool first, so that the result
 * depends on the seat's knowledge alone; the leak test holds us to that.
 */
import type { Random, Seat } from '@signoria/kernel';
import { emptyPile, type Pile, size } from '../../data/cards.ts';
import type { State } from '../model/state.ts';

export function imagine(s: State, seat: Seat | null, random: Random): void {
  const pool = s.deck;
  const sizes = s.hands.map(size);
  for (const [other, hand] of s.hands.entries()) {
    if (other === seat) continue;
    for (const [i, n] of hand.entries()) pool[i]! += n;
    s.hands[other] = emptyPile();
  }
  for (const [other, hand] of s.hands.entries()) {
    if (other !== seat) for (let i = 0; i < sizes[other]!; i++) take(pool, random, hand);
  }
}

function take(pool: Pile, random: Random, into: Pile): void {
  let left = random.below(size(pool));
  const i = pool.findIndex((n) => {
    left -= n;
    return left < 0;
  });
  pool[i]!--;
  into[i]!++;
}
