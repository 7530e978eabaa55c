/** What a scenario can say must be true, and what is thrown when it is not. */
import { type AnyGame, canonical, deciding, type GameEvent, mayKnow, question, type Seat } from '@signoria/kernel';
import { CARDS, type CardId, kindOf } from '../data/cards.ts';
import { REGIONS, type RegionId, regionOf } from '../data/map.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { cardsOf, size } from '../rules/pile.ts';
import { type Frame, NONE, type State } from '../rules/state.ts';
import { season, strength } from '../rules/strength.ts';
import type { View } from '../rules/view.ts';
import { describe, moves } from './describe.ts';
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
  readonly hand?: BySeat<readonly CardId[]>;
  readonly handSize?: BySeat<number>;
  readonly line?: BySeat<readonly CardId[]>;
  readonly facedown?: BySeat<CardId | null>;
  readonly strength?: BySeat<number>;
  readonly points?: BySeat<number>;
  readonly deciding?: Seat | readonly Seat[];
  readonly question?: Frame['at'] | null;
  readonly menu?: readonly string[] | BySeat<readonly string[]>;
  readonly offers?: readonly string[];
  readonly lacks?: readonly string[];
  readonly blocked?: { readonly [line: string]: readonly string[] };
  readonly owner?: { readonly [region in RegionId]?: Seat | null };
  readonly site?: RegionId | null;
  readonly pope?: RegionId | null;
  readonly token?: Seat;
  readonly defender?: Seat | null;
  readonly round?: number;
  readonly game?: number;
  readonly season?: 'winter' | 'spring' | null;
  readonly passed?: readonly Seat[];
  readonly finalists?: readonly Seat[] | null;
  readonly discards?: readonly CardId[];
  readonly pile?: number;
  readonly winners?: readonly Seat[] | null;
  readonly reason?: EndReason | null;
  readonly events?: readonly EventFact[];
  readonly noEvents?: readonly Happening['what'][];
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
  const passed = s.passed.flatMap((is, seat) => (is ? [seat] : []));
  const owned = Object.entries(f.owner ?? {}).flatMap(([id, seat]) =>
    differ(`owner of ${id}`, seat, orNull(s.owner[known('region', id, regionOf(id))]!)),
  );
  return [
    ...owned,
    ...differ('site', f.site, regionName(s.site)),
    ...differ('pope', f.pope, regionName(s.pope)),
    ...differ('token', f.token, s.token),
    ...differ('defender', f.defender, orNull(s.defender)),
    ...differ('round', f.round, s.round),
    ...differ('game', f.game, s.series.game),
    ...differ('season', f.season, season(s) === NONE ? null : CARDS[season(s)]!),
    ...differ('passed', sorted(f.passed), passed),
    ...differ('finalists', sorted(f.finalists), sorted(s.finalists)),
    ...differ('discards', sortedCards(f.discards), cardsOf(s.discards)),
    ...differ('pile', f.pile, size(s.pile)),
    ...differ('winners', sorted(f.winners), sorted(s.outcome?.winners ?? null)),
    ...differ('reason', f.reason, s.outcome?.reason ?? null),
  ];
}

function seatFacts(s: State, f: Facts): readonly Difference[] {
  const facedown = (seat: Seat) => (s.facedown[seat] === NONE ? null : CARDS[s.facedown[seat]!]!);
  return [
    ...bySeat(s, 'hand', f.hand, (seat) => cardsOf(s.hands[seat]!), sortedCards),
    ...bySeat(s, 'hand size', f.handSize, (seat) => size(s.hands[seat]!)),
    ...bySeat(s, 'line', f.line, (seat) => cardsOf(s.lines[seat]!), sortedCards),
    ...bySeat(s, 'facedown card', f.facedown, facedown),
    ...bySeat(s, 'strength', f.strength, (seat) => strength(s, seat)),
    ...bySeat(s, 'points', f.points, (seat) => s.series.points[seat]!),
  ];
}

function bySeat<T>(
  s: State,
  what: string,
  expected: BySeat<T> | undefined,
  got: (seat: Seat) => T,
  tidy: (x: T) => unknown = (x) => x,
): readonly Difference[] {
  return Object.entries(expected ?? {}).flatMap(([key, value]) => {
    const seat = known('seat', key, Number(key) < s.seats ? Number(key) : NONE);
    return differ(`${what} of seat ${seat}`, tidy(value), got(seat));
  });
}

function askedFacts(s: State, f: Facts): readonly Difference[] {
  const asked = deciding(table, s);
  const listed = asked.flatMap((seat) => moves(s, seat));
  const menus = isList(f.menu) ? Object.fromEntries(asked.map((seat) => [seat, f.menu])) : f.menu;
  const expected = f.deciding === undefined ? undefined : [f.deciding].flat();
  return [
    ...differ('deciding', sorted(expected), asked),
    ...differ('question', f.question, question(table, s, null)?.at ?? null),
    ...bySeat(s, 'menu', menus as BySeat<readonly string[]>, (seat) => sorted(moves(s, seat)), sorted),
    ...(isList(f.menu) && asked.length === 0 ? differ('menu', f.menu, []) : []),
    ...(f.offers ?? []).flatMap((line) => differ(`'${line}' is offered`, true, listed.includes(line))),
    ...(f.lacks ?? []).flatMap((line) => differ(`'${line}' is offered`, false, listed.includes(line))),
    ...Object.entries(f.blocked ?? {}).flatMap(([line, rules]) => blockedFact(s, asked, line, rules)),
  ];
}

function blockedFact(s: State, asked: readonly Seat[], line: string, rules: readonly string[]): readonly Difference[] {
  const found = asked
    .flatMap((seat) => question(table, s, seat)!.blocked)
    .find(({ choice }) => table.notation.write(choice) === line);
  const cited = found?.rules ?? null;
  return cited !== null && rules.every((rule) => cited.includes(rule))
    ? []
    : [{ what: `'${line}' is blocked by`, expected: rules, got: cited }];
}

function toldFacts({ match, heard }: Stage, f: Facts): readonly Difference[] {
  const s = match.state as State;
  return [
    ...inOrder('events', f.events ?? [], heard),
    ...absent('events', f.noEvents ?? [], heard),
    ...viewers(f.hears).flatMap(([name, viewer, facts]) => inOrder(`${name} hears`, facts, earshot(heard, viewer))),
    ...viewers(f.hearsNot).flatMap(([name, viewer, facts]) => absent(`${name} hears`, facts, earshot(heard, viewer))),
    ...viewers(f.sees).flatMap(([name, viewer, part]) => partly(`${name} sees`, part, game.view(s, viewer))),
  ];
}

function viewers<T>(by: ByViewer<T> | undefined): readonly (readonly [name: string, viewer: Seat | null, T])[] {
  return Object.entries(by ?? {}).map(([key, x]) =>
    key === 'spectator' ? [key, null, x as T] : [`seat ${key}`, Number(key), x as T],
  );
}

function earshot(heard: readonly GameEvent[], viewer: Seat | null): readonly GameEvent[] {
  return heard.filter((event) => mayKnow(event, viewer));
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

function known(what: string, name: string, index: number): number {
  if (Number.isInteger(index) && index >= 0) return index;
  throw new Error(`no ${what} '${name}'`);
}

function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}

function regionName(region: number): RegionId | null {
  return region === NONE ? null : REGIONS[region]!;
}

function sorted<T extends readonly (string | number)[] | null | undefined>(list: T): T {
  return (list?.toSorted() ?? list) as T; // a sorted copy, or the nothing that was given
}

function sortedCards(cards: readonly CardId[] | undefined): readonly CardId[] | undefined {
  return cards?.toSorted((a, b) => known('card', a, kindOf(a)) - known('card', b, kindOf(b)));
}
