/** [S4] [S5] Two servers on one database: everything happens once, whoever gets there first. */
import { openStore } from '@signoria/store';
import { startPostgres } from '@signoria/store/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { call, connect, newGuest, playOut } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { DAY, foundLeague, isPlaying, leaguePlan, lookAtLeague } from '../testing/leagues.ts';
import { testServer } from '../testing/server.ts';
import { announceEvent, bots, dealFaults, eventPlan, lookAtEvent, meetingsIn } from '../testing/tournaments.ts';

const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
const game = await anyGame();
const WHOLE_MS = 240_000;

afterAll(async () => {
  if (!missing) await postgres.stop();
});

describe.skipIf(missing)('[S5] two servers on one PostgreSQL', { timeout: WHOLE_MS }, () => {
  it('run a tournament with each of its tables once, and rate a game once', async () => {
    if (missing) return;
    const database = await postgres.createDatabase();
    let now = Date.parse('2026-03-02T12:00Z');
    const start = () => testServer({ database: database.connection, now: () => now });
    const servers = [await start(), await start()] as const;
    const host = await newAccount(servers[0].address, 'host');
    const event = await announceEvent(host, eventPlan(game.id, { ...bots(8), rounds: 3 }));
    const status = async () => {
      now += 61_000;
      await Promise.all(servers.map((server) => server.runJobs()));
      return (await lookAtEvent(host, event)).status;
    };
    await expect.poll(status, { timeout: WHOLE_MS }).toBe('over');
    const view = await lookAtEvent({ ...host, address: servers[1].address }, event);
    expect(view.course.map(({ tables }) => tables.length)).toEqual([4, 4, 4]);
    expect(meetingsIn(view)).toEqual(new Array(12).fill(1));

    const two = [await newGuest(servers[0].address), await newGuest(servers[1].address)] as const;
    const duel = await announceEvent(host, eventPlan(game.id, { most: 2, rounds: 1, rated: true }));
    for (const one of two) await call(one, `/api/events/${duel}/join`, {});
    const { table } = (await lookAtEvent(two[0], duel)).course[0]!.tables[0]!;
    const clients = await Promise.all(two.map((one) => connect(one)));
    for (const client of clients) await client.watch(table);
    await Promise.all(clients.map((client, i) => playOut(client, game, table, i + 1)));
    for (const client of clients) await client.close();
    await expect.poll(async () => (await lookAtEvent(host, duel)).status).toBe('over');
    for (let i = 0; i < 3; i++) await Promise.all(servers.map((server) => server.runJobs()));
    const rated = (await lookAtEvent(host, duel)).people.map(({ rating }) => rating?.games);
    expect(rated).toEqual([1, 1]);

    const deals = { ...bots(6), system: 'duplicate', least: 3, rounds: 3 } as const;
    const duplicate = await announceEvent(host, eventPlan(game.id, deals));
    const played = async () => {
      now += 61_000;
      await Promise.all(servers.map((server) => server.runJobs()));
      return (await lookAtEvent(host, duplicate)).status;
    };
    await expect.poll(played, { timeout: WHOLE_MS }).toBe('over');
    const there = { ...host, address: servers[1].address };
    expect(await dealFaults(there, await lookAtEvent(there, duplicate))).toEqual([]);

    const league = await foundLeague(host, leaguePlan(game.id, now, { bots: bots(8).bots, division: 4, rounds: 2 }));
    const seasons = async () => {
      const view = await lookAtLeague(host, league);
      now += (await isPlaying(host, view)) ? 0 : DAY;
      await Promise.all(servers.map((server) => server.runJobs()));
      return view.season;
    };
    await expect.poll(seasons, { timeout: WHOLE_MS }).toBe(2);
    const { past, divisions } = await lookAtLeague(there, league);
    expect(past.map(({ season }) => season)).toEqual([1]);
    expect(past[0]!.divisions).toHaveLength(2);

    const store = await openStore(database.connection);
    expect((await store.listTables({ owner: `event/${event}` })).items).toHaveLength(12);
    expect((await store.listTables({ owner: `event/${duplicate}` })).items).toHaveLength(9);
    for (const { event: own } of past[0]!.divisions) {
      expect((await store.listTables({ owner: `event/${own}` })).items).toHaveLength(4);
    }
    expect(new Set(divisions.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(8);
    await store.close();
    for (const server of servers) await server.close();
    await database.drop();
  });
});
