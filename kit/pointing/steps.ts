/**
 * Which things of a board an answer is about, and what pressing one thing after another means. Pure: what is held, and
 * what a press makes of it. A *thing* is a place on the screen; a *key* tells apart two answers about the same thing.
 */
import type { Choice, Seat } from '@signoria/kernel';
import type { MenuLine } from '../board.ts';

/** `T` are the names of a game's things, such as `` `city ${CityId}` | 'reserve' ``. */
export interface KeyedStep<T extends string> {
  /** Null for what has no place on the board: it is chosen by its words. */
  readonly thing: T | null;
  /** By land, by sea: where answers about one thing differ in it, words ask which is meant. */
  readonly key: string;
}

/** A thing alone is its own key. */
export type Step<T extends string> = T | KeyedStep<T>;

/** Things that may be pointed at in any order: two cards that change places. */
export interface AnyOrder<T extends string> {
  readonly anyOrder: readonly Step<T>[];
}

/**
 * What a game says of its board, in one function: the things that a choice points at, one after another. None for a choice
 * that has no place there; the prompt bar has those.
 */
export type Things<V, C extends Choice, T extends string> = (
  choice: C,
  view: V,
  you: Seat,
) => readonly Step<T>[] | AnyOrder<T>;

/** A line of the menu, or a closed one with its reason. */
export interface ThingLine<C extends Choice> extends MenuLine<C> {
  readonly open: boolean;
}

/** An answer and the things it is about. */
export interface Route<C extends Choice, T extends string> {
  readonly line: ThingLine<C>;
  readonly steps: readonly KeyedStep<T>[];
  readonly anyOrder: boolean;
}

/** What was pointed at so far. */
export interface Held<T extends string> {
  readonly steps: readonly KeyedStep<T>[];
  /** A thing that several answers are about; one of them is to be chosen by its words. */
  readonly asked: T | null;
}

export const NOTHING_HELD: Held<never> = { steps: [], asked: null };

const keyed = <T extends string>(step: Step<T>): KeyedStep<T> =>
  typeof step === 'string' ? { thing: step, key: step } : step;

const isSame = <T extends string>(a: KeyedStep<T>, b: KeyedStep<T>): boolean => a.thing === b.thing && a.key === b.key;

export function routeOf<C extends Choice, T extends string>(
  line: ThingLine<C>,
  steps: ReturnType<Things<unknown, C, T>>,
): Route<C, T> {
  if ('anyOrder' in steps) return { line, steps: steps.anyOrder.map(keyed), anyOrder: true };
  return { line, steps: steps.map(keyed), anyOrder: false };
}

/** Does the answer begin with what is held? Then with what it may go on; at its end with nothing. */
function onward<T extends string>(
  { steps, anyOrder }: Pick<Route<never, T>, 'steps' | 'anyOrder'>,
  held: readonly KeyedStep<T>[],
): readonly KeyedStep<T>[] | null {
  if (!anyOrder) {
    return held.every((step, i) => i < steps.length && isSame(step, steps[i]!))
      ? steps.slice(held.length).slice(0, 1)
      : null;
  }
  const left = steps.filter((step) => !held.some((other) => isSame(step, other)));
  return left.length + held.length === steps.length ? left : null;
}

/** An answer that goes on from what is held, and the step by which it does. */
export interface Onward<C extends Choice, T extends string> {
  readonly route: Route<C, T>;
  readonly step: KeyedStep<T>;
  /** Nothing is to be pointed at after it. */
  readonly last: boolean;
}

/** The answers that go on from what is held, by the thing that is pointed at next. */
export type ByThing<C extends Choice, T extends string> = ReadonlyMap<T, readonly Onward<C, T>[]>;

export function byThing<C extends Choice, T extends string>(
  routes: readonly Route<C, T>[],
  held: readonly KeyedStep<T>[],
): ByThing<C, T> {
  const found = new Map<T, Onward<C, T>[]>();
  for (const route of routes) {
    for (const step of onward(route, held) ?? []) {
      if (step.thing === null) continue;
      const on = { route, step, last: route.steps.length === held.length + 1 };
      const others = found.get(step.thing);
      if (others === undefined) found.set(step.thing, [on]);
      else others.push(on);
    }
  }
  return found;
}

export type Pressed<C extends Choice, T extends string> =
  | { readonly to: 'answer'; readonly line: ThingLine<C> }
  | { readonly to: 'hold'; readonly held: Held<T> }
  /** Several answers about this thing: words must tell them apart. */
  | { readonly to: 'ask'; readonly held: Held<T> }
  | { readonly to: 'nothing' };

/** What pressing a thing means. A thing that does not go on from what is held begins anew. */
export function pressed<C extends Choice, T extends string>(
  routes: readonly Route<C, T>[],
  held: Held<T>,
  thing: T,
): Pressed<C, T> {
  const [first, ...others] = byThing(routes, held.steps).get(thing) ?? [];
  if (first === undefined) return held.steps.length === 0 ? { to: 'nothing' } : pressed(routes, NOTHING_HELD, thing);
  if (others.length === 0 && first.last) return { to: 'answer', line: first.route.line };
  const alike = others.every(({ step }) => step.key === first.step.key);
  const goesOn = [first, ...others].some(({ last }) => !last);
  if (alike && goesOn) return { to: 'hold', held: { steps: [...held.steps, first.step], asked: null } };
  return { to: 'ask', held: { ...held, asked: thing } };
}

/** One of several ways to go on. `label` is null where the answer is not complete yet: then `key` tells them apart. */
export interface WayOn<C extends Choice> {
  readonly key: string;
  readonly line: MenuLine<C>;
  readonly label: string | null;
}

/** The answers that words tell apart now: all about the thing asked, or those that end with what is held or have no place. */
export function spelled<C extends Choice, T extends string>(
  routes: readonly Route<C, T>[],
  held: Held<T>,
): readonly Route<C, T>[] {
  if (held.asked !== null) return (byThing(routes, held.steps).get(held.asked) ?? []).map(({ route }) => route);
  if (held.steps.length === 0) return [];
  return routes.filter((route) => onward(route, held.steps)?.every(({ thing }) => thing === null));
}

export function waysOn<C extends Choice, T extends string>(
  routes: readonly Route<C, T>[],
  held: Held<T>,
): readonly WayOn<C>[] {
  const ways = new Map<string, WayOn<C>>();
  for (const route of spelled(routes, held)) {
    const step = onward(route, held.steps)?.find(({ thing }) => thing === held.asked);
    const goesOn = held.asked !== null && step !== undefined && route.steps.length > held.steps.length + 1;
    const key = goesOn ? step.key : route.line.line;
    if (!ways.has(key)) ways.set(key, { key, line: route.line, label: goesOn ? null : route.line.label });
  }
  return [...ways.values()];
}

/** Held after choosing a way that is not complete yet. */
export function heldAfter<C extends Choice, T extends string>(
  routes: readonly Route<C, T>[],
  held: Held<T>,
  { line }: WayOn<C>,
): Held<T> {
  const route = routes.find((other) => other.line.line === line.line);
  const step = route && onward(route, held.steps)?.find(({ thing }) => thing === held.asked);
  return step === undefined ? held : { steps: [...held.steps, step], asked: null };
}
