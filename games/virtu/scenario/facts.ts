/** What a scenario can say must be true, and what is thrown when it is not. */
import { type AnyGame, canonical, deciding, question, type Seat, total } from '@signoria/kernel';
import { CITY, type CityId } from '../data/cities.ts';
import { agentAt, placeOf } from '../rules/agents.ts';
import type { AgentPlace } from '../rules/choices.ts';
import type { EndReason, Happening, WinReason } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { type Frame, type State, troopsAt } from '../rules/state.ts';
import type { PlanView } from '../rules/view.types.ts';
import { describe, freeMoves, moves } from './describe.ts';
import type { Stage } from './stage.ts';

type BySeat<T> = { readonly [seat: number]: T };
/** An event by its name, or by some of its fields. */
export type EventFact =
  | Happening['what']
  | ({ readonly what: Happening['what'] } & { readonly [field: string]: unknown });

export interface Facts {
  readonly florins?: BySeat<number>;
  readonly cities?: BySeat<number>;
  readonly patronage?: BySeat<number>;
  readonly prestige?: BySeat<number>;
  /** Single lines of the score, by what they are for. */
  readonly score?: BySeat<{ readonly [what: string]: number }>;
  readonly crosses?: BySeat<number>;
  readonly crowns?: BySeat<number>;
  readonly agents?: BySeat<number>;
  readonly warTokens?: BySeat<number>;
  readonly trophies?: BySeat<readonly Seat[]>;
  readonly indulgences?: BySeat<readonly string[]>;
  /** Courtiers and tokens of a seat by id: 'available', 'exhausted', or null for what is not there. */
  readonly pieces?: BySeat<{ readonly [id: string]: 'available' | 'exhausted' | null }>;
  /** Cards by place: a space, a Room, or under.Room. */
  readonly cards?: BySeat<{ readonly [place: string]: string | null }>;
  readonly marker?: BySeat<string>;
  readonly owner?: { readonly [city in CityId]?: Seat | null };
  readonly troops?: { readonly [city in CityId]?: BySeat<number> };
  readonly agent?: { readonly [place: string]: Seat | null };
  /** Alliances: who holds them. */
  readonly allied?: { readonly [power: string]: Seat | null };
  readonly order?: readonly Seat[];
  readonly deciding?: Seat | readonly Seat[];
  readonly question?: Frame['at'] | null;
  readonly menu?: readonly string[];
  readonly offers?: readonly string[];
  readonly lacks?: readonly string[];
  readonly free?: BySeat<readonly string[]>;
  readonly blocked?: { readonly [line: string]: readonly string[] };
  readonly plan?: PlanView | null;
  readonly year?: number;
  readonly ending?: EndReason | null;
  readonly winners?: readonly Seat[] | null;
  readonly reason?: WinReason | null;
  readonly events?: readonly EventFact[];
  readonly noEvents?: readonly Happening['what'][];
}

interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const table: AnyGame = game;

export function checkFacts(stage: Stage, facts: Facts): void {
  const s = stage.match.state as State;
  const wrong = [...seatFacts(s, facts), ...tableFacts(s, facts), ...askedFacts(s, facts), ...toldFacts(stage, facts)];
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

function each<T>(what: string, wanted: BySeat<T> | undefined, got: (seat: Seat) => T): readonly Difference[] {
  return Object.entries(wanted ?? {}).flatMap(([seat, value]) =>
    differ(`${what} of ${seat}`, value, got(Number(seat))),
  );
}

/** By seat and by name. */
function eachNamed<T>(
  what: string,
  wanted: BySeat<{ readonly [name: string]: T }> | undefined,
  got: (seat: Seat, name: string) => T,
): readonly Difference[] {
  return Object.entries(wanted ?? {}).flatMap(([seat, names]) =>
    Object.entries(names).flatMap(([name, value]) =>
      differ(`${what} ${name} of ${seat}`, value, got(Number(seat), name)),
    ),
  );
}

function seatFacts(s: State, f: Facts): readonly Difference[] {
  const { players } = game.view(s, null);
  const at = (seat: Seat) => players[seat]!;
  return [
    ...each('florins', f.florins, (seat) => at(seat).florins),
    ...each('cities', f.cities, (seat) => at(seat).cities),
    ...each('patronage', f.patronage, (seat) => at(seat).patronage),
    ...each('prestige', f.prestige, (seat) => total(game.score(s, seat))),
    ...eachNamed('score', f.score, (seat, what) => game.score(s, seat).find((line) => line.what === what)!.points),
    ...each('crosses', f.crosses, (seat) => at(seat).crosses),
    ...each('crowns', f.crowns, (seat) => at(seat).crowns),
    ...each('agents', f.agents, (seat) => at(seat).agents.usable),
    ...each('warTokens', f.warTokens, (seat) => at(seat).warTokens),
    ...each('trophies', f.trophies, (seat) => at(seat).trophies),
    ...each('marker', f.marker, (seat) => at(seat).marker ?? 'none'),
    ...each('indulgences', f.indulgences, (seat) =>
      at(seat)
        .rooms.filter((r) => r.indulgence)
        .map(({ id }) => id),
    ),
    ...eachNamed('piece', f.pieces, (seat, id) => pieceOf(at(seat), s, id)),
    ...eachNamed('card', f.cards, (seat, place) => cardOf(at(seat), place)),
  ];
}

type Player = ReturnType<typeof game.view>['players'][number];

function pieceOf(player: Player, s: State, id: string): 'available' | 'exhausted' | null {
  const space = player.spaces.find((other) => other.id === id && other.card !== null);
  const token = player.domain.find((other) => other.id === id);
  const ally = game.view(s, null).alliances.find((other) => other.id === id && other.holder === player.seat);
  const found = space ?? token ?? ally;
  return found === undefined ? null : found.available ? 'available' : 'exhausted';
}

function cardOf({ spaces, rooms }: Player, place: string): string | null {
  const under = place.startsWith('under.');
  const room = rooms.find(({ id }) => id === (under ? place.slice(6) : place));
  if (room !== undefined) return under ? room.upgrade : room.card;
  return spaces.find(({ id }) => id === place)!.card;
}

function tableFacts(s: State, f: Facts): readonly Difference[] {
  const view = game.view(s, null);
  return [
    ...Object.entries(f.owner ?? {}).flatMap(([id, seat]) =>
      differ(`owner of ${id}`, seat, view.cities.find((city) => city.id === id)!.owner),
    ),
    ...Object.entries(f.troops ?? {}).flatMap(([id, wanted]) =>
      each(`Troops at ${id}`, wanted, (seat) => s.troops[troopsAt(s, CITY[id as CityId], seat)]!),
    ),
    ...Object.entries(f.agent ?? {}).flatMap(([id, seat]) => {
      const there = agentAt(s, placeOf(s, id as AgentPlace));
      return differ(`agent at ${id}`, seat, there < 0 ? null : there);
    }),
    ...Object.entries(f.allied ?? {}).flatMap(([id, seat]) =>
      differ(`Alliance ${id}`, seat, view.alliances.find((a) => a.id === id)!.holder),
    ),
    ...differ('order', f.order, s.order),
    ...differ('year', f.year, s.year),
    ...differ('ending', f.ending, s.ending),
    ...differ('plan', f.plan, view.plan),
    ...differ('winners', f.winners, s.outcome?.winners ?? null),
    ...differ('reason', f.reason, s.outcome?.reason ?? null),
  ];
}

function askedFacts(s: State, f: Facts): readonly Difference[] {
  const asked = deciding(table, s);
  const seat = asked[0];
  const lines = seat === undefined ? [] : moves(s, seat).map(inOrder);
  const sorted = (all: readonly string[]) => [...all].sort();
  const now = seat === undefined ? null : question(table, s, seat);
  const wanted = f.deciding === undefined ? undefined : typeof f.deciding === 'number' ? [f.deciding] : f.deciding;
  const reasons = (line: string) =>
    now?.blocked.find(({ choice }) => game.notation.write(choice as never) === line)?.rules ?? [];
  return [
    ...differ('deciding', wanted, asked),
    ...differ('question', f.question, now?.at ?? null),
    ...(f.menu === undefined ? [] : differ('menu', sorted(f.menu.map(inOrder)), sorted(lines))),
    ...(f.offers ?? [])
      .filter((line) => !lines.includes(inOrder(line)))
      .map((line) => ({ what: 'offers', expected: line, got: lines })),
    ...(f.lacks ?? [])
      .filter((line) => lines.includes(inOrder(line)))
      .map((line) => ({ what: 'lacks', expected: line, got: lines })),
    ...each('free moves', f.free, (other) => freeMoves(s, other)),
    ...Object.entries(f.blocked ?? {}).flatMap(([line, rules]) => differ(`blocked ${line}`, rules, reasons(line))),
  ];
}

/** A payment is the same whatever is named first. */
function inOrder(line: string): string {
  const words = line.split(' ');
  return [...words.filter((word) => !word.includes('=')), ...words.filter((word) => word.includes('=')).sort()].join(
    ' ',
  );
}

function toldFacts({ heard }: Stage, f: Facts): readonly Difference[] {
  const all = heard as readonly Happening[];
  let next = 0;
  const missing = (f.events ?? []).filter((wanted) => {
    const found = all.findIndex((event, i) => i >= next && isLike(event, wanted));
    if (found >= 0) next = found + 1;
    return found < 0;
  });
  return [
    ...missing.map((expected) => ({ what: 'events', expected, got: all })),
    ...(f.noEvents ?? [])
      .filter((what) => all.some((event) => event.what === what))
      .map((what) => ({ what: 'no event', expected: what, got: all })),
  ];
}

function isLike(event: Happening, wanted: EventFact): boolean {
  if (typeof wanted === 'string') return event.what === wanted;
  const given = event as unknown as { readonly [field: string]: unknown };
  return Object.entries(wanted).every(([field, value]) => canonical(given[field] ?? null) === canonical(value));
}
