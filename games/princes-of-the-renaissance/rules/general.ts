/** Chapter 4: the hand limit; and Bentivoglio's choice of two cards. Negotiation is in `trade.ts`. */
import { list, type Seat, type Steps } from '@signoria/kernel';
import { CARDS, kindOf } from '../data/treachery.ts';
import { type Choice, DISCARD, type Do, KEEP } from './choices.ts';
import { checkHand, playCard, takeCard } from './deck.ts';
import { story } from './events.ts';
import type { Frame, State } from './state.ts';

export type GeneralFrame =
  /** One card too many (POR-4.6, POR-R26). */
  | { readonly at: 'discardCard'; readonly seat: Seat }
  /** Bentivoglio keeps one of two (POR-12.3). */
  | { readonly at: 'keepOne'; readonly seat: Seat };

export const generalSteps: Pick<Steps<State, Frame, Choice>, GeneralFrame['at']> = {
  discardCard: {
    rules: ['POR-4.6', 'POR-R26'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const hand = s.hands[f.seat]!;
      return list<Choice>(DISCARD.filter((_, kind) => hand[kind]! > 0));
    },
    take(s, f, c) {
      const { card } = c as Do<'discard'>; // nothing else is on offer
      playCard(s, f.seat, kindOf(card));
      story.sink?.push({ what: 'cardDiscarded', seat: f.seat, card });
      checkHand(s, f.seat);
    },
  },
  keepOne: {
    rules: ['POR-12.3'],
    seat: (_, f) => f.seat,
    menu(s) {
      const [a, b] = s.looking!;
      return list<Choice>(a === b ? [KEEP[a!]!] : [KEEP[a!]!, KEEP[b!]!]);
    },
    take(s, f, c) {
      const kept = kindOf((c as Do<'keep'>).card); // nothing else is on offer
      const [a, b] = s.looking!;
      const back = a === kept ? b! : a!;
      s.looking = null;
      s.under = [...s.under, back];
      story.sink?.push({ what: 'putUnder', seat: f.seat, card: CARDS[back]!, to: [f.seat] });
      takeCard(s, f.seat, kept);
    },
  },
};
