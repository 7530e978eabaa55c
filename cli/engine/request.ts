/** One line of JSON into a request. What is wrong with it is named by an id and the field, never guessed around. */

export const VERBS = [
  'hello',
  'new',
  'status',
  'menu',
  'view',
  'describe',
  'score',
  'play',
  'bot',
  'evaluate',
  'simulate',
  'clone',
  'imagine',
  'drop',
] as const;

export type Verb = (typeof VERBS)[number];

/** As it came in: every field is still to be read. */
export type Fields = { readonly [name: string]: unknown };

export type Problem =
  | { readonly error: 'not-json'; readonly why: string }
  | { readonly error: 'not-an-object' }
  | { readonly error: 'unknown-verb'; readonly given: unknown; readonly known: readonly string[] }
  | { readonly error: 'bad-field'; readonly field: string; readonly wanted: string; readonly given: unknown }
  | { readonly error: 'unknown-field'; readonly field: string; readonly known: readonly string[] }
  | { readonly error: 'no-such-position'; readonly given: string }
  | { readonly error: 'too-many-positions'; readonly most: number }
  | { readonly error: 'bad-start'; readonly problems: readonly unknown[]; readonly words: string }
  | { readonly error: 'refused'; readonly refusal: unknown; readonly words: string }
  | { readonly error: 'over' }
  | { readonly error: 'not-judged' };

/** Thrown wherever a request cannot be done; nothing has changed then. */
export class BadRequest extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(JSON.stringify(problem));
    this.name = 'BadRequest';
    this.problem = problem;
  }
}

export interface Request {
  /** Given back with the answer, so that a client can tell answers apart. */
  readonly id: unknown;
  readonly verb: Verb;
  readonly fields: Fields;
}

export function readRequest(line: string): Request {
  const data = parsed(line);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadRequest({ error: 'not-an-object' });
  const { id, do: given, ...fields }: Fields = { ...data };
  const verb = VERBS.find((known) => known === given);
  if (verb === undefined) throw new BadRequest({ error: 'unknown-verb', given, known: VERBS });
  return { id, verb, fields };
}

/** The `id` of a line that may be anything: also a refused request is answered by name. */
export function idOf(line: string): unknown {
  try {
    const data: unknown = JSON.parse(line);
    return typeof data === 'object' && data !== null && 'id' in data ? data.id : undefined;
  } catch {
    return undefined;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadRequest({ error: 'not-json', why: error instanceof Error ? error.message : String(error) });
  }
}

/** A misspelt field would otherwise be a wish that nobody hears. */
export function onlyFields(fields: Fields, known: readonly string[]): void {
  const field = Object.keys(fields).find((name) => !known.includes(name));
  if (field !== undefined) throw new BadRequest({ error: 'unknown-field', field, known });
}

export function wholeField(fields: Fields, field: string, min: number, max: number, otherwise?: number): number {
  const given = fields[field] ?? otherwise;
  if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given;
  throw new BadRequest({ error: 'bad-field', field, wanted: `whole number from ${min} to ${max}`, given });
}

export function textField(fields: Fields, field: string, otherwise?: string): string {
  const given = fields[field] ?? otherwise;
  if (typeof given === 'string') return given;
  throw new BadRequest({ error: 'bad-field', field, wanted: 'text', given });
}

export function pickField<T extends string>(fields: Fields, field: string, of: readonly T[], otherwise: T): T {
  const given = fields[field] ?? otherwise;
  const found = of.find((known) => known === given);
  if (found !== undefined) return found;
  throw new BadRequest({ error: 'bad-field', field, wanted: `one of ${of.join(', ')}`, given });
}

export function recordField(fields: Fields, field: string): Fields {
  const given = fields[field] ?? {};
  if (typeof given === 'object' && !Array.isArray(given)) return { ...given };
  throw new BadRequest({ error: 'bad-field', field, wanted: 'object', given });
}
