/** Several servers on one PostgreSQL, for tests: who owns what, and what is thought of whom. */
import { ask } from '@signoria/store/testing/postgres';

interface Owning {
  readonly table_id: string;
  readonly node: string;
  readonly address: string;
}

/** The owner of a table, as the database knows it; null when it has none. */
export async function ownerIn(database: string, table: string): Promise<Owning | null> {
  const { rows } = await ask(database, 'SELECT table_id, node, address FROM leases JOIN nodes ON node = id');
  return (rows as readonly Owning[]).find(({ table_id }) => table_id === table) ?? null;
}

/** Where the nodes that live can be reached by each other. */
export async function addressesIn(database: string): Promise<readonly string[]> {
  const { rows } = await ask(database, 'SELECT address FROM nodes ORDER BY expires');
  return (rows as readonly { readonly address: string }[]).map(({ address }) => address);
}
