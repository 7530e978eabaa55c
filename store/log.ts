/** The log of a table, append-only, and the snapshots that save replaying it. Knows nothing of what a line means. */
import { type Engine, fixed, type Step, step, Violation, writeOr } from './engine.ts';
import { Conflict, StoreError } from './errors.ts';
import type { Along, Appended, Entry, NewEntry, Snapshot } from './store.ts';
import { getTable, patchSteps } from './tables.ts';

/**
 * An entry goes in only behind its predecessor: no gap can arise, and with `after` no fork either.
 * The primary key (table, seq) decides between two writers who both saw the predecessor.
 */
const INSERT_ENTRY = `
  INSERT INTO entries (table_id, seq, seat, line, hash, at, ticket)
  SELECT CAST($1 AS text), CAST($2 AS integer), CAST($3 AS integer), CAST($4 AS text), CAST($5 AS text),
         CAST($6 AS bigint), CAST($7 AS text)
  WHERE ($2 = 1 OR EXISTS (
    SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2 - 1 AND hash = coalesce(CAST($8 AS text), hash)
  ))`;

/** Only while this lease holds: whoever takes it away waits until the entry is written, or it is not written at all. */
const HELD = (table: string, epoch: string) =>
  `${epoch} IS NULL OR EXISTS (SELECT 1 FROM leases WHERE table_id = ${table} AND epoch = ${epoch} FOR KEY SHARE)`;

const INSERT_HELD_ENTRY = `${INSERT_ENTRY} AND (${HELD('$1', 'CAST($9 AS bigint)')})`;

/** The same for many tables at once; only PostgreSQL is asked this. */
const INSERT_ENTRIES = `
  INSERT INTO entries (table_id, seq, seat, line, hash, at, ticket)
  SELECT e.table_id, e.seq, e.seat, e.line, e.hash, e.at, e.ticket
  FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[],
              $9::bigint[])
    AS e (table_id, seq, seat, line, hash, at, ticket, after, epoch)
  WHERE (e.seq = 1 OR EXISTS (
    SELECT 1 FROM entries p WHERE p.table_id = e.table_id AND p.seq = e.seq - 1 AND p.hash = coalesce(e.after, p.hash)
  )) AND (${HELD('e.table_id', 'e.epoch')})
  ON CONFLICT DO NOTHING
  RETURNING table_id`;

const SAVE_SNAPSHOT = `
  INSERT INTO snapshots (table_id, seq, state) VALUES ($1, $2, $3)
  ON CONFLICT (table_id, seq) DO UPDATE SET state = excluded.state`;

/** Inside `append` only: the steps before it were refused, and why is looked up after the rollback. */
class Refused extends StoreError<'sequence'> {}

export async function append(
  engine: Engine,
  table: string,
  seq: number,
  entry: NewEntry,
  along: Along = {},
  epoch: number | null = null,
): Promise<Appended> {
  try {
    await engine.write(appendSteps(engine, table, seq, entry, along, epoch), table);
    return { seq, repeated: false };
  } catch (error) {
    if (!(error instanceof Violation || error instanceof Refused)) throw error;
    return explainRefusal(engine, table, seq, entry, epoch);
  }
}

function appendSteps(
  engine: Engine,
  table: string,
  seq: number,
  entry: NewEntry,
  along: Along,
  epoch: number | null,
): readonly Step[] {
  const { seat, line, hash, at, requestKey = null } = entry;
  const values = [table, seq, seat, line, hash, at, requestKey, along.after ?? null];
  const must = () => new Refused('sequence', { table, seq, last: 0 });
  // On SQLite nobody else writes.
  const insert: Step =
    engine.kind === 'sqlite'
      ? { name: 'append', sql: INSERT_ENTRY, values, must }
      : { name: 'append', sql: INSERT_HELD_ENTRY, many: INSERT_ENTRIES, values: [...values, epoch], must };
  const snapshot = along.snapshot === undefined ? [] : [snapshotStep(table, seq, along.snapshot)];
  const patch = along.table ? patchSteps(engine, table, along.table.version, along.table.patch) : [];
  return [insert, ...snapshot, ...patch];
}

/** A retry of what is in the log already is a success; everything else is somebody else's move. */
async function explainRefusal(
  engine: Engine,
  table: string,
  seq: number,
  entry: NewEntry,
  epoch: number | null,
): Promise<Appended> {
  const requestKey = entry.requestKey ?? null;
  const used = requestKey === null ? null : await findByKey(engine, table, requestKey);
  if (used && used.line === entry.line && used.seat === entry.seat) return { seq: used.seq, repeated: true };
  if (used && requestKey !== null) throw new Conflict('requestKey', { table, requestKey, seq: used.seq });
  if ((await getTable(engine, table)) === null) throw new StoreError('missing', { kind: 'table', id: table });
  if (epoch !== null && !(await isHeld(engine, table, epoch))) throw new Conflict('lease', { table, epoch });
  throw new Conflict('sequence', { table, seq, last: await lastSeq(engine, table) });
}

async function isHeld({ read, build }: Engine, table: string, epoch: number): Promise<boolean> {
  const query = build.selectFrom('leases').select('epoch').where('table_id', '=', table).where('epoch', '=', epoch);
  return (await read(query)).length > 0;
}

async function findByKey({ read, build }: Engine, table: string, key: string): Promise<Entry | undefined> {
  const query = build.selectFrom('entries').select(COLUMNS).where('table_id', '=', table).where('ticket', '=', key);
  return (await read(query))[0];
}

/** The greatest sequence both engines can hold. */
const MOST = 2 ** 31 - 1;

/** The column keeps the name it was made with. */
const COLUMNS = ['seq', 'seat', 'line', 'hash', 'at', 'ticket as requestKey'] as const;

const between = fixed((build, table: string, from: number, to: number) => {
  const query = build.selectFrom('entries').select(COLUMNS).where('table_id', '=', table);
  return query.where('seq', '>=', from).where('seq', '<=', to).orderBy('seq');
});

export function entries({ read, build }: Engine, table: string, from = 1, to = MOST): Promise<readonly Entry[]> {
  return read(between(build, table, from, to));
}

const latest = fixed((build, table: string, limit: number) =>
  build.selectFrom('entries').select('seq').where('table_id', '=', table).orderBy('seq', 'desc').limit(limit),
);

export async function lastSeq({ read, build }: Engine, table: string): Promise<number> {
  const [last] = await read(latest(build, table, 1));
  return last?.seq ?? 0;
}

function snapshotStep(table: string, seq: number, state: string): Step {
  return { name: 'snapshot', sql: SAVE_SNAPSHOT, values: [table, seq, state] };
}

export async function saveSnapshot(engine: Engine, table: string, seq: number, state: string): Promise<void> {
  const last = await lastSeq(engine, table);
  // A snapshot beyond the log would outlive a restore of an older backup and answer for moves that never happened.
  if (seq > last || seq < 0) throw new Conflict('sequence', { table, seq, last });
  const missing = () => new StoreError('missing', { kind: 'table', id: table });
  await writeOr(engine, [snapshotStep(table, seq, state)], missing);
}

export async function snapshot({ read, build }: Engine, table: string, seq = MOST): Promise<Snapshot | null> {
  const query = build.selectFrom('snapshots').select(['seq', 'state']).where('table_id', '=', table);
  const [latest] = await read(query.where('seq', '<=', seq).orderBy('seq', 'desc').limit(1));
  return latest ?? null;
}

const snapshotsOf = fixed((build, table: string) =>
  build.selectFrom('snapshots').select('seq').where('table_id', '=', table).orderBy('seq', 'desc'),
);

export async function pruneSnapshots({ read, write, build }: Engine, table: string, keep: number): Promise<void> {
  const spare = (await read(snapshotsOf(build, table))).slice(keep).map(({ seq }) => seq);
  if (spare.length === 0) return;
  await write([step(build.deleteFrom('snapshots').where('table_id', '=', table).where('seq', '<=', spare[0]!))]);
}
