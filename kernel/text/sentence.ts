/**
 * Sentences as translators write them: plain words with places in braces. `{name}` is filled in as it comes, `{card.acc}` in
 * another grammatical form, `{n, plural, one {# card} other {# cards}}` and `{who, select, you {You play} other {# plays}}`
 * choose among several wordings, where `#` stands for what is filled in.
 */

/** What is filled into a place. */
export type Filling = string | number | Named;

/** More than a word: what `select` goes by, and the forms a language has for it. */
export interface Named {
  readonly text: string;
  readonly key?: string;
  readonly forms?: { readonly [form: string]: string };
}

export type Fillings = { readonly [place: string]: Filling };

export type Part = string | Place;

interface Place {
  readonly name: string;
  readonly form: string | null;
  readonly choice: Choice | null;
}

interface Choice {
  readonly by: 'plural' | 'select';
  readonly of: { readonly [key: string]: readonly Part[] };
}

/** What is wrong with a sentence, for whoever wrote it. */
export class SentenceError extends Error {}

const NAME = /^\s*([A-Za-z][\w-]*)(?:\.([A-Za-z]\w*))?\s*/;
const KEY = /^\s*(=-?\d+|[A-Za-z][\w-]*)\s*\{/;

/** Reads a sentence; throws a `SentenceError` where a brace is missing or a place is written in no known way. */
export function readSentence(text: string): readonly Part[] {
  const [parts, rest] = readParts(text, null);
  if (rest !== '') throw new SentenceError(`a closing brace too many before “${rest.slice(1)}”`);
  return parts;
}

/** Up to the closing brace or the end; `hash` is the place that `#` stands for. */
function readParts(text: string, hash: string | null): readonly [readonly Part[], rest: string] {
  const parts: Part[] = [];
  let rest = text;
  while (rest !== '' && !rest.startsWith('}')) {
    const plain = (hash === null ? /^[^{}]+/ : /^[^{}#]+/).exec(rest)?.[0];
    if (plain !== undefined) {
      parts.push(plain);
      rest = rest.slice(plain.length);
    } else if (rest.startsWith('#')) {
      parts.push({ name: hash!, form: null, choice: null });
      rest = rest.slice(1);
    } else {
      const [place, after] = readPlace(rest.slice(1));
      parts.push(place);
      rest = after;
    }
  }
  return [parts, rest];
}

function readPlace(text: string): readonly [Place, rest: string] {
  const found = NAME.exec(text);
  if (found === null) throw new SentenceError(`no name after the brace before “${text}”`);
  const [all, name = '', form = null] = found;
  const rest = text.slice(all.length);
  if (rest.startsWith('}')) return [{ name, form, choice: null }, rest.slice(1)];
  const by = /^,\s*(plural|select)\s*,/.exec(rest);
  if (by === null) throw new SentenceError(`after {${name} comes a closing brace, or “, plural,” or “, select,”`);
  const [of, after] = readChoices(rest.slice(by[0].length), name);
  return [{ name, form, choice: { by: by[1] === 'plural' ? 'plural' : 'select', of } }, after];
}

function readChoices(text: string, name: string): readonly [Choice['of'], rest: string] {
  const of: { [key: string]: readonly Part[] } = {};
  let rest = text;
  for (let key = KEY.exec(rest); key !== null; key = KEY.exec(rest)) {
    const [parts, after] = readParts(rest.slice(key[0].length), name);
    if (!after.startsWith('}')) throw new SentenceError(`“${key[1]} {” in {${name} is never closed`);
    of[key[1]!] = parts;
    rest = after.slice(1);
  }
  if (of['other'] === undefined) throw new SentenceError(`{${name}, …} needs “other {…}”`);
  const end = /^\s*\}/.exec(rest);
  if (end === null) throw new SentenceError(`{${name}, …} is never closed`);
  return [of, rest.slice(end[0].length)];
}

/** The names of all places of a sentence. */
export function placesIn(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : namesIn(part))));
}

function namesIn({ name, choice }: Place): readonly string[] {
  return [name, ...Object.values(choice?.of ?? {}).flatMap((parts) => [...placesIn(parts)])];
}

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function kept<T>(made: Map<string, T>, language: string, make: () => T): T {
  const known = made.get(language) ?? make();
  made.set(language, known);
  return known;
}

/** Fills the places in. A place nobody fills stays as it was written: that is seen, and nothing breaks. */
export function fill(language: string, parts: readonly Part[], fillings: Fillings): string {
  return parts.map((part) => (typeof part === 'string' ? part : fillPlace(language, part, fillings))).join('');
}

function fillPlace(language: string, { name, form, choice }: Place, fillings: Fillings): string {
  const filling = fillings[name];
  if (filling === undefined) return `{${name}}`;
  if (choice !== null) return fill(language, chosen(language, choice, filling), fillings);
  if (typeof filling === 'object') return (form === null ? undefined : filling.forms?.[form]) ?? filling.text;
  return typeof filling === 'number' ? numberFormat(language).format(filling) : filling;
}

function numberFormat(language: string): Intl.NumberFormat {
  return kept(numbers, language, () => new Intl.NumberFormat(language, { useGrouping: 'min2' }));
}

function chosen(language: string, { by, of }: Choice, filling: Filling): readonly Part[] {
  const keys = by === 'plural' ? pluralKeys(language, Number(textOf(filling))) : [keyOf(filling)];
  const key = keys.find((one) => Object.hasOwn(of, one)) ?? 'other';
  return of[key]!;
}

function pluralKeys(language: string, n: number): readonly string[] {
  return [`=${n}`, kept(plurals, language, () => new Intl.PluralRules(language)).select(n)];
}

function textOf(filling: Filling): string {
  return typeof filling === 'object' ? filling.text : `${filling}`;
}

function keyOf(filling: Filling): string {
  return typeof filling === 'object' ? (filling.key ?? filling.text) : `${filling}`;
}
