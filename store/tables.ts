/** Tables as records: seats, status, settings. Their logs are in log.ts. */
import type { SelectQueryBuilder } from 'kysely';
import { type Engine, fixed, fixedUpdate, type Step, step, writeOr } from './engine.ts';
import { Conflict, StoreError } from './errors.ts';
import { seek, toPage } from './paging.ts';
import { readBack } from './read-back.ts';
import type { Schema, TableRow } from './schema.ts';
import type { NewTable, Page, Seat, Table, TableFilter, TablePageRequest, TablePatch } from './store.ts';

function fromRow({ players: _, ...row }: TableRow): Table {
  return { ...row, seats: readBack<Seat[]>(row.seats) };
}

const tableById = fixed((build, id: string) => build.selectFrom('tables').selectAll().where('id', '=', id));
const keyOf = fixed((build, id: string) => build.selectFrom('table_keys').select('key').where('table_id', '=', id));

export async function getTable({ read, build }: Engine, id: string): Promise<Table | null> {
  const [row] = await read(tableById(build, id));
  return row ? fromRow(row) : null;
}

export async function findByCode({ read, build }: Engine, code: string): Promise<Table | null> {
  const [row] = await read(build.selectFrom('tables').selectAll().where('code', '=', code));
  return row ? fromRow(row) : null;
}

export async function tableKey({ read, build }: Engine, id: string): Promise<string | null> {
  const [row] = await read(keyOf(build, id));
  return row?.key ?? null;
}

export async function createTable(engine: Engine, table: NewTable): Promise<Table> {
  const { build } = engine;
  const { key, seats, ...rest } = table;
  const row = { ...rest, seats: JSON.stringify(seats), players: seats.length, version: 1 };
  await writeOr(
    engine,
    [
      step(build.insertInto('tables').values(row)),
      step(build.insertInto('table_keys').values({ table_id: table.id, key })),
      ...seat(engine, table.id, seats),
    ],
    async () => {
      const what = (await findByCode(engine, table.code)) ? 'code' : 'id';
      return new Conflict('taken', { what, value: table[what] });
    },
  );
  return fromRow(row);
}

export async function updateTable(engine: Engine, id: string, version: number, patch: TablePatch): Promise<Table> {
  try {
    const [first] = await engine.write(patchSteps(engine, id, version, patch), id);
    return fromRow(first!.rows[0] as TableRow);
  } catch (error) {
    const isGone = error instanceof Conflict && (await getTable(engine, id)) === null;
    throw isGone ? new StoreError('missing', { kind: 'table', id }) : error;
  }
}

const changeOf = fixedUpdate((build, set, [id, version]) =>
  build
    .updateTable('tables')
    .set(set)
    .where('id', '=', id as string)
    .where('version', '=', version as number)
    .returningAll(),
);

/** The steps that change a table: for an update of its own, or along with an entry. The first returns the new row. */
export function patchSteps(engine: Engine, id: string, version: number, patch: TablePatch): readonly Step[] {
  const { seats, ...columns } = patch;
  const seating = seats ? { seats: JSON.stringify(seats), players: seats.length } : {};
  const stale = () => new Conflict('version', { kind: 'table', id, version });
  const set = { ...columns, ...seating, version: version + 1 };
  const update = changeOf(engine.build, set, [id, version], stale);
  return seats ? [update, ...seat(engine, id, seats)] : [update];
}

function seat({ build }: Engine, id: string, seats: readonly Seat[]): readonly Step[] {
  const users = new Set(seats.flatMap(({ user }) => (user === null ? [] : [user])));
  const clear = step(build.deleteFrom('seated').where('table_id', '=', id));
  if (users.size === 0) return [clear];
  const rows = [...users].map((user) => ({ table_id: id, user_id: user }));
  return [clear, step(build.insertInto('seated').values(rows))];
}

export async function listTables(
  engine: Engine,
  filter: TableFilter = {},
  page: TablePageRequest = {},
): Promise<Page<Table>> {
  if (filter.status?.length === 0) return { items: [], next: null };
  const order = page.order ?? 'created';
  const query = filtered(engine.build.selectFrom('tables').selectAll(), filter);
  const rows = await engine.read(seek(query, order, page));
  return toPage(rows.map(fromRow), order, (table) => table[order], page);
}

type TableQuery = SelectQueryBuilder<Schema, 'tables', TableRow>;

function filtered(query: TableQuery, { status, seated, ...equal }: TableFilter): TableQuery {
  let q = query;
  for (const column of ['game', 'players', 'pace', 'owner', 'visibility', 'commitment'] as const) {
    const value = equal[column];
    if (value !== undefined) q = q.where(column, '=', value);
  }
  if (status !== undefined) q = q.where('status', 'in', typeof status === 'string' ? [status] : status);
  if (seated !== undefined) {
    q = q.where('id', 'in', (eb) => eb.selectFrom('seated').select('table_id').where('user_id', '=', seated));
  }
  return q;
}
