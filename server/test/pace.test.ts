/** Play over weeks on a real server: its clock is moved by hand, and all rounds of the house are gone at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Query } from '@signoria/protocol';
import { openStore, type Store } from '@signoria/store';
import { LADDER, type NewTable, type TableView, TIME_CONTROLS } from '@signoria/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import type { RunningServer } from '../index.ts';
import {
  anyAnswer,
  ask,
  type Client,
  call,
  connect,
  createTable,
  type Guest,
  newGuest,
  plan,
  SETTINGS,
} from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const { bank: BANK } = TIME_CONTROLS.club.clock;
const game = await anyGame();

let now: number;
let folder: string;
let database: string;
let store: Store;
let server: RunningServer;

beforeEach(async () => {
  now = Date.parse('2026-03-02T12:00Z');
  folder = mkdtempSync(join(tmpdir(), 'signoria-pace-'));
  database = join(folder, 'club.db');
  server = await testServer({ database, now: () => now });
  store = await openStore(database);
});
afterEach(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const pass = (ms: number) => {
  now += ms;
  return server.runJobs();
};

interface Party {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly clients: readonly Client[];
}

/** A running game of people, all of them looking. */
async function begin(people: number, settings: Partial<NewTable['settings']> = {}, of = game): Promise<Party> {
  const guests = await Promise.all(Array.from({ length: people }, () => newGuest(server.address)));
  const places = guests.map((_, i) => (i === 0 ? 'me' : 'open'));
  const { table } = await createTable(
    guests[0]!,
    plan(of.id, places, { settings: { ...SETTINGS, pace: 'club', ...settings } }),
  );
  for (const guest of guests.slice(1)) await call(guest, `/api/tables/${table}/join`, {});
  await call(guests[0]!, `/api/tables/${table}/start`, {});
  const clients = await Promise.all(guests.map((guest) => connect(guest)));
  for (const client of clients) await client.watch(table);
  return { table, guests, clients };
}

const isAsked = ({ question }: TableView) => question !== null && question.menu !== null && question.picked === null;

/** The first who is asked, as their seat. */
function askedSeat({ table, clients }: Party): number {
  return clients.findIndex((client) => isAsked(client.views.get(table)!));
}

/** What the notices were asked to tell them: the names of the wishes, `table/seat/step/question`. */
async function wishes(user: string): Promise<readonly string[]> {
  const { items } = await store.listDocuments({ kind: 'notice-wish', owner: user });
  return items.map(({ id }) => id);
}

const seatOf = (view: TableView, seat: number) =>
  view.seats[seat] as Extract<TableView['seats'][number], { kind: 'person' }>;
const covered = (seat: number) => (view: TableView) => seatOf(view, seat).covered !== null;

async function close({ clients }: Party): Promise<void> {
  await Promise.all(clients.map((client) => client.close()));
}

describe('[A6] the ladder over weeks', () => {
  it('[O5] whoever is silent is covered by a bot, as said in advance, and gets the seat back with an account', async () => {
    const party = await begin(3);
    const { table, guests, clients } = party;
    const away = askedSeat(party);
    const [guest, client] = [guests[away]!, clients[away]!];
    expect(await call(guest, '/api/pace', { cover: 'novice' })).toMatchObject({
      status: 200,
      body: { cover: 'novice' },
    });
    await pass(BANK - LADDER.weeks.warn - HOUR);
    expect(seatOf(client.views.get(table)!, away).covered).toBeNull();
    await pass(LADDER.weeks.warn + 2 * HOUR);
    const view = await client.until(table, (seen) => covered(away)(seen) && seen.account.length > 0);
    expect(seatOf(view, away).covered).toBe('novice');
    expect(view.touched).toBe(true);
    expect(await client.ask({ type: 'answer', table, ticket: view.question!.ticket, line: 'pass' })).toMatchObject({
      refusal: { why: 'not-seated' },
    });
    expect(await client.ask({ type: 'return', table })).toMatchObject({ type: 'done' });
    const back = await client.until(table, (seen) => !covered(away)(seen));
    expect(back.account[0]).toMatchObject({ at: expect.any(Number), line: expect.any(String) });
    expect(back.clock!.seats[away]!.left).toBe(BANK / 4);
    expect((await ask(guest, 'GET /api/tables/:id', { params: { id: table } })).touched).toBe(true);
    await close(party);
  });

  it('happens once, and each time it was promised; what players are to be told is left for the notices', async () => {
    const party = await begin(3, { pace: 'club' });
    const away = askedSeat(party);
    const user = party.guests[away]!.user;
    const began = now;
    const seen = new Map<string, number>();
    const names = new Set<string>();
    for (let hour = 0; hour < (BANK + LADDER.weeks.vacant) / HOUR + 2; hour += 3) {
      for (const name of await wishes(user)) {
        const step = name.split('/')[2]!;
        if (!seen.has(step)) seen.set(step, now - began);
        names.add(name);
      }
      await pass(3 * HOUR);
    }
    expect([...seen.keys()]).toEqual(['remind', 'warn', 'covered', 'vacant']);
    const late = (step: string, due: number) => expect(seen.get(step)! - due).toBeLessThanOrEqual(3 * HOUR);
    late('remind', BANK - LADDER.weeks.remind);
    late('warn', BANK - LADDER.weeks.warn);
    late('covered', BANK);
    late('vacant', BANK + LADDER.weeks.vacant);
    expect(names.size).toBe(4);
    await close(party);
  });

  it('a vacant seat is taken by somebody else, who is asked then', async () => {
    const party = await begin(3);
    const away = askedSeat(party);
    await call(party.guests[away]!, '/api/pace', { cover: 'never' });
    const stranger = await newGuest(server.address);
    const join = () => call(stranger, `/api/tables/${party.table}/join`, { seat: away });
    await pass(BANK + HOUR);
    expect((await join()).status).toBe(409);
    await pass(LADDER.weeks.vacant);
    expect(await join()).toMatchObject({ status: 200, body: { seat: away } });
    const client = await connect(stranger);
    expect(isAsked(await client.watch(party.table))).toBe(true);
    expect(await client.watch(party.table)).toMatchObject({ you: away, orders: [] });
    await client.close();
    await close(party);
  });

  it('friendly flags fall without a sound, and no clock means no ladder', async () => {
    for (const settings of [{ friendly: true }, { pace: 'days' }] as const) {
      const party = await begin(2, settings);
      await pass(20 * DAY);
      await pass(5 * DAY);
      const view = party.clients[0]!.views.get(party.table)!;
      expect(view).toMatchObject({ status: 'running', touched: false });
      expect(askedSeat(party)).toBeGreaterThanOrEqual(0);
      await close(party);
    }
  });
});

describe.each((await loadGames()).map((module) => [module.game.id, module] as const))('[O5] %s', (_, module) => {
  it('goes on when a flag falls, and its player may come back', async () => {
    const { game } = module;
    const party = await begin(Math.max(2, game.players.min), {}, game);
    const away = askedSeat(party);
    const client = party.clients[away]!;
    await pass(BANK + HOUR);
    const view = await client.until(party.table, (seen) => seen.account.length > 0);
    expect(seatOf(view, away).covered).toBe('adept');
    expect(await client.ask({ type: 'return', table: party.table })).toMatchObject({ type: 'done' });
    await client.until(party.table, (seen) => !covered(away)(seen));
    await close(party);
  });
});

describe('[A5] days off', () => {
  it('stop one’s clocks in games over weeks, those that begin meanwhile too; a year has so many', async () => {
    const party = await begin(2);
    const live = await begin(2, { pace: 'relaxed' });
    const away = askedSeat(party);
    const guest = party.guests[away]!;
    const leave = await call(guest, '/api/pace/leave', { days: 14 });
    expect(leave).toMatchObject({ status: 200, body: { leave: { perYear: 30, left: 16, spans: [{ from: now }] } } });
    const { table: later } = await createTable(
      guest,
      plan(game.id, ['me', 'open'], { settings: { ...SETTINGS, pace: 'club' } }),
    );
    await call(live.guests[0]!, `/api/tables/${later}/join`, {});
    await call(guest, `/api/tables/${later}/start`, {});
    await pass(13 * DAY);
    const view = await party.clients[away]!.until(party.table, (seen) => seen.clock!.seats[away]!.rests.length > 0);
    expect(seatOf(view, away).covered).toBeNull();
    expect(view.clock!.seats[away]!.flag).toBe(view.clock!.seats[away]!.since + 14 * DAY + BANK);
    const there = await connect(guest);
    expect((await there.watch(later)).clock!.seats[0]!.rests).toMatchObject([{ why: 'leave' }]);
    expect((await live.clients[0]!.watch(live.table)).touched).toBe(true);
    expect(await call(guest, '/api/pace/leave', { days: 2 })).toMatchObject({
      body: { error: { code: 'leave-overlaps' } },
    });
    const far = { from: now + 20 * DAY, days: 17 };
    expect(await call(guest, '/api/pace/leave', far)).toMatchObject({ body: { error: { code: 'no-leave-left' } } });
    await there.close();
    await close(party);
    await close(live);
  });

  it('end early: what was not begun can be taken again', async () => {
    const party = await begin(2);
    const away = askedSeat(party);
    const guest = party.guests[away]!;
    const flag = (is: number) =>
      party.clients[away]!.until(party.table, ({ clock }) => clock!.seats[away]!.flag === is);
    const from = now;
    await call(guest, '/api/pace/leave', { days: 10 });
    await flag(from + 10 * DAY + BANK);
    await pass(2 * DAY + HOUR);
    expect(await call(guest, '/api/pace/leave/end', { from })).toMatchObject({ body: { leave: { left: 27 } } });
    const view = await flag(now + BANK);
    expect(view.clock!.seats[away]!.rests).toMatchObject([{ why: 'leave', from, to: now }]);
    const planned = { from: now + 5 * DAY, days: 3 };
    await call(guest, '/api/pace/leave', planned);
    expect(await call(guest, '/api/pace/leave/end', { from: planned.from })).toMatchObject({
      body: { leave: { left: 27, spans: [{ from }] } },
    });
    await close(party);
  });
});

describe('[H3] a server that stops', () => {
  it.each(['closed', 'killed'] as const)('costs nobody any time (%s)', async (how) => {
    const party = await begin(2, { pace: 'blitz' });
    const away = askedSeat(party);
    await pass(60_000);
    const guest = party.guests[away]!;
    await close(party);
    await server.close();
    // As one leaves it that had no time to say good-bye.
    if (how === 'killed') await store.setMeta('alive', JSON.stringify({ at: now, closed: false }));
    now += 3 * HOUR;
    server = await testServer({ database, now: () => now });
    const client = await connect({ ...guest, address: server.address });
    const view = await client.watch(party.table);
    expect(view.clock!.seats[away]!.flag).toBe(now + TIME_CONTROLS.blitz.clock.bank - 60_000);
    await server.runJobs();
    expect(seatOf(await client.watch(party.table), away).covered).toBeNull();
    await client.close();
  });
});

describe('[A7] my tables', () => {
  it('say when my time runs out, and in what order I want them', async () => {
    const party = await begin(2);
    const away = askedSeat(party);
    const guest = party.guests[away]!;
    const mine = async () => (await call(guest, '/api/tables/mine')).body;
    expect(await mine()).toMatchObject({
      order: 'urgency',
      tables: [{ yourTurn: true, since: now, flag: now + BANK, settings: { pace: 'club' } }],
    });
    await call(guest, '/api/pace', { order: 'oldest' });
    expect(await mine()).toMatchObject({ order: 'oldest' });
    const { question } = party.clients[away]!.views.get(party.table)!;
    const line = anyAnswer(game, party.clients[away]!.views.get(party.table)!)!;
    await party.clients[away]!.ask({ type: 'answer', table: party.table, ticket: question!.ticket, line });
    await close(party);
  });
});

describe('[L3] tables', () => {
  it('are found by pace, or by live and over weeks; hours of play that are none are refused', async () => {
    const ada = await newGuest(server.address);
    const at = (settings: Partial<NewTable['settings']>) =>
      call(ada, '/api/tables', plan(game.id, ['me', 'open'], { settings: { ...SETTINGS, ...settings } }));
    for (const pace of ['blitz', 'live', 'club', 'days'] as const) expect((await at({ pace })).status).toBe(201);
    const listed = async (query: Query<'GET /api/tables'>) => {
      const { tables } = await ask(ada, 'GET /api/tables', { query });
      return tables.map(({ settings }) => settings.pace).sort();
    };
    expect(await listed({ pace: 'blitz' })).toEqual(['blitz']);
    expect(await listed({ span: 'live' })).toEqual(['blitz', 'live']);
    expect(await listed({ span: 'weeks' })).toEqual(['club', 'days']);
    const window = { from: 18 * 60, to: 22 * 60, zone: 'Europe/Rome' };
    expect((await at({ pace: 'club', window })).status).toBe(201);
    expect((await at({ pace: 'club', window: { ...window, zone: 'Rome' } })).status).toBe(400);
    expect((await at({ pace: 'club', window: { ...window, to: 18 * 60 + 5 } })).status).toBe(400);
  });
});
