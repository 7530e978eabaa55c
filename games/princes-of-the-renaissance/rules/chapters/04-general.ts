/** Chapter 4: the hand limit; and Bentivoglio's choice of two cards. Negotiation is in `04-trade.ts`. */
import { type Asks, type Chapter, list, type Seat } from '@signoria/kernel';
import { CARDS, kindOf } from '../../data/treachery.ts';
import { DISCARD, type Do, KEEP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { checkHand, playCard, takeCard } from './06-deck.ts';

export type GeneralFrame =
  /** One card too many (POR-4.6, POR-R26). */
  | Asks<{ readonly at: 'discardCard'; readonly seat: Seat }, Do<'discard'>>
  /** Bentivoglio keeps one of two (POR-12.3). */
  | Asks<{ readonly at: 'keepOne'; readonly seat: Seat }, Do<'keep'>>;

export const generalSteps: Chapter<State, GeneralFrame> = {
  discardCard: {
    rules: ['POR-4.6', 'POR-R26'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const hand = s.hands[f.seat]!;
      return list(DISCARD.filter((_, kind) => hand[kind]! > 0));
    },
    take(s, f, { card }) {
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
      return list(a === b ? [KEEP[a!]!] : [KEEP[a!]!, KEEP[b!]!]);
    },
    take(s, f, { card }) {
      const kept = kindOf(card);
      const [a, b] = s.looking!;
      const back = a === kept ? b! : a!;
      s.looking = null;
      s.under = [...s.under, back];
      story.sink?.push({ what: 'putUnder', seat: f.seat, card: CARDS[back]!, to: [f.seat] });
      takeCard(s, f.seat, kept);
    },
  },
};
