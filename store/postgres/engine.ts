/**
 * PostgreSQL through a pool of connections. The hand-written statements of the append path are prepared once per
 * connection; an append without companions is one statement and one round trip, its own transaction, or goes together
 * with those of other tables (together.ts).
 */
import type { CompiledQuery } from 'kysely';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg, { type Client, type Pool, type Query, type Result } from 'pg';
import type { Engine, Outcome, Step } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { atOneMoment, replace } from './copy.ts';
import { migrate } from './migrate.ts';
import { listen } from './news.ts';
import { LONG_PATIENCE, PATIENCE } from './patience.ts';
import { type Joint, together } from './together.ts';
import { inTransaction } from './transaction.ts';
import { translated } from './translate.ts';

const INT8 = 20;

/** Times are bigint columns and fit a number for the next 285,000 years; set here, not for the whole process. */
const types = {
  getTypeParser: (oid: number, format?: string) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export async function openPostgres(connectionString: string): Promise<Engine> {
  const pool = newPool(connectionString, PATIENCE);
  const slow = newPool(connectionString, LONG_PATIENCE);
  try {
    await migrate(slow);
  } catch (error) {
    await Promise.all([pool.end(), slow.end()]);
    throw error;
  }
  const news = listen(connectionString);
  const append = together((step) => run(pool, step));
  let closing: Promise<void> | null = null;
  return {
    kind: 'postgres',
    absent: null,
    build,
    read: async (query) => (await pool.query(toQuery(query.compile()))).rows as never[],
    write: (steps) => translated(() => write(pool, append, steps)),
    subscribe: news.subscribe,
    atOneMoment: (work) => atOneMoment(slow, work),
    replace: (force, load) => replace(slow, force, load),
    close: () => {
      closing ??= news.close().then(async () => void (await Promise.all([pool.end(), slow.end()])));
      return closing;
    },
  };
}

function newPool(connectionString: string, patience: typeof PATIENCE): Pool {
  const pool = new pg.Pool({ ...patience, keepAlive: true, connectionString, types, onConnect: insistOnDurability });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** A commit is answered when it is on disk, whatever the server's default; a stricter setting than `on` is kept. */
async function insistOnDurability(client: Client): Promise<void> {
  await client.query(
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')",
  );
}

const toQuery = ({ sql, parameters }: CompiledQuery): Query => ({ text: sql, values: parameters });

type Append = ReturnType<typeof together>;

async function write(pool: Pool, append: Append, steps: readonly Step[]): Promise<readonly Outcome[]> {
  const [only, ...others] = steps;
  if (only && others.length === 0) return [await (isJoint(only) ? append(only) : run(pool, only))];
  return inTransaction(pool, 'BEGIN', async (client) => {
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(await run(client, step));
    return outcomes;
  });
}

function isJoint(step: Step): step is Joint {
  return step.many !== undefined;
}

async function run(on: Pool | Client, { sql, values, name, must }: Step): Promise<Outcome> {
  const result: Result = await on.query(name === undefined ? { text: sql, values } : { text: sql, values, name });
  const changed = result.rowCount ?? 0;
  // A lone step that changed nothing needs no rollback; inside a transaction the throw causes one.
  if (must && changed === 0) throw must();
  return { rows: result.rows, changed };
}
