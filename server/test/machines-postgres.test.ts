/** The door for machines at two servers on one PostgreSQL: streams tell of tables wherever they are played. */
import { startPostgres, type TestDatabase } from '@signoria/store/testing/postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { type Event, newMachine, openStream, playByStream } from '../testing/machines.ts';
import { testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();

let database: TestDatabase;
let servers: readonly RunningServer[] = [];
beforeEach(async () => {
  if (missing) return;
  database = await postgres.createDatabase();
  const node = () => testServer({ database: database.connection });
  servers = [await node(), await node()];
});
afterEach(async () => {
  if (missing) return;
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});
afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('two bots at two servers', () => {
  it('hear of a challenge, play it to its end, and read the same table', async () => {
    const ada = await newAccount(servers[0]!.address, 'ada');
    const here = await newMachine(ada, 'Alpha');
    const there = { ...(await newMachine(ada, 'Beta')), address: servers[1]!.address };
    const playing = [playByStream(here, there.user), playByStream(there, here.user)];
    const body = { game: game.id, seats: 2, options: {}, settings: SETTINGS };
    const { table } = await ask(here, 'POST /api/challenges', { body });
    const watching = await openStream(there, `/api/tables/${table}/stream`);
    const isOver = (event: Event) => JSON.stringify(event.view ?? {}).includes('"status":"finished"');
    const [last, ...results] = await Promise.all([watching.until(isOver), ...playing]);
    watching.close();
    const row = await ask(ada, 'GET /api/tables/:id', { params: { id: table } });
    expect(row.status).toBe('finished');
    for (const result of results) expect(result).toEqual(row.result);
    expect(last).toMatchObject({ type: 'table', table, view: { outcome: row.result } });
  });
});
