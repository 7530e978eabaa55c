/** Chapter 9: weaving a conspiracy. Which card follows which is in `model/chain.ts`. */
import { type Seat, schedule } from '@signoria/kernel';
import { ABILITY, type AbilityId } from '../../data/abilities.ts';
import { editionOf, numberOf } from '../../data/box.ts';
import { CARDS, type Card, cardOf } from '../../data/luminaries.ts';
import { attempt } from '../actions/action.ts';
import { canAct } from '../actions/actions.ts';
import { gains, yieldOf } from '../actions/interrogate.ts';
import { canLink, linksByItself, quickLeft } from '../model/chain.ts';
import type { Use } from '../model/choices.ts';
import { useEvent } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { Act } from '../model/frames.ts';
import { outOfHand } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { NONE, type State, type Who } from '../model/state.ts';
import { canDoSpecial, doSpecial } from './17-specials.ts';

/** PAX-9.12: an ability without a legal execution is not offered. */
export function canUse(s: State, who: Who, card: Card): boolean {
  const id = editionOf(s).faces[card]!.ability;
  const { kind, action } = ABILITY[id];
  if (kind === 'enhance') return true;
  if (kind === 'special') return canDoSpecial(s, who, id, card);
  return canAct(s, attempt(who, id, NONE, card), action!);
}

/** PAX-9.8, PAX-9.9: the support of a grand master is not quick support. */
export function canTakeSupport(s: State, card: Card): boolean {
  return editionOf(s).faces[card]!.degree === 'GM' || quickLeft(s) > 0;
}

/** PAX-R65: an enhancement takes effect unless its support is taken instead. */
export function mayIgnore(s: State, card: Card): boolean {
  return ABILITY[editionOf(s).faces[card]!.ability].kind !== 'enhance';
}

export function conspireChoices(s: State, who: Who, into: Act[]): void {
  for (const card of s.hands[who]!) {
    if (!canLink(s, card)) continue;
    const id = CARDS[card]!;
    if (canUse(s, who, card)) into.push({ do: 'conspire', card: id, use: 'ability' });
    if (canTakeSupport(s, card)) into.push({ do: 'conspire', card: id, use: 'support' });
    if (mayIgnore(s, card)) into.push({ do: 'conspire', card: id, use: 'link' });
  }
}

/** PAX-9.1, PAX-9.11: the card lies before its player until the refill. */
export function conspire(s: State, seat: Seat, id: string, use: Use): void {
  const card = cardOf(id);
  const face = editionOf(s).faces[card]!;
  if (!linksByItself(s, card)) useEvent(s, 'convent'); // PAX-17.54
  outOfHand(s, seat, card);
  s.turn.chain.push(card);
  s.turn.uses.push(use);
  if (face.high) s.turn.high = true; // PAX-12.5
  story.sink?.push({ what: 'conspired', who: partyOf(s, seat), card: CARDS[card]!, use });
  if (use === 'ability') takeEffect(s, seat, face.ability, card);
  if (use === 'support') takeSupport(s, seat, card);
}

/** PAX-R21, PAX-R22: from a hand card, with nobody to share it with. */
function takeSupport(s: State, seat: Seat, card: Card): void {
  if (editionOf(s).faces[card]!.degree !== 'GM') s.turn.quick++;
  schedule(s, ...gains(s, seat, card, yieldOf(s, card, 1)));
}

function takeEffect(s: State, seat: Seat, id: AbilityId, card: Card): void {
  switch (ABILITY[id].kind) {
    case 'enhance':
      s.turn.enhancements.push(id); // PAX-9.6
      return;
    case 'special':
      return void doSpecial(s, seat, id, card);
    case 'extra': {
      const times = id === 'R-SCOUT-ANY' ? numberOf(s, 'R-SCOUT-ANY.times') : 1;
      return void schedule(s, { at: 'extra', seat, way: id, marked: NONE, times, mayStop: s.reading === 2 }); // PAX-9.5
    }
  }
}
