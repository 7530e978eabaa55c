/**
 * What a scenario can say must be true, and what is thrown when it is not. The facts of one game and their checks are in
 * its `scenario/facts.ts`; what can be said of any game is checked here.
 */
import type { AnyGame, AnyState, GameEvent, Seat } from '../../index.ts';
import { canonical, deciding, mayKnow, question } from '../../index.ts';
import { type BySeat, type Checks, type Difference, differ, entries, isList, partly, show } from './facts-checks.ts';
import { moves, type Stage } from './playing.ts';

export type ByViewer<T> = BySeat<T> & { readonly spectator?: T };
/** Some fields of something, at any depth; a list by its places, or whole. */
export type Seen<T> = T extends readonly (infer E)[]
  ? readonly Seen<E>[] | { readonly [place: number]: Seen<E> }
  : T extends object
    ? { readonly [K in keyof T]?: Seen<T[K]> }
    : T;
/** An event by its name, or by some of its fields. */
export type EventFact<What extends string> = What | ({ readonly what: What } & { readonly [field: string]: unknown });

/** Facts of any game, in the words of one: its questions, its events, its views and the reasons of its end. */
export interface CommonFacts<At extends string, What extends string, View, Reason extends string> {
  readonly deciding?: Seat | readonly Seat[];
  readonly question?: At | null;
  /** All moves of whoever is asked, or by seat. */
  readonly menu?: readonly string[] | BySeat<readonly string[]>;
  /** Some moves that everybody asked may choose, and some that nobody may. */
  readonly offers?: readonly string[];
  readonly lacks?: readonly string[];
  /** By move, all rules that forbid it, or one rule or the reason. */
  readonly blocked?: { readonly [line: string]: readonly string[] | string };
  readonly winners?: readonly Seat[] | null;
  readonly reason?: Reason | null;
  /** What happened since the last `.play`, in this order; others may lie between. */
  readonly events?: readonly EventFact<What>[];
  readonly noEvents?: readonly What[];
  readonly hears?: ByViewer<readonly EventFact<What>[]>;
  readonly hearsNot?: ByViewer<readonly What[]>;
  readonly sees?: ByViewer<Seen<View>>;
}

export type AnyFacts = CommonFacts<string, string, object, string>;

/** Throws all that is not as it should be. */
export function checkFacts<S extends AnyState, Facts>(
  checks: Checks<S, Facts>,
  stage: Stage<S>,
  facts: Facts & AnyFacts,
): void {
  const { game } = stage.match;
  const s = stage.state();
  const wrong = [
    ...ownFacts(checks, s, facts),
    ...askedFacts(game, s, facts),
    ...endFacts(s, facts),
    ...toldFacts(stage, facts),
  ];
  if (wrong.length === 0) return;
  const told = wrong.map((d) => `  ${d.what}: expected ${show(d.expected)}, got ${show(d.got)}`);
  throw new Error(`expectation failed\n${told.join('\n')}\n${stage.describe()}`);
}

function ownFacts<S, Facts>(checks: Checks<S, Facts>, s: S, facts: Facts): readonly Difference[] {
  const names = Object.keys(checks) as (keyof Facts & string)[];
  return names.flatMap((name) => (facts[name] === undefined ? [] : checks[name](s, facts[name], name)));
}

function endFacts({ outcome }: AnyState, f: AnyFacts): readonly Difference[] {
  return [
    ...differ('winners', f.winners, outcome?.winners ?? null),
    ...differ('reason', f.reason, outcome?.reason ?? null),
  ];
}

function askedFacts(game: AnyGame, s: AnyState, f: AnyFacts): readonly Difference[] {
  const seats = deciding(game, s);
  const menus = seats.map((seat) => moves(game, s, seat).map(tidyLine));
  const offered = (line: string) => menus.length > 0 && menus.every((menu) => menu.includes(tidyLine(line)));
  const lacking = (line: string) => !menus.some((menu) => menu.includes(tidyLine(line)));
  return [
    ...differ('deciding', f.deciding === undefined ? undefined : [f.deciding].flat(), seats),
    ...differ('question', f.question, question(game, s, null)?.at ?? null),
    ...menuFacts(game, s, seats, f.menu),
    ...differ('offers', f.offers, f.offers?.filter(offered)),
    ...differ('lacks', f.lacks, f.lacks?.filter(lacking)),
    ...entries<readonly string[] | string>(f.blocked).flatMap(([line, why]) => blockedFact(game, s, line, why)),
  ];
}

function menuFacts(game: AnyGame, s: AnyState, seats: readonly Seat[], menu: AnyFacts['menu']): readonly Difference[] {
  if (menu === undefined) return [];
  const tidy = (lines: readonly string[]) => lines.map(tidyLine).sort();
  if (isList(menu) && seats.length === 0) return differ('menu', menu, []);
  const menus = isList(menu) ? Object.fromEntries(seats.map((seat) => [seat, menu])) : menu;
  return entries<readonly string[]>(menus).flatMap(([seat, lines]) =>
    differ(`menu of seat ${seat}`, tidy(lines), tidy(moves(game, s, Number(seat)))),
  );
}

/** What is paid (`siena=crown`) is the same whatever is named first. */
function tidyLine(line: string): string {
  const words = line.split(' ');
  const paid = words.filter((word) => word.includes('='));
  return [...words.filter((word) => !word.includes('=')), ...paid.sort()].join(' ');
}

function blockedFact(game: AnyGame, s: AnyState, line: string, why: readonly string[] | string): readonly Difference[] {
  const found = deciding(game, s)
    .flatMap((seat) => question(game, s, seat)!.blocked)
    .filter(({ choice }) => game.notation.write(choice) === line);
  const holds = found.some((b) =>
    typeof why === 'string' ? b.why === why || b.rules.includes(why) : canonical(b.rules) === canonical(why),
  );
  const got = found.map((b) => ({ rules: b.rules, why: b.why }));
  return holds ? [] : [{ what: `'${line}' is blocked by`, expected: why, got }];
}

function toldFacts({ match: { game, state }, heard }: Stage, f: AnyFacts): readonly Difference[] {
  return [
    ...inOrder('events', f.events ?? [], heard),
    ...absent('events', f.noEvents ?? [], heard),
    ...viewers(f.hears).flatMap(([name, viewer, facts]) => inOrder(`${name} hears`, facts, earshot(heard, viewer))),
    ...viewers(f.hearsNot).flatMap(([name, viewer, facts]) => absent(`${name} hears`, facts, earshot(heard, viewer))),
    ...viewers(f.sees).flatMap(([name, viewer, part]) => partly(`${name} sees`, part, game.view(state, viewer))),
  ];
}

function viewers<T>(by: ByViewer<T> | undefined): readonly (readonly [name: string, viewer: Seat | null, T])[] {
  return entries<T>(by).map(([key, x]) => (key === 'spectator' ? [key, null, x] : [`seat ${key}`, Number(key), x]));
}

export function earshot(heard: readonly GameEvent[], viewer: Seat | null): readonly GameEvent[] {
  return heard.filter((event) => mayKnow(event, viewer));
}

function inOrder(
  what: string,
  facts: readonly EventFact<string>[],
  heard: readonly GameEvent[],
): readonly Difference[] {
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
