/** The treachery deck: drawing, discarding, and the cards Bentivoglio put under it (chapters 6, 12 and 15). */
import { draw, type Seat, schedule } from '@signoria/kernel';
import { BENTIVOGLIO } from '../../data/families.ts';
import { CARDS, type Kind } from '../../data/treachery.ts';
import { handLimit } from '../model/abilities.ts';
import { story } from '../model/events.ts';
import { drawOne, pour, size } from '../model/pile.ts';
import type { State } from '../model/state.ts';

/** POR-R15: a card can be drawn as long as there is one in the deck or among the discards. */
export function hasCards(s: State): boolean {
  return s.under.length > 0 || size(s.deck) > 0 || size(s.discards) > 0;
}

/** The top card. The deck has no order, so it is found only now; those under it come last. */
function drawCard(s: State, seat: Seat): Kind {
  const left = size(s.deck);
  if (left > 0) return drawOne(s.deck, left, draw(s, 'card', seat));
  const [first, ...rest] = s.under;
  if (first !== undefined) {
    s.under = rest;
    return first;
  }
  pour(s.discards, s.deck);
  story.sink?.push({ what: 'deckRenewed' });
  return drawOne(s.deck, size(s.deck), draw(s, 'card', seat));
}

export function takeCard(s: State, seat: Seat, kind: Kind): void {
  s.hands[seat]![kind]!++;
  story.sink?.push({ what: 'cardIs', seat, card: CARDS[kind]!, to: [seat] });
  checkHand(s, seat);
}

/** POR-4.6: at once down to the limit, before anything else. */
export function checkHand(s: State, seat: Seat): void {
  if (size(s.hands[seat]!) > handLimit(s, seat)) schedule(s, { at: 'discardCard', seat });
}

/** A card without payment (POR-12.6, POR-13.6): never two to choose from (POR-R25). */
export function drawFree(s: State, seat: Seat): void {
  takeCard(s, seat, drawCard(s, seat));
}

/** A card that was paid for: Bentivoglio looks at two (POR-12.3). */
export function drawBought(s: State, seat: Seat): void {
  const first = drawCard(s, seat);
  if (s.family[seat] === BENTIVOGLIO && hasCards(s)) lookAtTwo(s, seat, first);
  else takeCard(s, seat, first);
}

function lookAtTwo(s: State, seat: Seat, first: Kind): void {
  const cards = [first, drawCard(s, seat)].sort((a, b) => a - b);
  s.looking = cards;
  story.sink?.push({ what: 'lookedAt', seat, cards: cards.map((kind) => CARDS[kind]!), to: [seat] });
  schedule(s, { at: 'keepOne', seat });
}

/** POR-15.1: a played or discarded card goes face up onto the discards. */
export function playCard(s: State, seat: Seat, kind: Kind): void {
  s.hands[seat]![kind]!--;
  s.discards[kind]!++;
}
