/** Chapter 21: what a seat, or a spectator, may know. Built up from nothing; the only door to the state. */
import { explained, once, type Seat } from '@signoria/kernel';
import { BONUS } from '../../data/bonus.ts';
import { editionOf } from '../../data/box.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { STACKS } from '../../data/objects.ts';
import { BUILDINGS, LANDSCAPES, PIECES } from '../../data/pieces.ts';
import { FREEDOMS, PROFESSIONS } from '../../data/professions.ts';
import { lastBuyerPrice, opening, standingBid, stockOf } from '../chapters/04-auction.ts';
import { actionPrice, actionsAllowed } from '../chapters/06-actions.ts';
import { buildPrice } from '../chapters/08-building.ts';
import { bankerPot } from '../chapters/19-pawns.ts';
import { CARDS_OF, type DeckId } from '../model/choices.ts';
import { cardCount, emptySquares } from '../model/counters.ts';
import { trackPoints } from '../model/scoring.ts';
import { type Lot, NONE, type Offer, type State } from '../model/state.ts';
import { minimum } from '../model/value.ts';
import { begunWork, own, prestigeCards } from './own.ts';
import { pending } from './pending.ts';
import { soloView } from './solo.ts';
import type {
  AuctionView,
  CharacterView,
  DeckCard,
  EstateView,
  LotView,
  OfferView,
  PlayerView,
  PricesView,
  View,
} from './types.ts';

export type * from './types.ts';

export function view(s: State, viewer: Seat | null): View {
  return {
    ...once(s, seenByAll),
    decks: {
      profession: deck(s, 'profession', viewer),
      prestige: deck(s, 'prestige', viewer),
      bonus: deck(s, 'bonus', viewer),
    },
    players: playersSeenBy(s, viewer),
    own: viewer === null ? null : own(s, viewer),
  };
}

function seenByAll(s: State): Omit<View, 'decks' | 'players' | 'own'> {
  return {
    options: s.options,
    round: s.round,
    minimums: editionOf(s).minimum,
    minimum: minimum(s),
    minimumSum: explained((parts) => minimum(s, parts)),
    prices: prices(s),
    phase: s.phase,
    first: s.first < s.seats ? s.first : null,
    estate: estate(s),
    professions: professions(s),
    stock: Object.fromEntries(STACKS.slice(0, -1).map((id, stack) => [id, stockOf(s, stack)])) as View['stock'],
    buildings: Object.fromEntries(BUILDINGS.map((id, b) => [id, s.buildings[b]!])) as View['buildings'],
    freedoms: Object.fromEntries(FREEDOMS.map((id, f) => [id, s.freedoms[f]!])) as View['freedoms'],
    auction: auction(s),
    pending: pending(s),
    turn: s.turn === null ? null : { ...s.turn, allowed: actionsAllowed(s.turn) },
    work: begunWork(s),
    spent: s.spent.map((b) => BONUS[b]!),
    offer: s.offer === null ? null : offerView(s.offer),
    characters: characters(s),
    characterBidders: characterBidders(s),
    ...pot(s),
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
    lot: lot === null ? null : lotView(s, lot),
  };
}

function lotView(s: State, lot: Lot): LotView {
  const sum = explained((parts) => standingBid(s, lot, parts));
  return { ...lot, sum, stack: STACKS[lot.stack]!, passed: seatsWhere(lot.passed) };
}

function prices(s: State): PricesView {
  return {
    opening: explained((parts) => opening(s, parts)),
    lastBuyer: explained((parts) => lastBuyerPrice(s, parts)),
    action: explained(actionPrice),
  };
}

function pot({ cast }: State): Pick<View, 'pot' | 'potSum'> {
  if (cast === null) return { pot: null, potSum: null };
  return { pot: cast.pot, potSum: explained((parts) => bankerPot(cast, parts)) };
}

function seatsWhere(flags: readonly boolean[]): readonly Seat[] {
  return flags.flatMap((is, seat) => (is ? [seat] : []));
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

/** Only one's own coins are seen by nobody else. */
function playersSeenBy(s: State, viewer: Seat | null): readonly PlayerView[] {
  const all = once(s, playersSeenByAll);
  return viewer === null ? all : all.with(viewer, { ...all[viewer]!, coins: s.players[viewer]!.coins });
}

function playersSeenByAll(s: State): readonly PlayerView[] {
  return Array.from({ length: s.seats }, (_, seat) => playerSeenByAll(s, seat));
}

function playerSeenByAll(s: State, seat: Seat): PlayerView {
  const p = s.players[seat]!;
  const over = s.outcome !== null;
  return {
    seat,
    prestige: p.prestige,
    prestigeSum: explained((parts) => trackPoints(s, seat, parts)),
    buildPrice: explained((parts) => buildPrice(s, seat, parts)),
    coins: over ? p.coins : null,
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
