/**
 * Edition files: corrections to the components of a box, for owners whose copy differs. A game describes once, as data, what may
 * be corrected; the type of a correction, the checks with every problem's place in the file, and the workshop in the browser all
 * follow from that description.
 *
 *     export const EDITION = fields({ name: text, cards: rows(CARDS, fields({ count: whole(0, 40) })), minimum: list(whole(0, 40), 7) });
 *     export type Correction = CorrectionOf<typeof EDITION>;
 *     export const readEdition = editionReader(EDITION, whatIsWrongWithTheWhole);
 */
import type { EditionProblem, EditionResult } from './game.ts';
import { isRecord, type Json } from './json.ts';
import type { Fact } from './score.ts';

/** What a value of the file may be. */
export type Shape = Whole | OneOf | Flag | Text | List | Pair | Fields | Where;

export interface Whole {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface OneOf<T extends string | number | null = string | number | null> {
  readonly kind: 'one-of';
  readonly of: readonly T[];
}

export interface Flag {
  readonly kind: 'flag';
}

export interface Text {
  readonly kind: 'text';
}

export interface List<S extends Shape = Shape> {
  readonly kind: 'list';
  readonly of: S;
  readonly min: number;
  readonly max: number;
  /** Nothing stands there twice. */
  readonly distinct: boolean;
}

export interface Pair<A extends Shape = Shape, B extends Shape = Shape> {
  readonly kind: 'pair';
  readonly of: readonly [A, B];
}

/** Some of these keys and no others. */
export interface Fields<F extends Members = Members> {
  readonly kind: 'fields';
  readonly members: F;
}
type Members = { readonly [key: string]: Shape };

/** One of these, if it passes. */
export interface Where<S extends Shape = Shape> {
  readonly kind: 'where';
  readonly of: S;
  /** The id of what is wrong, for the game's own words; asked of values that have the shape. */
  readonly why: string;
  readonly facts: { readonly [name: string]: Fact };
  passes(value: never): boolean;
}

export function whole(min: number, max: number, step = 1): Whole {
  return { kind: 'whole', min, max, step };
}

/** One of these names or figures. */
export function among<const T extends string | number | null>(of: readonly T[]): OneOf<T> {
  return { kind: 'one-of', of };
}

export const yesNo: Flag = { kind: 'flag' };
export const text: Text = { kind: 'text' };

/** So many of them, or from `min` to `max`. */
export function list<const S extends Shape>(of: S, min = 0, max = min === 0 ? Infinity : min): List<S> {
  return { kind: 'list', of, min, max, distinct: false };
}

export function distinct<const S extends Shape>(shape: List<S>): List<S> {
  return { ...shape, distinct: true };
}

export function pair<const A extends Shape, const B extends Shape>(a: A, b: B): Pair<A, B> {
  return { kind: 'pair', of: [a, b] };
}

export function fields<const F extends Members>(members: F): Fields<F> {
  return { kind: 'fields', members };
}

/** All but these keys: for a component that has not everything its like have. */
export function without<F extends Members>(shape: Fields<F>, ...keys: readonly (keyof F)[]): Fields<F> {
  const kept = Object.entries(shape.members).filter(([key]) => !keys.includes(key));
  return { kind: 'fields', members: Object.fromEntries(kept) as F }; // a correction may leave out any key
}

/** A row for each of these components. */
export function rows<const Id extends string, const S extends Shape>(
  ids: readonly Id[],
  shape: S | ((id: Id) => S),
): Fields<{ readonly [id in Id]: S }> {
  const shapeOf = typeof shape === 'function' ? shape : () => shape;
  const members = Object.fromEntries(ids.map((id) => [id, shapeOf(id)]));
  return fields(members as { readonly [id in Id]: S }); // one for each id
}

export function where<const S extends Shape>(
  of: S,
  why: string,
  passes: (value: ValueOf<S>) => boolean,
  facts: Where['facts'] = {},
): Where<S> {
  return { kind: 'where', of, why, facts, passes: (value: unknown) => passes(value as ValueOf<S>) }; // asked of such values alone
}

/** What stands in the file where this shape is asked for; of just any shape nothing is known. */
export type ValueOf<S> = Shape extends S ? unknown : Known<S>;
type Known<S> = S extends Whole
  ? number
  : S extends OneOf<infer T>
    ? T
    : S extends Flag
      ? boolean
      : S extends Text
        ? string
        : S extends List<infer I>
          ? readonly ValueOf<I>[]
          : S extends Pair<infer A, infer B>
            ? readonly [ValueOf<A>, ValueOf<B>]
            : S extends Fields<infer F>
              ? { readonly [K in keyof F]?: ValueOf<F[K]> }
              : S extends Where<infer I>
                ? ValueOf<I>
                : never;

export type CorrectionOf<S extends Fields> = ValueOf<S>;

/** The problems that the kernel has words for, with their facts; a game adds its own. */
export type ShapeFacts = {
  readonly 'not-an-object': unknown;
  readonly 'not-a-list': unknown;
  readonly 'not-a-pair': unknown;
  readonly 'not-a-text': unknown;
  readonly 'not-a-flag': unknown;
  readonly 'unknown-key': { readonly known: readonly string[] };
  readonly 'unknown-name': { readonly known: readonly string[] };
  readonly range: { readonly min: number; readonly max: number };
  readonly steps: { readonly min: number; readonly max: number; readonly step: number };
  readonly size: { readonly min: number; readonly max: number };
  readonly twice: unknown;
};

/** Reads edition files of this shape. `whole` finds what can only be seen of the box as a whole. */
export function editionReader<S extends Fields>(
  shape: S,
  whole: (correction: CorrectionOf<S>) => readonly EditionProblem[] = () => [],
): (json: unknown) => EditionResult {
  return (json) => {
    if (json === null) return { ok: true, edition: null };
    const apart = problemsOf(shape, json, '');
    const problems = apart.length > 0 ? apart : whole(json as CorrectionOf<S>); // it has the shape
    return problems.length === 0 ? { ok: true, edition: json } : { ok: false, problems };
  };
}

/** Everything that is wrong with a value, each with its place. */
export function problemsOf(shape: Shape, value: unknown, path: string): readonly EditionProblem[] {
  const wrong = (why: keyof ShapeFacts, facts?: EditionProblem['facts']): readonly EditionProblem[] => [
    facts === undefined ? { path, why } : { path, why, facts },
  ];
  switch (shape.kind) {
    case 'whole':
      return isIn(shape, value) ? [] : wrong(...outside(shape));
    case 'one-of':
      return shape.of.includes(value as never) ? [] : wrong('unknown-name', { known: shape.of.map(String) }); // any value may be looked for
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('not-a-flag');
    case 'text':
      return typeof value === 'string' ? [] : wrong('not-a-text');
    case 'list':
      return Array.isArray(value) ? listProblems(shape, value, path) : wrong('not-a-list');
    case 'pair':
      if (!Array.isArray(value) || value.length !== 2) return wrong('not-a-pair');
      return shape.of.flatMap((of, i) => problemsOf(of, value[i], `${path}[${i}]`));
    case 'fields':
      return isRecord(value) ? fieldProblems(shape, value, path) : wrong('not-an-object');
    case 'where': {
      const apart = problemsOf(shape.of, value, path);
      if (apart.length > 0 || shape.passes(value as never)) return apart; // it has the shape
      return [{ path, why: shape.why, facts: shape.facts }];
    }
  }
}

function isIn({ min, max, step }: Whole, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max && Number(value) % step === 0;
}

function outside({ min, max, step }: Whole): ['range' | 'steps', { readonly [name: string]: number }] {
  return step === 1 ? ['range', { min, max }] : ['steps', { min, max, step }];
}

function listProblems({ of, min, max, distinct }: List, items: readonly unknown[], path: string) {
  const problems: EditionProblem[] = [];
  if (items.length < min || items.length > max) problems.push({ path, why: 'size', facts: { min, max } });
  for (const [i, item] of items.entries()) problems.push(...problemsOf(of, item, `${path}[${i}]`));
  if (distinct && new Set(items.map((item) => JSON.stringify(item))).size !== items.length) {
    problems.push({ path, why: 'twice' });
  }
  return problems;
}

function fieldProblems({ members }: Fields, given: Json, path: string): readonly EditionProblem[] {
  return Object.keys(given).flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (Object.hasOwn(members, key)) return problemsOf(members[key]!, given[key], at);
    return [{ path: at, why: 'unknown-key', facts: { known: Object.keys(members) } }];
  });
}
