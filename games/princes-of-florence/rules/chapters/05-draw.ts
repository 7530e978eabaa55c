/** Draw five, keep one, return the rest underneath: prestige cards, professions, bonus cards (FLO-5.7, FLO-9.1, FLO-11.1). */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { DRAW } from '../../data/economy.ts';
import { insert, putUnder, takeTop } from '../model/cards.ts';
import { CARDS_OF, type CardId, type DeckId, type Do, REST } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { State } from '../model/state.ts';

export type DrawFrame =
  | Asks<{ readonly at: 'keepCard'; readonly seat: Seat }, Do<'keep'>>
  /** In which order the others go under the deck. */
  | Asks<{ readonly at: 'returnCards'; readonly seat: Seat }, Do<'under' | 'rest'>>;

export function drawForChoice(s: State, seat: Seat, deck: DeckId): void {
  const cards = takeTop(s.decks[deck], DRAW);
  story.sink?.push({ what: 'drew', seat, deck, count: cards.length });
  story.sink?.push({ what: 'drewCards', seat, deck, cards: namesOf(deck, cards), to: [seat] });
  s.drawn = s.drawn === null ? { seat, deck, cards } : { seat, deck, cards, before: s.drawn };
  if (cards.length === 1)
    keep(s, cards[0]!); // FLO-R32
  else schedule(s, { at: 'keepCard', seat });
}

function namesOf(deck: DeckId, cards: readonly number[]): readonly CardId[] {
  return cards.map((card) => CARDS_OF[deck][card]!);
}

function indexOf(deck: DeckId, id: CardId): number {
  return (CARDS_OF[deck] as readonly string[]).indexOf(id);
}

function handFor(s: State, seat: Seat, deck: DeckId): number[] {
  const p = s.players[seat]!;
  return deck === 'profession' ? p.hand : deck === 'bonus' ? p.bonus : p.cards;
}

function keep(s: State, card: number): void {
  const { seat, deck, cards } = s.drawn!;
  insert(handFor(s, seat, deck), card);
  story.sink?.push({ what: 'keptCard', seat, deck, card: CARDS_OF[deck][card]!, to: [seat] });
  const rest = cards.filter((other) => other !== card);
  s.drawn = { ...s.drawn!, cards: rest };
  if (rest.length <= 1) giveBack(s, rest);
  else schedule(s, { at: 'returnCards', seat });
}

/** These go under the deck now, first one first. */
function giveBack(s: State, cards: readonly number[]): void {
  const { seat, deck, cards: held } = s.drawn!;
  for (const card of cards) putUnder(s.decks[deck], card, seat);
  const rest = held.filter((card) => !cards.includes(card));
  if (rest.length === 0) {
    s.drawn = s.drawn!.before ?? null;
    return;
  }
  s.drawn = { ...s.drawn!, cards: rest };
  if (rest.length === 1) giveBack(s, rest);
  else schedule(s, { at: 'returnCards', seat });
}

export const drawSteps: Chapter<State, DrawFrame> = {
  keepCard: {
    rules: ['FLO-5.7', 'FLO-9.1', 'FLO-11.1'],
    seat: (_, f) => f.seat,
    menu(s) {
      const { deck, cards } = s.drawn!;
      return list(namesOf(deck, cards).map((card) => ({ do: 'keep', card })));
    },
    take: (s, _, c) => keep(s, indexOf(s.drawn!.deck, c.card)),
  },
  returnCards: {
    rules: ['FLO-5.7', 'FLO-9.1', 'FLO-11.1'],
    seat: (_, f) => f.seat,
    menu(s) {
      const { deck, cards } = s.drawn!;
      return list([REST, ...namesOf(deck, cards).map((card): Do<'under'> => ({ do: 'under', card }))]);
    },
    take(s, _, c) {
      const { deck, cards } = s.drawn!;
      giveBack(s, c.do === 'under' ? [indexOf(deck, c.card)] : cards);
    },
  },
};
