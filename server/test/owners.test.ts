/** Each table has one owner among several servers: whoever comes to another is served all the same. */
import { once } from 'node:events';
import { connect as dial, type Socket } from 'node:net';
import type { TableRow } from '@signoria/protocol';
import { openStore } from '@signoria/store';
import { startPostgres, type TestDatabase } from '@signoria/store/testing/postgres';
import { isOver, type TableView } from '@signoria/table';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chaos } from '../bench/chaos/chaos.ts';
import { type Child, startChild } from '../bench/process.ts';
import type { RunningServer } from '../index.ts';

import {
  anyAnswer,
  type Client,
  call,
  connect,
  createTable,
  type Guest,
  newGuest,
  plan,
  playOut,
} from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { addressesIn, ownerIn } from '../testing/nodes.ts';
import { AT_ONCE, GENEROUS, testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();
const WHOLE_MS = 120_000;

let database: TestDatabase;
let servers: RunningServer[] = [];
let children: Child[] = [];
const node = async (options: Parameters<typeof testServer>[0] = {}) => {
  const server = await testServer({ database: database.connection, ...options });
  servers.push(server);
  return server;
};
beforeEach(async () => {
  if (!missing) database = await postgres.createDatabase();
});
afterEach(async () => {
  if (missing) return;
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(children.map((child) => child.kill()));
  servers = [];
  children = [];
  await database.drop();
});
afterAll(async () => {
  if (!missing) await postgres.stop();
});

const at = (guest: Guest, server: { readonly address: string }): Guest => ({ ...guest, address: server.address });
const statusOf = async (server: RunningServer, table: string) =>
  ((await call(server, `/api/tables/${table}`)).body as TableRow).status;

/** As every client must: whoever is cut off comes again. */
async function served(guest: Guest, table: string): Promise<{ readonly client: Client; readonly view: TableView }> {
  for (;;) {
    const client = await connect(guest);
    const view = await client.watch(table).catch(() => null);
    if (view !== null) return { client, view };
  }
}

describe.skipIf(missing)('a table of one server among several', { timeout: WHOLE_MS }, () => {
  it('is played by people of both, with and without a socket, and stays where it is', async () => {
    const [one, two] = [await node(), await node()];
    const [ada, bianca] = [await newGuest(one.address), await newGuest(two.address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open', 'novice']));
    const first = await connect(ada);
    await first.watch(table);
    const owner = await ownerIn(database.connection, table);
    expect(owner).not.toBeNull();
    expect(await call(bianca, `/api/tables/${table}/join`, {})).toMatchObject({ status: 200, body: { seat: 1 } });
    await first.until(table, ({ seats }) => seats[1]?.kind === 'person');
    // The owner of the table starts it, at the other server.
    expect(await call(at(ada, two), `/api/tables/${table}/start`, {})).toMatchObject({ status: 200 });
    const second = await connect(bianca);
    await second.watch(table);
    await first.until(table, ({ seats }) => seats.filter((seat) => seat.kind === 'person' && seat.here).length === 2);
    await second.ask({ type: 'chat', table, text: 'from afar' });
    await first.until(table, ({ chat }) => chat.some(({ text }) => text === 'from afar'));
    for (const [client, server] of [[first, two] as const, [second, one] as const]) {
      const view = client.views.get(table)!;
      const mine = await call(at(client.guest, server), '/api/tables/mine');
      const asked = view.question?.menu !== null && view.question?.picked === null;
      expect(mine.body).toMatchObject({ tables: [{ table, yourTurn: asked }] });
    }
    const ends = await Promise.all([first, second].map((client, i) => playOut(client, game, table, i + 1)));
    expect(ends.map((view) => isOver(view))).toEqual([true, true]);
    expect(await ownerIn(database.connection, table)).toEqual(owner);
    await Promise.all([first.close(), second.close()]);
  });

  it('tells the other server what is refused there, and that there is no such table', async () => {
    const [one, two] = [await node(), await node()];
    const [ada, bianca] = [await newGuest(one.address), await newGuest(two.address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const first = await connect(ada);
    await first.watch(table);
    const second = await connect(bianca);
    expect(await second.ask({ type: 'start', table })).toMatchObject({ type: 'refused' });
    expect(await second.ask({ type: 'start', table: 'nowhere' })).toMatchObject({
      type: 'refused',
      refusal: { why: 'no-such-table' },
    });
    expect((await call(bianca, `/api/tables/${table}/start`, {})).status).toBe(403);
    await Promise.all([first.close(), second.close()]);
  });

  it('goes on at another server by itself when its own closes', async () => {
    const hour = 3_600_000;
    const never = { ...AT_ONCE, botMs: { novice: hour, adept: hour, master: hour, companion: hour } };
    const one = await node({ pacing: never });
    const others = [await node(), await node()];
    const ada = await newGuest(one.address);
    const { table } = await createTable(ada, plan(game.id, ['novice', 'adept', 'novice']));
    await call(ada, `/api/tables/${table}/start`, {});
    expect(await statusOf(others[0]!, table)).toBe('running');
    await one.close();
    await expect.poll(() => statusOf(others[0]!, table), { timeout: WHOLE_MS }).toBe('finished');
  });
});

describe.skipIf(missing)('a server that is no longer the owner', { timeout: WHOLE_MS }, () => {
  it('has its write refused and sends its people to the new one', async () => {
    const one = await node();
    const ada = await newGuest(one.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const before = await connect(ada);
    await before.watch(table);
    await before.ask({ type: 'start', table });
    const view = await before.until(table, (now) => anyAnswer(game, now) !== null);
    const answer = { type: 'answer', table, ticket: view.question!.ticket, line: anyAnswer(game, view)! } as const;
    const store = await openStore(database.connection);
    const written = await store.lastSeq(table);
    // To the database it has been dead for long, and somebody else has its tables; it does not know yet.
    const owner = await ownerIn(database.connection, table);
    const heir = { id: 'heir', address: '127.0.0.1:1', secret: '' };
    await store.leases!.join(heir, WHOLE_MS);
    await store.leases!.leave(owner!.node);
    const { inherited } = (await store.leases!.beat('heir', WHOLE_MS))!;
    expect(inherited.map((lease) => lease.table)).toEqual([table]);
    const closed = once(before.socket, 'close');
    before.ask(answer, 'stale').catch(() => {}); // never answered
    expect((await closed)[0]).toBe(1001);
    expect(await store.lastSeq(table)).toBe(written);

    await store.leases!.release(inherited[0]!);
    const after = await connect(ada);
    await after.watch(table);
    expect(await after.ask(answer, 'stale')).toMatchObject({ type: 'done' });
    expect((await ownerIn(database.connection, table))!.node).not.toBe(owner!.node);
    await after.close();
    await store.close();
  });

  it('that was paused beyond its lease finds its tables taken over, and its people are served there', async () => {
    const options = { port: 0, database: database.connection, limits: { ...GENEROUS, leaseMs: 2_500 } };
    children = [await startChild(options), await startChild(options)];
    const [paused, other] = [children[0]!, children[1]!];
    const ada = await newGuest(paused.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const here = await connect(ada);
    await here.watch(table);
    await here.ask({ type: 'start', table });
    const view = await here.until(table, (now) => anyAnswer(game, now) !== null);
    const { ticket } = view.question!;
    const line = anyAnswer(game, view)!;
    const owner = await ownerIn(database.connection, table);
    process.kill(paused.pid, 'SIGSTOP');
    const closed = once(here.socket, 'close');
    here.ask({ type: 'answer', table, ticket, line }, 'here').catch(() => {}); // nobody reads it yet
    const { client: there } = await served(at(ada, other), table);
    expect(await there.ask({ type: 'answer', table, ticket, line }, 'there')).toMatchObject({ type: 'done' });
    expect((await ownerIn(database.connection, table))!.node).not.toBe(owner!.node);
    process.kill(paused.pid, 'SIGCONT');
    await closed;
    const { client: again, view: seen } = await served(ada, table);
    const store = await openStore(database.connection);
    const tickets = (await store.entries(table)).map((entry) => entry.requestKey);
    await store.close();
    expect(tickets.filter((one) => one?.startsWith(`by/${ada.user}/`))).toEqual([`by/${ada.user}/there`]);
    expect(seen.log.length).toBeGreaterThan(0);
    expect(isOver(await playOut(again, game, table))).toBe(true);
  });
});

describe.skipIf(missing)('[T6] one of two servers killed under load', { timeout: 2 * WHOLE_MS }, () => {
  it('loses nothing and doubles nothing, and everybody plays on', async () => {
    const report = await chaos({ kills: 2, pairs: 2, nodes: 2 });
    expect(report).toMatchObject({ lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  });
});

describe.skipIf(missing)('the door between servers', () => {
  /** What a stranger hears until they are cut off. */
  const hears = async (socket: Socket, ...says: readonly string[]) => {
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    for (const text of says) socket.write(text);
    await once(socket, 'close');
    return heard;
  };
  const stranger = async () => {
    const [address] = await addressesIn(database.connection);
    return dial(Number(new URL(`tcp://${address}`).port), '127.0.0.1');
  };

  it('opens to nobody who cannot prove that they know its secret', async () => {
    await node();
    const channel = 'o1 {"person":{"user":"ada","name":"Ada"},"muted":null}\n';
    for (const say of ['h0 nonce wrong\n', channel, 'h0 \n', '\n', 'x'.repeat(5000)]) {
      expect(await hears(await stranger(), say, channel)).toMatch(/^h0 [\w-]{24}\n$/);
    }
  });

  it('does not open to what was proved another time', async () => {
    const [one, two] = [await node(), await node()];
    const [ada, bianca] = [await newGuest(one.address), await newGuest(two.address)];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    const first = await connect(ada);
    await first.watch(table);
    expect((await call(bianca, `/api/tables/${table}/join`, {})).status).toBe(200);
    // The host's nonce is another each time, so what the guest says must be too.
    const nonces = [await hears(await stranger(), '\n'), await hears(await stranger(), '\n')];
    expect(nonces[0]).not.toBe(nonces[1]);
    await first.close();
  });
});
