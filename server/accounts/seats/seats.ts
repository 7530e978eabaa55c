/**
 * Changes who sits on a seat, in open, running and finished games alike: when a guest's games go over to an account, and
 * when somebody is forgotten. Written past the table and read by it again, as if another server had done it; whoever
 * writes the row at the same moment makes us look again.
 */
import { Conflict, type Table, type TableFilter } from '@signoria/store';
import type { SeatRecord, TableRecord } from '@signoria/table';
import type { Services } from '../../services.ts';
import { fromRow, type RowFacts, toRowPatch } from '../../tables/table-rows.ts';
import type { Tables } from '../../tables/tables.ts';

export async function everyTable({ store }: Pick<Services, 'store'>, filter: TableFilter): Promise<readonly Table[]> {
  const all: Table[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listTables(filter, cursor === undefined ? { limit: 500 } : { limit: 500, cursor });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

export type Change = Partial<Pick<TableRecord, 'seats' | 'owner' | 'mutes'>>;

/** Null from `change` leaves the table as it is. Says whether it was changed. */
export async function changeTable(
  services: Services,
  tables: Tables,
  id: string,
  change: (now: RowFacts) => Change | null,
): Promise<boolean> {
  const { store, now } = services;
  for (;;) {
    const row = await store.getTable(id);
    const wanted = row === null ? null : change(fromRow(row));
    const patch = row === null || wanted === null ? null : toRowPatch(row, wanted, row.updated);
    if (row === null || patch === null) return false;
    try {
      await store.updateTable(id, row.version, { ...patch, updated: row.status === 'finished' ? row.updated : now() });
    } catch (error) {
      if (error instanceof Conflict) continue;
      throw error;
    }
    await tables.use(id, ({ table }) => table.refresh());
    return true;
  }
}

export function isOf(seat: SeatRecord, user: string): seat is Extract<SeatRecord, { kind: 'person' }> {
  return seat.kind === 'person' && seat.user === user;
}
