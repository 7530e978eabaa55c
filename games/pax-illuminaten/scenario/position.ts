/** A position as a scenario tells it, and the state it means. What is not told has a default. */
import { newChance, type Seat } from '@signoria/kernel';
import type { Laid } from '@signoria/kernel/testing';
import { editionOf, numberOf } from '../data/box.ts';
import { CONNECTIONS, type ConnectionId } from '../data/connections.ts';
import { MOST_CELLS } from '../data/degrees.ts';
import { EVENTS, type EventId, eventOf, isEdict, type SpecialId } from '../data/event-cards.ts';
import { FACTION_COUNT, FACTIONS, type FactionId } from '../data/factions.ts';
import { type PlaceId, placeOf } from '../data/layouts.ts';
import { CARDS, type CardId, cardOf } from '../data/luminaries.ts';
import { SCHEMES, type SchemeId, schemeOf } from '../data/schemes.ts';
import { setup } from '../rules/chapters/02-setup.ts';
import { layoutOf } from '../rules/model/board.ts';
import { AREOPAGUS, NONE, newTurn, OUT, type State, type Who } from '../rules/model/state.ts';
import type { Moment } from './moment.ts';

/** A seat, or the artificial rival. */
export type Side = Seat | 'rival';
export type BySide<T> = { readonly [side in number | 'rival']?: T };
export type Tokens = { readonly [f in FactionId]?: number };

/** A face-up card with the owners of its cells from the top (null: free), or `down` and the card that lies face down. */
export type Told = CardId | readonly [CardId, ...(Side | null)[]] | { readonly down: CardId };

export interface Position {
  /** Places not named lie face down, with any card. */
  readonly board?: { readonly [place in PlaceId]?: Told };
  readonly hands?: { readonly [seat: number]: readonly CardId[] };
  /** Hands not named get any cards up to the limit, instead of none. */
  readonly fullHands?: boolean;
  /** Part of the hand that everybody has seen. */
  readonly shown?: { readonly [seat: number]: readonly CardId[] };
  /** All other support is in the supply. */
  readonly stocks?: BySide<Tokens>;
  readonly court?: readonly (CardId | null)[];
  /** The court place under the steward, from 1. */
  readonly steward?: number;
  readonly connections?: BySide<ConnectionId>;
  readonly first?: Side;
  /** Faction cards not named are in the row; `null` is out of the game. */
  readonly factionCards?: { readonly [f in FactionId]?: Side | 'row' | null };
  readonly publicSchemes?: readonly SchemeId[];
  readonly privateSchemes?: { readonly [seat: number]: SchemeId };
  readonly revealed?: readonly Seat[];
  readonly schemePile?: readonly SchemeId[];
  readonly realised?: { readonly [seat: number]: readonly SchemeId[] };
  readonly edge?: { readonly [seat: number]: readonly SchemeId[] };
  readonly edicts?: { readonly [f in FactionId]?: readonly [Side, number] };
  readonly specials?: BySide<SpecialId>;
  readonly eventHands?: { readonly [seat: number]: readonly SpecialId[] };
  readonly eventDiscards?: readonly EventId[];
  /** The whole event deck; edicts named nowhere are discarded then. Without it the deck is all cards named nowhere. */
  readonly eventDeck?: readonly EventId[];
  /** Events that come before all others of the deck. */
  readonly eventsFirst?: readonly EventId[];
  readonly eventOnTop?: { readonly event: EventId; readonly knownTo: Seat };
  /** The whole deck; then all cards named nowhere are discarded. */
  readonly deck?: readonly CardId[];
  /** The last one is on top. */
  readonly discards?: readonly CardId[];
  readonly looked?: { readonly [seat: number]: readonly PlaceId[] };
  readonly figure?: PlaceId;
  readonly round?: number;
  readonly lastRound?: boolean;
  readonly chain?: readonly CardId[];
  readonly mainLeft?: number;
  readonly markers?: { readonly [place in PlaceId]?: number };
  /** Influence put aside, so that so much is left. */
  readonly influenceLeft?: BySide<number>;
}

const CONNECTION_DEFAULTS: readonly ConnectionId[] = ['IV', 'XXIII', 'XI', 'XVIII'];

/** Throws what makes no sense; with influence put aside, what is left does not add up. */
export function position(from: State, told: Position, { side }: Moment): Laid<State> {
  const { seats, options, edition, chance } = from;
  const s = setup({ seats, options, edition, chance: newChance(chance.key) });
  s.todo = [];
  const sides = sideOf(s);
  checkSeats(s, told);
  layConnections(s, told, sides);
  layTurn(s, told, sides(side), sides);
  layLuminaries(s, told, sides);
  laySupport(s, told, sides);
  laySchemes(s, told);
  layEvents(s, told, sides);
  layInfluence(s, told, sides);
  return { state: s, problems: [], spared: told.influenceLeft === undefined ? [] : ['all influence'] };
}

export function sideOf(s: State): (side: Side | string) => Who {
  return (side) => (side === 'rival' ? s.seats : Number(side));
}

type Sides = (side: Side | string) => Who;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

function entries<T>(table: { readonly [key: string]: T | undefined } | undefined): readonly [string, T][] {
  return Object.entries(table ?? {}).filter((entry): entry is [string, T] => entry[1] !== undefined);
}

function checkSeats({ seats }: State, told: Position): void {
  const { hands, shown, privateSchemes, realised, edge, eventHands, looked } = told;
  for (const bySeat of [hands, shown, privateSchemes, realised, edge, eventHands, looked]) {
    const none = Object.keys(bySeat ?? {}).find((seat) => Number(seat) >= seats);
    if (none !== undefined) throw new Error(`no seat ${none}; seats: 0 to ${seats - 1}`);
  }
}

function layConnections(s: Writable<State>, told: Position, sides: Sides): void {
  const named = s.order.map((_, who) => indexOfConnection(CONNECTION_DEFAULTS[who]!));
  for (const [side, id] of entries(told.connections)) named[sides(side)] = indexOfConnection(id);
  s.connections = named;
  s.first = told.first === undefined ? 0 : sides(told.first);
}

function indexOfConnection(id: ConnectionId): number {
  return CONNECTIONS.findIndex((c) => c.id === id);
}

function layTurn(s: State, told: Position, active: Who, sides: Sides): void {
  s.round = told.round ?? 2;
  s.turn = newTurn(active, told.mainLeft ?? numberOf(s, 'limit.mainActions'));
  s.turn.chain = (told.chain ?? []).map(card);
  s.turn.uses = s.turn.chain.map(() => 'link');
  s.steward = (told.steward ?? 1) - 1;
  for (const [id, n] of entries(told.markers)) s.markers[place(s, id)] = n;
  for (const faction of FACTIONS.keys()) s.factionCards[faction] = NONE;
  for (const [id, side] of Object.entries(told.factionCards ?? {})) {
    s.factionCards[FACTIONS.indexOf(id as FactionId)] = side === null ? OUT : side === 'row' ? NONE : sides(side!);
  }
  if (s.rival !== null) s.rival = { ...s.rival, figure: told.figure === undefined ? AREOPAGUS : place(s, told.figure) };
}

function place(s: State, id: string): number {
  const found = placeOf(layoutOf(s), id);
  if (found < 0) throw new Error(`this board has no place '${id}'`);
  return found;
}

function card(id: CardId): number {
  const found = cardOf(id);
  if (found < 0) throw new Error(`no card '${id}'; cards: ${CARDS.join(', ')}`);
  return found;
}

/** Named cards leave the heap; the rest fills what is still open. */
function layLuminaries(s: State, told: Position, sides: Sides): void {
  const heap = new Set(CARDS.keys());
  const take = (id: CardId): number => {
    const found = card(id);
    if (!heap.delete(found)) throw new Error(`PAX-1.1: there is only one ${id}`);
    return found;
  };
  for (const id of told.chain ?? []) take(id);
  s.faceUp = 0;
  s.cells.fill(NONE);
  s.cards.fill(NONE);
  for (const [id, what] of entries<Told>(told.board)) layPlace(s, place(s, id), what, take, sides);
  s.hands = s.hands.map((_, who) => (told.hands?.[who] ?? []).map(take).sort((a, b) => a - b));
  s.shown = s.hands.map((_, who) => (told.shown?.[who] ?? []).map(card).sort((a, b) => a - b));
  const court = told.court?.map((id) => (id === null ? NONE : take(id)));
  const deck = told.deck?.map(take);
  const discards = (told.discards ?? []).map(take);
  const rest = [...heap].reverse();
  if (told.fullHands) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (told.hands?.[seat] !== undefined) continue;
      s.hands[seat] = Array.from({ length: numberOf(s, 'setup.hand') }, () => rest.pop()!).sort((a, b) => a - b);
    }
  }
  s.cards = s.cards.map((known) => (known === NONE ? rest.pop()! : known));
  s.court = court ?? s.court.map(() => rest.pop()!);
  s.deck = deck ?? rest;
  s.discards = deck === undefined ? discards : [...rest, ...discards];
  for (const [seat, ids] of entries(told.looked))
    s.looked[Number(seat)] = ids.reduce((set, id) => set | (1 << place(s, id)), 0);
}

function layPlace(s: State, at: number, what: Told, take: (id: CardId) => number, sides: Sides): void {
  if (typeof what === 'object' && 'down' in what) {
    s.cards[at] = take(what.down);
    return;
  }
  const [id, ...owners] = typeof what === 'string' ? [what] : what;
  s.cards[at] = take(id);
  s.faceUp |= 1 << at;
  if (owners.length > editionOf(s).faces[s.cards[at]!]!.cells.length) throw new Error(`PAX-4.3: ${id} has fewer cells`);
  for (const [cell, owner] of owners.entries()) if (owner !== null) s.cells[at * MOST_CELLS + cell] = sides(owner);
}

function laySupport(s: State, told: Position, sides: Sides): void {
  s.supply.fill(numberOf(s, 'setup.support'));
  s.stocks.fill(0);
  for (const [side, tokens] of entries<Tokens>(told.stocks)) {
    for (const [id, n] of entries(tokens)) moveSupport(s, sides(side), FACTIONS.indexOf(id as FactionId), n);
  }
  for (const [id, [side, tokens]] of entries(told.edicts)) {
    const faction = FACTIONS.indexOf(id as FactionId);
    s.edictOwner[faction] = sides(side);
    s.edictTokens[faction] = tokens;
    s.supply[faction]! -= tokens;
  }
  if (s.supply.some((n) => n < 0)) throw new Error('PAX-2.4: there is not so much support');
}

function moveSupport(s: State, who: Who, faction: number, n: number): void {
  s.stocks[who * FACTION_COUNT + faction]! += n;
  s.supply[faction]! -= n;
}

function laySchemes(s: State, told: Position): void {
  const heap = new Set(SCHEMES.keys());
  const take = (id: SchemeId): number => {
    const found = schemeOf(id);
    if (!heap.delete(found)) throw new Error(`PAX-1.1: there is only one ${id}`);
    return found;
  };
  const publicOnes = told.publicSchemes?.map(take);
  const own = s.privateSchemes.map((_, who) =>
    told.privateSchemes?.[who] === undefined ? NONE : take(told.privateSchemes[who]),
  );
  const pile = told.schemePile?.map(take);
  const rest = [...heap].reverse();
  s.publicSchemes = publicOnes ?? [rest.pop()!, rest.pop()!];
  s.privateSchemes = own.map((scheme, who) => (scheme === NONE && who < s.seats ? rest.pop()! : scheme));
  s.schemePile = pile ?? rest;
  s.removedSchemes = pile === undefined ? [] : rest;
  s.revealed = s.revealed.map((_, who) => told.revealed?.includes(who) ?? false);
  const bits = (ids: readonly SchemeId[] | undefined) => (ids ?? []).reduce((set, id) => set | (1 << schemeOf(id)), 0);
  s.realised = s.realised.map((_, who) => bits(told.realised?.[who]));
  s.edge = s.edge.map((_, who) => bits(told.edge?.[who]));
}

function layEvents(s: State, told: Position, sides: Sides): void {
  const heap = new Set(EVENTS.keys());
  const take = (id: EventId): number => {
    const found = eventOf(id);
    if (!heap.delete(found)) throw new Error(`PAX-1.1: there is only one ${id}`);
    return found;
  };
  for (const id of Object.keys(told.edicts ?? {})) take(`edict-${id as FactionId}`);
  s.special.fill(NONE);
  for (const [side, id] of entries(told.specials)) s.special[sides(side)] = take(id);
  s.eventHands = s.eventHands.map((_, who) => (told.eventHands?.[who] ?? []).map(take).sort((a, b) => a - b));
  s.eventDiscards = (told.eventDiscards ?? []).map(take);
  s.back = told.eventOnTop === undefined ? NONE : take(told.eventOnTop.event);
  s.backBy = told.eventOnTop?.knownTo ?? NONE;
  s.upper = (told.eventsFirst ?? []).map(take).sort((a, b) => a - b);
  const deck = told.eventDeck?.map(take);
  const rest = [...heap];
  s.lower = (deck ?? rest).sort((a, b) => a - b);
  s.removedEvents = deck === undefined ? [] : rest.filter((event) => !isEdict(event));
  // Edicts that are named nowhere were discarded long ago.
  if (deck !== undefined) s.eventDiscards = [...rest.filter(isEdict), ...s.eventDiscards];
  s.lastRound = told.lastRound ?? s.eventDiscards.filter(isEdict).length >= numberOf(s, 'limit.edictsToEnd');
}

/** What lies on cards and schemes has left the supply of its owner. */
function layInfluence(s: State, told: Position, sides: Sides): void {
  const bits = (set: number) => SCHEMES.filter((_, scheme) => (set & (1 << scheme)) !== 0).length;
  s.influence = s.order.map((_, who) => {
    const placed = s.cells.filter((owner) => owner === who).length + bits(s.realised[who]!) + bits(s.edge[who]!);
    return numberOf(s, 'limit.influence') - placed - (who < s.seats ? 0 : 1);
  });
  for (const [side, n] of entries(told.influenceLeft)) s.influence[sides(side)] = n;
}
