/** Hands: who holds cards, dealing, and gathering everything in. */
import { draw, type Seat } from '@signoria/kernel';
import { CARDS, type CardId } from '../data/cards.ts';
import { story } from './events.ts';
import { drawOne, isEmptyPile, pour, size } from './pile.ts';
import { NONE, type State } from './state.ts';

export function holders(s: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (!isEmptyPile(s.hands[seat]!)) seats.push(seat);
  return seats;
}

export function regionsOf(s: State, seat: Seat): number {
  let n = 0;
  for (let r = 0; r < s.owner.length; r++) if (s.owner[r] === seat) n++;
  return n;
}

/** `count` cards from the pile into the hand, in secret. */
export function deal(s: State, seat: Seat, count: number): void {
  if (count <= 0) return;
  const chance = draw(s, 'deal', seat);
  const cards: CardId[] | null = story.sink === null ? null : [];
  let left = size(s.pile);
  for (let i = 0; i < count; i++) {
    const kind = drawOne(s.pile, left--, chance);
    s.hands[seat]![kind]!++;
    cards?.push(CARDS[kind]!);
  }
  if (cards !== null) {
    story.sink?.push({ what: 'dealt', seat, count });
    story.sink?.push({ what: 'dealtCards', seat, cards, to: [seat] });
  }
}

/** CON-10.6: all hands and all else go back to the pile. */
export function gatherAll(s: State): void {
  pour(s.discards, s.pile);
  for (let seat = 0; seat < s.seats; seat++) {
    pour(s.lines[seat]!, s.pile);
    pour(s.hands[seat]!, s.pile);
    if (s.facedown[seat] !== NONE) s.pile[s.facedown[seat]!]!++;
    s.facedown[seat] = NONE;
  }
  s.known = [];
}
