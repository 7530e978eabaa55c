/**
 * A table of words in a language whose sentences stand in a file of plain text. English is the table it is made after: what the
 * file lacks is said in English, sentence by sentence.
 */
import type { Language } from '../game/module.ts';
import { type Fillings, fill, type Part, readSentence } from './sentence.ts';

/** A translator's file: the names of the table, and a sentence under each. */
export type Sentences = { readonly [name: string]: unknown };

type Any = readonly unknown[];

/** How the facts a sentence is made from become its places. */
export interface Given<Facts extends Any = Any> {
  readonly names: readonly string[];
  /** Where there is one sentence for each case, the file has them by these names. */
  readonly cases?: readonly string[];
  /** Not every sentence of this kind says every place. */
  readonly loose?: true;
  of(...facts: Facts): Fillings & { readonly case?: string };
}

/**
 * The places of a table's sentences: for each that is made from facts the names these have in the file, in order, or what they
 * become. In a list they stand by number.
 */
export type Places<T> = T extends (...facts: infer Facts) => string
  ? readonly [] | { readonly [I in keyof Facts]: string } | Given<Facts>
  : T extends string
    ? never
    : T extends readonly (infer Item)[]
      ? { readonly [at: number]: Places<Item> }
      : { readonly [name in keyof T]?: Places<T[name]> };

export function given<const Name extends string, Facts extends Any>(
  names: readonly Name[],
  of: (...facts: Facts) => { readonly [name in Name]: Fillings[string] },
): Given<Facts> {
  return { names, of };
}

/** One sentence for each of several cases. Not every case fills every place. */
export function givenCase<const Case extends string, const Name extends string, Facts extends Any>(
  cases: readonly Case[],
  names: readonly Name[],
  of: (...facts: Facts) => { readonly case: Case } & { readonly [name in Name]?: Fillings[string] },
): Given<Facts> {
  return { names, cases, of: (...facts) => known(of(...facts)) };
}

function known(fillings: { readonly case: string; readonly [name: string]: Fillings[string] | undefined }) {
  const entries = Object.entries(fillings).filter(
    (entry): entry is [string, Fillings[string]] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(entries), case: fillings.case };
}

/** A table with its places and where its files lie: what is needed to check a translation, or to begin one. */
export interface Sheet {
  /** From the root, without the language: `web/text/` for `web/text/de.json`. */
  readonly file: string;
  readonly english: unknown;
  readonly places: unknown;
}

/**
 * `table` in `language`, as far as `sentences` go. Of a language that lacks nothing the client is built without the English
 * table: then the sentences and their places make up the whole of it.
 */
export function translated<T>(language: Language, table: T, sentences: unknown, places: Places<T>): T {
  // What comes out has the shape of what went in: the names are those of the table, and the file was held against it.
  return inWords(language, table, sentences, places) as T;
}

function inWords(language: Language, english: unknown, said: unknown, places: unknown): unknown {
  if (isMissing(said)) return english;
  const facts = givenOf(places);
  if (facts !== null) return toldFrom(language, english, said, facts);
  if (typeof english === 'function') return english;
  if (typeof said !== 'object' || said === null) return said;
  if (Array.isArray(said))
    return said.map((one, at) => inWords(language, inside(english, at), one, inside(places, at)));
  const names = Object.keys(english ?? said);
  return Object.fromEntries(
    names.map((name) => [name, inWords(language, inside(english, name), inside(said, name), inside(places, name))]),
  );
}

/** Not translated yet: a file for a new language begins with such sentences. */
export function isMissing(said: unknown): boolean {
  return said === undefined || said === '' || (typeof said === 'string' && said.startsWith('??'));
}

export function inside(table: unknown, name: string | number): unknown {
  if (typeof table !== 'object' || table === null || !Object.hasOwn(table, name)) return undefined;
  return (table as { readonly [name: string | number]: unknown })[name];
}

type Told = (...facts: unknown[]) => unknown;

export function givenOf(places: unknown): Given<never[]> | null {
  if (Array.isArray(places)) return byOrder(places);
  return Array.isArray(inside(places, 'names')) ? (places as Given<never[]>) : null;
}

function byOrder(names: readonly string[]): Given<never[]> {
  return { names, of: (...facts) => Object.fromEntries(names.map((name, at) => [name, filling(facts[at])])) };
}

function filling(fact: unknown): Fillings[string] {
  return typeof fact === 'number' ? fact : `${fact ?? 'none'}`;
}

/** A sentence made from facts. What the file does not have is told in English. */
function toldFrom(language: Language, english: unknown, said: unknown, facts: Given<never[]>): Told {
  const read = new Map<string, readonly Part[]>();
  const partsOf = (sentence: string): readonly Part[] => {
    const parts = read.get(sentence) ?? readSentence(sentence);
    read.set(sentence, parts);
    return parts;
  };
  return (...about) => {
    const fillings = facts.of(...(about as never[]));
    const sentence = facts.cases === undefined ? said : inside(said, fillings.case ?? '');
    if (typeof sentence !== 'string' || isMissing(sentence)) {
      return typeof english === 'function' ? english(...about) : '';
    }
    return fill(language, partsOf(sentence), fillings);
  };
}
