/** Hands, the luminary deck and its discard pile (PAX-3.12, PAX-3.13). */
import { draw, type Parts, type Stream } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { FACTION } from '../../data/factions.ts';
import { CARDS, type Card } from '../../data/luminaries.ts';
import { story } from './events.ts';
import { partyOf } from './party.ts';
import { isHuman, NONE, type State, type Who } from './state.ts';

/** PAX-3.12; PAX-17.48 raises it for the owner of the aristocracy's card. */
export function handLimit(s: State, who: Who, parts: Parts = null): number {
  if (!isHuman(s, who)) return 0; // PAX-15.5
  const all = numberOf(s, 'limit.hand');
  parts?.push({ what: 'limit', n: all, rules: ['PAX-3.12'] });
  if (s.factionCards[FACTION.AR] !== who) return all;
  const owner = numberOf(s, 'F-AR.hand');
  parts?.push({ what: 'factionCard', n: owner - all, rules: ['PAX-17.48'], facts: { faction: 'AR' } });
  return owner;
}

/** Hands are kept in order, so that the order of a hand tells nothing. */
export function intoHand(s: State, who: Who, card: Card): void {
  insert(s.hands[who]!, card);
}

export function insert<C extends number>(list: C[], card: C): void {
  list.push(card);
  list.sort((a, b) => a - b);
}

export function outOfHand(s: State, who: Who, card: Card): void {
  remove(s.hands[who]!, card);
  remove(s.shown[who]!, card);
}

function remove(list: Card[], card: Card): void {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
}

/** The card comes into the hand before everybody's eyes. */
export function intoHandShown(s: State, who: Who, card: Card): void {
  intoHand(s, who, card);
  insert(s.shown[who]!, card);
}

/** PAX-3.13: at once, as soon as the last card is gone. Cards in play are not among the discards (PAX-R74). */
function renew(s: State): void {
  if (s.deck.length > 0 || s.discards.length === 0) return;
  s.deck = s.discards;
  s.discards = [];
  story.sink?.push({ what: 'deckRenewed' });
}

/** The top luminary; NONE when deck and discards are both used up (PAX-R37). */
export function drawLuminary(s: State, chance: Stream): Card {
  renew(s);
  const { deck } = s;
  if (deck.length === 0) return NONE;
  const at = chance.below(deck.length);
  const card = deck[at]!;
  deck[at] = deck[deck.length - 1]!;
  deck.pop();
  renew(s);
  return card;
}

/** So many cards from the deck into the hand, or as many as there are. */
export function drawIntoHand(s: State, who: Who, count: number): void {
  const drawn: Card[] = [];
  const chance = draw(s, 'draw', who);
  for (let i = 0; i < count; i++) {
    const card = drawLuminary(s, chance);
    if (card === NONE) break;
    intoHand(s, who, card);
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  story.sink?.push({ what: 'drew', who: partyOf(s, who), count: drawn.length });
  story.sink?.push({
    what: 'drewCards',
    who: partyOf(s, who),
    cards: drawn.sort((a, b) => a - b).map((card) => CARDS[card]!),
    to: [who],
  });
}

export function discard(s: State, card: Card): void {
  s.discards.push(card);
}
