/** Chapter 21: what a seat, or a spectator, may know. Built up from nothing; the only door to the state. */
import type { Seat } from '@signoria/kernel';
import { BONUS } from '../data/bonus.ts';
import { CHARACTERS } from '../data/characters.ts';
import { VALUE } from '../data/economy.ts';
import { editionOf } from '../data/edition.ts';
import { STACKS } from '../data/objects.ts';
import { BUILDINGS, LANDSCAPES, PIECES } from '../data/pieces.ts';
import { PRESTIGE, type PrestigeId } from '../data/prestige.ts';
import { FREEDOMS, PROFESSIONS } from '../data/professions.ts';
import { stockOf } from './auction.ts';
import { CARDS_OF, type DeckId } from './choices.ts';
import { cardCount, emptySquares } from './counters.ts';
import { pending } from './pending.ts';
import { type Drawn, NONE, type Offer, type State } from './state.ts';
import { actionsAllowed } from './turn.ts';
import { bonusValue, minimum, prestigeValue, princessValue, workValue } from './value.ts';
import { valueLines } from './value-lines.ts';
import { soloView } from './view-solo.ts';
import type {
  AuctionView,
  BegunWorkView,
  CharacterView,
  DeckCard,
  EstateView,
  OfferView,
  OwnView,
  PlayerView,
  View,
  WorkView,
  WorthView,
} from './view-types.ts';

export type * from './view-types.ts';

export function view(s: State, viewer: Seat | null): View {
  return {
    options: s.options,
    round: s.round,
    minimums: editionOf(s).minimum,
    minimum: minimum(s),
    phase: s.phase,
    first: s.first < s.seats ? s.first : null,
    estate: estate(s),
    professions: professions(s),
    stock: Object.fromEntries(STACKS.slice(0, -1).map((id, stack) => [id, stockOf(s, stack)])) as View['stock'],
    buildings: Object.fromEntries(BUILDINGS.map((id, b) => [id, s.buildings[b]!])) as View['buildings'],
    freedoms: Object.fromEntries(FREEDOMS.map((id, f) => [id, s.freedoms[f]!])) as View['freedoms'],
    decks: {
      profession: deck(s, 'profession', viewer),
      prestige: deck(s, 'prestige', viewer),
      bonus: deck(s, 'bonus', viewer),
    },
    auction: auction(s),
    pending: pending(s),
    turn: s.turn === null ? null : { ...s.turn, allowed: actionsAllowed(s.turn) },
    work: begunWork(s),
    spent: s.spent.map((b) => BONUS[b]!),
    offer: s.offer === null ? null : offerView(s.offer),
    characters: characters(s),
    characterBidders: characterBidders(s),
    pot: s.cast?.pot ?? null,
    players: Array.from({ length: s.seats }, (_, seat) => player(s, seat, viewer)),
    own: viewer === null ? null : own(s, viewer),
    solo: soloView(s),
  };
}

export function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}

function estate(s: State): EstateView {
  const box = editionOf(s);
  const side = s.options.cooperative ? 'b' : 'a';
  return {
    side,
    palazzo: box.sides[side].palazzo,
    shapes: Object.fromEntries(PIECES.map((id, piece) => [id, box.shapes[piece]!])) as EstateView['shapes'],
    borders: s.options.cooperative ? borders(s.seats) : [],
  };
}

/** FLO-20.1: two players share one border, more form a ring. */
export function borders(seats: number): EstateView['borders'] {
  const count = seats === 2 ? 1 : seats;
  return Array.from({ length: count }, (_, west) => ({ west, east: (west + 1) % seats }));
}

function professions(s: State): View['professions'] {
  const box = editionOf(s);
  return Object.fromEntries(
    box.deck.map((i) => {
      const { building, landscape, freedom } = box.wants[i]!;
      const wants = { building: BUILDINGS[building]!, landscape: LANDSCAPES[landscape]!, freedom: FREEDOMS[freedom]! };
      return [PROFESSIONS[i]!, wants];
    }),
  ) as View['professions'];
}

function deck(s: State, id: DeckId, viewer: Seat | null): readonly DeckCard[] {
  const { cards, by } = s.decks[id];
  return cards.map((card, i) => {
    return { card: viewer !== null && by[i] === viewer ? CARDS_OF[id][card]! : null, by: orNull(by[i]!) };
  });
}

function auction(s: State): AuctionView {
  const { lot } = s;
  return {
    sold: s.sold.flatMap((seat, stack) => (seat === NONE ? [] : [{ stack: STACKS[stack]!, seat }])),
    lot: lot === null ? null : { ...lot, stack: STACKS[lot.stack]!, passed: seatsWhere(lot.passed) },
  };
}

function seatsWhere(flags: readonly boolean[]): readonly Seat[] {
  return flags.flatMap((is, seat) => (is ? [seat] : []));
}

function begunWork(s: State): BegunWorkView | null {
  const { work } = s;
  if (work === null) return null;
  const lines = valueLines(s, work.seat, work.profession, work.bonus);
  return {
    seat: work.seat,
    profession: PROFESSIONS[work.profession]!,
    bonus: work.bonus.map((b) => BONUS[b]!),
    value: lines.reduce((n, { points }) => n + points, 0),
    lines,
  };
}

function offerView(offer: Offer): OfferView {
  return { ...offer, building: BUILDINGS[offer.building]! };
}

function characters({ cast }: State): readonly CharacterView[] | null {
  if (cast === null) return null;
  return CHARACTERS.map((character, c) => {
    const facedown = cast.facedown[c]!;
    return { character, owner: orNull(cast.owner[c]!), facedown, pawn: orNull(cast.pawn[c]!), bid: cast.bid[c]! };
  });
}

/** FLO-19.8 */
function characterBidders({ cast, phase }: State): readonly Seat[] {
  if (cast === null || phase !== 'characters') return [];
  return cast.out.flatMap((out, seat) => (out ? [] : [seat]));
}

function player(s: State, seat: Seat, viewer: Seat | null): PlayerView {
  const p = s.players[seat]!;
  const over = s.outcome !== null;
  return {
    seat,
    prestige: p.prestige,
    coins: seat === viewer || over ? p.coins : null,
    table: p.table.map((i) => PROFESSIONS[i]!),
    recruited: p.recruited,
    handSize: p.hand.length,
    known: p.hand.filter((i) => (p.open >> i) & 1).map((i) => PROFESSIONS[i]!),
    recruits: p.recruits,
    bonusCount: p.bonus.length,
    cardCount: cardCount(p),
    prestigeCount: p.cards.length,
    prestigeCards: over ? prestigeCards(s, seat) : null,
    jesters: p.jesters,
    builders: p.builders,
    freedoms: FREEDOMS.filter((_, f) => p.freedoms[f]! > 0),
    landscapes: Object.fromEntries(LANDSCAPES.map((id, l) => [id, p.landscapes[l]!])) as PlayerView['landscapes'],
    buildings: BUILDINGS.filter((_, b) => p.buildings[b]! > 0),
    tiles: p.tiles.map(({ piece, squares, shared }) => ({ piece: PIECES[piece]!, squares, shared: orNull(shared) })),
    emptySquares: emptySquares(s, seat),
    best: p.best,
    bought: p.bought === NONE ? null : STACKS[p.bought]!,
    dropped: p.dropped,
  };
}

function prestigeCards(s: State, seat: Seat): readonly WorthView<PrestigeId>[] {
  return s.players[seat]!.cards.map((card) => ({ card: PRESTIGE[card]!, worth: prestigeValue(s, seat, card) }));
}

function own(s: State, seat: Seat): OwnView {
  const p = s.players[seat]!;
  const drawn = s.drawn !== null && s.drawn.seat === seat ? s.drawn : null;
  return {
    coins: p.coins,
    hand: p.hand.map((i) => PROFESSIONS[i]!),
    works: p.hand.map((i) => work(s, seat, i)),
    bonus: p.bonus.map((b) => ({ card: BONUS[b]!, worth: bonusValue(s, seat, b, s.work === null ? 1 : 0) })),
    prestige: prestigeCards(s, seat),
    drawn: drawn === null ? null : drawnView(s, drawn),
    princess: s.cast === null ? null : princessValue(s, seat),
  };
}

function drawnView(s: State, { seat, deck, cards }: Drawn): OwnView['drawn'] {
  const worth = {
    profession: (card: number) => workValue(s, seat, card) + VALUE.card, // it would be one card more (FLO-7.4)
    prestige: (card: number) => prestigeValue(s, seat, card),
    bonus: (card: number) => bonusValue(s, seat, card, 1),
  }[deck];
  return { deck, cards: cards.map((c) => CARDS_OF[deck][c]!), worth: cards.map(worth) };
}

function work(s: State, seat: Seat, profession: number): WorkView {
  const value = workValue(s, seat, profession);
  const more = s.players[seat]!.bonus.reduce((n, b) => n + bonusValue(s, seat, b, 1), 0);
  const least = minimum(s);
  return {
    profession: PROFESSIONS[profession]!,
    value,
    reaches: value >= least ? 'alone' : value + more >= least ? 'withBonus' : 'no',
    lines: valueLines(s, seat, profession, []),
  };
}
