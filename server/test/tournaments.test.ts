/** [S5] Tournaments on a real server whose clock is moved by hand: nobody looks after them, and they come to their end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TournamentView } from '@signoria/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, connect, type Guest, newGuest, playOut } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { AT_ONCE, testServer } from '../testing/server.ts';
import { announceEvent, bots, eventPlan, lookAtEvent, meetingsIn, ROUND_MS } from '../testing/tournaments.ts';
import { BREAK_MS, graceMs } from '../tournaments/advance.ts';

const game = await anyGame();
const games = await loadGames();
const WHOLE_MS = 240_000;
/** A tournament is looked at at least so often. */
const LOOK = 60_000;

let now: number;
let server: RunningServer;
let host: Guest;
beforeEach(async () => {
  now = Date.parse('2026-03-02T12:00Z');
  server = await testServer({ now: () => now });
  host = await newAccount(server.address, 'host');
});
afterEach(() => server.close());

const pass = (ms: number) => {
  now += ms;
  return server.runJobs();
};
const announce = (more: Parameters<typeof eventPlan>[1] = {}) => announceEvent(host, eventPlan(game.id, more));
const look = (event: string) => lookAtEvent(host, event);
const statusOf = async (event: string) => (await look(event)).status;
const until = (event: string, status: string) =>
  expect.poll(() => statusOf(event), { timeout: WHOLE_MS, interval: 100 }).toBe(status);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const enter = (who: Guest, event: string) => call(who, `/api/events/${event}/join`, {});
const people = (n: number) => Promise.all(Array.from({ length: n }, () => newGuest(server.address)));

/** Plays the table of the round with those who sit at it, whoever of them is given. */
async function playTable(view: TournamentView, who: readonly Guest[], table: string): Promise<void> {
  const { seats } = view.course.flatMap(({ tables }) => tables).find((one) => one.table === table)!;
  const seated = who.filter(({ user }) => seats.includes(user));
  const clients = await Promise.all(seated.map((one) => connect(one)));
  for (const client of clients) await client.watch(table);
  const players = clients.map((client, i) => playOut(client, game, table, i + 1));
  await Promise.all(players);
  for (const client of clients) await client.close();
}

describe('[S5] without anybody', { timeout: WHOLE_MS }, () => {
  it('a Swiss tournament of eight bots is played to its end, and nobody meets anybody twice', async () => {
    const event = await announce({ ...bots(8), rounds: 3 });
    await until(event, 'over');
    const view = await look(event);
    expect(view.course.map(({ tables }) => tables.length)).toEqual([4, 4, 4]);
    for (const { tables } of view.course) for (const { how } of tables) expect(how).toBe('played');
    expect(meetingsIn(view)).toEqual(new Array(12).fill(1));
    expect(sum(view.standings.map(({ points }) => points))).toBeCloseTo(12);
    expect(view.standings[0]).toMatchObject({ place: 1, tables: 3, byes: 0 });
    expect(view).toMatchObject({ round: 3, rounds: 3, table: null, yours: true });
  });

  it('a round robin of five bots lets everybody meet everybody, and everybody sits out once', async () => {
    const event = await announce({ ...bots(5), system: 'round-robin' });
    await until(event, 'over');
    const view = await look(event);
    expect(view.course).toHaveLength(5);
    expect(meetingsIn(view)).toEqual(new Array(10).fill(1));
    expect(view.standings.map(({ byes, tables }) => [byes, tables])).toEqual(new Array(5).fill([1, 4]));
  });

  it.each(games.map(({ game }) => [game.id, Math.max(3, game.players.min)] as const))(
    '%s: a Swiss tournament with %i at a table',
    async (id, size) => {
      const event = await announce({ game: id, size, ...bots(2 * size), least: size, rounds: 2 });
      await until(event, 'over');
      const view = await look(event);
      expect(view.course.flatMap(({ tables }) => tables)).toHaveLength(4);
      expect(sum(view.standings.map(({ points }) => points))).toBeCloseTo(2 * size);
    },
  );

  it('a server that stops in the middle is followed by one that goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signoria-events-'));
    const database = join(folder, 'club.db');
    const hour = 3_600_000;
    const slow = { ...AT_ONCE, botMs: { novice: hour, adept: hour, master: hour, companion: hour } };
    const first = await testServer({ database, now: () => now, pacing: slow });
    const owner = await newAccount(first.address, 'owner');
    const event = await announceEvent(owner, eventPlan(game.id, { ...bots(4), system: 'round-robin' }));
    expect((await lookAtEvent(owner, event)).course[0]!.tables[0]!.places).toBeNull();
    await first.close();
    const next = await testServer({ database, now: () => now });
    const view = () => lookAtEvent({ ...owner, address: next.address }, event);
    await expect.poll(async () => (await view()).status, { timeout: WHOLE_MS }).toBe('over');
    expect(meetingsIn(await view())).toEqual(new Array(6).fill(1));
    await next.close();
    rmSync(folder, { recursive: true });
  });
});

describe('[S5] entering', () => {
  it('anybody may who has a session; announcing needs an account; twice is once; a full one starts', async () => {
    const [ada, bice] = await people(2);
    expect(await call(ada!, '/api/events', eventPlan(game.id))).toMatchObject({
      status: 403,
      body: { error: { code: 'need-account' } },
    });
    const event = await announce({ most: 2 });
    expect((await enter(ada!, event)).status).toBe(200);
    expect((await enter(ada!, event)).body).toMatchObject({ entrants: 1, mine: true, status: 'open' });
    expect((await enter(bice!, event)).body).toMatchObject({ entrants: 2, status: 'running', round: 1 });
    expect((await enter(host, event)).body).toMatchObject({ error: { code: 'event-begun' } });
    const view = await lookAtEvent(ada!, event);
    expect(view.table).toBe(view.course[0]!.tables[0]!.table);
    const mine = (await call(ada!, '/api/tables/mine')).body;
    expect(mine).toMatchObject({ tables: [{ table: view.table, status: 'running', owner: `event/${event}` }] });
  });

  it('a list of open ones; those by invitation are known to whoever was told', async () => {
    const [ada] = await people(1);
    const open = await announce();
    now += 1;
    const secret = await announce({ entry: 'invitation' });
    const seen = async (who: Guest, when: 'now' | 'past' = 'now') =>
      (await ask(who, 'GET /api/events', { query: { when } })).events.map(({ event }) => event);
    expect(await seen(ada!)).toEqual([open]);
    expect(await seen(host)).toEqual([secret, open]);
    expect((await enter(ada!, secret)).status).toBe(200);
    expect(await seen(ada!)).toEqual([secret, open]);
    expect(await seen(ada!, 'past')).toEqual([]);
    await call(host, `/api/events/${open}/cancel`, {});
    expect(await seen(ada!, 'past')).toEqual([open]);
  });

  it('starts at its time with those who are there, or is called off when they are too few', async () => {
    const startAt = now + 60 * 60_000;
    const [enough, few] = [await announce({ startAt, most: 8 }), await announce({ startAt, least: 3 })];
    const [ada, bice] = await people(2);
    for (const event of [enough, few]) for (const one of [ada!, bice!]) await enter(one, event);
    await pass(30 * 60_000);
    expect([await statusOf(enough), await statusOf(few)]).toEqual(['open', 'open']);
    await pass(31 * 60_000);
    expect([await statusOf(enough), await statusOf(few)]).toEqual(['running', 'cancelled']);
  });

  it('only who announced it may start it early or call it off, and only before it begins', async () => {
    const [ada, bice] = await people(2);
    const event = await announce();
    expect((await call(ada!, `/api/events/${event}/start`, {})).status).toBe(403);
    expect((await call(ada!, `/api/events/${event}/cancel`, {})).status).toBe(403);
    expect((await call(host, `/api/events/${event}/start`, {})).body).toMatchObject({ error: { code: 'too-few' } });
    for (const one of [ada!, bice!]) await enter(one, event);
    expect((await call(host, `/api/events/${event}/start`, {})).body).toMatchObject({ status: 'running' });
    expect((await call(host, `/api/events/${event}/cancel`, {})).status).toBe(409);
    expect((await call(host, `/api/events/${event}/leave`, {})).status).toBe(403);
  });

  it.each([
    ['more at a table than the game allows', { size: 16, least: 16, most: 16 }],
    ['a start that has passed', { startAt: 1 }],
    ['fewer players than seats', { size: 3, least: 2 }],
    ['more bots than places', { most: 2, bots: bots(3).bots }],
    ['an option the game does not have', { options: { nonsense: true } }],
    ['a game that is not played here', { game: 'chess' }],
  ])('no event with %s', async (_, more) => {
    const { status } = await call(host, '/api/events', eventPlan(game.id, more));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('[S5] time-outs', { timeout: WHOLE_MS }, () => {
  it('at the end of a round bots answer for those who are waited for; who was never there is paired no more', async () => {
    const [ada, bice] = await people(2);
    const event = await announce({ most: 3, least: 3, bots: { level: 'novice', count: 1 }, rounds: 5 });
    for (const one of [ada!, bice!]) await enter(one, event);
    await pass(ROUND_MS - 1);
    expect((await look(event)).course[0]!.tables[0]!.places).toBeNull();
    await pass(1);
    const result = async () => {
      await pass(1000);
      return (await look(event)).course[0]!.tables[0]!.places;
    };
    await expect.poll(result, { timeout: WHOLE_MS, interval: 20 }).not.toBeNull();
    const view = await look(event);
    const done = view.course[0]!.tables[0]!;
    expect(done.how).toBe('played');
    const absent = done.seats.filter((id) => !id.startsWith('bot/'));
    for (const id of absent) expect(view.people.find((one) => one.id === id)!.gone).toBe(true);
  });

  it('a table that cannot go on is judged by its score sheet when the round closes', async () => {
    const two = await people(2);
    const event = await announce({ most: 2, rounds: 1 });
    for (const one of two) await enter(one, event);
    const { table } = (await look(event)).course[0]!.tables[0]!;
    const clients = await Promise.all(two.map((one) => connect(one)));
    await clients[0]!.ask({ type: 'propose', table, what: { kind: 'pause' } });
    await clients[1]!.ask({ type: 'vote', table, proposal: 1, agree: true });
    await pass(ROUND_MS + graceMs(ROUND_MS) - 1);
    expect(await statusOf(event)).toBe('running');
    await pass(LOOK);
    const view = await look(event);
    expect(view.course[0]!.tables[0]).toMatchObject({ how: 'judged', places: expect.any(Array) });
    expect(view.status).toBe('over');
    for (const client of clients) await client.close();
  });

  it('a game ended by agreement counts as shared', async () => {
    const two = await people(2);
    const event = await announce({ most: 2, rounds: 1 });
    for (const one of two) await enter(one, event);
    const { table } = (await look(event)).course[0]!.tables[0]!;
    const clients = await Promise.all(two.map((one) => connect(one)));
    await clients[0]!.ask({ type: 'propose', table, what: { kind: 'end' } });
    await clients[1]!.ask({ type: 'vote', table, proposal: 1, agree: true });
    await until(event, 'over');
    expect((await look(event)).standings.map(({ points, place }) => [points, place])).toEqual([
      [0.5, 1],
      [0.5, 1],
    ]);
    for (const client of clients) await client.close();
  });

  it('a bot plays the last game of whoever leaves, and the others go on without them; they may come back', async () => {
    const [ada, bice, cora] = await people(3);
    const event = await announce({ most: 3, least: 3, rounds: 3 });
    for (const one of [ada!, bice!, cora!]) await enter(one, event);
    const first = await look(event);
    const { seats, table } = first.course[0]!.tables[0]!;
    const [out, other] = seats.map((id) => [ada!, bice!, cora!].find(({ user }) => user === id)!);
    expect((await call(out!, `/api/events/${event}/leave`, {})).body).toMatchObject({ gone: true });
    await playTable(first, [other!], table);
    await expect.poll(async () => (await look(event)).round, { timeout: WHOLE_MS }).toBe(2);
    await pass(BREAK_MS);
    const second = await look(event);
    expect(second.course[1]!.tables.flatMap((one) => one.seats)).not.toContain(out!.user);
    expect(second.course[1]!.tables).toHaveLength(1);
    expect((await enter(out!, event)).body).toMatchObject({ gone: false });
  });
});

describe('[S4] [S5] a rated tournament', { timeout: WHOLE_MS }, () => {
  it('[P9] does not count at tables where a bot plays', async () => {
    const event = await announce({ ...bots(2), rounds: 1, rated: true });
    await until(event, 'over');
    const { table } = (await look(event)).course[0]!.tables[0]!;
    expect((await call(host, `/api/tables/${table}`)).body).toMatchObject({ settings: { rated: false } });
  });

  it('counts for ratings like any rated table; live rounds leave people time to get up', async () => {
    const two = await people(2);
    const event = await announce({ most: 2, rounds: 2, rated: true });
    for (const one of two) await enter(one, event);
    const first = await look(event);
    await playTable(first, two, first.course[0]!.tables[0]!.table);
    await expect.poll(async () => (await look(event)).round).toBe(2);
    const between = await look(event);
    expect(between.course).toHaveLength(1);
    expect(between.notBefore).toBe(now + BREAK_MS);
    await pass(BREAK_MS);
    expect((await look(event)).course).toHaveLength(2);
    await expect.poll(async () => (await look(event)).people.map(({ rating }) => rating?.games)).toEqual([1, 1]);
  });
});
