/** Holds a translator's file against its table: unknown names, broken sentences, places that are not there, what is missing. */
import { placesIn, readSentence } from './sentence.ts';
import { type Given, givenOf, inside, isMissing, type Sheet } from './translated.ts';

export interface Checked {
  /** What has to be put right, by the name of the sentence. */
  readonly faults: readonly string[];
  /** Names of sentences not translated yet. */
  readonly missing: readonly string[];
  /** Names of sentences that are word for word English. */
  readonly same: readonly string[];
  readonly all: number;
}

const NONE: Checked = { faults: [], missing: [], same: [], all: 0 };

function together(parts: readonly Checked[]): Checked {
  return {
    faults: parts.flatMap(({ faults }) => faults),
    missing: parts.flatMap(({ missing }) => missing),
    same: parts.flatMap(({ same }) => same),
    all: parts.reduce((sum, { all }) => sum + all, 0),
  };
}

export function check({ english, places }: Pick<Sheet, 'english' | 'places'>, said: unknown): Checked {
  return checked('', english, said, places);
}

function checked(at: string, english: unknown, said: unknown, places: unknown): Checked {
  if (typeof english === 'string') return plainSentence(at, english, said);
  if (typeof english === 'function') return toldSentence(at, said, givenOf(places));
  if (typeof english !== 'object' || english === null) return NONE;
  const below = Object.entries(english).map(([name, one]) =>
    checked(nameIn(at, name), one, inside(said, name), inside(places, name)),
  );
  return together([...below, { ...NONE, faults: unknownNames(at, english, said) }]);
}

const nameIn = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);

/** Beside a `name` a language may have as many other forms of it as it needs. */
function unknownNames(at: string, english: object, said: unknown): readonly string[] {
  if (said === undefined || 'name' in english) return [];
  if (typeof said !== 'object' || said === null) return [`${at}: one sentence where there should be several`];
  return Object.keys(said)
    .filter((name) => !Object.hasOwn(english, name))
    .map((name) => `${nameIn(at, name)}: there is no such sentence`);
}

function plainSentence(at: string, english: string, said: unknown): Checked {
  if (english === '') return NONE;
  if (isMissing(said)) return { ...NONE, all: 1, missing: [at] };
  if (typeof said !== 'string') return { ...NONE, all: 1, faults: [`${at}: should be one sentence`] };
  const faults = /[{}]/.test(said) ? [`${at}: nothing is filled in here, so no braces`] : [];
  return { ...NONE, all: 1, faults, same: said === english ? [at] : [] };
}

function toldSentence(at: string, said: unknown, given: Given<never[]> | null): Checked {
  if (given === null) {
    return said === undefined
      ? { ...NONE, all: 1, missing: [at] }
      : { ...NONE, faults: [`${at}: cannot be translated yet, its places have no names`] };
  }
  if (given.cases === undefined) return withPlaces(at, said, given.names, given.loose);
  const cases = Object.fromEntries(given.cases.map((name) => [name, '']));
  const below = given.cases.map((name) => withPlaces(nameIn(at, name), inside(said, name), given.names, true));
  return together([...below, { ...NONE, faults: unknownNames(at, cases, said) }]);
}

/** In one of several cases not every place is filled. */
function withPlaces(at: string, said: unknown, names: readonly string[], oneOfSeveral = false): Checked {
  if (isMissing(said)) return { ...NONE, all: 1, missing: [at] };
  if (typeof said !== 'string') return { ...NONE, all: 1, faults: [`${at}: should be one sentence`] };
  return { ...NONE, all: 1, faults: placeFaults(said, names, oneOfSeveral).map((fault) => `${at}: ${fault}`) };
}

function placeFaults(said: string, names: readonly string[], oneOfSeveral: boolean): readonly string[] {
  try {
    const used = placesIn(readSentence(said));
    const unknown = [...used].filter((name) => !names.includes(name));
    const unused = oneOfSeveral ? [] : names.filter((name) => !used.has(name));
    return [
      ...unknown.map((name) => `there is no place {${name}} here; there are: ${listed(names)}`),
      ...unused.map((name) => `does not say {${name}}`),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ') || 'none';

/** A file to begin a language with: English where it can be shown, and `??` with the places where it cannot. */
export function template({ english, places }: Pick<Sheet, 'english' | 'places'>): unknown {
  if (typeof english === 'string') return english;
  if (Array.isArray(english))
    return english.map((one: unknown, at) => template({ english: one, places: inside(places, at) }));
  if (typeof english === 'function') return toldTemplate(givenOf(places));
  if (typeof english !== 'object' || english === null) return undefined;
  const names = Object.entries(english);
  return Object.fromEntries(
    names.map(([name, one]) => [name, template({ english: one, places: inside(places, name) })]),
  );
}

function toldTemplate(given: Given<never[]> | null): unknown {
  if (given === null) return undefined;
  const blank = `?? ${given.names.length === 0 ? '' : listed(given.names)}`.trim();
  return given.cases === undefined ? blank : Object.fromEntries(given.cases.map((name) => [name, blank]));
}
