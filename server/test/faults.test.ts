/** [H5] What goes wrong at a table: kept with game, rules, seat and entry, and with a file that leads to the position. */

import { type GameModule, stateAfter, verify } from '@signoria/kernel';
import type { FaultRow } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { KEEP_FAULTS_MS } from '../admin/faults.ts';
import type { RunningServer } from '../index.ts';
import { signIn } from '../testing/accounts.ts';
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
} from '../testing/client.ts';
import { testServer } from '../testing/server.ts';

const [first] = await loadGames();
const { game } = first!;

/** A game with a mistake in it: one answer that is neither read nor refused. */
const broken: GameModule = {
  ...first!,
  game: {
    ...game,
    notation: {
      ...game.notation,
      read(line: string) {
        if (line === 'the seventh seal') throw new Error(`cannot read property 'seal' of hand [quincunx]`);
        return game.notation.read(line);
      },
    },
  },
};

let now = Date.UTC(2026, 0, 5);
let server: RunningServer;
let doge: Guest;
beforeAll(async () => {
  server = await testServer({ games: [broken], now: () => now });
  doge = await newGuest(server.address);
  await call(doge, '/api/account', { handle: 'doge', password: 'ducal palace' });
});
afterAll(() => server.close());

async function faultsOf(table: string): Promise<readonly FaultRow[]> {
  const { faults } = await ask(doge, 'GET /api/admin/faults');
  return faults.filter((fault) => fault.table === table);
}

/** A game of two, so far. */
async function played(other: Guest, answers: number) {
  const ada = await newGuest(server.address);
  const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
  await call(other, `/api/tables/${table}/join`, {});
  const clients = [await connect(ada), await connect(other)] as const;
  for (const client of clients) await client.watch(table);
  await clients[0].ask({ type: 'start', table });
  for (let i = 0; i < answers; i++) await answerNext(clients, table);
  return { table, ada, clients };
}

const isAsked = (client: Client, table: string) => anyAnswer(game, client.views.get(table)!) !== null;

async function asked(clients: readonly Client[], table: string): Promise<Client> {
  await expect.poll(() => clients.some((client) => isAsked(client, table))).toBe(true);
  return clients.find((client) => isAsked(client, table))!;
}

async function answerNext(clients: readonly Client[], table: string): Promise<void> {
  const client = await asked(clients, table);
  const view = client.views.get(table)!;
  const { ticket } = view.question!;
  await client.ask({ type: 'answer', table, ticket, line: anyAnswer(game, view)! });
  await client.until(table, ({ question }) => question?.ticket !== ticket || question.picked !== null);
}

async function breakIt(clients: readonly Client[], table: string) {
  const client = await asked(clients, table);
  const { ticket } = client.views.get(table)!.question!;
  const reply = await client.ask({ type: 'answer', table, ticket, line: 'the seventh seal' });
  expect(reply).toMatchObject({ type: 'refused', refusal: { why: 'server' } });
  return client.views.get(table)!.you!;
}

const close = (clients: readonly Client[]) => Promise.all(clients.map((client) => client.close()));

describe('whoever has held what shows the hands', () => {
  const sit = (who: Guest, table: string) => call(who, `/api/tables/${table}/join`, {});
  const refused = { status: 422, body: { refusal: { why: 'insider' } } };

  it('of a running game, as a file, does not sit down there', async () => {
    const { table, clients } = await played(await newGuest(server.address), 4);
    await breakIt(clients, table);
    await expect.poll(async () => (await faultsOf(table)).length).toBe(1);
    const [fault] = await faultsOf(table);
    expect(await sit(doge, table)).toMatchObject({ status: 409, body: { refusal: { why: 'already-started' } } });
    const taken = await call(doge, `/api/admin/faults/${fault!.fault}/file`);
    expect(taken.status).toBe(200);
    expect(await sit(doge, table)).toMatchObject(refused);
    const socket = await connect(doge);
    expect(await socket.ask({ type: 'sit', table, seat: null })).toMatchObject({ refusal: { why: 'insider' } });
    // Nor do they have it opened beside, where bots would play on with it.
    expect(await call(doge, '/api/files', taken.body)).toMatchObject({
      status: 409,
      body: { refusal: { why: 'not-over' } },
    });
    await close([...clients, socket]);
  });

  it('of all games, as a backup, sits down only where the key was made later; also by way of a guest', async () => {
    const ada = await newGuest(server.address);
    const open = async () => (await createTable(ada, plan(game.id, ['me', 'open']))).table;
    const [before, other] = [await open(), await open()];
    now += 1000;
    expect((await call(doge, '/api/admin/backup', { password: 'ducal palace' })).status).toBe(200);
    now += 1000;
    expect(await sit(doge, before)).toMatchObject(refused);
    expect((await sit(doge, await open())).status).toBe(200);
    const guest = await newGuest(server.address);
    expect((await sit(guest, other)).status).toBe(200);
    const again = await signIn(server.address, 'doge', { password: 'ducal palace', cookie: guest.cookie });
    const taking = await call(again, '/api/account/seats', { guest: guest.user, take: true });
    expect(taking.body).toEqual({ taken: 0, kept: 1 });
  });
});

describe('[H5] a failure of a table', () => {
  it('is kept once with where it happened, and leads back to the position', async () => {
    const { table, clients } = await played(await newGuest(server.address), 6);
    const seat = await breakIt(clients, table);
    await breakIt(clients, table);
    await expect.poll(async () => (await faultsOf(table))[0]?.count).toBe(2);
    const [fault] = await faultsOf(table);
    expect(fault).toMatchObject({ game: game.id, rules: game.rules, seat, what: 'rules', over: false, veiled: false });
    expect(fault!.error).toContain('seal');
    const file = await ask(doge, 'GET /api/admin/faults/:fault/file', { params: { fault: fault!.fault } });
    expect(file.entries).toHaveLength(fault!.seq);
    expect(file).toMatchObject({ fault: { line: 'the seventh seal', seat } });
    const verdict = verify(game, file);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
    const seen = game.view(stateAfter(verdict.match, fault!.seq), seat);
    expect(seen).toEqual(clients.map((client) => client.views.get(table)!).find(({ you }) => you === seat)!.view);
    await close(clients);
  });

  it('is told to no player: neither what was answered nor why it failed', async () => {
    const { table, clients } = await played(await newGuest(server.address), 2);
    const heard: string[] = [];
    for (const { socket } of clients) socket.on('message', (data) => heard.push(String(data)));
    await breakIt(clients, table);
    expect(heard.join('')).not.toContain('quincunx');
    await close(clients);
  });

  it('is marked when it was dealt with, opened again when it comes again, and forgotten after three months', async () => {
    const { table, clients } = await played(await newGuest(server.address), 1);
    await breakIt(clients, table);
    await expect.poll(async () => (await faultsOf(table)).length).toBe(1);
    const { fault } = (await faultsOf(table))[0]!;
    await call(doge, `/api/admin/faults/${fault}`, { done: true });
    expect((await faultsOf(table))[0]).toMatchObject({ done: true });
    await breakIt(clients, table);
    await expect.poll(async () => (await faultsOf(table))[0]).toMatchObject({ done: false, count: 2 });
    now += KEEP_FAULTS_MS;
    await server.runJobs();
    expect(await faultsOf(table)).toEqual([]);
    await close(clients);
  });
});

describe('[H5] “something is wrong here”', () => {
  it('ties what a player says to game, seat and move', async () => {
    const { table, ada, clients } = await played(await newGuest(server.address), 3);
    await call(ada, `/api/tables/${table}/wrong`, { text: ' my card is gone ', page: 'Firefox' });
    const [fault] = await faultsOf(table);
    expect(fault).toMatchObject({ what: 'player', text: 'my card is gone', error: 'Firefox', seat: 0 });
    expect(fault!.seq).toBeGreaterThanOrEqual(3);
    expect((await call(doge, `/api/admin/faults/${fault!.fault}/file`)).status).toBe(200);
    await close(clients);
  });
});

describe('an administrator who plays at that table', () => {
  it('reads nothing that could tell them something, and gets the file only when the game is over', async () => {
    const { table, ada, clients } = await played(doge, 2);
    await breakIt(clients, table);
    await call(ada, `/api/tables/${table}/wrong`, { text: 'I hold three keys' });
    await expect.poll(async () => (await faultsOf(table)).length).toBe(2);
    const faults = await faultsOf(table);
    expect(faults.every((fault) => 'veiled' in fault && fault.veiled === true)).toBe(true);
    expect(JSON.stringify(faults)).not.toMatch(/quincunx|keys|stack":"/);
    for (const { fault } of faults) {
      expect(await call(doge, `/api/admin/faults/${fault}/file`)).toMatchObject({
        status: 403,
        body: { error: { code: 'seated-here' } },
      });
    }
    await call(doge, `/api/admin/tables/${table}/end`, {});
    expect(JSON.stringify(await faultsOf(table))).toContain('three keys');
    expect((await call(doge, `/api/admin/faults/${faults[0]!.fault}/file`)).status).toBe(200);
    await close(clients);
  });
});
