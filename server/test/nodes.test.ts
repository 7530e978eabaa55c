/** Two servers on one PostgreSQL, and people at both of them. */
import { type Random, random } from '@signoria/kernel';
import { startPostgres, type TestDatabase } from '@signoria/store/testing/postgres';
import { isOver, type Reply } from '@signoria/table';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { anyAnswer, type Client, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();

let database: TestDatabase;
let servers: readonly RunningServer[] = [];
let faults: string[] = [];
beforeEach(async () => {
  if (missing) return;
  database = await postgres.createDatabase();
  faults = [];
  const logTo = { write: (line: string) => void faults.push(line) };
  const node = () => testServer({ database: database.connection, log: 'error', logTo });
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

/** Answers whenever asked, and tells what was said to it. */
async function answerAll(client: Client, table: string, by: Random): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (let ticket = 0; ; ) {
    const view = await client.until(
      table,
      (now) =>
        isOver(now) ||
        (now.question !== null &&
          now.question.ticket > ticket &&
          now.question.menu !== null &&
          now.question.picked === null),
    );
    if (isOver(view)) return replies;
    ticket = view.question!.ticket;
    replies.push(await client.ask({ type: 'answer', table, ticket, line: anyAnswer(game, view, by)! }));
  }
}

describe.skipIf(missing)('two people of a table at two servers', () => {
  it('have every honest answer taken, and nothing is reported that is no fault', async () => {
    const guests = await Promise.all([0, 1, 0].map((node) => newGuest(servers[node]!.address)));
    const [ada] = guests;
    const { table } = await createTable(ada!, plan(game.id, ['me', 'open', 'open', 'adept', 'novice']));
    const clients = await Promise.all(guests.map((guest) => connect(guest)));
    for (const client of clients) await client.watch(table);
    for (const client of clients.slice(1))
      expect(await client.ask({ type: 'sit', table, seat: null })).toMatchObject({ type: 'done' });
    await clients[0]!.until(table, ({ seats }) => seats.every(({ kind }) => kind !== 'open'));
    expect(await clients[0]!.ask({ type: 'start', table })).toMatchObject({ type: 'done' });
    const replies = await Promise.all(clients.map((client, i) => answerAll(client, table, random(i))));
    expect(replies.flat().length).toBeGreaterThan(20);
    expect(replies.flat().filter(({ type }) => type !== 'done')).toEqual([]);
    expect(faults).toEqual([]);
  });
});
