/** Who may do what: every route and every message, for everybody there is. A route or message missing here fails. */
import { ROUTES as DECLARED, listRoutes, MESSAGE_TYPES, pathOf } from '@signoria/protocol';
import type { NewTable } from '@signoria/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { signIn } from '../testing/accounts.ts';
import {
  anyAnswer,
  type Call,
  call,
  connect,
  createTable,
  type Guest,
  newGuest,
  plan,
  type Wish,
} from '../testing/client.ts';
import { dealOfTheDay } from '../testing/deals.ts';
import { anyGame } from '../testing/games.ts';
import { foundLeague, leaguePlan } from '../testing/leagues.ts';
import { testServer } from '../testing/server.ts';
import { announceEvent, eventPlan } from '../testing/tournaments.ts';
import { ACCOUNTS } from './rights/accounts.ts';
import { ADMIN } from './rights/admin.ts';
import { DEALS } from './rights/deals.ts';
import { FEEDS } from './rights/feeds.ts';
import { FIGURES } from './rights/figures.ts';
import { LEAGUES } from './rights/leagues.ts';
import { MACHINES } from './rights/machines.ts';
import { NOTICES } from './rights/notices.ts';
import { PACE } from './rights/pace.ts';
import { PICTURES } from './rights/pictures.ts';
import { KEPT_OUT, ROLES, type Role, type RouteCase, type TableState } from './rights/rights.ts';
import { TABLES } from './rights/tables.ts';
import { EVENTS } from './rights/tournaments.ts';

const game = await anyGame();
let server: RunningServer;
let anybody: Guest;
let administrator: Guest;
beforeAll(async () => {
  server = await testServer({ limits: { verifyMs: 20_000 } });
  anybody = await newGuest(server.address);
  administrator = await newGuest(server.address);
  await call(administrator, '/api/account', { handle: 'doge', password: 'ducal palace' });
});
afterAll(() => server.close());

interface Fixture {
  readonly table: string;
  readonly code: string;
  readonly guests: { readonly [R in Exclude<Role, 'anonymous'>]: Guest };
}

async function fixture(state: TableState): Promise<Fixture> {
  const several = await Promise.all([0, 1, 2, 3, 4].map(() => newGuest(server.address)));
  const [owner, seated, watching, elsewhere, guest] = several as [Guest, Guest, Guest, Guest, Guest];
  const guests = { owner, seated, watching, elsewhere, guest, administrator };
  await createTable(guests.elsewhere, plan(game.id, ['me', 'open']));
  const places: NewTable['places'] = state === 'open' ? ['me', 'open', 'open', 'novice'] : ['me', 'open', 'novice'];
  const { table, code } = await createTable(guests.owner, plan(game.id, places));
  await call(guests.seated, `/api/tables/${table}/join`, { seat: 1 });
  if (state !== 'open') await call(guests.owner, `/api/tables/${table}/start`, {});
  if (state === 'finished') await end(guests.owner, guests.seated, table);
  return { table, code, guests };
}

/** All agree that it is over. */
async function end(owner: Guest, seated: Guest, table: string): Promise<void> {
  const [one, other] = [await connect(owner), await connect(seated)];
  await one.ask({ type: 'propose', table, what: { kind: 'end' } });
  await other.ask({ type: 'vote', table, proposal: 1, agree: true });
  await Promise.all([one.close(), other.close()]);
}

const CLUB = [...PACE, ...ACCOUNTS, ...ADMIN, ...NOTICES, ...EVENTS, ...LEAGUES, ...DEALS];
const ROUTES: readonly RouteCase[] = [...TABLES, ...CLUB, ...FEEDS, ...FIGURES, ...PICTURES, ...MACHINES];

/** What `:id` stands for: a table, a person, a tournament of the administrator's. */
async function idFor(route: string, table: string, { owner }: Fixture['guests']): Promise<string> {
  if (route.includes('/api/people/')) return owner.user;
  if (route.includes('/api/deals/')) return (await dealOfTheDay(administrator)).deal;
  if (route.includes('/api/leagues/')) {
    return foundLeague(administrator, leaguePlan(game.id, Date.parse('2100-01-01'), { join: true }));
  }
  return route.includes('/api/events/') ? announceEvent(administrator, eventPlan(game.id)) : table;
}

describe.each(ROUTES)('$route $state $body', ({ route, state = 'open', body, query = '', parts = false, expected }) => {
  it.each(ROLES.map((role) => [role, expected[role]] as const))('%s: %i', async (role, status) => {
    const { table, code, guests } = await fixture(state);
    const again = parts && role === 'administrator';
    const known = again ? await signIn(server.address, 'doge', { password: 'ducal palace' }) : null;
    const who: Call = known ?? (role === 'anonymous' ? { address: server.address } : guests[role]);
    const id = await idFor(route, table, guests);
    const path = pathOf(route).replace(':id', id).replace(':code', code).replace(/:\w+/, 'nobody');
    expect(await call(who, path + query, body)).toMatchObject({ status });
  });
});

interface MessageCase {
  readonly message: Wish;
  readonly state?: TableState;
  /** 'done', or why it is refused; by role, without the anonymous, who have no socket. */
  readonly expected: readonly [string, string, string, string];
}

const toAll = (reply: string) => [reply, reply, reply, reply] as const;
const table = '';

const NOTE = { do: 'note', moment: { seq: 0, variation: null, step: 0 }, seat: null, text: 'so', marks: [] } as const;

const MESSAGES: readonly MessageCase[] = [
  {
    message: { type: 'answer', table, ticket: 0, line: 'pass' },
    expected: ['not-seated', 'not-seated', 'not-running', 'not-running'],
  },
  {
    message: { type: 'answer', table, ticket: -1, line: 'pass' },
    state: 'running',
    expected: ['not-seated', 'not-seated', 'stale', 'stale'],
  },
  { message: { type: 'answer', table, ticket: 0, line: 'pass' }, state: 'finished', expected: toAll('over') },
  {
    message: { type: 'undo', table },
    state: 'running',
    expected: ['not-seated', 'not-seated', 'forbidden', 'forbidden'],
  },
  {
    message: { type: 'propose', table, what: { kind: 'pause' } },
    state: 'running',
    expected: ['not-seated', 'not-seated', 'done', 'done'],
  },
  {
    message: { type: 'vote', table, proposal: 7, agree: true },
    state: 'running',
    expected: ['not-seated', 'not-seated', 'no-such-proposal', 'no-such-proposal'],
  },
  { message: { type: 'resign', table }, state: 'running', expected: ['not-seated', 'not-seated', 'done', 'done'] },
  { message: { type: 'return', table }, state: 'running', expected: ['not-seated', 'not-seated', 'done', 'done'] },
  {
    message: { type: 'order', table, orders: [] },
    state: 'running',
    expected: ['not-seated', 'not-seated', 'done', 'done'],
  },
  { message: { type: 'chat', table, text: 'hello' }, expected: toAll('done') },
  { message: { type: 'mute', table, user: 'cesare', muted: true }, expected: toAll('done') },
  { message: { type: 'past', table, seq: 0 }, expected: toAll('not-running') },
  { message: { type: 'past', table, seq: 0 }, state: 'running', expected: toAll('past') },
  // Whoever is not asked is told of nothing (table/test/foresight.test.ts), and of no bot's reasons what they may not know.
  { message: { type: 'foresee', table, ticket: 0, line: 'pass' }, state: 'running', expected: toAll('foreseen') },
  { message: { type: 'why', table, seq: 0 }, expected: toAll('not-running') },
  { message: { type: 'why', table, seq: 0 }, state: 'running', expected: toAll('reasons') },
  { message: { type: 'sit', table, seat: null }, expected: toAll('done') },
  { message: { type: 'sit', table, seat: 0 }, expected: ['seat-taken', 'seat-taken', 'seat-taken', 'done'] },
  { message: { type: 'rise', table }, expected: ['not-seated', 'not-seated', 'done', 'done'] },
  {
    message: { type: 'place', table, seat: 2, level: 'adept' },
    expected: ['not-owner', 'not-owner', 'not-owner', 'done'],
  },
  {
    message: { type: 'colour', table, seat: 1, colour: 6 },
    expected: ['not-owner', 'not-owner', 'done', 'seat-taken'],
  },
  { message: { type: 'start', table }, expected: ['not-owner', 'not-owner', 'not-owner', 'seats-open'] },
  { message: { type: 'close', table }, expected: ['not-owner', 'not-owner', 'not-owner', 'done'] },
  { message: { type: 'close', table }, state: 'running', expected: toAll('already-started') },
  // Nobody is in a room of a game that is not over, and nobody else does anything in one: rooms.test.ts has the rest.
  { message: { type: 'room', table, deed: NOTE }, state: 'running', expected: toAll('malformed') },
  { message: { type: 'room', table, deed: NOTE }, state: 'finished', expected: toAll('done') },
];

const SOCKET_ROLES = ['elsewhere', 'watching', 'seated', 'owner'] as const;

describe.each(MESSAGES)('message $message $state', ({ message, state = 'open', expected }) => {
  it.each(SOCKET_ROLES.map((role, i) => [role, expected[i]!] as const))('%s: %s', async (role, reply) => {
    const { table, guests } = await fixture(state);
    const client = await connect(guests[role]);
    if (role === 'watching') await client.watch(table);
    if (message.type === 'room') client.send({ type: 'enter', table });
    const said = await client.ask({ ...message, table } as Wish);
    expect(said.type === 'refused' ? said.refusal.why : said.type).toBe(reply);
    await client.close();
  });
});

describe('the socket', () => {
  it('is not opened to anybody without a session, or with a made-up one', async () => {
    for (const cookie of ['', 'signoria=', `signoria=${'A'.repeat(43)}`]) {
      await expect(connect({ ...anybody, cookie })).rejects.toThrow('401');
    }
  });

  it('shows each watcher their own sight of the table: their seat if they have one, else a spectator’s', async () => {
    const { table, guests } = await fixture('running');
    for (const [role, you] of [
      ['elsewhere', null],
      ['seated', 1],
      ['owner', 0],
    ] as const) {
      const client = await connect(guests[role]);
      expect(await client.watch(table)).toMatchObject({ you, owner: role === 'owner' });
      await client.close();
    }
  });

  it('gives no seat’s question to anybody else', async () => {
    const { table, guests } = await fixture('running');
    const clients = await Promise.all(SOCKET_ROLES.map((role) => connect(guests[role])));
    const views = await Promise.all(clients.map((client) => client.watch(table)));
    const asked = views.filter((view) => anyAnswer(game, view) !== null);
    for (const view of views)
      expect(view.question?.menu === null || view.question?.deciding.includes(view.you!)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(2);
    for (const client of clients) await client.close();
  });
});

describe('nothing is left out', () => {
  it('every declared route, and what each row expects is what its declaration grants', () => {
    const routes = listRoutes();
    expect(routes.filter(({ key }) => !ROUTES.some(({ route }) => route === key))).toEqual([]);
    for (const { route, expected } of ROUTES) {
      const keptOut = KEPT_OUT[DECLARED[route].rights];
      expect({ route, ...expected }).toMatchObject({ route, ...keptOut });
      if (keptOut.anonymous === undefined) expect([route, expected.anonymous]).not.toEqual([route, 401]);
    }
    expect(routes.length).toBeGreaterThan(15);
  });

  it('every message but watching and leaving, which are tried above, and going into rooms, which is tried in rooms.test.ts', () => {
    const tried = new Set(MESSAGES.map(({ message }) => message.type as string));
    expect(MESSAGE_TYPES.filter((type) => !tried.has(String(type)))).toEqual(['watch', 'leave', 'enter', 'exit']);
  });
});
