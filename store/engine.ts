/**
 * The little that differs between databases. Everything above it is written once, as typed queries and lists of steps.
 * A transaction is a list of steps, never a callback: so nothing asynchronous can slip between two of them on the one
 * SQLite connection, and the same list is sent to PostgreSQL in order.
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Row, Section } from './backup/format.ts';
import type { StoreError } from './errors.ts';
import type { Schema } from './schema.ts';
import type { News, Store } from './store.ts';

export interface Step {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Set on hand-written statements with $1, $2 …; PostgreSQL prepares them under this name. */
  readonly name?: string;
  /**
   * The same for several at once, where the engine gains by that: each value a list. Tables that are refused are left
   * out; those that were written come back as `table_id`, which must be the first value.
   */
  readonly many?: string;
  /** Why all steps are undone if this one changed no row. */
  readonly must?: () => Error;
}

/** What a step gave back and how many rows it changed. */
export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changed: number;
}

/** The database's own refusal, before anybody has found out what it means. */
export class Violation extends Error {
  readonly kind: 'unique' | 'foreign' | 'check';

  constructor(kind: Violation['kind'], cause: unknown) {
    super(String(cause), { cause });
    this.kind = kind;
  }
}

/** One moment of the database, read section by section in chunks. */
export type Moment = (section: Section) => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
/** Takes the rows of a backup, in the order of the file. */
export type Loader = (put: (section: Section, rows: readonly Row[]) => Promise<void>) => Promise<void>;

export interface Engine {
  readonly kind: Store['engine'];
  /** Builds queries in the engine's dialect; never runs them. */
  readonly build: Kysely<Schema>;
  /** Names of documents that were asked for and are not there; null where others may add them behind our back. */
  readonly absent: Set<string> | null;
  read<R>(query: Compilable<R>): Promise<readonly R[]>;
  /** All steps in one durable transaction. `about` is the table whose subscribers hear of it. Throws `Violation`. */
  write(steps: readonly Step[], about?: string): Promise<readonly Outcome[]>;
  subscribe(fn: (news: News) => void): Promise<() => Promise<void>>;
  atOneMoment(work: (moment: Moment) => Promise<void>): Promise<void>;
  /** Empties the database and fills it again, in one transaction; unless `force`, only if it is empty already. */
  replace(force: boolean, load: Loader): Promise<void>;
  close(): Promise<void>;
}

export function step(query: Compilable, must?: () => StoreError): Step {
  const { sql, parameters } = query.compile();
  return must ? { sql, values: parameters, must } : { sql, values: parameters };
}

/**
 * A query whose text is always the same: worded once for each dialect, afterwards only filled in. The values must be
 * given in the order in which the query uses them.
 */
export function fixed<R, V extends readonly unknown[]>(make: (build: Kysely<Schema>, ...values: V) => Compilable<R>) {
  const worded = new WeakMap<Kysely<Schema>, CompiledQuery<R>>();
  return (build: Kysely<Schema>, ...values: V): Compilable<R> => {
    const query = worded.get(build) ?? make(build, ...values).compile();
    worded.set(build, query);
    return { compile: () => ({ ...query, parameters: values }) };
  };
}

/** The same for an update, which has one text for each set of columns it may change. */
export function fixedUpdate(make: (build: Kysely<Schema>, set: object, where: readonly unknown[]) => Compilable) {
  const worded = new WeakMap<Kysely<Schema>, Map<string, string>>();
  return (build: Kysely<Schema>, set: object, where: readonly unknown[], must: () => StoreError): Step => {
    const texts = worded.get(build) ?? new Map<string, string>();
    worded.set(build, texts);
    const columns = Object.keys(set).join();
    const sql = texts.get(columns) ?? make(build, set, where).compile().sql;
    texts.set(columns, sql);
    return { sql, values: [...Object.values(set), ...where], must };
  };
}

/** Runs a write whose unique or foreign key violation means something to the caller. */
export async function writeOr(
  engine: Engine,
  steps: readonly Step[],
  refused: (violation: Violation) => Promise<StoreError> | StoreError,
  about?: string,
): Promise<readonly Outcome[]> {
  try {
    return await engine.write(steps, about);
  } catch (error) {
    throw error instanceof Violation && error.kind !== 'check' ? await refused(error) : error;
  }
}
