/** What a scenario can say must be true, and what is thrown when it is not. */
import {
  type AnyGame,
  canonical,
  deciding,
  type GameEvent,
  mayKnow,
  question,
  type Seat,
  total,
} from '@signoria/kernel';
import { CITIES, type CityId } from '../data/cities.ts';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import type { EventId } from '../data/events.ts';
import { FAMILIES, type FamilyId } from '../data/families.ts';
import { TILES, type TileId, tileOf } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import { CARDS } from '../data/treachery.ts';
import { TROOPS, type TroopId } from '../data/troops.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { cardsOf, size } from '../rules/pile.ts';
import { type Frame, NONE, type State } from '../rules/state.ts';
import type { AuctionView, View, WarView } from '../rules/view.ts';
import { describe, moves, openTo } from './describe.ts';
import type { Stage } from './moment.ts';

type BySeat<T> = { readonly [seat: number]: T };
type ByViewer<T> = BySeat<T> & { readonly spectator?: T };
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
  readonly gold?: BySeat<number>;
  readonly influence?: BySeat<number>;
  readonly pay?: BySeat<number>;
  readonly victories?: BySeat<number>;
  readonly hand?: BySeat<readonly CardId[]>;
  readonly troops?: BySeat<readonly TroopId[]>;
  readonly family?: BySeat<FamilyId>;
  /** The score as it stands. */
  readonly points?: BySeat<number>;
  readonly owner?: { readonly [tile in TileId]?: Seat | 'offer' | 'box' };
  readonly status?: { readonly [city in CityId]?: number };
  readonly events?: readonly EventFact[];
  readonly noEvents?: readonly Happening['what'][];
  readonly deciding?: Seat | readonly Seat[];
  readonly question?: Frame['at'] | null;
  readonly menu?: readonly string[] | BySeat<readonly string[]>;
  readonly offers?: readonly string[];
  readonly lacks?: readonly string[];
  readonly blocked?: { readonly [line: string]: readonly string[] };
  /** By seat: the free frames that stand open to it. */
  readonly free?: BySeat<readonly string[]>;
  readonly order?: readonly Seat[];
  readonly active?: Seat | null;
  readonly decade?: number;
  readonly wars?: number;
  readonly pope?: Seat | null;
  readonly discards?: readonly CardId[];
  readonly deck?: number;
  readonly under?: readonly CardId[];
  readonly artists?: { readonly [city in CityId]?: readonly EventId[] };
  readonly auction?: Seen<AuctionView> | null;
  readonly war?: Seen<WarView> | null;
  readonly winners?: readonly Seat[] | null;
  readonly reason?: EndReason | null;
  readonly hears?: ByViewer<readonly EventFact[]>;
  readonly hearsNot?: ByViewer<readonly Happening['what'][]>;
  readonly sees?: ByViewer<Seen<View>>;
}

/** One thing that is not as it should be. */
interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const table: AnyGame = game;

export function checkFacts(stage: Stage, facts: Facts): void {
  const s = stage.match.state as State;
  const wrong = [...tableFacts(s, facts), ...seatFacts(s, facts), ...askedFacts(s, facts), ...toldFacts(stage, facts)];
  if (wrong.length === 0) return;
  const told = wrong.map((d) => `  ${d.what}: expected ${show(d.expected)}, got ${show(d.got)}`);
  throw new Error(`expectation failed\n${told.join('\n')}\n${describe(s)}`);
}

function show(x: unknown): string {
  return JSON.stringify(x) ?? 'nothing';
}

function differ(what: string, expected: unknown, got: unknown): readonly Difference[] {
  return expected === undefined || canonical(expected) === canonical(got) ? [] : [{ what, expected, got }];
}

function tableFacts(s: State, f: Facts): readonly Difference[] {
  const seen = game.view(s, null);
  return [
    ...Object.entries(f.owner ?? {}).flatMap(([id, owner]) => differ(`owner of ${id}`, owner, whereIs(s, id))),
    ...Object.entries(f.status ?? {}).flatMap(([id, status]) =>
      differ(`status of ${id}`, status, s.status[(CITIES as readonly string[]).indexOf(id)]),
    ),
    ...Object.entries(f.artists ?? {}).flatMap(([id, events]) =>
      differ(`artists on ${id}`, events, seen.cities[id as CityId].artists),
    ),
    ...differ('order', f.order, s.order),
    ...differ('active', f.active, orNull(s.active)),
    ...differ('decade', f.decade, s.decade),
    ...differ('wars', f.wars, s.wars),
    ...differ('pope', f.pope, orNull(s.pope)),
    ...differ('discards', f.discards?.toSorted(), cardsOf(s.discards).toSorted()),
    ...differ('deck', f.deck, size(s.deck) + s.under.length),
    ...differ(
      'under',
      f.under,
      s.under.map((kind) => CARDS[kind]!),
    ),
    ...(f.auction === undefined ? [] : partly('auction', f.auction, seen.auction)),
    ...(f.war === undefined ? [] : partly('war', f.war, seen.war)),
    ...differ('winners', f.winners, s.outcome?.winners ?? null),
    ...differ('reason', f.reason, s.outcome?.reason ?? null),
  ];
}

function whereIs(s: State, id: string): Seat | 'offer' | 'box' | null {
  if (tileOf(id) < 0) throw new Error(`no city tile '${id}'; tiles: ${TILES.join(', ')}`);
  const where = s.tiles[tileOf(id)]!;
  return where >= 0 ? where : where === -1 ? 'offer' : 'box';
}

function seatFacts(s: State, f: Facts): readonly Difference[] {
  const troops = (seat: Seat) => TROOPS.filter((_, troop) => (s.troops[seat]! & (1 << troop)) !== 0);
  const each = <T>(what: string, wanted: BySeat<T> | undefined, got: (seat: Seat) => T) =>
    Object.entries(wanted ?? {}).flatMap(([seat, x]) => differ(`${what} of ${seat}`, x, got(Number(seat))));
  const sorted = (cards: BySeat<readonly CardId[]> | undefined) =>
    Object.fromEntries(Object.entries(cards ?? {}).map(([seat, held]) => [seat, [...held].sort()]));
  return [
    ...each('gold', f.gold, (seat) => s.purse[GOLD][seat]!),
    ...each('influence', f.influence, (seat) => s.purse[INFLUENCE][seat]!),
    ...each('pay', f.pay, (seat) => s.pay[seat]!),
    ...each('victories', f.victories, (seat) => s.victories[seat]!),
    ...each<readonly CardId[]>('hand', sorted(f.hand), (seat) => cardsOf(s.hands[seat]!).toSorted()),
    ...each<readonly TroopId[]>('troops', f.troops, troops),
    ...each('family', f.family, (seat) => FAMILIES[s.family[seat]!]!),
    ...each('points', f.points, (seat) => total(game.score(s, seat))),
    ...each<readonly string[]>('open to', f.free, (seat) => openTo(s, seat)),
  ];
}

function askedFacts(s: State, f: Facts): readonly Difference[] {
  const seats = deciding(table, s);
  const seat = seats[0];
  const lines = seat === undefined ? [] : moves(s, seat);
  const menus = f.menu === undefined || isList(f.menu) ? (seat === undefined ? {} : { [seat]: f.menu }) : f.menu;
  const blocked = seat === undefined ? [] : question(table, s, seat)!.blocked;
  const whyNot = (line: string) => blocked.find(({ choice }) => table.notation.write(choice) === line)?.rules ?? null;
  return [
    ...differ('deciding', typeof f.deciding === 'number' ? [f.deciding] : f.deciding, seats),
    ...differ('question', f.question, s.outcome === null ? question(table, s, null)!.at : null),
    ...Object.entries(menus).flatMap(([who, menu]) =>
      differ(`menu of ${who}`, (menu as readonly string[] | undefined)?.toSorted(), moves(s, Number(who)).toSorted()),
    ),
    ...(f.offers ?? [])
      .filter((line) => !lines.includes(line))
      .map((line) => ({ what: 'offers', expected: line, got: lines })),
    ...(f.lacks ?? [])
      .filter((line) => lines.includes(line))
      .map((line) => ({ what: 'lacks', expected: `no ${line}`, got: lines })),
    ...Object.entries(f.blocked ?? {}).flatMap(([line, rules]) => differ(`blocked ${line}`, rules, whyNot(line))),
  ];
}

function toldFacts({ match, heard }: Stage, f: Facts): readonly Difference[] {
  const viewers = (by: object | undefined) =>
    Object.keys(by ?? {}).map((who) => (who === 'spectator' ? null : Number(who)));
  const of = <T>(by: ByViewer<T>, viewer: Seat | null): T => (viewer === null ? by.spectator! : by[viewer]!);
  const hear = (viewer: Seat | null) => heard.filter((event) => mayKnow(event, viewer));
  return [
    ...inOrder('events', f.events ?? [], heard),
    ...absent('noEvents', f.noEvents ?? [], heard),
    ...viewers(f.hears).flatMap((v) => inOrder(`hears ${v}`, of(f.hears!, v), hear(v))),
    ...viewers(f.hearsNot).flatMap((v) => absent(`hearsNot ${v}`, of(f.hearsNot!, v), hear(v))),
    ...viewers(f.sees).flatMap((v) => partly(`sees ${v}`, of(f.sees!, v), game.view(match.state as State, v))),
  ];
}

function inOrder(what: string, facts: readonly EventFact[], heard: readonly GameEvent[]): readonly Difference[] {
  let next = 0;
  for (const fact of facts) {
    const part = typeof fact === 'string' ? { what: fact } : fact;
    while (next < heard.length && partly('', part, heard[next]).length > 0) next++;
    if (next++ >= heard.length) return [{ what: `${what}: ${show(fact)}`, expected: facts, got: heard }];
  }
  return [];
}

function absent(what: string, names: readonly string[], heard: readonly GameEvent[]): readonly Difference[] {
  return names
    .filter((name) => heard.some((e) => e.what === name))
    .map((name) => ({ what, expected: `no ${name}`, got: name }));
}

/** Lists are compared whole, objects as far as they are given. */
function partly(what: string, part: unknown, whole: unknown): readonly Difference[] {
  if (typeof part !== 'object' || part === null || isList(part)) return differ(what, part ?? null, whole ?? null);
  if (typeof whole !== 'object' || whole === null) return [{ what, expected: part, got: whole }];
  const fields = whole as { readonly [key: string]: unknown };
  return Object.entries(part).flatMap(([key, x]) => partly(`${what}.${key}`, x, fields[key]));
}

function isList(x: unknown): x is readonly unknown[] {
  return Array.isArray(x);
}

function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}
