/** The same on PostgreSQL, and what only it allows: several servers at once. */

import { same } from '@signoria/kernel';
import { openStore } from '@signoria/store';
import { startPostgres, type TestDatabase } from '@signoria/store/testing/postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../bench/process.ts';
import { LIMITS } from '../options.ts';
import { anyAnswer, type Client, connect, createTable, newGuest, plan, playOut } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { botsGoOn, restartMidGame } from '../testing/scenario.ts';
import { GENEROUS } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();

let database: TestDatabase;
beforeEach(async () => {
  if (!missing) database = await postgres.createDatabase();
});
afterEach(async () => {
  if (!missing) await database.drop();
});
afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('on PostgreSQL', () => {
  it('[H3] a restart loses nothing of a running game', () => restartMidGame(database.connection));
  it('bots go on that were thinking when the server stopped', () => botsGoOn(database.connection));

  it('two processes serve one table: each shows what happens at the other, and no entry is written twice', async () => {
    const servers = await twoServers();
    const [ada, bianca] = [await newGuest(servers[0].address), await newGuest(servers[1].address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open', 'adept']));
    const clients = [await connect(ada), await connect(bianca)] as const;
    for (const client of clients) await client.watch(table);
    expect(await clients[1].ask({ type: 'sit', table, seat: null })).toMatchObject({ type: 'done' });
    await clients[0].until(table, ({ seats }) => seats[1]?.kind === 'person');
    expect(await clients[0].ask({ type: 'start', table })).toMatchObject({ type: 'done' });
    const ends = await Promise.all(clients.map((client, i) => playOut(client, game, table, i + 1)));
    expect(ends.map(({ status }) => status)).toEqual(['finished', 'finished']);
    expect(ends[0]!.key).toBe(ends[1]!.key);
    await clients[0].ask({ type: 'chat', table, text: 'well played' });
    await clients[1].until(table, ({ chat }) => chat.some(({ text }) => text === 'well played'));
    await consistent(database.connection, table, clients);
    for (const server of servers) await server.stop();
  });

  it('two processes that get the same answer at the same moment take it once', async () => {
    const servers = await twoServers();
    const ada = await newGuest(servers[0].address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const clients = await Promise.all(servers.map(({ address }) => connect({ ...ada, address })));
    for (const client of clients) await client.watch(table);
    await clients[0]!.ask({ type: 'start', table });
    for (let turn = 0; turn < 5; turn++) {
      const views = await Promise.all(
        clients.map((client) => client.until(table, (view) => anyAnswer(game, view) !== null)),
      );
      const { ticket } = views[0]!.question!;
      await Promise.all(clients.map((client) => client.until(table, ({ question }) => question?.ticket === ticket)));
      const line = anyAnswer(game, views[0]!)!;
      const replies = await Promise.all(
        clients.map((client) => client.ask({ type: 'answer', table, ticket, line }, `turn-${turn}`)),
      );
      expect(replies.map(({ type }) => type)).toEqual(['done', 'done']);
      await Promise.all(clients.map((client) => client.until(table, ({ question }) => question?.ticket !== ticket)));
    }
    await consistent(database.connection, table, clients);
    for (const server of servers) await server.stop();
  });

  it('when one is killed its people go on at the other', async () => {
    const servers = await twoServers({ leaseMs: LIMITS.leaseMs });
    const ada = await newGuest(servers[0].address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'adept', 'novice']));
    const before = await connect(ada);
    await before.watch(table);
    await before.ask({ type: 'start', table });
    const { question } = await before.until(table, (view) => anyAnswer(game, view) !== null);
    const answer = {
      type: 'answer',
      table,
      ticket: question!.ticket,
      line: anyAnswer(game, before.views.get(table)!)!,
    } as const;
    expect(await before.ask(answer, 'last')).toMatchObject({ type: 'done' });
    await servers[0].kill();
    const after = await connect({ ...ada, address: servers[1].address });
    await after.watch(table);
    expect(await after.ask(answer, 'last')).toMatchObject({ type: 'done' });
    expect((await playOut(after, game, table)).status).toBe('finished');
    await servers[1].stop();
  });
});

async function twoServers(limits = {}): Promise<readonly [Child, Child]> {
  const options = { port: 0, database: database.connection, limits: { ...GENEROUS, ...limits } };
  return [await startChild(options), await startChild(options)];
}

/** The log has no gap and no fork, and everybody has seen the same of it. */
async function consistent(connection: string, table: string, clients: readonly Client[]): Promise<void> {
  const store = await openStore(connection);
  const entries = await store.entries(table);
  await store.close();
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
  const keys = entries.flatMap(({ requestKey }) => (requestKey === null ? [] : [requestKey]));
  expect(new Set(keys).size).toBe(keys.length);
  // A bot may be answering meanwhile: news takes a moment to reach both.
  await expect
    .poll(
      async () => {
        const views = await Promise.all(clients.map((client) => client.watch(table)));
        const [one, other] = views.map(({ log }) => log.map(({ seq }) => seq));
        return same(one, other);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
}
