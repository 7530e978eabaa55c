/**
 * Redealing what a seat cannot know: cards in others' hands and in the decks, others' coins, what lies face down in the solo
 * game. All unseen cards of a kind go into one pool first, so the result depends on the seat's knowledge alone.
 */
import type { Random, Seat } from '@signoria/kernel';
import { BANKER } from '../../data/characters.ts';
import { DIEGO_BACKS } from '../../data/diego.ts';
import { UNIT } from '../../data/economy.ts';
import { buildPrice } from '../chapters/08-building.ts';
import { shuffle } from '../model/cards.ts';
import type { DeckId } from '../model/choices.ts';
import { type Cast, type Drawn, drawings, type Frame, NONE, type State } from '../model/state.ts';

export function imagine(s: State, seat: Seat | null, random: Random): void {
  if (s.outcome !== null) {
    imagineAfterwards(s, seat, random);
    return;
  }
  redeal(s, 'profession', seat, random);
  redeal(s, 'bonus', seat, random);
  redeal(s, 'prestige', seat, random);
  if (s.solo !== null) shuffleDiego(s, random);
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) s.players[other]!.coins = imagineCoins(s, other, random);
}

/** Prestige cards and coins have been shown; hands have not. */
function imagineAfterwards(s: State, seat: Seat | null, random: Random): void {
  redeal(s, 'profession', seat, random);
  redeal(s, 'bonus', seat, random);
  if (s.solo !== null) shuffleDiego(s, random);
  const { cards, by } = s.decks.prestige;
  const places = cards.map((_, i) => i).filter((i) => seat === null || by[i] !== seat);
  const pool = places.map((i) => cards[i]!).sort((a, b) => a - b);
  shuffle(pool, random);
  for (const [n, i] of places.entries()) cards[i] = pool[n]!;
}

/** Scratch: where unseen cards lie (a list, and a place in it), and the cards themselves. */
const lists: number[][] = [];
const places: number[] = [];
const pooled = new Int16Array(256);
let holes = 0;

function addHole(list: number[], at: number): void {
  lists[holes] = list;
  places[holes] = at;
  pooled[holes++] = list[at]!;
}

function redeal(s: State, deck: DeckId, seat: Seat | null, random: Random): void {
  holes = 0;
  const { cards, by } = s.decks[deck];
  for (let i = 0; i < cards.length; i++) if (seat === null || by[i] !== seat) addHole(cards, i);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const p = s.players[other]!;
    const hand = deck === 'profession' ? p.hand : deck === 'bonus' ? p.bonus : p.cards;
    const open = deck === 'profession' ? p.open : 0;
    for (let i = 0; i < hand.length; i++) if (((open >> hand[i]!) & 1) === 0) addHole(hand, i);
  }
  const drawn = drawings(s.drawn).map((d) => ({ ...d, cards: d.cards.slice() }));
  for (const d of drawn)
    if (d.deck === deck && d.seat !== seat) for (let at = 0; at < d.cards.length; at++) addHole(d.cards, at);
  const unseen = deck === 'profession' && s.solo !== null ? facedown(s) : null;
  for (let i = 0; unseen !== null && i < unseen.length; i++) addHole(unseen, i);

  const pool = pooled.subarray(0, holes).sort();
  shuffle(pool, random);
  for (let i = 0; i < holes; i++) lists[i]![places[i]!] = pool[i]!;

  for (let other = 0; other < s.seats; other++) sortHands(s, other);
  s.drawn = drawn.reduceRight<Drawn | null>((before, d) => (before === null ? d : { ...d, before }), null);
  if (unseen !== null && unseen.length > 0) putFacedown(s, unseen);
}

function sortHands(s: State, seat: Seat): void {
  const { hand, bonus, cards } = s.players[seat]!;
  putInOrder(hand);
  putInOrder(bonus);
  putInOrder(cards);
}

/** By insertion: a hand is short and nearly in order. */
function putInOrder(cards: number[]): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!;
    let at = i;
    for (; at > 0 && cards[at - 1]! > card; at--) cards[at] = cards[at - 1]!;
    cards[at] = card;
  }
}

/** FLO-18.3: nobody has looked at these. */
function facedown(s: State): number[] {
  const { row, virtual } = s.solo!;
  const unseen = row.filter(({ card, up, seen }) => card !== NONE && !up && !seen).map(({ card }) => card);
  return [...unseen, ...virtual.flatMap(({ down }) => down)];
}

function putFacedown(s: State, cards: readonly number[]): void {
  const solo = s.solo!;
  let next = 0;
  solo.row = solo.row.map((c) => (c.card !== NONE && !c.up && !c.seen ? { ...c, card: cards[next++]! } : c));
  solo.virtual = solo.virtual.map(({ up, down }) => {
    return { up, down: down.map(() => cards[next++]!).sort((a, b) => a - b) };
  });
}

/** The backs can be seen, the order within a back cannot (FLO-18.5). */
function shuffleDiego(s: State, random: Random): void {
  const { deck } = s.solo!;
  let from = 0;
  const groups = DIEGO_BACKS.map((count) => {
    const cards = deck.filter((card) => card >= from && card < from + count).sort((a, b) => a - b);
    from += count;
    shuffle(cards, random);
    return cards;
  });
  s.solo!.deck = groups.flat();
}

/** Coins are behind a screen (FLO-12.3): some likely sum, and no less than what was bid or promised in the open. */
function imagineCoins(s: State, seat: Seat, random: Random): number {
  if (s.phase === 'setup') return s.players[seat]!.coins;
  const likely = s.round === 1 ? 16 : 12; // highest sums, in hundreds, halved: two numbers below this are added
  const coins = (random.below(likely) + random.below(likely)) * UNIT;
  return Math.max(coins, promised(s, seat));
}

function promised(s: State, seat: Seat): number {
  let most = s.lot?.leader === seat ? s.lot.bid : 0;
  if (s.cast !== null) most = Math.max(most, ...pawnOf(s.cast, seat));
  if (s.offer?.by === seat) most = Math.max(most, dealOf(s, seat, s.offer));
  for (let i = 0; i < s.todo.length; i++) most = Math.max(most, due(s, seat, s.todo[i]!));
  return most;
}

/** What a decision that is open, perhaps below one about the Professor's cards (FLO-R55), shows that its seat has. */
function due(s: State, seat: Seat, frame: Frame): number {
  if (!('seat' in frame) || frame.seat !== seat) return 0;
  switch (frame.at) {
    case 'merchantFree':
      return frame.price;
    case 'placeBuilding':
      return buildPrice(s, seat);
    case 'exchange':
      return frame.value * UNIT;
    default:
      return 0;
  }
}

/** FLO-19.6: a bid is covered, but for the Banker, who brings more than he costs (FLO-R51). */
function pawnOf(cast: Cast, seat: Seat): readonly number[] {
  return cast.bid.filter((_, character) => character !== BANKER && cast.pawn[character] === seat);
}

/** Whoever made an offer can do their part of it. */
function dealOf(s: State, seat: Seat, offer: NonNullable<State['offer']>): number {
  return seat === offer.partner ? offer.payment : buildPrice(s, seat) - offer.payment;
}
