/** Standing orders: one text for each seat of a table that has left some. */
import { type Engine, step, writeOr } from './engine.ts';
import { StoreError } from './errors.ts';
import type { StandingOrders } from './store.ts';

export async function setOrders(engine: Engine, table: string, seat: number, orders: string | null): Promise<void> {
  const { build } = engine;
  if (orders === null) {
    await engine.write([step(build.deleteFrom('orders').where('table_id', '=', table).where('seat', '=', seat))]);
    return;
  }
  const insert = build.insertInto('orders').values({ table_id: table, seat, orders });
  const upsert = insert.onConflict((clash) => clash.columns(['table_id', 'seat']).doUpdateSet({ orders }));
  await writeOr(engine, [step(upsert)], () => new StoreError('missing', { kind: 'table', id: table }));
}

export function listOrders({ read, build }: Engine, table: string): Promise<readonly StandingOrders[]> {
  return read(build.selectFrom('orders').select(['seat', 'orders']).where('table_id', '=', table).orderBy('seat'));
}
