/**
 * Fair play, door by door: while a game runs nobody gets an engine's opinion of it. A branch is from one's own seat alone;
 * of a rated game there is none, and no bot plays, suggests or judges in it by any way in. A way nobody has thought about
 * here fails.
 */
import { keyFromSeed, startMatch, toFile } from '@signoria/kernel';
import { listRoutes, MESSAGE_TYPES, type RouteKey } from '@signoria/protocol';
import type { Reply } from '@signoria/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import {
  call,
  connect,
  createTable,
  type Guest,
  joinTable,
  newGuest,
  plan,
  playOut,
  SETTINGS,
  startTable,
} from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { enter } from '../testing/rooms.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const SEED = 'fair play';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

interface Running {
  readonly table: string;
  readonly owner: Guest;
  readonly other: Guest;
  readonly watcher: Guest;
}

async function running(rated: boolean, paused = false): Promise<Running> {
  const [owner, other, watcher] = await Promise.all([0, 1, 2].map(() => newGuest(server.address)));
  const more = { settings: { ...SETTINGS, rated }, seed: SEED };
  const { table } = await createTable(owner!, plan(game.id, ['me', 'open'], more));
  await joinTable(other!, table);
  await startTable(owner!, table);
  if (paused) await agree(owner!, other!, table);
  return { table, owner: owner!, other: other!, watcher: watcher! };
}

async function agree(owner: Guest, other: Guest, table: string): Promise<void> {
  const [one, two] = [await connect(owner), await connect(other)];
  await one.ask({ type: 'propose', table, what: { kind: 'pause' } });
  await two.ask({ type: 'vote', table, proposal: 1, agree: true });
  await Promise.all([one.close(), two.close()]);
}

/** What came of it: `made` for anything but a refusal. */
function outcome({ status, body }: { readonly status: number; readonly body: unknown }): string {
  const said = body as { readonly error?: { readonly code: string }; readonly refusal?: { readonly why: string } };
  return status < 300 ? 'made' : (said.refusal?.why ?? said.error?.code ?? String(status));
}

const why = (reply: Reply) => (reply.type === 'refused' ? reply.refusal.why : 'made');

let asked = 0;

async function say(by: Guest, data: object): Promise<string> {
  const client = await connect(by);
  const reply = client.next((heard) => 'id' in heard);
  client.raw(JSON.stringify({ id: `x${++asked}`, ...data }));
  const said = why(await reply);
  await client.close();
  return said;
}

/** The game as whoever has got hold of its key could write it down. */
function stolenFile() {
  return toFile(startMatch(game, { seats: 2, key: keyFromSeed(SEED) }), []);
}

interface Way {
  readonly name: string;
  /** Which routes and messages it goes by. */
  readonly by: readonly string[];
  readonly rated: string;
  readonly plain: string;
  go(at: Running): Promise<string>;
}

const branch = (by: Guest, { table }: Running, seat: number) =>
  call(by, `/api/tables/${table}/branch`, { seq: 0, seat }).then(outcome);

const BRANCH = ['POST /api/tables/:id/branch'] as const;
const FILE = ['GET /api/tables/:id/file'] as const;

const WAYS: readonly Way[] = [
  {
    name: 'a branch from one’s own seat',
    by: BRANCH,
    rated: 'rated',
    plain: 'made',
    go: (at) => branch(at.other, at, 1),
  },
  {
    name: 'a branch from another’s seat',
    by: BRANCH,
    rated: 'not-seated',
    plain: 'not-seated',
    go: (at) => branch(at.other, at, 0),
  },
  {
    name: 'a branch by who only watches',
    by: BRANCH,
    rated: 'not-seated',
    plain: 'not-seated',
    go: (at) => branch(at.watcher, at, 0),
  },
  {
    name: 'the game’s file read in as another table',
    by: ['POST /api/files'],
    rated: 'not-over',
    plain: 'not-over',
    go: ({ watcher }) => call(watcher, '/api/files', stolenFile()).then(outcome),
  },
  {
    name: 'the game’s file, which every review begins with',
    by: FILE,
    rated: 'not-over',
    plain: 'not-over',
    go: ({ table, owner }) => call(owner, `/api/tables/${table}/file`).then(outcome),
  },
  {
    name: 'a review by the server',
    by: ['POST /api/tables/:id/review', 'POST /api/tables/:id/review/stop'],
    rated: 'not-over',
    plain: 'not-over',
    go: async ({ table, owner }) => {
      const { address } = owner;
      const judge = await newAccount(address, `judge-${++asked}`);
      return call(judge, `/api/tables/${table}/review`, {}).then(outcome);
    },
  },
  {
    name: 'whether there is a review',
    by: ['GET /api/tables/:id/review'],
    rated: 'not-over',
    plain: 'not-over',
    go: ({ table, owner }) => call(owner, `/api/tables/${table}/review`).then(outcome),
  },
  {
    name: 'a room',
    by: ['enter', 'exit', 'room'],
    rated: 'shut',
    plain: 'shut',
    go: async ({ table, owner }) => ((await enter(owner, table)) === null ? 'shut' : 'made'),
  },
  {
    name: 'a variation, which a room would play on',
    by: ['room'],
    rated: 'malformed',
    plain: 'malformed',
    go: ({ table, owner }) =>
      say(owner, { type: 'room', table, deed: { do: 'variation', seq: 0, title: '', lines: [] } }),
  },
  {
    name: 'a suggestion',
    by: [],
    rated: 'malformed',
    plain: 'malformed',
    go: ({ table, owner }) => say(owner, { type: 'suggest', table }),
  },
  {
    name: 'why a bot answered so',
    by: ['why'],
    rated: 'rated',
    plain: 'made', // of what no bot did, nothing is said: see server/test/inquiries.test.ts
    go: ({ table, owner }) => say(owner, { type: 'why', table, seq: 1 }),
  },
  {
    name: 'a bot put into a seat',
    by: ['place', 'POST /api/tables/:id/seat'],
    rated: 'already-started',
    plain: 'already-started',
    go: ({ table, owner }) => say(owner, { type: 'place', table, seat: 1, level: 'master' }),
  },
];

/** What tells nobody an engine's opinion, whatever game it is asked of. */
const HARMLESS: readonly string[] = [
  // Playing, talking and looking; what a bot does in the seat of who resigns is tried below.
  ...['watch', 'leave', 'answer', 'undo', 'propose', 'vote', 'resign', 'return', 'order', 'chat', 'mute', 'past'],
  ...['sit', 'rise', 'colour', 'start', 'close'],
  // What an answer would surely change: the rules' arithmetic from what the seat knows, and no judgement of it.
  'foresee',
  ...['', '/join', '/leave', '/start', '/close', '/invite', '/report', '/wrong', '/handover', '/mine'].flatMap(
    (end) => [`GET /api/tables/:id${end}`, `POST /api/tables/:id${end}`],
  ),
  ...['GET /api/tables', 'POST /api/tables', 'GET /api/tables/mine'],
  // The same as the socket has for programs, and what any spectator sees.
  ...['/view', '/stream', '/board'].map((end) => `GET /api/tables/:id${end}`),
  'POST /api/tables/:id/answers',
];

const STATES = [
  { state: 'running', paused: false },
  { state: 'paused', paused: true },
];

describe.each(STATES)('[P9] a game that is $state', ({ paused }) => {
  it.each(WAYS)('$name', async ({ go, rated, plain }) => {
    expect(await go(await running(true, paused))).toBe(rated);
    expect(await go(await running(false, paused))).toBe(plain);
  });
});

describe('[P9] a rated game', () => {
  it('is not set up with a bot, and none is put into it before it begins', async () => {
    const owner = await newGuest(server.address);
    const rated = { settings: { ...SETTINGS, rated: true } };
    expect(outcome(await call(owner, '/api/tables', plan(game.id, ['me', 'novice'], rated)))).toBe('rated');
    const { table } = await createTable(owner, plan(game.id, ['me', 'open'], rated));
    expect(await say(owner, { type: 'place', table, seat: 1, level: 'novice' })).toBe('rated');
    expect(await say(owner, { type: 'place', table, seat: 1, level: null })).toBe('made');
    const seat = await call(owner, `/api/tables/${table}/seat`, { seat: 1, level: 'novice' });
    expect(outcome(seat)).toBe('rated');
  });

  it('in which a bot has stood in for somebody is rated no more', async () => {
    const { table, owner, other } = await running(true);
    const [one, two] = [await connect(owner), await connect(other)];
    await Promise.all([one.watch(table), two.watch(table)]);
    await two.ask({ type: 'resign', table });
    const rest = playOut(one, game, table, 1);
    await two.until(table, (view) => view.log.some(({ seat }) => seat === 1));
    await two.ask({ type: 'return', table });
    await Promise.all([rest, playOut(two, game, table, 2)]);
    const { body } = await call(owner, `/api/tables/${table}`);
    expect(body).toMatchObject({ status: 'finished', touched: true });
    await server.runJobs();
    for (const { user } of [owner, other]) {
      const { body: profile } = await call(owner, `/api/people/${user}`);
      expect(profile).toMatchObject({ statistics: [{ games: 1, rating: null }] });
    }
    await Promise.all([one.close(), two.close()]);
  });
});

it('[P9] every way to a table has been thought about', () => {
  const known = new Set([...HARMLESS, ...WAYS.flatMap(({ by }) => by)]);
  const isAboutTables = (key: RouteKey) => /\/api\/(tables|files)/.test(key);
  const routes = listRoutes().flatMap(({ key }) => (isAboutTables(key) ? [String(key)] : []));
  expect([...routes, ...MESSAGE_TYPES].filter((way) => !known.has(way))).toEqual([]);
});
