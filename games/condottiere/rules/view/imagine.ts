/**
 * Redealing what a seat cannot know: others' hands, others' facedown cards, the draw pile. All unseen cards go into one
 * pool first, so the result depends on the seat's knowledge alone.
 */
import type { Random, Seat } from '@signoria/kernel';
import { FACEDOWN, KINDS, type Kind } from '../../data/cards.ts';
import { knowledge, knownHand, knowsFacedown } from '../model/known.ts';
import { emptyPile, pour, size } from '../model/pile.ts';
import { NONE, type Pile, type State } from '../model/state.ts';

export function imagine(s: State, seat: Seat | null, random: Random): void {
  s.known = knowledge(s, seat);
  const pool = emptyPile();
  pour(s.pile, pool);
  const missing = s.hands.map((_, other) => (other === seat ? 0 : collect(s, other, seat, pool)));
  const hiding = s.facedown.flatMap((kind, other) => (kind === NONE || knowsFacedown(s, other, seat) ? [] : [other]));
  for (const other of hiding) pool[s.facedown[other]!]!++;
  for (const other of hiding) s.facedown[other] = takeFacedown(pool, random);
  let left = size(pool);
  for (const [other, cards] of missing.entries()) {
    for (let i = 0; i < cards; i++) s.hands[other]![takeAny(pool, left--, random)]!++;
  }
  s.pile = pool;
}

/** All of a hand but what the seat knows to be there goes into the pool; says how many cards that were. */
function collect(s: State, other: Seat, seat: Seat | null, pool: Pile): number {
  const hand = s.hands[other]!;
  const known = knownHand(s, other, seat);
  let moved = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const unknown = hand[kind]! - known[kind]!;
    pool[kind]! += unknown;
    moved += unknown;
  }
  s.hands[other] = known;
  return moved;
}

function takeAny(pool: Pile, cards: number, random: Random): Kind {
  let at = random.below(cards);
  for (let kind = 0; ; kind++) {
    at -= pool[kind]!;
    if (at < 0) {
      pool[kind]!--;
      return kind;
    }
  }
}

/** Only some kinds are ever played facedown (CON-16.1). */
function takeFacedown(pool: Pile, random: Random): Kind {
  const fit = pool.map((count, kind) => (FACEDOWN[kind] ? count : 0));
  const kind = takeAny(fit, size(fit), random);
  pool[kind]!--;
  return kind;
}
