/**
 * Writing in company: what is asked for together goes into one transaction, so that many tables share one fsync. Inside it
 * everybody stands for themselves: what is refused is undone alone, the others are written. Here in this thread, as for
 * a database in memory; beside.ts does the same in another.
 */
import type Database from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';
import type { Outcome, Step } from '../engine.ts';
import { translated } from './translate.ts';

export interface Writer {
  /** Resolves when the steps are on disk. */
  write(steps: readonly Step[]): Promise<readonly Outcome[]>;
  /** Whatever was asked for is written, or refused. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface Job {
  readonly steps: readonly Step[];
  resolve(outcomes: readonly Outcome[]): void;
  reject(error: unknown): void;
}

export type Attempt = { readonly outcomes: readonly Outcome[] } | { readonly error: unknown };
/** All of them in one transaction. Throws when that came to nothing. */
export type Batch = (jobs: readonly (readonly Step[])[]) => readonly Attempt[];

export function makeWriter(db: Database): Writer {
  const together = batchOn(db);
  let waiting: Job[] = [];
  const flush = () => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length > 0) answer(jobs, together);
  };
  return {
    write: (steps) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ steps, resolve, reject });
      }),
    settled: async () => flush(),
    close: async () => flush(),
  };
}

export function batchOn(db: Database): Batch {
  const prepare = preparedSteps(db);
  const together = db.transaction((jobs: readonly (readonly Step[])[]) =>
    jobs.map((steps) => attempt(db, prepare, steps)),
  );
  return (jobs) => translated(() => together.immediate(jobs));
}

function answer(jobs: readonly Job[], together: Batch): void {
  try {
    const attempts = together(jobs.map(({ steps }) => steps));
    for (const [i, attempt] of attempts.entries()) settle(jobs[i]!, attempt);
  } catch (error) {
    for (const { reject } of jobs) reject(error);
  }
}

export function settle({ resolve, reject }: Job, attempt: Attempt): void {
  if ('error' in attempt) reject(attempt.error);
  else resolve(attempt.outcomes);
}

function attempt(db: Database, prepare: Prepare, steps: readonly Step[]): Attempt {
  try {
    return { outcomes: translated(() => (steps.length === 1 ? [run(prepare, steps[0]!)] : apart(db, prepare, steps))) };
  } catch (error) {
    // A full disk, say: SQLite has undone everybody's steps, and nothing may look written.
    if (!db.inTransaction) throw error;
    return { error };
  }
}

/** A single statement undoes itself when it is refused; several need a mark to go back to. */
function apart(db: Database, prepare: Prepare, steps: readonly Step[]): readonly Outcome[] {
  prepare('SAVEPOINT job').statement.run();
  try {
    const outcomes = steps.map((step) => run(prepare, step));
    prepare('RELEASE job').statement.run();
    return outcomes;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK TO job; RELEASE job');
    throw error;
  }
}

interface Prepared {
  readonly statement: Statement;
  /** Of a hand-written statement: which value stands at each place. */
  readonly places: readonly number[] | null;
}

type Prepare = (sql: string, named?: boolean) => Prepared;

/** Different texts are few; this only keeps a mistake from filling the memory. */
const MOST_STATEMENTS = 256;

function preparedSteps(db: Database): Prepare {
  const cache = new Map<string, Prepared>();
  return (sql, named = false) => {
    const known = cache.get(sql);
    if (known) return known;
    if (cache.size >= MOST_STATEMENTS) cache.clear();
    const prepared = named ? placed(db, sql) : { statement: db.prepare(sql), places: null };
    cache.set(sql, prepared);
    return prepared;
  };
}

/** $1, $2 … are names to SQLite, and names are slow. */
function placed(db: Database, sql: string): Prepared {
  const places: number[] = [];
  const plain = sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    places.push(Number(place) - 1);
    return '?';
  });
  return { statement: db.prepare(plain), places };
}

function run(prepare: Prepare, { sql, values, name, must }: Step): Outcome {
  const { statement, places } = prepare(sql, name !== undefined);
  const bound = places === null ? values : places.map((place) => values[place]);
  const outcome = statement.reader ? returned(statement.all(...bound)) : changed(statement.run(...bound).changes);
  if (must && outcome.changed === 0) throw must();
  return outcome;
}

const returned = (rows: readonly unknown[]): Outcome => ({ rows, changed: rows.length });
const changed = (count: number): Outcome => ({ rows: [], changed: count });
