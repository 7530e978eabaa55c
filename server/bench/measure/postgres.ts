/** Noughts and crosses on PostgreSQL: by one server, and by two on one database. */
import { startPostgres } from '@signoria/store/testing/postgres';
import type { Limits } from '../../index.ts';
import { startChild } from '../process.ts';
import { disperse, forget, gather, played, round } from './load.ts';
import type { Scale } from './measure.ts';
import { ours } from './ours.ts';

/** Why there is none, where there is none. */
export async function onPostgres(scale: Scale, limits: Partial<Limits>) {
  const postgres = await startPostgres();
  if ('unavailable' in postgres) return postgres;
  try {
    const by = async (processes: number) => {
      const { connection, drop } = await postgres.createDatabase();
      const found = await playedBy(scale, connection, limits, processes);
      await drop();
      return found;
    };
    return { version: postgres.version, one: await by(1), two: await by(2) };
  } finally {
    await postgres.stop();
  }
}

/** Each has its share of the tables. */
async function playedBy(
  { tables, games, rounds }: Scale,
  database: string,
  limits: Partial<Limits>,
  processes: number,
) {
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startChild({ port: 0, database, limits, noughts: true })),
  );
  const share = Math.ceil(tables / processes);
  const crowds = await Promise.all(servers.map(({ address, pid }) => gather(ours(address), pid, share, games)));
  await Promise.all(crowds.map(round)); // to warm up
  for (const crowd of crowds) forget(crowd);
  for (let i = 0; i < rounds; i++) await Promise.all(crowds.map(round));
  const all = crowds.map(played);
  for (const crowd of crowds) disperse(crowd);
  for (const server of servers) await server.stop();
  return {
    processes,
    movesPerSecond: all.reduce((sum, { movesPerSecond }) => sum + movesPerSecond, 0),
    p50: Math.max(...all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
  };
}
