/** A room among several servers: people of both meet in it, and it goes on when the server it was at has ended. */
import { startPostgres, type TestDatabase } from '@signoria/store/testing/postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { type Guest, newGuest } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { enter, type Inside, overGame } from '../testing/rooms.ts';
import { testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();
const WHOLE_MS = 120_000;

let database: TestDatabase;
let servers: RunningServer[] = [];
const node = async () => {
  const server = await testServer({ database: database.connection });
  servers.push(server);
  return server;
};
beforeEach(async () => {
  if (!missing) database = await postgres.createDatabase();
});
afterEach(async () => {
  if (missing) return;
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  await database.drop();
});
afterAll(async () => {
  if (!missing) await postgres.stop();
});

async function inside(guest: Guest, table: string): Promise<Inside> {
  const found = await enter(guest, table);
  if (found === null) throw new Error('not let in');
  return found;
}

const note = (text: string) =>
  ({ do: 'note', moment: { seq: 0, variation: null, step: 0 }, seat: null, text, marks: [] }) as const;

describe.skipIf(missing)('[P4] a room among several servers', { timeout: WHOLE_MS }, () => {
  it('is one, wherever people came in, and what was left there outlasts its server', async () => {
    const [one, two] = [await node(), await node()];
    const [ada, bianca] = [await newGuest(one.address), await newGuest(two.address)];
    const table = await overGame(game, ada, bianca);
    const [first, second] = [await inside(ada, table), await inside(bianca, table)];
    await first.until(({ now }) => now.people.length === 2);
    const place = { seq: 1, variation: null, step: 0, eyes: 0 };
    await first.do({ do: 'go', place, marks: [] });
    await second.until(({ now }) => now.place.seq === 1);
    expect(second.now).toMatchObject({ leader: ada.user, place });
    await second.do(note('from the other server'));
    await first.until(({ items }) => items.size === 1);
    await first.do({ do: 'lead', user: bianca.user });
    await second.until(({ now }) => now.leader === bianca.user);
    await Promise.all([first.leave(), second.leave()]);
    await one.close();
    const again = await inside(bianca, table);
    expect([...again.items.values()]).toMatchObject([{ text: 'from the other server', user: bianca.user }]);
    expect(again.now.keeper).toBe(bianca.user);
  });
});
