/**
 * Redealing what a seat cannot know (PAX-1.6, PAX-1.7): others' hands, face-down cards it has not looked at, decks, discards
 * but for their top (PAX-1.8), others' schemes and special events. All that is unseen goes into one pool first, so the result
 * depends on the seat's knowledge alone.
 */
import type { Random, Seat } from '@signoria/kernel';
import { type EventCard, isEdict } from '../../data/event-cards.ts';
import type { Card } from '../../data/luminaries.ts';
import { actionOf } from '../actions/actions.ts';
import { expelTargets, mayReplace } from '../actions/expel.ts';
import { layoutOf, placesIn } from '../model/board.ts';
import { insert } from '../model/hand.ts';
import { NONE, type State, type Who } from '../model/state.ts';

/** A pool that gives out what it holds at random, whatever order it came in. */
class Pool {
  private readonly cards: number[];
  private readonly random: Random;
  constructor(cards: readonly number[], random: Random) {
    this.cards = [...cards].sort((a, b) => a - b);
    this.random = random;
  }
  take(): number {
    const { cards } = this;
    const at = this.random.below(cards.length);
    const card = cards[at]!;
    cards[at] = cards[cards.length - 1]!;
    cards.pop();
    return card;
  }
  /** One of those that fit: the truth is among them. */
  takeOne(fits: (card: number) => boolean): number {
    const fitting = this.cards.filter(fits); // still in order: these are taken first
    const card = fitting[this.random.below(fitting.length)]!;
    this.cards.splice(this.cards.indexOf(card), 1);
    return card;
  }
  many(count: number): number[] {
    return Array.from({ length: count }, () => this.take());
  }
  rest(): number[] {
    return this.cards.sort((a, b) => a - b);
  }
}

export function imagine(s: State, seat: Seat | null, random: Random): void {
  imagineLuminaries(s, seat, random);
  imagineSchemes(s, seat, random);
  imagineEvents(s, seat, random);
}

function imagineLuminaries(s: State, seat: Seat | null, random: Random): void {
  const looked = s.looked[seat ?? NONE] ?? 0;
  const unseen = placesIn(layoutOf(s).all & ~s.faceUp & ~looked).filter((place) => s.cards[place] !== NONE);
  const others = s.hands.map((_, who) => who).filter((who) => who !== seat);
  const top = s.discards.at(-1);
  const buried = s.discards.slice(0, -1);
  const hidden: Card[] = [...s.deck, ...buried, ...unseen.map((place) => s.cards[place]!)];
  for (const who of others) for (const card of s.hands[who]!) if (!s.shown[who]!.includes(card)) hidden.push(card);
  const pool = new Pool(hidden, random);
  const needs = others.map((who) => ({ who, fits: demandOn(s, who) }));
  const hands = needs.map(({ who, fits }) => {
    const hand = s.shown[who]!.slice();
    if (fits !== null && !hand.some(fits)) insert(hand, pool.takeOne(fits));
    return { who, hand, size: s.hands[who]!.length };
  });
  for (const place of unseen) s.cards[place] = pool.take();
  for (const { who, hand, size } of hands) {
    for (const card of pool.many(size - hand.length)) insert(hand, card);
    s.hands[who] = hand;
  }
  s.discards = top === undefined ? [] : [...pool.many(buried.length).sort((a, b) => a - b), top];
  s.deck = pool.rest();
}

/** Whoever expels has a card that can take the place (PAX-R14): everybody can tell. Null when nothing can be told. */
function demandOn(s: State, who: Who): ((card: Card) => boolean) | null {
  for (const f of s.todo) {
    if (f.at === 'putExpel' && f.seat === who) return (card) => mayReplace(s, who, f.place, card);
    if (f.at === 'extra' && f.seat === who && f.way !== 'marker' && actionOf(f.way) === 'expel') {
      const targets = placesIn(expelTargets(s, who, f.way));
      return (card) => targets.some((place) => mayReplace(s, who, place, card));
    }
  }
  return null;
}

function imagineSchemes(s: State, seat: Seat | null, random: Random): void {
  const others = s.privateSchemes.flatMap((scheme, who) =>
    scheme === NONE || who === seat || s.revealed[who] ? [] : [who],
  );
  const pool = new Pool([...s.schemePile, ...others.map((who) => s.privateSchemes[who]!)], random);
  for (const who of others) s.privateSchemes[who] = pool.take();
  s.schemePile = pool.rest();
}

/** How many cards each half of the event deck began with, and how many of them were edicts (PAX-2.12). */
const HALF = 6;
const HALF_EDICTS = 3;

/** Which kind lies where is partly public: halves begin alike, hands and removed cards hold no edicts. */
function imagineEvents(s: State, seat: Seat | null, random: Random): void {
  const knowsBack = s.back !== NONE && s.backBy === seat;
  const knowsDrawn = s.turn.who === seat;
  const top = s.eventDiscards.at(-1);
  const buried = s.eventDiscards.slice(0, -1);
  const early = [...s.upper, ...(s.back === NONE || knowsBack ? [] : [s.back]), ...(knowsDrawn ? [] : s.drawn)];
  const inHands = s.eventHands.flatMap((hand, who) => (who === seat ? [] : hand));
  const hidden = [...early, ...s.lower, ...buried, ...inHands, ...s.removedEvents];
  const edicts = new Pool(hidden.filter(isEdict), random);
  const specials = new Pool(
    hidden.filter((card) => !isEdict(card)),
    random,
  );
  const some = (from: readonly EventCard[]) => kinds(from).map((edict) => (edict ? edicts : specials).take());

  s.eventDiscards = top === undefined ? [] : [...some(buried), top];
  s.eventHands = s.eventHands.map((hand, who) => (who === seat ? hand : specials.many(hand.length).sort(ascending)));
  s.removedEvents = specials.many(s.removedEvents.length).sort(ascending);
  const untouched = s.lower.length === HALF;
  const edictsLeft = [...early, ...s.lower].filter(isEdict).length;
  const kindsBelow = untouched ? flags(HALF_EDICTS, HALF) : [];
  const mixed = untouched ? early.length : early.length + s.lower.length;
  const mixedEdicts = untouched ? edictsLeft - HALF_EDICTS : edictsLeft;
  const drawnKinds = shuffled(flags(mixedEdicts, mixed), random);
  const dealt = drawnKinds.map((edict) => (edict ? edicts : specials).take());
  const below = kindsBelow.map((edict) => (edict ? edicts : specials).take());

  s.upper = dealt.splice(0, s.upper.length).sort(ascending);
  if (s.back !== NONE && !knowsBack) s.back = dealt.shift()!;
  if (!knowsDrawn) s.drawn = dealt.splice(0, s.drawn.length).sort(ascending);
  s.lower = (untouched ? below : dealt).sort(ascending);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** The kinds of these cards, edicts first: their order in a pile is nobody's knowledge. */
function kinds(cards: readonly EventCard[]): readonly boolean[] {
  return flags(cards.filter(isEdict).length, cards.length);
}

function flags(on: number, of: number): boolean[] {
  return Array.from({ length: of }, (_, i) => i < on);
}

function shuffled<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
