/**
 * Writing in company. What is asked for within one turn of the event loop goes into one transaction, so that many tables
 * share one fsync; each is answered when that has returned. Inside it everybody stands for himself: what is refused is
 * undone alone, and the others are written.
 */
import type Database from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';
import type { Outcome, Step } from '../engine.ts';
import { translated } from './translate.ts';

export interface Writer {
  /** Resolves when the steps are on disk. */
  write(steps: readonly Step[]): Promise<readonly Outcome[]>;
  /** Whatever was asked for is written before this returns. */
  flush(): void;
}

interface Job {
  readonly steps: readonly Step[];
  resolve(outcomes: readonly Outcome[]): void;
  reject(error: unknown): void;
}

type Attempt = { readonly outcomes: readonly Outcome[] } | { readonly error: unknown };

export function makeWriter(db: Database): Writer {
  const prepare = preparedSteps(db);
  let waiting: Job[] = [];
  const together = db.transaction((jobs: readonly Job[]) => jobs.map(({ steps }) => attempt(db, prepare, steps)));
  const flush = () => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length > 0) answer(jobs, together.immediate);
  };
  return {
    write: (steps) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ steps, resolve, reject });
      }),
    flush,
  };
}

function answer(jobs: readonly Job[], together: (jobs: readonly Job[]) => readonly Attempt[]): void {
  try {
    const attempts = translated(() => together(jobs));
    for (const [i, attempt] of attempts.entries()) {
      if ('error' in attempt) jobs[i]!.reject(attempt.error);
      else jobs[i]!.resolve(attempt.outcomes);
    }
  } catch (error) {
    for (const { reject } of jobs) reject(error);
  }
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
