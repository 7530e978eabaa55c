/**
 * Answers as words. A game declares its choices once, as a table of verbs and the terms of their fields; the type of a choice
 * and the line it is written as both follow from that table:
 *
 *     const VERBS = { pass: {}, play: { card: oneOf(CARDS) }, show: { whom: number, items: sortedList(CARDS) } };
 *     export type Choice = ChoiceOf<typeof VERBS>;
 *     export const notation = notationOf(VERBS); // `pass`, `play bishop`, `show 2 m6 m6`
 */
import type { Paid, Payment } from './payment.ts';

/** One readable line per answer: `play bishop`, `pope urbino`, `show 2 m6 m6`. */
export interface Notation<C> {
  write(c: C): string;
  /** Throws a NotationError for a line that means nothing in this game. */
  read(line: string): C;
}

export class NotationError extends Error {
  readonly line: string;
  constructor(line: string, problem: string) {
    super(`cannot read '${line}': ${problem}`);
    this.name = 'NotationError';
    this.line = line;
  }
}

export function words(line: string): readonly string[] {
  return line.trim().split(/\s+/);
}

/** The words of a line, taken one by one. */
export class Words {
  readonly line: string;
  private readonly all: readonly string[];
  private at = 0;

  constructor(line: string) {
    this.line = line;
    this.all = words(line);
  }

  /** The next word, or null at the end. */
  peek(): string | null {
    return this.all[this.at] ?? null;
  }

  next(): string {
    const word = this.all[this.at++];
    if (word === undefined) throw this.error('a word is missing at the end');
    return word;
  }

  rest(): readonly string[] {
    const rest = this.all.slice(this.at);
    this.at = this.all.length;
    return rest;
  }

  /** Takes these words if they come next. */
  takes(words: readonly string[]): boolean {
    if (!words.every((word, i) => this.all[this.at + i] === word)) return false;
    this.at += words.length;
    return true;
  }

  error(problem: string): NotationError {
    return new NotationError(this.line, problem);
  }
}

/** How one field of a choice is written and read. What is written as nothing is read from nothing. */
export interface Term<T> {
  /** Words, or an empty text. */
  write(value: T): string;
  read(words: Words): T;
}

/** A field that may be absent: the last of its verb. */
export interface OptionalTerm<T> extends Term<T | undefined> {
  readonly optional: true;
}

export function oneOf<const T extends string>(known: readonly T[]): Term<T> {
  return { write: (value) => value, read: (words) => nameIn(known, words, words.next()) };
}

function nameIn<T extends string>(known: readonly T[], words: Words, word: string): T {
  const found = known.find((id) => id === word);
  if (found === undefined) throw words.error(`no '${word}'; there are: ${known.join(', ')}`);
  return found;
}

/** A whole number written plainly; anything else is refused. */
export const number: Term<number> = {
  write: (value) => `${value}`,
  read: (words) => readNumber(words.line, words.next()),
};

function readNumber(line: string, word: string | undefined): number {
  if (word === undefined || !/^(0|-?[1-9]\d{0,9})$/.test(word)) {
    throw new NotationError(line, `'${word ?? ''}' is not a whole number`);
  }
  return Number(word);
}

export function oneOfNumbers<const T extends number>(known: readonly T[]): Term<T> {
  return {
    write: (value) => `${value}`,
    read(words) {
      const n = readNumber(words.line, words.next());
      const found = known.find((other) => other === n);
      if (found === undefined) throw words.error(`${n} is none of ${known.join(', ')}`);
      return found;
    },
  };
}

/** A number that has a name in some cases: `show all` is `show -1`. */
export function numberOr(names: { readonly [name: string]: number }): Term<number> {
  const named = new Map(Object.entries(names).map(([name, n]) => [n, name]));
  return {
    write: (value) => named.get(value) ?? `${value}`,
    read(words) {
      const word = words.next();
      return Object.hasOwn(names, word) ? names[word]! : readNumber(words.line, word);
    },
  };
}

/** A word that only the menu can judge. */
export function word<T extends string = string>(): Term<T> {
  return { write: (value) => value, read: (words) => words.next() as T }; // the menu finds it, or refuses the answer
}

/** All words that are left, as they come. */
export function listOf<const T extends string>(known: readonly T[]): Term<readonly T[]> {
  return {
    write: (value) => value.join(' '),
    read: (words) => words.rest().map((id) => nameIn(known, words, id)),
  };
}

/** Named in any order, a set of things has one spelling: that of `known`. */
export function sortedList<const T extends string>(known: readonly T[]): Term<readonly T[]> {
  const { write, read } = listOf(known);
  return { write, read: (words) => read(words).toSorted((a, b) => known.indexOf(a) - known.indexOf(b)) };
}

export const numbers: Term<readonly number[]> = {
  write: (value) => value.join(' '),
  read: (words) => words.rest().map((one) => readNumber(words.line, one)),
};

/** True when this word stands there. */
export function flag(name: string): Term<boolean> {
  return { write: (value) => (value ? name : ''), read: (words) => words.takes([name]) };
}

/** `R1=crown siena=ship`: each source with what it pays. */
export const payment: Term<Payment> = {
  write: (value) => value.map(({ id, as }) => `${id}=${as}`).join(' '),
  read: (words) => words.rest().map((one) => readPaid(words, one)),
};

function readPaid(words: Words, one: string): Paid {
  const [id, as, ...more] = one.split('=');
  if (!id || !as || more.length > 0) throw words.error(`'${one}' should read source=symbol`);
  return { id, as };
}

export function optional<T>(term: Term<T>): OptionalTerm<T> {
  return {
    optional: true,
    write: (value) => (value === undefined ? '' : term.write(value)),
    read: (words) => (words.peek() === null ? undefined : term.read(words)),
  };
}

type Fields = { readonly [field: string]: Term<unknown> };

/** What can be done, each with its fields in the order they are written. */
export type Verbs = { readonly [verb: string]: Fields };

type Value<T> = T extends OptionalTerm<infer V> ? V : T extends Term<infer V> ? V : never;
type Optional<F extends Fields> = { [K in keyof F]: F[K] extends OptionalTerm<unknown> ? K : never }[keyof F];

type Filled<D, F extends Fields> = { readonly do: D } & {
  readonly [K in Exclude<keyof F, Optional<F>>]: Value<F[K]>;
} & { readonly [K in Optional<F>]?: Value<F[K]> };

/** The union of all choices such a table declares. */
export type ChoiceOf<V extends Verbs> = {
  [D in keyof V & string]: { readonly [K in keyof Filled<D, V[D]>]: Filled<D, V[D]>[K] };
}[keyof V & string];

interface Spelled {
  readonly verb: string;
  /** What the line begins with. */
  readonly words: readonly string[];
  readonly fields: readonly (readonly [name: string, term: Term<unknown>])[];
}

type Plain = { [field: string]: unknown };

/** `spelling`: verbs that are written otherwise than they are called; of two that begin alike the longer is tried first. */
export function notationOf<const V extends Verbs>(
  verbs: V,
  spelling: { readonly [D in keyof V]?: string } = {},
): Notation<ChoiceOf<V>> {
  const all = Object.keys(verbs).map((verb): Spelled => {
    const spelt = spelling[verb] ?? verb;
    return { verb, words: spelt.split(' '), fields: Object.entries(verbs[verb]!) };
  });
  const byVerb = new Map(all.map((one) => [one.verb, one]));
  const longestFirst = all.toSorted((a, b) => b.words.length - a.words.length);
  return {
    write: (c) => written(byVerb.get(c.do)!, c),
    read(line) {
      const words = new Words(line);
      const spelled = longestFirst.find((one) => words.takes(one.words));
      if (spelled === undefined) throw words.error(`no such move '${words.peek()}'`);
      return filled(spelled, words) as ChoiceOf<V>; // built from the verb's own fields
    },
  };
}

function written({ words, fields }: Spelled, choice: Plain): string {
  let line = words.join(' ');
  for (const [name, term] of fields) {
    const said = term.write(choice[name]);
    if (said !== '') line += ` ${said}`;
  }
  return line;
}

function filled({ verb, fields }: Spelled, words: Words): Plain {
  const choice: Plain = { do: verb };
  for (const [name, term] of fields) {
    const value = term.read(words);
    if (value !== undefined) choice[name] = value;
  }
  const more = words.peek();
  if (more !== null) throw words.error(`'${more}' is one word too many`);
  return choice;
}
