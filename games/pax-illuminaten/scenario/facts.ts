/** What a scenario can say must be true, and what is thrown when it is not. */
import { type AnyGame, canonical, deciding, type GameEvent, mayKnow, question, type Seat } from '@signoria/kernel';
import { EVENTS, type EventId } from '../data/event-cards.ts';
import { FACTION_COUNT, FACTIONS, type FactionId } from '../data/factions.ts';
import { type PlaceId, placeOf } from '../data/layouts.ts';
import { CARDS, type CardId } from '../data/luminaries.ts';
import { SCHEMES, type SchemeId } from '../data/schemes.ts';
import { cellAt, cellCount, isUp, layoutOf, placeId } from '../rules/board.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import type { Frame } from '../rules/frames.ts';
import { game } from '../rules/game.ts';
import { AREOPAGUS, NONE, type State, type Who } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { describe, moves } from './describe.ts';
import type { Stage } from './playing.ts';
import { type Side, sideOf } from './position.ts';

type BySide<T> = { readonly [side in Side]?: T };
type BySeat<T> = { readonly [seat: number]: T };
type ByViewer<T> = BySeat<T> & { readonly spectator?: T };
type Tokens = { readonly [f in FactionId]?: number };
/** Some fields of something, at any depth; a list by its places, or whole. */
export type Seen<T> = T extends readonly (infer E)[]
  ? readonly Seen<E>[] | { readonly [place: number]: Seen<E> }
  : T extends object
    ? { readonly [K in keyof T]?: Seen<T[K]> }
    : T;
/** An event by its name, or by some of its fields. */
export type EventFact =
  | Happening['what']
  | ({ readonly what: Happening['what'] } & { readonly [field: string]: unknown });

export interface Facts {
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
  readonly deciding?: Seat | readonly Seat[];
  readonly question?: Frame['at'] | null;
  readonly menu?: readonly string[];
  readonly offers?: readonly string[];
  readonly lacks?: readonly string[];
  /** By move, a rule or reason that forbids it. */
  readonly blocked?: { readonly [line: string]: string };
  readonly winners?: readonly Seat[];
  readonly reason?: EndReason | null;
  readonly events?: readonly EventFact[];
  readonly noEvents?: readonly Happening['what'][];
  readonly hears?: ByViewer<readonly EventFact[]>;
  readonly hearsNot?: ByViewer<readonly Happening['what'][]>;
  readonly sees?: ByViewer<Seen<View>>;
}

const table: AnyGame = game;

export function checkFacts(stage: Stage, facts: Facts): void {
  const s = stage.match.state as State;
  for (const [name, expected] of Object.entries(facts)) {
    const problem = CHECKS[name as keyof Facts]?.(s, expected as never, stage);
    if (problem !== null && problem !== undefined) throw new Error(`${name}: ${problem}\n${describe(s)}`);
  }
}

type Check<T> = (s: State, expected: T, stage: Stage) => string | null;
type Checks = { readonly [K in keyof Required<Facts>]: Check<NonNullable<Facts[K]>> };

function equal(found: unknown, expected: unknown): string | null {
  return canonical(found) === canonical(expected)
    ? null
    : `expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

function sorted(list: readonly string[]): readonly string[] {
  return [...list].sort();
}

/** Checks every entry of a table by itself. */
function each<T>(
  table: { readonly [key: string]: T },
  check: (key: string, expected: T) => string | null,
): string | null {
  for (const [key, expected] of Object.entries(table)) {
    const problem = check(key, expected);
    if (problem !== null) return `${key}: ${problem}`;
  }
  return null;
}

function tokensOf(counts: readonly number[], from: number, wanted: Tokens, all: boolean): Tokens {
  const entries = FACTIONS.map((id, f): [FactionId, number] => [id, counts[from + f]!]);
  return Object.fromEntries(entries.filter(([id, n]) => Object.hasOwn(wanted, id) || (all && n > 0)));
}

function sideName(s: State, who: Who): Side | null {
  return who === NONE ? null : who < s.seats ? who : 'rival';
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

/** Whether `found` holds all that is told of it. */
export function matches(found: unknown, told: unknown): boolean {
  if (typeof told !== 'object' || told === null) return found === told;
  if (Array.isArray(told)) return canonical(found) === canonical(told);
  if (typeof found !== 'object' || found === null) return false;
  const fields = found as { readonly [key: string]: unknown };
  return Object.entries(told).every(([key, value]) => matches(fields[key], value));
}

function isEvent(event: GameEvent, fact: EventFact): boolean {
  return typeof fact === 'string' ? event.what === fact : matches(event, fact);
}

/** In this order; others may lie between. */
function inOrder(heard: readonly GameEvent[], facts: readonly EventFact[]): string | null {
  let from = 0;
  for (const fact of facts) {
    const found = heard.findIndex((event, i) => i >= from && isEvent(event, fact));
    if (found < 0) return `no ${JSON.stringify(fact)} in ${JSON.stringify(heard)}`;
    from = found + 1;
  }
  return null;
}

function viewer(name: string): Seat | null {
  return name === 'spectator' ? null : Number(name);
}

function asked(s: State): readonly string[] {
  return deciding(table, s).flatMap((seat) => moves(s, seat));
}

const CHECKS: Checks = {
  hand: (s, by) => each(by, (seat, ids) => equal(sorted(s.hands[Number(seat)]!.map((c) => CARDS[c]!)), sorted(ids))),
  handSize: (s, by) => each(by, (seat, n) => equal(s.hands[Number(seat)]!.length, n)),
  stock: (s, by) =>
    each(by as { readonly [side: string]: Tokens }, (side, t) =>
      equal(tokensOf(s.stocks, sideOf(s)(side) * FACTION_COUNT, t, false), t),
    ),
  onlyStock: (s, by) =>
    each(by as { readonly [side: string]: Tokens }, (side, t) =>
      equal(tokensOf(s.stocks, sideOf(s)(side) * FACTION_COUNT, t, true), t),
    ),
  supply: (s, t) => equal(tokensOf(s.supply, 0, t, false), t),
  cells: (s, by) =>
    each(by as { readonly [id: string]: readonly (Side | null)[] }, (id, owners) => {
      const place = at(s, id);
      const found = Array.from({ length: cellCount(s, place) }, (_, cell) => sideName(s, cellAt(s, place, cell)));
      return equal(found, [...owners, ...found.slice(owners.length).map(() => null)]);
    }),
  card: (s, by) =>
    each(by as { readonly [id: string]: CardId | null }, (id, card) =>
      equal(isUp(s, at(s, id)) ? cardId(s.cards[at(s, id)]!) : null, card),
    ),
  court: (s, cards) => equal(s.court.map(cardId), cards),
  steward: (s, n) => equal(s.steward + 1, n),
  deck: (s, n) => equal(s.deck.length, n),
  discards: (s, ids) => equal(s.discards.map(cardId), ids),
  discardTop: (s, id) => equal(cardId(s.discards.at(-1) ?? NONE), id),
  factionCards: (s, by) =>
    each(by as { readonly [id: string]: Side | null }, (id, side) => {
      const owner = s.factionCards[FACTIONS.indexOf(id as FactionId)]!;
      return equal(owner < 0 ? null : sideName(s, owner), side);
    }),
  realised: (s, by) => each(by, (seat, ids) => equal(sorted(schemeIds(s.realised[Number(seat)]!)), sorted(ids))),
  edge: (s, by) => each(by, (seat, ids) => equal(sorted(schemeIds(s.edge[Number(seat)]!)), sorted(ids))),
  publicSchemes: (s, ids) => equal(sorted(s.publicSchemes.map((scheme) => SCHEMES[scheme]!)), sorted(ids)),
  edicts: (s, by) =>
    each(by as { readonly [id: string]: readonly [Side, number] | null }, (id, told) => {
      const f = FACTIONS.indexOf(id as FactionId);
      return equal(s.edictOwner[f] === NONE ? null : [sideName(s, s.edictOwner[f]!), s.edictTokens[f]], told);
    }),
  specials: (s, by) =>
    each(by as { readonly [side: string]: EventId | null }, (side, id) =>
      equal(EVENTS[s.special[sideOf(s)(side)]!] ?? null, id),
    ),
  eventHand: (s, by) =>
    each(by, (seat, ids) => equal(sorted(s.eventHands[Number(seat)]!.map((e) => EVENTS[e]!)), sorted(ids))),
  eventDiscards: (s, ids) =>
    equal(
      s.eventDiscards.map((e) => EVENTS[e]!),
      ids,
    ),
  influence: (s, by) =>
    each(by as { readonly [side: string]: number }, (side, n) => equal(s.influence[sideOf(s)(side)], n)),
  markers: (s, by) => each(by as { readonly [id: string]: number }, (id, n) => equal(s.markers[at(s, id)], n)),
  chain: (s, ids) => equal(s.turn.chain.map(cardId), ids),
  mainLeft: (s, n) => equal(s.turn.mainLeft, n),
  round: (s, n) => equal(s.round, n),
  lastRound: (s, last) => equal(s.lastRound, last),
  figure: (s, id) => equal(s.rival!.figure === AREOPAGUS ? 'areopagus' : placeId(s, s.rival!.figure), id),
  active: (s, side) => equal(sideName(s, s.turn.who), side),
  deciding: (s, seats) => equal(deciding(table, s), typeof seats === 'number' ? [seats] : seats),
  question: (s, name) => equal(question(table, s, null)?.at ?? null, name),
  menu: (s, lines) => equal(sorted(asked(s)), sorted(lines)),
  offers: (s, lines) =>
    equal(
      lines.filter((line) => !asked(s).includes(line)),
      [],
    ),
  lacks: (s, lines) =>
    equal(
      lines.filter((line) => asked(s).includes(line)),
      [],
    ),
  blocked: (s, by) =>
    each(by, (line, why) => {
      const all = deciding(table, s).flatMap((seat) => question(table, s, seat)!.blocked);
      const found = all.filter(({ choice }) => table.notation.write(choice) === line);
      return found.some((b) => b.why === why || b.rules.includes(why))
        ? null
        : `not blocked by ${why}: ${JSON.stringify(found)}`;
    }),
  winners: (s, seats) => equal(s.outcome?.winners ?? null, seats),
  reason: (s, reason) => equal(s.outcome?.reason ?? null, reason),
  events: (_, facts, { heard }) => inOrder(heard, facts),
  noEvents: (_, names, { heard }) => {
    const found = heard.filter(({ what }) => (names as readonly string[]).includes(what));
    return found.length === 0 ? null : `heard ${JSON.stringify(found)}`;
  },
  hears: (_, by, { heard }) =>
    each(by as { readonly [viewer: string]: readonly EventFact[] }, (name, facts) =>
      inOrder(
        heard.filter((e) => mayKnow(e, viewer(name))),
        facts,
      ),
    ),
  hearsNot: (_, by, { heard }) =>
    each(by as { readonly [viewer: string]: readonly string[] }, (name, names) => {
      const found = heard.filter((e) => mayKnow(e, viewer(name)) && names.includes(e.what));
      return found.length === 0 ? null : `heard ${JSON.stringify(found)}`;
    }),
  sees: (s, by) =>
    each(by as { readonly [viewer: string]: Seen<View> }, (name, told) => {
      const view = game.view(s, viewer(name));
      const wrong = Object.entries(told).find(([key, value]) => !matches(view[key as keyof View], value));
      return wrong === undefined
        ? null
        : `expected ${JSON.stringify(wrong)}, sees ${JSON.stringify(view[wrong[0] as keyof View])}`;
    }),
};
