/** What a scenario can say of this game, and how it is found. */
import { type BySeat, byName, bySeat, type Checks, type CommonFacts, has, is, sorted } from '@signoria/kernel/testing';
import { EVENTS, type EventId } from '../data/event-cards.ts';
import { FACTION_COUNT, FACTIONS, type FactionId } from '../data/factions.ts';
import { type PlaceId, placeOf } from '../data/layouts.ts';
import { CARDS, type CardId } from '../data/luminaries.ts';
import { SCHEMES, type SchemeId } from '../data/schemes.ts';
import { cellAt, cellCount, isUp, layoutOf, placeId } from '../rules/model/board.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import type { Frame } from '../rules/model/frames.ts';
import { AREOPAGUS, NONE, type State, type Who } from '../rules/model/state.ts';
import type { View } from '../rules/view/view.ts';
import { type BySide, type Side, sideOf, type Tokens } from './position.ts';

export interface OwnFacts {
  readonly hand?: BySeat<readonly CardId[]>;
  readonly handSize?: BySeat<number>;
  /** Only the types named are looked at. */
  readonly stock?: BySide<Tokens>;
  readonly supply?: Tokens;
  /** The whole stock is this. */
  readonly onlyStock?: BySide<Tokens>;
  readonly cells?: { readonly [place in PlaceId]?: readonly (Side | null)[] };
  /** The face-up card there; null when it lies face down. */
  readonly card?: { readonly [place in PlaceId]?: CardId | null };
  readonly court?: readonly (CardId | null)[];
  readonly steward?: number;
  readonly deck?: number;
  /** The last one is on top. */
  readonly discards?: readonly CardId[];
  readonly discardTop?: CardId | null;
  readonly factionCards?: { readonly [f in FactionId]?: Side | null };
  readonly realised?: BySeat<readonly SchemeId[]>;
  readonly edge?: BySeat<readonly SchemeId[]>;
  readonly publicSchemes?: readonly SchemeId[];
  readonly edicts?: { readonly [f in FactionId]?: readonly [Side, number] | null };
  readonly specials?: BySide<EventId | null>;
  readonly eventHand?: BySeat<readonly EventId[]>;
  readonly eventDiscards?: readonly EventId[];
  readonly influence?: BySide<number>;
  readonly markers?: { readonly [place in PlaceId]?: number };
  readonly chain?: readonly CardId[];
  readonly mainLeft?: number;
  readonly round?: number;
  readonly lastRound?: boolean;
  readonly figure?: PlaceId | 'areopagus';
  readonly active?: Side;
}

export type ScenarioFacts = OwnFacts & CommonFacts<Frame['at'], Happening['what'], View, EndReason>;

export const checks: Checks<State, OwnFacts> = {
  hand: bySeat((s, seat) => s.hands[seat]!.map(cardId), sorted),
  handSize: bySeat((s, seat) => s.hands[seat]!.length),
  stock: byName((s, side, wanted) => stockOf(s, side, wanted, false)),
  supply: has((s) => Object.fromEntries(FACTIONS.map((id, f) => [id, s.supply[f]]))),
  onlyStock: byName((s, side, wanted) => stockOf(s, side, wanted, true)),
  cells: byName((s, id, wanted) => cellsAt(s, at(s, id), wanted.length)),
  card: byName((s, id) => (isUp(s, at(s, id)) ? cardId(s.cards[at(s, id)]!) : null)),
  court: is((s) => s.court.map(cardId)),
  steward: is((s) => s.steward + 1),
  deck: is((s) => s.deck.length),
  discards: is((s) => s.discards.map(cardId)),
  discardTop: is((s) => cardId(s.discards.at(-1) ?? NONE)),
  factionCards: byName((s, id) => sideName(s, s.factionCards[FACTIONS.indexOf(id)]!)),
  realised: bySeat((s, seat) => schemeIds(s.realised[seat]!), sorted),
  edge: bySeat((s, seat) => schemeIds(s.edge[seat]!), sorted),
  publicSchemes: is((s) => s.publicSchemes.map((scheme) => SCHEMES[scheme]), sorted),
  edicts: byName((s, id) => {
    const owner = sideName(s, s.edictOwner[FACTIONS.indexOf(id)]!);
    return owner === null ? null : [owner, s.edictTokens[FACTIONS.indexOf(id)]];
  }),
  specials: byName((s, side) => EVENTS[s.special[sideOf(s)(side)]!] ?? null),
  eventHand: bySeat((s, seat) => s.eventHands[seat]!.map((event) => EVENTS[event]), sorted),
  eventDiscards: is((s) => s.eventDiscards.map((event) => EVENTS[event])),
  influence: byName((s, side) => s.influence[sideOf(s)(side)]),
  markers: byName((s, id) => s.markers[at(s, id)]),
  chain: is((s) => s.turn.chain.map(cardId)),
  mainLeft: is((s) => s.turn.mainLeft),
  round: is((s) => s.round),
  lastRound: is((s) => s.lastRound),
  figure: is((s) => (s.rival!.figure === AREOPAGUS ? 'areopagus' : placeId(s, s.rival!.figure))),
  active: is((s) => sideName(s, s.turn.who)),
};

function stockOf(s: State, side: Side, wanted: Tokens, all: boolean): Tokens {
  const from = sideOf(s)(side) * FACTION_COUNT;
  const entries = FACTIONS.map((id, f): [FactionId, number] => [id, s.stocks[from + f]!]);
  return Object.fromEntries(entries.filter(([id, n]) => Object.hasOwn(wanted, id) || (all && n > 0)));
}

/** Null for nobody. */
function sideName(s: State, who: Who): Side | null {
  return who < 0 ? null : who < s.seats ? who : 'rival';
}

function at(s: State, id: string): number {
  return placeOf(layoutOf(s), id);
}

function schemeIds(set: number): readonly SchemeId[] {
  return SCHEMES.filter((_, scheme) => (set & (1 << scheme)) !== 0);
}

function cardId(card: number): CardId | null {
  return CARDS[card] ?? null;
}

/** The cells from the top that were asked about, or all of them when one of the others is not free. */
function cellsAt(s: State, place: number, wanted: number): readonly (Side | null)[] {
  const owners = Array.from({ length: cellCount(s, place) }, (_, cell) => sideName(s, cellAt(s, place, cell)));
  return owners.slice(wanted).every((owner) => owner === null) ? owners.slice(0, wanted) : owners;
}
