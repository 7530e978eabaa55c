/** Duplicate tournaments on a real server: everybody plays the same deals, nobody sees one before they have played it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TournamentView } from '@signoria/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, connect, type Guest, newGuest } from '../testing/client.ts';
import { playTo } from '../testing/deals.ts';
import { anyGame } from '../testing/games.ts';
import { AT_ONCE, testServer } from '../testing/server.ts';
import { announceEvent, bots, dealFaults, eventPlan, lookAtEvent } from '../testing/tournaments.ts';
import { BREAK_MS } from '../tournaments/advance.ts';

const game = await anyGame();
const WHOLE_MS = 240_000;

let now: number;
let server: RunningServer;
let host: Guest;
beforeEach(async () => {
  now = Date.parse('2026-03-02T12:00Z');
  server = await testServer({ now: () => now });
  host = await newAccount(server.address, 'host');
});
afterEach(() => server.close());

const duplicate = (more: Parameters<typeof eventPlan>[1] = {}) =>
  announceEvent(host, eventPlan(game.id, { system: 'duplicate', least: 3, ...more }));
const look = (event: string) => lookAtEvent(host, event);
const until = (event: string, wanted: (view: TournamentView) => boolean) =>
  expect.poll(async () => wanted(await look(event)), { timeout: WHOLE_MS, interval: 100 }).toBe(true);
const enter = (who: Guest, event: string) => call(who, `/api/events/${event}/join`, {});
const people = (n: number) => Promise.all(Array.from({ length: n }, () => newGuest(server.address)));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isOver = ({ status }: TournamentView) => status === 'over';
const refusalOf = ({ body }: { readonly body: unknown }) => (body as { refusal?: { why: string } }).refusal?.why;
const tableOf = ({ course }: TournamentView, { user }: Guest) =>
  course.at(-1)!.tables.find(({ seats }) => seats.includes(user))!;
const play = (who: Guest, table: string) => playTo(who, game, table, 1);

const pass = (ms: number) => {
  now += ms;
  return server.runJobs();
};

describe('a duplicate tournament of bots', { timeout: WHOLE_MS }, () => {
  it('of 24 is played to its end: one deal a round, every seat in turn, and who did better with it', async () => {
    const event = await duplicate({ ...bots(24), size: 4, least: 24, rounds: 4 });
    await until(event, isOver);
    const view = await look(event);
    expect(view.course.map(({ tables }) => tables.length)).toEqual([6, 6, 6, 6]);
    expect(await dealFaults(host, view)).toEqual([]);
    // At each seat of a deal six are compared: on average everybody is better than half of the others.
    for (const { tables } of view.course) {
      for (let seat = 0; seat < 4; seat++) {
        expect(sum(tables.map(({ shares }) => shares![seat]!))).toBeCloseTo(3);
        expect(sum(tables.map(({ over }) => over![seat]!))).toBeCloseTo(0);
      }
    }
    expect(sum(view.standings.map(({ points }) => points))).toBeCloseTo(24 * 4 * 0.5);
    expect(view.standings).toHaveLength(24);
    expect(view.standings.every(({ tables, byes }) => tables === 4 && byes === 0)).toBe(true);
    // Bots that take part have luck of their own: one deal, and not six times the same game.
    expect(new Set(view.standings.map(({ points }) => points)).size).toBeGreaterThan(1);
  });

  it('by points above the mean goes by them, and the other number is told as well', async () => {
    const event = await duplicate({ ...bots(5), least: 5, rounds: 2, scoring: 'mean' });
    await until(event, isOver);
    const { standings, course, scoring } = await look(event);
    expect(scoring).toBe('mean');
    expect(course.map(({ tables }) => tables.length)).toEqual([3, 3]);
    expect(
      course.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats.filter((id) => id.startsWith('fill/')))),
    ).toHaveLength(2);
    // Sums of thirds come to the same but for their last digit.
    const points = standings.map((one) => Math.round(one.points * 1e6));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    for (const { points, over, tables } of standings) expect(points).toBeCloseTo(over! * tables);
  });

  it('outlives a server that stops in the middle', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signoria-duplicate-'));
    const database = join(folder, 'club.db');
    const hour = 3_600_000;
    const slow = { ...AT_ONCE, botMs: { novice: hour, adept: hour, master: hour, companion: hour } };
    const first = await testServer({ database, now: () => now, pacing: slow });
    const owner = await newAccount(first.address, 'owner');
    const plan = eventPlan(game.id, { system: 'duplicate', ...bots(6), least: 3, rounds: 3 });
    const event = await announceEvent(owner, plan);
    await first.close();
    const next = await testServer({ database, now: () => now });
    const view = () => lookAtEvent({ ...owner, address: next.address }, event);
    await expect.poll(async () => (await view()).status, { timeout: WHOLE_MS }).toBe('over');
    expect(await dealFaults({ ...owner, address: next.address }, await view())).toEqual([]);
    await next.close();
    rmSync(folder, { recursive: true });
  });
});

describe('nobody looks into a deal that is still played', { timeout: WHOLE_MS }, () => {
  it('at another table: not by looking on, in a file, a branch or the standings; afterwards everybody may', async () => {
    const four = await people(4);
    const event = await duplicate({ most: 4, rounds: 1 });
    for (const one of four) await enter(one, event);
    const first = await look(event);
    const [mine, theirs] = first.course[0]!.tables;
    const at = (seats: readonly string[]) => four.filter(({ user }) => seats.includes(user));
    const [ada] = at(mine!.seats);
    const eyes = await connect(ada!, { keep: true });
    const shut = await eyes.watch(theirs!.table);
    expect(shut).toMatchObject({ status: 'running', view: null, question: null, log: [], clock: null, key: null });
    expect(await eyes.ask({ type: 'past', table: theirs!.table, seq: 0 })).toMatchObject({
      refusal: { why: 'malformed' },
    });
    const told = await eyes.ask({ type: 'chat', table: theirs!.table, text: 'the queen comes next' });
    expect(told).toMatchObject({ refusal: { why: 'sealed' } });

    // Two at once, or neither would get an answer.
    await Promise.all(at(mine!.seats).map((one) => play(one, mine!.table)));
    const half = (await look(event)).course[0]!.tables;
    expect(half.map(({ places, points, shares }) => [places, points, shares])).toEqual(
      half.map(() => [null, null, null]),
    );
    for (const who of [ada!, ...at(theirs!.seats), host]) {
      expect(refusalOf(await call(who, `/api/tables/${mine!.table}/file`))).toBe('sealed');
      const branch = { seq: 0, seat: 0 };
      expect(refusalOf(await call(who, `/api/tables/${mine!.table}/branch`, branch))).toBe('sealed');
    }
    expect(eyes.heard.join()).not.toContain('"events"');
    expect((await call(host, `/api/tables/${mine!.table}`)).body).toMatchObject({ status: 'finished', result: null });
    const news = async () => (await fetch(`${host.address}/feeds/finished.atom`)).text();
    expect(await news()).not.toContain(mine!.table);
    const board = (await call(ada!, `/api/tables/${theirs!.table}/board`)).body;
    expect(board).toMatchObject({ view: null, question: null, outcome: null });
    const spy = await connect(at(theirs!.seats)[0]!);
    expect(await spy.watch(mine!.table)).toMatchObject({ status: 'finished', view: null, outcome: null, log: [] });

    await Promise.all(at(theirs!.seats).map((one) => play(one, theirs!.table)));
    await until(event, isOver);
    const open = await spy.until(mine!.table, ({ view, key }) => view !== null && key !== null);
    const files = await Promise.all(
      [mine!, theirs!].map(async ({ table }) => (await call(ada!, `/api/tables/${table}/file`)).body),
    );
    expect(open.log.length).toBeGreaterThan(0);
    expect(await news()).toContain(mine!.table);
    expect(files).toMatchObject([{ key: open.key }, { key: open.key }]);
    await eyes.close();
    await spy.close();
  });

  it('nor as an administrator who plays the same deal elsewhere', async () => {
    const three = await people(3);
    const event = await duplicate({ most: 4, rounds: 1, join: true });
    for (const one of three) await enter(one, event);
    const view = await look(event);
    const own = tableOf(view, host).table;
    const other = view.course[0]!.tables.find(({ table }) => table !== own)!;
    const teller = three.find(({ user }) => other.seats.includes(user))!;
    await call(teller, `/api/tables/${other.table}/wrong`, { text: 'the map is upside down' });
    const { faults } = await ask(host, 'GET /api/admin/faults');
    expect(faults).toMatchObject([{ table: other.table, veiled: true, text: '' }]);
    expect(await call(host, `/api/admin/faults/${faults[0]!.fault}/file`)).toMatchObject({
      body: { error: { code: 'seated-here' } },
    });
  });

  it('who comes late takes a seat a bot has filled, and gets the average for what they missed; who leaves none', async () => {
    const [ada, bice, cora, dora] = await people(4);
    const event = await duplicate({ most: 4, least: 3, rounds: 4, startAt: now + 1000 });
    for (const one of [ada!, bice!, cora!]) await enter(one, event);
    await pass(2000);
    const begun = await look(event);
    expect(begun).toMatchObject({ status: 'running', late: true });
    expect((await enter(dora!, event)).body).toMatchObject({ entrants: 4, mine: true, late: false });
    await call(cora!, `/api/events/${event}/leave`, {});
    const seated = (view: TournamentView) => [ada!, bice!].map((one) => [one, tableOf(view, one).table] as const);
    await Promise.all(seated(begun).map(([one, table]) => play(one, table)));
    await until(event, ({ round }) => round === 2);
    await pass(BREAK_MS);
    const second = await look(event);
    const here = second.course[1]!.tables.flatMap(({ seats }) => seats);
    expect(here).toContain(dora!.user);
    expect(here).not.toContain(cora!.user);
    expect(here.filter((id) => id.startsWith('fill/'))).toHaveLength(1);
    const standing = second.standings.find(({ id }) => id === dora!.user)!;
    expect(standing).toMatchObject({ byes: 1, tables: 0, points: 0.5 });
    expect((await enter(cora!, event)).body).toMatchObject({ gone: false });
  });

  it('cannot be announced for one table, nor entered late once half is dealt', async () => {
    const alone = eventPlan(game.id, { system: 'duplicate', size: 3, least: 3 });
    expect((await call(host, '/api/events', alone)).status).toBe(400);
    const three = await people(3);
    const event = await duplicate({ most: 8, rounds: 1, startAt: now + 1000 });
    for (const one of three) await enter(one, event);
    await pass(2000);
    const [late] = await people(1);
    expect((await enter(late!, event)).body).toMatchObject({ error: { code: 'event-begun' } });
  });
});
