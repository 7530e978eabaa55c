/** Chapter 12, the refill: discards, hands, court and steward (PAX-12.10 to PAX-12.14). */
import { type Chapter, draw, list, type Seat, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { FACTION } from '../../data/factions.ts';
import { CARDS, type Card, cardOf } from '../../data/luminaries.ts';
import { DECK, type Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { FrameAt } from '../model/frames.ts';
import { discard, drawIntoHand, drawLuminary, handLimit, intoHandShown } from '../model/hand.ts';
import { partyOf } from '../model/party.ts';
import { ONE_TOKEN } from '../model/price.ts';
import { isHuman, NONE, type State } from '../model/state.ts';
import { affords, charge, rivalsAfter } from './03-support.ts';
import { discardFromHand } from './17-specials.ts';

/** PAX-12.10, PAX-R73: the chain in order, then the dispute cards. */
export function clearTable(s: State): void {
  for (const card of s.turn.chain) discard(s, card);
  for (const card of s.turn.table) discard(s, card);
  s.turn.chain = [];
  s.turn.uses = [];
  s.turn.table = [];
}

function isConnoisseur(s: State, seat: Seat): boolean {
  return s.factionCards[FACTION.CO] === seat; // PAX-17.49
}

/** PAX-12.13: the second card from the court, or the first, must be the steward's. */
function mayTakeSlot(s: State, seat: Seat, slot: number): boolean {
  const { courtTaken, stewardTaken } = s.turn;
  if (s.court[slot] === NONE || courtTaken >= numberOf(s, 'limit.courtTake')) return false;
  if (courtTaken === 0 || isConnoisseur(s, seat)) return true;
  return (stewardTaken || slot === s.steward) && affords(s, seat, ONE_TOKEN); // PAX-R46, PAX-R72
}

function courtChoices(s: State, seat: Seat): readonly Do<'court'>[] {
  return s.court.flatMap((_, slot) => (mayTakeSlot(s, seat, slot) ? [{ do: 'court', slot: slot + 1 } as const] : []));
}

/** PAX-12.12: the active player's next card; without anything to choose the rest comes from the deck. */
function takeNext(s: State, seat: Seat, missing: number): void {
  if (courtChoices(s, seat).length > 0) schedule(s, { at: 'takeCard', seat });
  else drawIntoHand(s, seat, missing);
}

function takeFromCourt(s: State, seat: Seat, slot: number): void {
  const card = s.court[slot]!;
  s.court[slot] = NONE;
  s.turn.courtTaken++;
  if (slot === s.steward) s.turn.stewardTaken = true;
  intoHandShown(s, seat, card);
  story.sink?.push({ what: 'tookCourt', who: partyOf(s, seat), card: CARDS[card]! });
}

/** PAX-12.14: cards never slide. */
function refresh(s: State): void {
  const gone = s.court[s.steward]!;
  if (gone !== NONE) discard(s, gone); // PAX-R45
  s.court[s.steward] = NONE;
  s.steward = (s.steward + 1) % s.court.length;
  const filled: Card[] = [];
  const chance = draw(s, 'court');
  for (const [slot, lies] of s.court.entries()) {
    if (lies !== NONE) continue;
    const card = drawLuminary(s, chance); // PAX-R37: NONE leaves the place empty
    s.court[slot] = card;
    if (card !== NONE) filled.push(card);
  }
  story.sink?.push({
    what: 'courtRefreshed',
    discarded: CARDS[gone] ?? null,
    steward: s.steward + 1,
    filled: filled.map((card) => CARDS[card]!),
  });
}

type RefillName = 'refill' | 'discardDown' | 'refillHand' | 'takeCard' | 'takeCourt' | 'refreshCourt';

export const refillSteps: Chapter<State, FrameAt<RefillName>> = {
  refill: {
    run(s) {
      clearTable(s);
      const others = rivalsAfter(s, s.turn.who).filter((who) => isHuman(s, who)); // PAX-12.11
      schedule(s, ...[...others, s.turn.who].map((who): FrameAt<'refillHand'> => ({ at: 'refillHand', who })), {
        at: 'refreshCourt',
      });
    },
  },
  refillHand: {
    run(s, { who }) {
      const missing = handLimit(s, who) - s.hands[who]!.length;
      if (missing < 0)
        schedule(s, { at: 'discardDown', seat: who, count: -missing }); // PAX-R36
      else if (missing === 0) return;
      else if (who === s.turn.who) takeNext(s, who, missing);
      else drawIntoHand(s, who, missing);
    },
  },
  discardDown: {
    rules: ['PAX-R36'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(s.hands[f.seat]!.map((card) => ({ do: 'discard', card: CARDS[card]! }))),
    take(s, f, c) {
      discardFromHand(s, f.seat, cardOf(c.card));
      if (f.count > 1) schedule(s, { at: 'discardDown', seat: f.seat, count: f.count - 1 });
    },
  },
  takeCard: {
    rules: ['PAX-12.12', 'PAX-12.13'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices = courtChoices(s, f.seat);
      return list(s.deck.length + s.discards.length > 0 ? [...choices, DECK] : choices); // PAX-R47
    },
    blocked: (s, f) =>
      s.court.flatMap((card, slot) => {
        if (card === NONE || mayTakeSlot(s, f.seat, slot)) return [];
        const choice: Do<'court'> = { do: 'court', slot: slot + 1 };
        const poor = s.turn.stewardTaken || slot === s.steward;
        return [{ choice, why: poor ? 'noFee' : 'notUnderSteward', rules: ['PAX-12.13'] }];
      }),
    take(s, f, c) {
      schedule(s, { at: 'refillHand', who: f.seat });
      if (c.do === 'deck') return drawIntoHand(s, f.seat, 1);
      const slot = c.slot - 1;
      if (s.turn.courtTaken === 0 || isConnoisseur(s, f.seat)) takeFromCourt(s, f.seat, slot);
      else charge(s, f.seat, ONE_TOKEN, { at: 'takeCourt', seat: f.seat, slot });
    },
  },
  takeCourt: {
    run: (s, f) => takeFromCourt(s, f.seat, f.slot),
  },
  refreshCourt: {
    run: refresh,
  },
};
