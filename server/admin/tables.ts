/** Tables as an administrator finds them: what everybody may know of each, and the way to end it. */
import type { TableRow } from '@signoria/protocol';
import type { Table, TableFilter } from '@signoria/store';
import { Problem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { byCode, rowsOf } from '../tables/lobby.ts';
import { settingsOf } from '../tables/table-rows.ts';
import type { Tables } from '../tables/tables.ts';

export interface TableSearch {
  readonly search: string;
  readonly status?: TableFilter['status'];
  readonly game?: string | undefined;
  readonly cursor?: string | undefined;
}

const PAGE = 30;
/** So many are looked at for one page; who searches among more gets a short page and a cursor. */
const MOST_LOOKED_AT = 2000;

export async function findTables(services: Services, { search, status, game, cursor }: TableSearch) {
  const exact = cursor === undefined ? await exactly(services, search.trim()) : null;
  if (exact !== null) return { tables: [...(await rowsOf(services, [exact]))], next: null };
  const filter: TableFilter = {
    ...(status === undefined ? {} : { status }),
    ...(game === undefined ? {} : { game }),
  };
  const wanted = matcher(search);
  const found: Table[] = [];
  let from = cursor;
  for (let seen = 0; seen < MOST_LOOKED_AT && found.length < PAGE; ) {
    const limit = search === '' ? PAGE : 200;
    const page = await services.store.listTables(filter, { limit, ...(from === undefined ? {} : { cursor: from }) });
    found.push(...page.items.filter(wanted));
    seen += limit;
    from = page.next ?? undefined;
    if (from === undefined) break;
  }
  return { tables: [...(await rowsOf(services, found))], next: from ?? null };
}

/** By its id or its code. */
async function exactly(services: Services, search: string): Promise<Table | null> {
  const { store } = services;
  return (await byCode(services, search)) ?? (/^[\w-]{20,40}$/.test(search) ? store.getTable(search) : null);
}

/** What it is called, or who sits there. */
function matcher(search: string): (table: Table) => boolean {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return () => true;
  return (table) =>
    [settingsOf(table).name, ...table.seats.map(({ name }) => name)].some((name) =>
      name.toLocaleLowerCase().includes(wanted),
    );
}

/** Closed before the start, ended without a winner after it. */
export async function endTable(services: Services, tables: Tables, id: string): Promise<TableRow> {
  const row = await tables.use(id, async ({ table, tablePorts }) => {
    await table.abandon();
    return tablePorts.row;
  });
  if (row === null) throw new Problem('no-such-table');
  const [shown] = await rowsOf(services, [row]);
  return shown!;
}
