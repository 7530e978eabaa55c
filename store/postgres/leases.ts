/**
 * Which server owns which table. A node lives as long as its row is there, and whoever finds one whose time is up deletes
 * it and inherits its tables in the same statement: so a table of a dead node is never nobody's, and a node that was
 * only paused finds that it is dead. All times are the database's own, so that no two clocks are compared.
 */

import * as chat from '../chat.ts';
import { type Engine, type Outcome, type Step, Violation } from '../engine.ts';
import { Conflict, StoreError } from '../errors.ts';
import * as log from '../log.ts';
import { setOrders } from '../orders.ts';
import type { Beat, Lease, Leases, Node, TableWriter } from '../store.ts';
import * as tables from '../tables.ts';

const FROM_NOW = "clock_timestamp() + $2 * interval '1 millisecond'";

const JOIN = `INSERT INTO nodes (id, expires, address, secret) VALUES ($1, ${FROM_NOW}, $3, $4)`;
/** Also after its time, if nobody has noticed: then nobody has taken anything from it. */
const BEAT = `UPDATE nodes SET expires = ${FROM_NOW} WHERE id = $1`;
const LEAVE = 'UPDATE nodes SET expires = clock_timestamp() WHERE id = $1';
const OTHERS = 'SELECT id, address, secret, expires <= clock_timestamp() AS over FROM nodes WHERE id <> $1 ORDER BY id';

/** Deleting waits for a beat that is under way, and then leaves the node alone. */
const INHERIT = `
  WITH dead AS (DELETE FROM nodes WHERE expires <= clock_timestamp() AND id <> $1 RETURNING id)
  UPDATE leases SET node = $1, epoch = nextval('lease_epochs') FROM dead WHERE leases.node = dead.id
  RETURNING leases.table_id AS "table", leases.node, leases.epoch`;

const ACQUIRE = `
  INSERT INTO leases (table_id, node, epoch)
  SELECT CAST($1 AS text), CAST($2 AS text), nextval('lease_epochs') WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
  ON CONFLICT (table_id) DO NOTHING
  RETURNING table_id AS "table", node, epoch`;
const OWNER = 'SELECT table_id AS "table", node, epoch FROM leases WHERE table_id = $1';
const RELEASE = 'DELETE FROM leases WHERE table_id = $1 AND epoch = $2';
const HOLD = 'SELECT 1 FROM leases WHERE table_id = $1 AND epoch = $2 FOR KEY SHARE';

export function makeLeases(engine: Engine): Leases {
  return {
    seenAt: async () => {
      const [row] = await rows<{ readonly address: string | null }>(
        engine,
        'SELECT host(inet_client_addr()) AS address',
      );
      return row?.address ?? null;
    },
    join: async ({ id, address, secret }, ms) => void (await one(engine, JOIN, id, ms, address, secret)),
    beat: (node, ms, inherit = true) => beat(engine, node, ms, inherit),
    leave: async (node) => void (await one(engine, LEAVE, node)),
    acquire: (table, node) => acquire(engine, table, node),
    release: async ({ table, epoch }) => void (await one(engine, RELEASE, table, epoch)),
    under: (lease) => under(engine, lease),
  };
}

async function one({ write }: Engine, sql: string, ...values: readonly unknown[]): Promise<Outcome> {
  const [outcome] = await write([{ sql, values }]);
  return outcome!;
}

/** The rows are those the statement names. */
async function rows<R>(engine: Engine, sql: string, ...values: readonly unknown[]): Promise<readonly R[]> {
  return (await one(engine, sql, ...values)).rows as readonly R[];
}

async function beat(engine: Engine, node: string, ms: number, inherit: boolean): Promise<Beat | null> {
  if ((await one(engine, BEAT, node, ms)).changed === 0) return null;
  const all = await rows<Node & { readonly over: boolean }>(engine, OTHERS, node);
  const nodes = all.filter(({ over }) => !over).map(({ id, address, secret }) => ({ id, address, secret }));
  return { nodes, inherited: inherit && nodes.length < all.length ? await rows<Lease>(engine, INHERIT, node) : [] };
}

async function acquire(engine: Engine, table: string, node: string): Promise<Lease | null> {
  for (;;) {
    const [owned] = await rows<Lease>(engine, OWNER, table);
    if (owned !== undefined) return owned;
    const [taken] = await asNode(node, () => rows<Lease>(engine, ACQUIRE, table, node));
    if (taken !== undefined) return taken;
    // Either somebody was quicker, or there is nothing to be had.
    if ((await tables.getTable(engine, table)) === null) return null;
  }
}

async function asNode<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Violation ? new StoreError('missing', { kind: 'node', id }) : error;
  }
}

function under(engine: Engine, { table, epoch }: Lease): TableWriter {
  const hold: Step = { sql: HOLD, values: [table, epoch], must: () => new Conflict('lease', { table, epoch }) };
  const held: Engine = {
    ...engine,
    write: async (steps, about) => (await engine.write([hold, ...steps], about)).slice(1),
  };
  return {
    append: (id, seq, entry, along) => log.append(engine, id, seq, entry, along, epoch),
    updateTable: (id, version, patch) => tables.updateTable(held, id, version, patch),
    addChat: (message) => chat.addChat(held, message),
    setOrders: (id, seat, orders) => setOrders(held, id, seat, orders),
  };
}
