/** Where a chaos keeps its games: a SQLite file for one server, a throw-away PostgreSQL for several. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signoria/store/testing/postgres';

export interface ChaosPlace {
  readonly database: string;
  remove(): Promise<void>;
}

export async function makePlace(nodes: number): Promise<ChaosPlace> {
  if (nodes > 1) return inPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'signoria-chaos-'));
  return {
    database: join(folder, 'chaos.db'),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function inPostgres(): Promise<ChaosPlace> {
  const postgres = await startPostgres();
  if ('unavailable' in postgres) throw new Error(postgres.unavailable);
  const { connection } = await postgres.createDatabase();
  return { database: connection, remove: postgres.stop };
}
