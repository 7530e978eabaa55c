/** What goes wrong around a server: clocks that jump, a second server, disks that are full, databases that hang. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, StoreError } from '@signoria/store';
import { startPostgres } from '@signoria/store/testing/postgres';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ailment } from '../http/service.ts';
import type { RunningServer } from '../index.ts';
import { makeOutages } from '../pace/outages.ts';
import { anyAnswer, call, connect, createTable, newGuest, plan, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const DAY = 24 * 3_600_000;
const game = await anyGame();

let folder: string;
let database: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signoria-mishaps-'));
  database = join(folder, 'club.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a clock that jumps', () => {
  let now: number;
  let real: number;
  let server: RunningServer;
  let store: Store;
  /** Time passes, and the clock goes as far as it likes. */
  const pass = (ms: number, shown = ms) => {
    real += ms;
    now += shown;
    return server.runJobs();
  };

  beforeEach(async () => {
    now = Date.parse('2026-03-02T12:00Z');
    real = 0;
    server = await testServer({ database, now: () => now, elapsed: () => real });
    store = await openStore(database);
  });
  afterEach(async () => {
    await server.close();
    await store.close();
  });

  it('400 days ahead deletes nothing, and costs nobody their time', async () => {
    const [ada, bianca] = [await newGuest(server.address), await newGuest(server.address)];
    const open = await createTable(ada, plan(game.id, ['me', 'open']));
    const running = await createTable(ada, plan(game.id, ['me', 'open'], { settings: { ...SETTINGS, pace: 'club' } }));
    await call(bianca, `/api/tables/${running.table}/join`, {});
    await call(ada, `/api/tables/${running.table}/start`, {});
    await pass(60_000, 400 * DAY);
    await pass(60_000);
    expect((await store.getTable(open.table))?.status).toBe('open');
    const { seats } = (await store.getTable(running.table))!;
    expect(seats.map(({ user }) => user)).toEqual([ada.user, bianca.user]);
    await pass(60_000, 60_000 - 400 * DAY); // put right again
    await pass(60_000);
    expect((await call(ada, '/api/me')).body).toMatchObject({ user: ada.user });
    const clients = await Promise.all([ada, bianca].map((guest) => connect(guest)));
    const views = await Promise.all(clients.map((client) => client.watch(running.table)));
    expect(views.map(({ touched }) => touched)).toEqual([false, false]);
    const clock = views[0]!.clock!.seats.find((seat) => seat?.runs)!;
    expect(clock.flag! - now).toBeLessThan(30 * DAY); // it runs again, and not only in a year
    expect(views.some((view) => anyAnswer(game, view) !== null)).toBe(true);
  });

  it('is told from time that really passes: then tables and sessions run out', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    await pass(15 * DAY);
    expect((await store.getTable(table))?.status).not.toBe('open');
  });

  it('is an outage that is written down, and ends where it is put right', async () => {
    let time = 1_000_000_000_000;
    let passed = 0;
    const outages = await makeOutages(store, { now: () => time, elapsed: () => passed });
    const before = outages.all().length;
    passed += 1000;
    time += DAY;
    expect(outages.tidyNow()).toBe(time - (DAY - 1000));
    expect(outages.all().slice(before)).toEqual([{ from: 1_000_000_001_000, to: time }]);
    await outages.beat();
    passed += 7 * DAY;
    time += 7 * DAY;
    expect(outages.tidyNow()).toBe(time); // a week later it is believed
    time = 1_000_000_002_000;
    outages.now();
    expect(outages.all().at(-1)).toEqual({ from: 1_000_000_001_000, to: 1_000_000_002_000 });
    await outages.beat();
    const kept = await store.getDocument('outage', '1000000001000');
    expect(JSON.parse(kept!.data)).toEqual({ from: 1_000_000_001_000, to: 1_000_000_002_000 });
    passed += 1000;
    time += 30_000;
    expect(outages.tidyNow()).toBe(time - 1000); // half a minute is no jump
  });
});

describe('a second server on the same SQLite file', () => {
  it('does not start, and says why; after the first has ended it does', async () => {
    const first = await testServer({ database });
    const second = testServer({ database });
    await expect(second).rejects.toThrow(StoreError);
    await expect(second).rejects.toThrow(/already runs on .*club\.db/);
    await first.close();
    const third = await testServer({ database });
    expect((await call({ address: third.address }, '/health')).status).toBe(200);
    await third.close();
  });
});

describe('a file that is no database', () => {
  it('is named, with what to do, and left alone', async () => {
    writeFileSync(database, 'This is a letter to my aunt, and quite a long one at that. '.repeat(100));
    const opening = testServer({ database });
    await expect(opening).rejects.toMatchObject({ code: 'corrupt', facts: { file: database } });
    await expect(opening).rejects.toThrow(/restore the latest backup/);
  });
});

describe('health', () => {
  it('says that the disk is full, until there is room again', async () => {
    const store = await openStore(database);
    let full = false;
    const narrow: Store = {
      ...store,
      setMeta: (key, value) => (full ? Promise.reject(new StoreError('full', {})) : store.setMeta(key, value)),
    };
    const outages = await makeOutages(narrow, { now: () => 0, elapsed: null });
    const log = { error: () => {} } as never;
    expect(await ailment({ store: narrow, outages, log })).toBeNull();
    full = true;
    await expect(outages.beat()).rejects.toThrow(/disk is full/);
    expect(await ailment({ store: narrow, outages, log })).toBe('disk-full');
    full = false;
    await outages.beat();
    expect(await ailment({ store: narrow, outages, log })).toBeNull();
    await store.close();
  });
});

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
afterAll(async () => {
  if (!missing) await postgres.stop();
});

/** A wire to the database that can be told to carry nothing more, as a network does that has gone dead. */
interface Wire {
  readonly connection: string;
  dead: boolean;
  close(): void;
}

async function wireTo(connection: string): Promise<Wire> {
  const url = new URL(connection);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  const carry = (from: Socket, to: Socket) =>
    from
      .on('data', (data) => (wire.dead ? undefined : to.write(data)))
      .on('close', () => to.destroy())
      .on('error', () => {});
  const server: Server = createServer((near) => {
    const far = connectTo(port, host);
    sockets.add(near).add(far);
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { readonly port: number }).port);
  url.searchParams.set('query_timeout', '500');
  url.searchParams.set('connectionTimeoutMillis', '500');
  const wire: Wire = {
    connection: url.href,
    dead: false,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return wire;
}

describe.skipIf(missing)('a PostgreSQL that hangs', () => {
  it('leaves nobody waiting: health says so, and requests fail', async () => {
    if (missing) return;
    const own = await postgres.createDatabase();
    const wire = await wireTo(own.connection);
    const server = await testServer({ database: wire.connection });
    const ada = await newGuest(server.address);
    expect((await call(ada, '/health')).status).toBe(200);
    wire.dead = true;
    expect(await call(ada, '/health')).toMatchObject({ status: 503, body: { status: 'failing', why: 'store' } });
    expect((await call(ada, '/api/tables', plan(game.id, ['me', 'open']))).status).toBeGreaterThanOrEqual(500);
    wire.dead = false;
    await expect.poll(async () => (await call(ada, '/health')).status, { timeout: 60_000 }).toBe(200);
    await server.close();
    wire.close();
    await own.drop();
  });
});
