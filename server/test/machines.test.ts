/** The door for machines: tokens, bot accounts, streams, open challenges. What each scope opens: authorisation-tokens. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBotAccount } from '@signoria/protocol';
import { openStore } from '@signoria/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount, PASSWORD, post } from '../testing/accounts.ts';
import { ask, call, connect, createTable, type Guest, joinTable, newGuest, plan, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { type Machine, newMachine, newToken, openStream, playByStream } from '../testing/machines.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const DAY = 24 * 60 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'signoria-machines-'));
const database = join(folder, 'house.db');
let now = Date.now();
let server: RunningServer;
let ada: Guest;
beforeAll(async () => {
  server = await testServer({ database, now: () => now });
  ada = await newAccount(server.address, 'ada');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const codeOf = ({ body }: { readonly body: unknown }) =>
  (body as { readonly error?: { readonly code: string } }).error?.code ?? null;
const tokensOf = async (who: Guest) => (await ask(who, 'GET /api/account/tokens')).tokens;
const challengeOf = (seats: number, rated = false) => ({
  game: game.id,
  seats,
  options: {},
  settings: { ...SETTINGS, rated },
});

describe('a token', () => {
  it('is shown once: the house keeps its hash, lists what it is for, and when it was last used', async () => {
    const program = await newToken(ada, ['read'], { days: 7 });
    expect(program.token).toMatch(/^sgn_[\w-]{43}$/);
    const listed = async () => (await tokensOf(ada)).find(({ id }) => id === program.id);
    expect(await listed()).toMatchObject({ scopes: ['read'], bot: null, used: null, expires: now + 7 * DAY });
    expect(await ask(program, 'GET /api/me')).toMatchObject({ user: ada.user });
    expect(await listed()).toMatchObject({ used: now });
    const store = await openStore(database);
    const kept = JSON.stringify((await store.listDocuments({ kind: 'token' })).items);
    await store.close();
    expect(kept).toContain(program.id);
    for (const text of [kept, JSON.stringify(await tokensOf(ada)), await exported(ada)]) {
      expect(text).not.toContain(program.token);
      expect(text).not.toContain(program.token.slice(4));
    }
  });

  it('is made by whoever proves once more who they are, and never by a guest', async () => {
    const body = { name: 'mine', scopes: ['read'], days: 1, proof: { password: 'not mine' } };
    expect(codeOf(await call(ada, '/api/account/tokens', body))).toBe('wrong-password');
    expect(codeOf(await call(await newGuest(server.address), '/api/account/tokens', body))).toBe('need-account');
    const plain = await newAccount(server.address, 'plain');
    const asAdmin = { ...body, scopes: ['admin'], proof: { password: PASSWORD } };
    expect(codeOf(await call(plain, '/api/account/tokens', asAdmin))).toBe('not-admin');
    for (const scopes of [['bot'], ['bot', 'play'], []]) {
      expect(codeOf(await call(ada, '/api/account/tokens', { ...asAdmin, scopes }))).toBe('malformed');
    }
  });

  it('needs no header of ours, and no cookie counts beside it', async () => {
    const [reads, other] = [await newToken(ada, ['read']), await newGuest(server.address)];
    const both = { ...reads, cookie: other.cookie };
    expect(await ask(both, 'GET /api/me')).toMatchObject({ user: ada.user });
    // What the cookie may, the token may not; and a token that opens nothing is not overlooked for the cookie's sake.
    expect(codeOf(await call(both, '/api/tables', plan(game.id, ['me', 'open'])))).toBe('scope');
    const unknown = { ...both, token: `sgn_${'A'.repeat(43)}` };
    expect(codeOf(await call(unknown, '/api/me'))).toBe('unknown-token');
    expect(codeOf(await call(unknown, '/api/name', { name: 'Mallory' }))).toBe('unknown-token');
  });

  it('is none of ours where it does not look like one: then the cookie counts, and its header is asked for', async () => {
    const headers = { authorization: 'Bearer of-a-proxy', cookie: ada.cookie, 'content-type': 'application/json' };
    const me = await fetch(`${server.address}/api/me`, { headers });
    expect(await me.json()).toMatchObject({ user: ada.user });
    const posted = await fetch(`${server.address}/api/name`, { method: 'POST', headers, body: '{"name":"Mallory"}' });
    expect(posted.status).toBe(403);
  });

  it('opens nothing once it is revoked, and what it has open is closed', async () => {
    const program = await newToken(ada, ['play']);
    const stream = await openStream(program, '/api/stream');
    await stream.until(({ type }) => type === 'hello');
    const other = await newAccount(server.address, 'other');
    const path = `/api/account/tokens/${program.id}/revoke`;
    expect(codeOf(await call(other, path, {}))).toBe('no-such-token');
    expect(await call(ada, path, {})).toMatchObject({ status: 200 });
    expect((await stream.rest()).at(-1)).toEqual({ type: 'end', why: 'no-session' });
    expect(codeOf(await call(program, '/api/me'))).toBe('unknown-token');
    expect(codeOf(await call(ada, path, {}))).toBe('no-such-token');
  });

  it('opens nothing once it has run out', async () => {
    const program = await newToken(ada, ['read'], { days: 1 });
    now += DAY;
    expect(codeOf(await call(program, '/api/tables/mine'))).toBe('unknown-token');
    await server.runJobs();
    expect((await tokensOf(ada)).some(({ id }) => id === program.id)).toBe(false);
  });

  it('goes with the passkeys when a password is changed because somebody else knew it', async () => {
    const eve = await newAccount(server.address, 'eve');
    const [own, bot] = [await newToken(eve, ['play']), await newMachine(eve, 'Golem')];
    const renewal = { current: PASSWORD, password: 'another quiet lagoon' };
    await post(eve, '/api/account/password', renewal);
    expect(await call(own, '/api/me')).toMatchObject({ status: 200 });
    await post(eve, '/api/account/password', { current: renewal.password, password: PASSWORD, dropPasskeys: true });
    for (const program of [own, bot]) expect(codeOf(await call(program, '/api/me'))).toBe('unknown-token');
  });

  it('of an administrator makes no administrators, who would outlive it', async () => {
    const [house, somebody] = [await newToken(ada, ['admin']), await newAccount(server.address, 'somebody')];
    const path = `/api/admin/users/${somebody.user}`;
    expect(codeOf(await call(house, path, { what: 'make-admin' }))).toBe('scope');
    expect(await call(house, path, { what: 'mute', until: null })).toMatchObject({ status: 200 });
    expect((await ask(somebody, 'GET /api/me')).admin).toBe(false);
  });

  it('asks only so often', async () => {
    const strict = await testServer({ limits: { perToken: { burst: 3, perSecond: 0 } } });
    const owner = await newAccount(strict.address, 'owner');
    const [one, other] = [await newToken(owner, ['read']), await newToken(owner, ['read'])];
    const asked = [];
    for (let i = 0; i < 5; i++) asked.push((await call(one, '/api/me')).status);
    expect(asked).toEqual([200, 200, 200, 429, 429]);
    expect((await call(other, '/api/me')).status).toBe(200);
    expect((await call(owner, '/api/me')).status).toBe(200);
    await strict.close();
  });
});

async function exported(who: Guest): Promise<string> {
  return JSON.stringify((await call(who, '/api/account/data')).body);
}

describe('a bot account', () => {
  it('is told from a person by its id, and by who answers for it', async () => {
    const bot = await newMachine(ada, 'Talos');
    expect([isBotAccount(bot.user), isBotAccount(ada.user), isBotAccount(null)]).toEqual([true, false, false]);
    expect(await ask(bot, 'GET /api/me')).toMatchObject({ user: bot.user, name: 'Talos', kind: 'account' });
    const seen = await ask(ada, 'GET /api/people/:id', { params: { id: bot.user } });
    expect(seen).toMatchObject({ name: 'Talos', keeper: { user: ada.user } });
    expect((await tokensOf(ada)).find(({ id }) => id === bot.id)).toMatchObject({ bot: { user: bot.user } });
  });

  it('is made with a token for nobody else’s, and gone with its tokens', async () => {
    const [bot, other] = [await newMachine(ada, 'Golem'), await newAccount(server.address, 'rival')];
    await expect(newToken(other, ['bot'], { bot: bot.user })).rejects.toThrow('no-such-bot');
    expect(codeOf(await call(other, `/api/account/bots/${bot.user}/delete`, {}))).toBe('no-such-bot');
    expect(await call(ada, `/api/account/bots/${bot.user}/delete`, {})).toMatchObject({ status: 200 });
    expect(codeOf(await call(bot, '/api/me'))).toBe('unknown-token');
    expect((await tokensOf(ada)).some(({ id }) => id === bot.id)).toBe(false);
  });

  it('goes with whoever made it, and is shut out with them', async () => {
    const maker = await newAccount(server.address, 'maker');
    const bot = await newMachine(maker, 'Olympia');
    const path = `/api/admin/users/${maker.user}`;
    await call(ada, path, { what: 'ban', until: null });
    expect(codeOf(await call(bot, '/api/me'))).toBe('unknown-token');
    await call(ada, path, { what: 'unban' });
    expect(await call(bot, '/api/me')).toMatchObject({ status: 200 });
    expect(await call(maker, '/api/account/delete', { password: PASSWORD })).toMatchObject({ status: 200 });
    expect((await call(ada, `/api/people/${bot.user}`)).status).toBe(404);
    expect(codeOf(await call(bot, '/api/me'))).toBe('unknown-token');
  });

  it('sits down at a rated table only where its owner allows it, and cannot become an administrator', async () => {
    const bot = await newMachine(ada, 'Turk');
    const rated = (machines?: true) =>
      createTable(ada, plan(game.id, ['me', 'open'], { settings: { ...SETTINGS, rated: true, machines } }));
    const refused = await call(bot, `/api/tables/${(await rated()).table}/join`, {});
    expect(refused.body).toEqual({ refusal: { why: 'people-only' } });
    await joinTable(bot, (await rated(true)).table);
    await joinTable(bot, (await createTable(ada, plan(game.id, ['me', 'open']))).table);
    // What a bot sets up says that there is one.
    const { table } = await ask(bot, 'POST /api/challenges', { body: challengeOf(2, true) });
    const { settings } = await ask(ada, 'GET /api/tables/:id', { params: { id: table } });
    expect(settings).toMatchObject({ rated: true, machines: true, challenge: true });
    expect(codeOf(await call(ada, `/api/admin/users/${bot.user}`, { what: 'make-admin' }))).toBe('needs-account');
  });
});

describe('an open challenge', () => {
  it('is listed, taken by anybody, and starts by itself; taken back it is gone', async () => {
    const [bot, person] = [await newMachine(ada, 'Vaucanson'), await newGuest(server.address)];
    const { table } = await ask(bot, 'POST /api/challenges', { body: challengeOf(2) });
    const listed = async () => (await ask(person, 'GET /api/challenges')).challenges.map((row) => row.table);
    expect(await listed()).toContain(table);
    expect((await call(person, `/api/challenges/${table}/withdraw`, {})).status).toBe(403);
    const begun = await openStream(bot, '/api/stream');
    await ask(person, 'POST /api/challenges/:id/accept', { params: { id: table } });
    expect(await begun.until(({ type }) => type === 'start')).toMatchObject({ table, seat: 0, game: game.id });
    begun.close();
    expect(await listed()).not.toContain(table);
    expect(codeOf(await call(person, `/api/challenges/${table}/accept`, {}))).toBe('no-such-challenge');
    const second = await ask(bot, 'POST /api/challenges', { body: challengeOf(2) });
    expect(await call(bot, `/api/challenges/${second.table}/withdraw`, {})).toMatchObject({ status: 200 });
    expect(await listed()).not.toContain(second.table);
  });

  it('is told to whoever listens, and that it is over', async () => {
    const [bot, other] = [await newMachine(ada, 'Pandora'), await newMachine(ada, 'Talia')];
    const stream = await openStream(other, '/api/stream');
    const { table } = await ask(bot, 'POST /api/challenges', { body: challengeOf(2) });
    const heard = (type: string) =>
      stream.until((event) => event.type === type && JSON.stringify(event).includes(table));
    expect(await heard('challenge')).toMatchObject({ challenge: { owner: bot.user, game: game.id } });
    await call(bot, `/api/challenges/${table}/withdraw`, {});
    expect(await heard('challenge-over')).toMatchObject({ table });
    stream.close();
  });

  it('lets bots play among themselves to the end, with nobody there', async () => {
    const [alpha, beta]: readonly Machine[] = [await newMachine(ada, 'Alpha'), await newMachine(ada, 'Beta')];
    const playing = [playByStream(alpha!, beta!.user), playByStream(beta!, alpha!.user)];
    const { table } = await ask(alpha!, 'POST /api/challenges', { body: challengeOf(2) });
    const results = await Promise.all(playing);
    const row = await ask(ada, 'GET /api/tables/:id', { params: { id: table } });
    expect(row.status).toBe('finished');
    for (const result of results) expect(result).toEqual(row.result);
  });
});

describe('the stream of a table', () => {
  it('says what the socket says to the same reader, and nothing else', async () => {
    const bot = await newMachine(ada, 'Watcher');
    const { table } = await createTable(ada, plan(game.id, ['me', 'open', 'novice'], { seed: 'stream' }));
    await joinTable(bot, table);
    const [streams, client] = [await openStream(bot, `/api/tables/${table}/stream`), await connect(ada)];
    await client.watch(table);
    await ask(ada, 'POST /api/tables/:id/start', { params: { id: table } });
    const isRunning = (view: unknown) => (view as { readonly status: string }).status === 'running';
    const { view } = await streams.until((event) => event.type === 'table' && isRunning(event.view));
    const own = view as { readonly you: number; readonly view: { readonly players: unknown } };
    expect(own.you).toBe(1);
    const seen = await ask(bot, 'GET /api/tables/:id/view', { params: { id: table } });
    expect(seen.view).toMatchObject({ you: 1, status: 'running' });
    const theirs = await client.until(table, isRunning);
    expect(JSON.stringify(own.view)).not.toBe(JSON.stringify(theirs.view));
    streams.close();
    await client.close();
    expect((await openStream(bot, '/api/tables/nowhere/stream')).status).toBe(404);
  });

  it('is one of so many connections, and told good-bye when the server stops', async () => {
    const other = await testServer({ limits: { connectionsPerUser: 2 } });
    const guest = await newGuest(other.address);
    const open = () => openStream(guest, '/api/stream');
    const [one, two, three] = [await open(), await open(), await open()];
    expect([one.status, two.status, three.status]).toEqual([200, 200, 429]);
    one.close();
    const ended = two.rest();
    await other.close();
    expect((await ended).at(-1)).toEqual({ type: 'end', why: 'restart' });
  });

  it('says an empty line now and then, so that nobody takes it for dead', async () => {
    const other = await testServer({ limits: { heartbeatMs: 100 } });
    const text = await beats(await newGuest(other.address), '/api/stream', 2);
    expect(text.split('\n')[0]).toContain('"hello"');
    await other.close();
  });

  it('that nobody reads is not written to without end, and cut off when too much waits', async () => {
    // As if they had never read a byte.
    const narrow = await testServer({ limits: { slow: -1, heartbeatMs: 100 } });
    const guest = await newGuest(narrow.address);
    const { table } = await createTable(await newGuest(narrow.address), plan(game.id, ['me', 'open']));
    await ask(await newGuest(narrow.address), 'POST /api/challenges', { body: challengeOf(2) });
    expect(await beats(guest, `/api/tables/${table}/stream`, 3)).not.toContain('"type"');
    expect(await beats(guest, '/api/stream', 3)).not.toContain('"challenge"');
    await narrow.close();
    const full = await testServer({ limits: { stuck: -1 } });
    const host = await newGuest(full.address);
    const made = await createTable(host, plan(game.id, ['me', 'open']));
    await expect((await openStream(host, `/api/tables/${made.table}/stream`)).rest()).rejects.toThrow();
    await full.close();
  });
});

/** What came until it had said so many empty lines. */
function beats({ address, cookie }: Guest, path: string, empty: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const asked = request(`${address}${path}`, { headers: { cookie }, agent: false }, (response) => {
      response.setEncoding('utf8').on('error', reject);
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.split('\n').filter((line) => line === '').length <= empty) return;
        resolve(text);
        asked.destroy();
      });
    });
    asked.on('error', reject).end();
  });
}
