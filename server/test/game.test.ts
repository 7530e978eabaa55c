/** Whole games over the socket: persons, bots, watchers, the file at the end. */
import { commitment, verify } from '@signoria/kernel';
import type { Reply, TableView } from '@signoria/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { ask, call, connect, cookieOf, createTable, heardReply, newGuest, plan, playOut } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function twoAtATable() {
  const [ada, bianca] = [await newGuest(server.address), await newGuest(server.address)];
  const { table, code } = await createTable(ada, plan(game.id, ['me', 'open', 'adept', 'novice']));
  expect((await call(bianca, `/api/tables/${table}/join`, {})).body).toEqual({ table, seat: 1 });
  return { ada, bianca, table, code };
}

describe('a whole game', () => {
  it('is played over the socket by two persons and two bots, and proves itself at the end', async () => {
    const { ada, bianca, table } = await twoAtATable();
    const clients = [await connect(ada), await connect(bianca)] as const;
    for (const client of clients) await client.watch(table);
    expect((await call(ada, `/api/tables/${table}/start`, {})).status).toBe(200);
    expect((await call(ada, `/api/tables/${table}/file`)).status).toBe(409);
    const ends = await Promise.all(clients.map((client, i) => playOut(client, game, table, i + 1)));
    for (const [seat, end] of ends.entries()) {
      expect(end).toMatchObject({ status: 'finished', you: seat });
      expect(end.outcome?.winners.length).toBeGreaterThan(0);
      expect(commitment(end.key!)).toBe(end.header.commitment);
    }
    const file = await ask(ada, 'GET /api/tables/:id/file', { params: { id: table } });
    expect(verify(game, file)).toMatchObject({ ok: true });
    expect(file.names.slice(0, 2)).toEqual([ada.name, bianca.name]);
    for (const client of clients) await client.close();
  });

  it('goes out as a file and comes in again as a table of its own', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'start', table });
    await playOut(client, game, table);
    const file = await ask(ada, 'GET /api/tables/:id/file', { params: { id: table } });
    const { table: again } = await ask(ada, 'POST /api/files', { body: { ...file } });
    expect((await call(ada, `/api/tables/${again}/file`)).body).toEqual(file);
    const first = file.entries[0]!;
    const forged = { ...file, entries: [{ ...first, hash: first.hash.replace(/^./, 'x') }, ...file.entries.slice(1)] };
    expect(await call(ada, '/api/files', forged)).toMatchObject({
      status: 422,
      body: { error: { code: 'bad-file', detail: { entry: 1, problem: 'hash' } } },
    });
    const branch = await ask(ada, 'POST /api/tables/:id/branch', { params: { id: again }, body: { seq: 3, seat: 1 } });
    const view = await client.watch(branch.table);
    expect(view).toMatchObject({ status: 'running', you: 1, settings: { visibility: 'private', rated: false } });
    await client.close();
  });
});

describe('[L4] a code', () => {
  it('seats somebody who has never been here in two requests', async () => {
    const ada = await newGuest(server.address);
    const { table, code } = await createTable(ada, plan(game.id, ['me', 'open']));
    const first = await fetch(`${server.address}/api/codes/${code.toLowerCase()}`);
    expect(await first.json()).toMatchObject({ table, game: game.id, open: 1 });
    const friend = { address: server.address, cookie: cookieOf(first) };
    expect(await call(friend, `/api/tables/${table}/join`, {})).toEqual({ status: 200, body: { table, seat: 1 } });
  });

  it('that nobody has leads nowhere and makes no guest', async () => {
    const response = await fetch(`${server.address}/api/codes/ZZZZZZ`);
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('what readers are sent', () => {
  it('[S3] a watcher sees what a spectator may, follows to the end and cannot act', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'adept', 'adept']));
    const [player, watcher] = [await connect(ada), await connect(await newGuest(server.address))];
    await player.watch(table);
    await player.ask({ type: 'start', table });
    const seen = await watcher.watch(table);
    expect(seen).toMatchObject({ you: null, freedoms: [], orders: [], undoable: [] });
    expect(seen.question?.menu).toBeNull();
    const ticket = seen.question!.ticket;
    expect(await watcher.ask({ type: 'answer', table, ticket, line: 'pass' })).toMatchObject({
      refusal: { why: 'not-seated' },
    });
    await Promise.all([playOut(player, game, table), watcher.until(table, ({ status }) => status === 'finished')]);
    for (const client of [player, watcher]) await client.close();
  });

  it('is the whole view, but of log and chat only what is new', async () => {
    const { ada, bianca, table } = await twoAtATable();
    const clients = [await connect(ada, { keep: true }), await connect(bianca)] as const;
    for (const client of clients) await client.watch(table);
    await clients[0].ask({ type: 'start', table });
    await clients[0].ask({ type: 'chat', table, text: 'good luck' });
    await Promise.all(clients.map((client, i) => playOut(client, game, table, i + 3)));
    const views = clients[0].heard.map(heardReply).flatMap(viewIn);
    const log = views.flatMap((view) => view.log.map(({ seq }) => seq));
    expect(log).toEqual([...new Set(log)].sort((a, b) => a - b));
    expect(views.flatMap((view) => view.chat.map(({ text }) => text))).toEqual(['good luck']);
    const late = await clients[1].watch(table, 0, 0);
    expect(late.log.map(({ seq }) => seq)).toHaveLength(log.length);
    expect((await clients[1].watch(table, log.at(-1)!, 2)).log).toHaveLength(1);
    for (const client of clients) await client.close();
  });

  it('comes only when something in it is new', async () => {
    const { ada, bianca, table } = await twoAtATable();
    const [one, other] = [await connect(ada, { keep: true }), await connect(bianca)];
    await one.watch(table);
    await one.until(table, ({ seats }) => seats[0]?.kind === 'person' && seats[0].here);
    const before = one.heard.length;
    // A refusal and a mute change nothing that the other one could see.
    await other.ask({ type: 'start', table });
    await other.ask({ type: 'mute', table, user: ada.user, muted: true });
    await one.ask({ type: 'rise', table });
    await one.until(table, ({ seats }) => seats[0]?.kind === 'open');
    expect(
      one.heard
        .slice(before)
        .map((text) => heardReply(text).type)
        .sort(),
    ).toEqual(['done', 'table']);
    for (const client of [one, other]) await client.close();
  });

  it('[S1] chat among seats does not reach watchers', async () => {
    const { ada, bianca, table } = await twoAtATable();
    const [one, other] = [await connect(ada), await connect(bianca)];
    const watcher = await connect(await newGuest(server.address), { keep: true });
    for (const client of [one, other, watcher]) await client.watch(table);
    await one.ask({ type: 'chat', table, text: 'between us' });
    await watcher.ask({ type: 'chat', table, text: 'from outside' });
    expect((await other.until(table, ({ chat }) => chat.length > 0)).chat.length).toBeGreaterThan(0);
    await watcher.until(table, ({ chat }) => chat.some(({ text }) => text === 'from outside'));
    expect(watcher.heard.join('')).not.toContain('between us');
    for (const client of [one, other, watcher]) await client.close();
  });
});

describe('whoever answers and leaves at once', () => {
  it('has answered', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'adept']));
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'start', table });
    const view = await client.until(table, ({ question }) => question?.menu != null);
    const { ticket } = view.question!;
    client.send({ type: 'answer', table, id: 'last', ticket, line: legal(view) });
    await client.close();
    const again = await connect(ada);
    await again.watch(table);
    await again.until(table, ({ question }) => question?.ticket !== ticket);
    expect(await again.ask({ type: 'answer', table, ticket, line: legal(view) }, 'last')).toMatchObject({
      type: 'done',
    });
    await again.close();
  });
});

describe('requests sent again', () => {
  it('are done once and answered the same', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'adept']));
    const client = await connect(ada);
    await client.watch(table);
    await client.ask({ type: 'start', table }, 'start-once');
    expect(await client.ask({ type: 'start', table }, 'start-once')).toMatchObject({ type: 'done' });
    const view = await client.until(table, ({ question }) => question?.menu != null);
    const answer = { type: 'answer', table, ticket: view.question!.ticket, line: legal(view) } as const;
    const first = await client.ask(answer, 'same');
    expect(first).toMatchObject({ type: 'done' });
    expect(await client.ask(answer, 'same')).toEqual(first);
    expect(await client.ask(answer, 'other')).toMatchObject({ type: 'refused', refusal: { why: 'stale' } });
    await client.close();
  });
});

function viewIn(reply: Reply): readonly TableView[] {
  return reply.type === 'table' ? [reply.view] : [];
}

function legal({ question }: TableView): string {
  const menu = question!.menu!;
  if (menu.kind !== 'list') throw new Error(`the first question is no list but ${menu.kind}`);
  return game.notation.write(menu.choices[0]!);
}
