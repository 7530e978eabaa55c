/** What a server does not put up with: malformed, oversized, too much, from elsewhere. */
import type { Socket } from 'node:net';
import type { Reply } from '@signoria/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS, type RunningServer } from '../index.ts';
import { fullBucket, take } from '../socket/bucket.ts';
import { type Client, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { GENEROUS, testServer } from '../testing/server.ts';

const game = await anyGame();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Sends it as it is and waits for what comes back. */
async function said(client: Client, data: string): Promise<Reply> {
  const reply = client.next(() => true);
  client.raw(data);
  return reply;
}

describe('a message', () => {
  it.each([
    ['no JSON', '{', '', 'json'],
    ['no object', '7', '', '.: invalid_type'],
    ['no type', '{"id":"x"}', 'x', 'type: invalid_union'],
    ['an unknown type', '{"type":"cheat","id":"x"}', 'x', 'type: invalid_union'],
    ['a field too many', '{"type":"undo","table":"t","id":"x","seat":1}', 'x', '.: unrecognized_keys'],
    ['a field too few', '{"type":"undo","id":"x"}', 'x', 'table: invalid_type'],
    ['an id no log could hold', '{"type":"undo","table":"t","id":"a/b"}', '', 'id: invalid_format'],
    ['a NUL', '{"type":"chat","table":"t","id":"x","text":"\\u0000"}', 'x', 'text: invalid_format'],
  ])('with %s is refused with where and what', async (_, data, id, detail) => {
    const client = await connect(await newGuest(server.address));
    expect(await said(client, data)).toEqual({ type: 'refused', id, refusal: { why: 'malformed', detail } });
    await client.close();
  });

  it('that is too large is refused, and one far too large ends the connection', async () => {
    const client = await connect(await newGuest(server.address));
    expect(await said(client, 'x'.repeat(LIMITS.message + 1))).toMatchObject({ refusal: { why: 'too-large' } });
    const gone = new Promise<number>((resolve) => client.socket.once('close', resolve));
    client.raw('x'.repeat(LIMITS.frame + 1));
    expect(await gone).toBe(1009);
  });

  it('to a table there is not is refused', async () => {
    const client = await connect(await newGuest(server.address));
    expect(await client.ask({ type: 'undo', table: 'nowhere' })).toMatchObject({ refusal: { why: 'no-such-table' } });
    client.send({ type: 'watch', table: 'nowhere', logFrom: 0, chatFrom: 0 });
    expect(await client.next(({ type }) => type === 'gone')).toMatchObject({ table: 'nowhere', why: 'unknown' });
    await client.close();
  });
});

describe('too much', () => {
  it('a bucket gives what is in it and fills again with time, never beyond its brim', () => {
    const rate = { burst: 2, perSecond: 1 };
    const bucket = fullBucket(rate, 0);
    expect([0, 0, 0].map((now) => take(bucket, rate, now))).toEqual([true, true, false]);
    expect([500, 1000, 1000].map((now) => take(bucket, rate, now))).toEqual([false, true, false]);
    expect([90_000, 90_000, 90_000].map((now) => take(bucket, rate, now))).toEqual([true, true, false]);
    expect(take(bucket, rate, 0)).toBe(false);
  });

  it('pings are answered, counted, and cut off like messages', async () => {
    const small = await testServer({ limits: { perConnection: { burst: 5, perSecond: 0 }, patience: 20 } });
    const client = await connect(await newGuest(small.address));
    let pongs = 0;
    client.socket.on('pong', () => pongs++);
    const gone = new Promise<number>((resolve) => client.socket.once('close', resolve));
    for (let i = 0; i < 40; i++) client.socket.ping('still there?');
    expect(await gone).toBe(4429);
    expect(pongs).toBe(5);
    await small.close();
  });

  it('what comes in one packet is done one message in a turn, so that others get in between', async () => {
    let turn = 0;
    let over = false;
    const count = () => {
      turn++;
      if (!over) setImmediate(count);
    };
    const asked: number[] = [];
    // Each ping asks what time it is.
    const calm = await testServer({
      now: () => {
        asked.push(turn);
        return Date.now();
      },
    });
    const client = await connect(await newGuest(calm.address));
    const answered = new Promise((resolve) =>
      client.socket.on('pong', (data) => String(data) === '29' && resolve(null)),
    );
    setImmediate(count);
    asked.length = 0;
    const { _socket: wire } = client.socket as WebSocket & { _socket: Socket }; // to make one packet of all
    wire.cork();
    for (let i = 0; i < 30; i++) client.socket.ping(String(i));
    wire.uncork();
    await answered;
    over = true;
    expect(new Set(asked).size).toBeGreaterThanOrEqual(30);
    await calm.close();
  });

  it('a pinger who does not read is not written to without end', async () => {
    const narrow = await testServer({ limits: { slow: -1 } }); // as if no byte had ever been read
    const client = await connect(await newGuest(narrow.address));
    let pongs = 0;
    client.socket.on('pong', () => pongs++);
    for (let i = 0; i < 100; i++) client.socket.ping();
    expect(await client.ask({ type: 'undo', table: 'nowhere' })).toMatchObject({ type: 'refused' });
    expect(pongs).toBe(0);
    await narrow.close();
  });

  it('a flood is refused, then cut off, and hurts nobody else', async () => {
    const strict = { perConnection: { burst: 5, perSecond: 1 }, patience: 20 };
    const small = await testServer({ limits: strict });
    const [flooder, other] = [
      await connect(await newGuest(small.address)),
      await connect(await newGuest(small.address)),
    ];
    const gone = new Promise<number>((resolve) => flooder.socket.once('close', resolve));
    for (let i = 0; i < 40; i++) flooder.send({ type: 'leave', table: 'x' });
    expect(await gone).toBe(4429);
    const { table } = await createTable(other.guest, plan(game.id, ['me', 'open']));
    expect(await other.watch(table)).toMatchObject({ you: 0 });
    await small.close();
  });

  it('all connections of one user share a rate, and a user may have only so many', async () => {
    const strict = { perUser: { burst: 4, perSecond: 0.001 }, connectionsPerUser: 2 };
    const small = await testServer({ limits: strict });
    const guest = await newGuest(small.address);
    const [one, two] = [await connect(guest), await connect(guest)];
    for (let i = 0; i < 4; i++) one.send({ type: 'leave', table: 'x' });
    expect(await one.ask({ type: 'undo', table: 'x' })).toMatchObject({ refusal: { why: 'too-many' } });
    expect(await two.ask({ type: 'undo', table: 'x' })).toMatchObject({ refusal: { why: 'too-many' } });
    const third = await connect(guest);
    expect(await new Promise((resolve) => third.socket.once('close', resolve))).toBe(4429);
    await small.close();
  });

  it('requests, guests and tables are limited by address', async () => {
    const small = await testServer({ limits: { ...GENEROUS, guests: 2, creations: 1 } });
    const guest = await newGuest(small.address);
    await newGuest(small.address);
    expect(await call({ address: small.address }, '/api/me')).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many' } },
    });
    expect((await call(guest, '/api/me')).status).toBe(200);
    const post = () => call(guest, '/api/tables', plan(game.id, ['me', 'open']));
    expect((await post()).status).toBe(201);
    expect(await post()).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
    await small.close();
  });

  it('going back is refused once the log has grown long, so that every log stays loadable', async () => {
    const small = await testServer({ limits: { entries: 0 } });
    const guest = await newGuest(small.address);
    const { table } = await createTable(guest, plan(game.id, ['me', 'novice']));
    await call(guest, `/api/tables/${table}/start`, {});
    const client = await connect(guest);
    expect(await client.ask({ type: 'undo', table })).toMatchObject({ refusal: { why: 'too-many' } });
    const what = { kind: 'takeback', to: 0 } as const;
    expect(await client.ask({ type: 'propose', table, what })).toMatchObject({ refusal: { why: 'too-many' } });
    await small.close();
  });
});

describe('a connection that is dead', () => {
  it('is found out by its silence; one that answers is kept', async () => {
    const small = await testServer({ limits: { heartbeatMs: 300 } });
    const { cookie } = await newGuest(small.address);
    const open = (autoPong: boolean) =>
      new WebSocket(`${small.address.replace('http', 'ws')}/socket`, { headers: { cookie }, autoPong });
    const [dead, alive] = [open(false), open(true)];
    expect(await new Promise((resolve) => dead.once('close', resolve))).toBe(1006);
    expect(alive.readyState).toBe(alive.OPEN);
    await small.close();
  });
});

describe('chat', () => {
  it('has a slower rate of its own', async () => {
    const small = await testServer({ limits: { chat: { burst: 2, perSecond: 0.001 } } });
    const guest = await newGuest(small.address);
    const { table } = await createTable(guest, plan(game.id, ['me', 'open']));
    const client = await connect(guest);
    const replies = [];
    for (const text of ['one', 'two', 'three']) replies.push(await client.ask({ type: 'chat', table, text }));
    expect(replies.map(({ type }) => type)).toEqual(['done', 'done', 'refused']);
    expect(await client.ask({ type: 'rise', table })).toMatchObject({ type: 'done' });
    await small.close();
  });
});

describe('HTTP', () => {
  const post = (path: string, init: RequestInit) => fetch(`${server.address}${path}`, { method: 'POST', ...init });
  const json = { 'content-type': 'application/json' };

  it('changes nothing without the header that other sites cannot send', async () => {
    const { cookie } = await newGuest(server.address);
    const response = await post('/api/name', { headers: { ...json, cookie }, body: '{"name":"Mallory"}' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: { code: 'csrf', detail: null } });
    expect(await (await fetch(`${server.address}/api/me`, { headers: { cookie } })).json()).not.toMatchObject({
      name: 'Mallory',
    });
  });

  it.each([
    ['broken JSON', '{', 400, 'malformed'],
    ['an unknown field', '{"name":"A","admin":true}', 400, 'malformed'],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"name":"A"}', 400, 'malformed'],
    ['too many bytes', `{"name":"${'x'.repeat(LIMITS.body)}"}`, 413, 'too-large'],
    ['a name of invisible signs', '{"name":"\\u202e\\u200b"}', 422, 'bad-name'],
  ])('%s is answered in JSON with a code and nothing more', async (_, body, status, code) => {
    const { cookie } = await newGuest(server.address);
    const response = await post('/api/name', { headers: { ...json, cookie, 'x-signoria': '1' }, body });
    expect(response.status).toBe(status);
    const said: unknown = await response.json();
    expect(said).toEqual({ error: expect.objectContaining({ code }) });
    expect(JSON.stringify(said)).not.toMatch(/\bat .*\.ts|node_modules/);
  });

  it('a form cannot be sent in place of JSON', async () => {
    const { cookie } = await newGuest(server.address);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie, 'x-signoria': '1' };
    expect((await post('/api/name', { headers, body: 'name=A' })).status).toBe(415);
  });

  it('pages forbid foreign scripts, frames and sniffing; the cookie is out of reach of scripts', async () => {
    const response = await fetch(`${server.address}/api/me`);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('a page of another site cannot open a socket', async () => {
    const { cookie } = await newGuest(server.address);
    const at = server.address.replace('http', 'ws');
    const tried = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${at}/socket`, { headers: { cookie }, origin });
        socket.once('open', () => resolve('open'));
        socket.once('error', ({ message }) => resolve(message));
      });
    expect(await tried('https://evil.example')).toContain('403');
    expect(await tried('null')).toContain('403');
    expect(await tried(server.address)).toBe('open');
  });

  it('a seed is not taken where seeds are not allowed', async () => {
    const real = await testServer({ seeds: false });
    const guest = await newGuest(real.address);
    const seeded = plan(game.id, ['me', 'novice'], { seed: 'known' });
    expect(await call(guest, '/api/tables', seeded)).toMatchObject({
      status: 400,
      body: { refusal: { why: 'malformed', detail: 'seed' } },
    });
    await real.close();
  });
});
