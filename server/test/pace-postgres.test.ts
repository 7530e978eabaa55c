/** Clocks where several servers look at them: each rung of the ladder is climbed once, whoever gets there first. */
import { openStore } from '@signoria/store';
import { startPostgres } from '@signoria/store/testing/postgres';
import { LADDER, TIME_CONTROLS } from '@signoria/table';
import { afterAll, describe, expect, it } from 'vitest';
import { call, connect, createTable, newGuest, plan, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();
const HOUR = 3_600_000;

afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('[A6] two servers on one PostgreSQL', () => {
  it('cover a seat once and wish for each notice once', async () => {
    if (missing) return;
    const database = await postgres.createDatabase();
    let now = Date.parse('2026-03-02T12:00Z');
    const start = () => testServer({ database: database.connection, now: () => now });
    const servers = [await start(), await start()];
    const store = await openStore(database.connection);
    const guests = [await newGuest(servers[0]!.address), await newGuest(servers[1]!.address)];
    const settings = { ...SETTINGS, pace: 'club' as const };
    const { table } = await createTable(guests[0]!, plan(game.id, ['me', 'open', 'open'], { settings }));
    for (const guest of [guests[1]!, await newGuest(servers[0]!.address)])
      await call(guest, `/api/tables/${table}/join`, {});
    await call(guests[0]!, `/api/tables/${table}/start`, {});
    const clients = await Promise.all(guests.map((guest) => connect(guest)));
    for (const client of clients) await client.watch(table);

    const wishes = new Set<string>();
    const hours = (TIME_CONTROLS.club.clock.bank + LADDER.weeks.vacant) / HOUR + 2;
    for (let hour = 0; hour < hours; hour += 4) {
      await Promise.all(servers.map((server) => server.runJobs()));
      const { items } = await store.listDocuments({ kind: 'notice-wish' });
      for (const { id } of items) wishes.add(id);
      now += 4 * HOUR;
    }
    const steps = [...wishes].map((id) => id.split('/')[2]).sort();
    expect(steps).toEqual(['covered', 'remind', 'vacant', 'warn']);
    const row = await store.getTable(table);
    const { stops } = JSON.parse(row!.settings) as { readonly stops: readonly { readonly why: string }[] };
    expect(stops.map(({ why }) => why)).toEqual(['cover', 'vacant']);
    for (const client of clients) {
      await client.until(table, ({ seats }) => seats.some((seat) => seat.kind === 'person' && seat.vacant === true));
      await client.close();
    }
    await store.close();
    for (const server of servers) await server.close();
    await database.drop();
  });
});
