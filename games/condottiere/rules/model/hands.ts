/** Hands: who holds cards, dealing, and gathering everything in. */
import { draw, type Seat, type Stream } from '@signoria/kernel';
import { story } from './events.ts';
import { cardsOf, drawOne, emptyPile, isEmptyPile, pour, size } from './pile.ts';
import type { Pile, State } from './state.ts';

export function holders(s: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (!isEmptyPile(s.hands[seat]!)) seats.push(seat);
  return seats;
}

export function regionsOf(s: State, seat: Seat): number {
  let n = 0;
  for (const owner of s.owner) if (owner === seat) n++;
  return n;
}

/** `count` cards from the pile, in secret. Events list them in the deck's order, not as they came. */
function take(s: State, count: number, chance: Stream): Pile {
  const taken = emptyPile();
  let left = size(s.pile);
  for (let i = 0; i < count; i++) {
    if (left === 0) {
      renewPile(s);
      left = size(s.pile);
    }
    taken[drawOne(s.pile, left--, chance)]!++;
  }
  return taken;
}

/** CON-R26: the pile runs out, so the discards become the pile; then the lines of the battle just decided as well. */
function renewPile(s: State): void {
  const withLines = isEmptyPile(s.discards);
  if (withLines) for (let seat = 0; seat < s.seats; seat++) pour(s.lines[seat]!, s.discards);
  pour(s.discards, s.pile);
  story.sink?.push({ what: 'pileRenewed', withLines });
}

export function deal(s: State, seat: Seat, count: number): void {
  if (count === 0) return;
  const taken = take(s, count, draw(s, 'deal', seat));
  story.sink?.push({ what: 'dealt', seat, count });
  story.sink?.push({ what: 'dealtCards', seat, cards: cardsOf(taken), to: [seat] });
  pour(taken, s.hands[seat]!);
}

/** After a battle (CON-12.4). */
export function drawCards(s: State, seat: Seat, count: number): void {
  if (count === 0) return;
  const taken = take(s, count, draw(s, 'draw', seat));
  story.sink?.push({ what: 'drew', seat, count });
  story.sink?.push({ what: 'drewCards', seat, cards: cardsOf(taken), to: [seat] });
  pour(taken, s.hands[seat]!);
}

/** CON-10.6: all hands and all else go back to the pile. No card lies facedown after a comparison (CON-16.6). */
export function gatherAll(s: State): void {
  pour(s.discards, s.pile);
  for (let seat = 0; seat < s.seats; seat++) {
    pour(s.lines[seat]!, s.pile);
    pour(s.hands[seat]!, s.pile);
  }
  s.known = [];
}
