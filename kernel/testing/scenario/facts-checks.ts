/** The checks of a game's own facts: one for each, made by `is`, `has`, `bySeat` or `byName`. */
import type { AnyState, Seat } from '../../index.ts';
import { canonical } from '../../index.ts';

export type BySeat<T> = { readonly [seat: number]: T };

/** One thing that is not as it should be. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

type Check<S, T> = (s: S, expected: T, fact: string) => readonly Difference[];
/** One check for each fact: a fact without a check does not compile. */
export type Checks<S, Facts> = { readonly [K in keyof Facts]-?: Check<S, Facts[K] | undefined> };
type Tidy = (x: unknown) => unknown;

/** The thing itself. */
export function is<S>(got: (s: S) => unknown, tidy: Tidy = asItIs): Check<S, unknown> {
  return (s, expected, fact) => differ(fact, tidy(expected), tidy(got(s)));
}

/** The thing, as far as it is told. */
export function has<S>(got: (s: S) => unknown): Check<S, unknown> {
  return (s, expected, fact) => partly(fact, expected, got(s));
}

/** By seat. */
export function bySeat<S extends AnyState, T>(
  got: (s: S, seat: Seat, expected: T) => unknown,
  tidy: Tidy = asItIs,
): Check<S, BySeat<T> | undefined> {
  return byName((s: S, key, expected: T) => {
    const seat = Number(key);
    if (!(seat >= 0 && seat < s.seats)) throw new Error(`no seat ${key}`);
    return got(s, seat, expected);
  }, tidy);
}

/** By whatever names the fact has. */
export function byName<S, Name extends string | number, T>(
  got: (s: S, name: Name, expected: T) => unknown,
  tidy: Tidy = asItIs,
): Check<S, { readonly [name in Name]?: T } | undefined> {
  return (s, wanted, fact) =>
    entries<T>(wanted).flatMap(([key, expected]) => {
      const whose = /^\d+$/.test(key) ? `seat ${key}` : key;
      // A key is a name by the type of what was told; a number comes as the text that it is as a key.
      return differ(`${fact} of ${whose}`, tidy(expected), tidy(got(s, key as Name, expected)));
    });
}

/** For lists whose order says nothing. */
export function sorted(x: unknown): unknown {
  return Array.isArray(x) ? x.toSorted() : x;
}

function asItIs(x: unknown): unknown {
  return x;
}

export function entries<T>(table: object | undefined): readonly [string, T][] {
  return Object.entries(table ?? {}).filter(([, x]) => x !== undefined);
}

/** What was found for each name that was asked about. */
export function eachOf<T>(names: object, got: (name: string) => T): { readonly [name: string]: T } {
  return Object.fromEntries(Object.keys(names).map((name) => [name, got(name)]));
}

/** Lists are compared whole, objects as far as they are given. */
export function partly(what: string, part: unknown, whole: unknown): readonly Difference[] {
  if (typeof part !== 'object' || part === null || isList(part)) return differ(what, part ?? null, whole ?? null);
  if (typeof whole !== 'object' || whole === null) return [{ what, expected: part, got: whole }];
  const fields = whole as { readonly [key: string]: unknown };
  return Object.entries(part).flatMap(([key, x]) => partly(`${what}.${key}`, x, fields[key]));
}

export function differ(what: string, expected: unknown, got: unknown): readonly Difference[] {
  return expected === undefined || canonical(expected) === canonical(got) ? [] : [{ what, expected, got }];
}

export function show(x: unknown): string {
  return JSON.stringify(x) ?? 'nothing';
}

export function isList(x: unknown): x is readonly unknown[] {
  return Array.isArray(x);
}
