/** Accounts: opened from a guest, who keeps everything; signed in anywhere; the first of them looks after the house. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount, PASSWORD, signIn } from '../testing/accounts.ts';
import { ask, call, connect, createTable, type Guest, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { rawHttp } from '../testing/raw-http.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
let server: RunningServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({ now: () => now });
});
afterAll(() => server.close());

async function open(guest: Guest, handle: string, password = PASSWORD) {
  return call(guest, '/api/account', { handle, password });
}

describe('a guest opens an account', () => {
  it('[L2] and is the same person with the same seats, here and on another device', async () => {
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    expect(await open(ada, 'Ada.Lovelace')).toMatchObject({ status: 200, body: { user: ada.user, kind: 'account' } });
    expect((await call(ada, '/api/me')).body).toMatchObject({ user: ada.user, name: ada.name, kind: 'account' });
    const phone = await signIn(server.address, 'ada.lovelace');
    expect(phone).toMatchObject({ user: ada.user, name: ada.name });
    for (const browser of [ada, phone]) {
      expect((await call(browser, '/api/tables/mine')).body).toMatchObject({ tables: [{ table, seat: 0 }] });
    }
  });

  it('once only, and under a name nobody else has, however it is written', async () => {
    const [one, other] = [await newGuest(server.address), await newGuest(server.address)];
    expect((await open(one, 'Bianca')).status).toBe(200);
    expect(await open(one, 'bianca2')).toMatchObject({ status: 409, body: { error: { code: 'already-account' } } });
    expect(await open(other, ' BIANCA ')).toMatchObject({ status: 409, body: { error: { code: 'handle-taken' } } });
  });

  it('of two who want the same handle at the same moment one gets it', async () => {
    const guests = await Promise.all([1, 2, 3].map(() => newGuest(server.address)));
    const opened = await Promise.all(guests.map((guest) => open(guest, 'wanted')));
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('of several requests at once one is carried out, and its password is the one that counts', async () => {
    const guest = await newGuest(server.address);
    const tries = [1, 2, 3, 4].map((i) => ({ handle: `several${i}`, password: `a quiet lagoon ${i}` }));
    const before = { ...guest };
    const opened = await Promise.all(tries.map((body) => call({ ...before }, '/api/account', body)));
    const right = opened.findIndex(({ status }) => status === 200);
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    for (const [i, { handle, password }] of tries.entries()) {
      const wanted = await call({ address: server.address }, '/api/session', { handle, password });
      expect(wanted.status).toBe(i === right ? 200 : 403);
      const crossed = { handle: tries[right]!.handle, password };
      const { status } = await call({ address: server.address }, '/api/session', crossed);
      expect(status).toBe(i === right ? 200 : 403);
    }
  });

  it.each([
    ['short', 'lagoon'],
    ['handle', 'cesare12'],
    ['common', 'password1'],
    ['common', '12345678'],
    ['common', 'aaaaaaaaaaaa'],
  ])('not with a password that is too weak: %s', async (why, password) => {
    const guest = await newGuest(server.address);
    const refused = { status: 422, body: { error: { code: 'weak-password', detail: why } } };
    expect(await open(guest, 'cesare12', password)).toMatchObject(refused);
  });

  it.each(['ab', 'with space', '-dash', 'a'.repeat(31), 'ada@lovelace'])('not as %s', async (handle) => {
    expect((await open(await newGuest(server.address), handle)).status).toBe(422);
  });
});

describe('the first account', () => {
  it('[H1] looks after the house, and of several at once exactly one is it', async () => {
    const fresh = await testServer();
    const guests = await Promise.all([1, 2, 3, 4].map(() => newGuest(fresh.address)));
    const opened = await Promise.all(guests.map((guest, i) => open(guest, `founder${i}`)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const all = await Promise.all(guests.map(async (guest) => (await call(guest, '/api/me')).body));
    expect(all.filter((me) => (me as { readonly admin: boolean }).admin)).toHaveLength(1);
    await fresh.close();
  });

  it('cannot go while others are here and nobody else looks after it; alone it can, and the next is the first', async () => {
    const fresh = await testServer();
    const doge = await newAccount(fresh.address, 'doge');
    const other = await newAccount(fresh.address, 'other');
    const mine = { password: PASSWORD };
    expect(await call(doge, '/api/account/delete', mine)).toMatchObject({ body: { error: { code: 'last-admin' } } });
    expect((await call(other, '/api/account/delete', mine)).status).toBe(200);
    expect((await call(doge, '/api/account/delete', mine)).status).toBe(200);
    const next = await newAccount(fresh.address, 'doge');
    expect((await call(next, '/api/me')).body).toMatchObject({ admin: true });
    await fresh.close();
  });
});

describe('signing in', () => {
  it('says the same of a wrong password and of nobody', async () => {
    await newAccount(server.address, 'dante');
    const said = [];
    for (const handle of ['dante', 'virgilio', 'not a handle at all']) {
      said.push(await call({ address: server.address }, '/api/session', { handle, password: 'a loud lagoon' }));
    }
    expect(new Set(said.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(said[0]).toMatchObject({ status: 403, body: { error: { code: 'wrong-password' } } });
  });

  it('is not tried more than ten times in a row; waiting helps', async () => {
    await newAccount(server.address, 'eleonora');
    const attempt = (password: string) =>
      call({ address: server.address }, '/api/session', { handle: 'eleonora', password });
    const wrong = await Promise.all(Array.from({ length: 12 }, () => attempt('wrong guess')));
    expect(wrong.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(await attempt(PASSWORD)).toMatchObject({ status: 429 });
    now += 60_000;
    expect((await attempt(PASSWORD)).status).toBe(200);
    expect((await attempt(PASSWORD)).status).toBe(200); // who is right loses no attempt
  });

  it('by its owner is not kept off by strangers, neither elsewhere nor at the same address', async () => {
    const proxied = await testServer({ trustProxy: 1 });
    await newAccount(proxied.address, 'fiammetta');
    const attempt = async (from: string, password: string, cookie = '') => {
      const headers = { 'x-forwarded-for': from, 'x-signoria': '1', 'content-type': 'application/json', cookie };
      const body = JSON.stringify({ handle: 'fiammetta', password });
      return rawHttp(proxied.address, { method: 'POST', target: '/api/session', headers, body });
    };
    const atHome = await attempt('203.0.113.1', PASSWORD);
    const known = (atHome.headers['set-cookie'] as readonly string[]).map((line) => line.split(';')[0]!);
    const browser = known.find((cookie) => cookie.startsWith('signoria-known='))!;
    for (const stranger of ['198.51.100.7', '203.0.113.1', '2001:db8::1']) {
      const loginThrottle = Array.from({ length: 12 }, () => attempt(stranger, 'a loud lagoon'));
      expect((await Promise.all(loginThrottle)).map(({ status }) => status)).toContain(429);
      expect((await attempt(stranger, PASSWORD)).status).toBe(429);
    }
    // One line has many addresses.
    expect((await attempt('2001:db8::2', PASSWORD)).status).toBe(429);
    expect((await attempt('192.0.2.1', PASSWORD)).status).toBe(200);
    expect((await attempt('203.0.113.1', PASSWORD, browser)).status).toBe(200);
    // The browser that is known opens nothing by itself, and has no more guesses than anybody.
    const own = await Promise.all(Array.from({ length: 12 }, () => attempt('203.0.113.1', 'a loud lagoon', browser)));
    expect(own.filter(({ status }) => status === 403)).toHaveLength(10);
    await proxied.close();
  });

  it('ends the session there was, and signing out ends this one: also for open sockets', async () => {
    const federico = await newAccount(server.address, 'federico');
    const before = await connect(federico);
    const gone = new Promise<number>((resolve) => before.socket.once('close', resolve));
    const again = await signIn(server.address, 'federico', { cookie: federico.cookie });
    expect(await gone).toBe(4401);
    expect((await call(federico, '/api/account')).status).toBe(401);
    expect((await call(again, '/api/session/end', {})).status).toBe(200);
    expect((await call(again, '/api/account')).status).toBe(401);
  });
});

describe('[L2] a guest who signs in', () => {
  const seatsOf = async (who: Guest) => (await ask(who, 'GET /api/tables/mine')).tables.map(({ table }) => table);

  it('may take their games along, and the table knows them at once', async () => {
    const account = await newAccount(server.address, 'ginevra');
    const guest = await newGuest(server.address);
    const { table } = await createTable(guest, plan(game.id, ['me', 'novice', 'novice']));
    await call(guest, `/api/tables/${table}/start`, {});
    const phone = await signIn(server.address, 'ginevra', { cookie: guest.cookie });
    expect(await seatsOf(phone)).toEqual([]);
    const offer = { handovers: [{ guest: guest.user, name: guest.name, games: 1 }] };
    expect((await call(phone, '/api/account')).body).toMatchObject(offer);

    const watching = await connect(phone);
    expect(await watching.watch(table)).toMatchObject({ you: null, owner: false });
    const taken = await call(phone, '/api/account/seats', { guest: guest.user, take: true });
    expect(taken).toMatchObject({ status: 200, body: { taken: 1, kept: 0 } });
    const view = await watching.until(table, ({ you }) => you === 0);
    expect(view).toMatchObject({ owner: true, seats: [{ user: account.user, name: account.name }, {}, {}] });
    expect(await seatsOf(phone)).toEqual([table]);
    expect((await call(phone, '/api/account')).body).toMatchObject({ handovers: [] });
    await watching.close();
  });

  it('keeps them apart where both have a seat, and whoever was not the guest gets nothing', async () => {
    const account = await newAccount(server.address, 'ippolita');
    const guest = await newGuest(server.address);
    const { table } = await createTable(account, plan(game.id, ['me', 'open']));
    await call(guest, `/api/tables/${table}/join`, {});
    const other = await newAccount(server.address, 'isabella');
    const wish = { guest: guest.user, take: true };
    const phone = await signIn(server.address, 'ippolita', { cookie: guest.cookie });
    expect((await call(other, '/api/account/seats', wish)).status).toBe(404);
    expect((await call(phone, '/api/account/seats', wish)).body).toEqual({ taken: 0, kept: 1 });
    expect((await call(phone, `/api/tables/${table}`)).body).toMatchObject({
      seats: [{ user: account.user }, { user: guest.user }],
    });
  });

  it('asked twice at once gives each table to the account once', async () => {
    await newAccount(server.address, 'laura');
    const guest = await newGuest(server.address);
    const tables = [];
    for (let i = 0; i < 4; i++) tables.push((await createTable(guest, plan(game.id, ['me', 'open']))).table);
    const phone = await signIn(server.address, 'laura', { cookie: guest.cookie });
    const wish = { guest: guest.user, take: true };
    const taken = await Promise.all([call(phone, '/api/account/seats', wish), call(phone, '/api/account/seats', wish)]);
    expect(taken.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect((await seatsOf(phone)).toSorted()).toEqual(tables.toSorted());
  });
});

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';
  const listed = async (who: Guest) => (await ask(who, 'GET /api/account/devices')).devices;

  it('are listed by device, and one of them can be ended', async () => {
    const first = await newAccount(server.address, 'marco');
    now += 60_000;
    const desk = await signIn(server.address, 'marco', { agent: FIREFOX });
    now += 60_000;
    const phone = await signIn(server.address, 'marco', { agent: PHONE });
    const all = await listed(desk);
    expect(all.map(({ name, current }) => [name, current])).toEqual([
      ['Safari · iPhone', false],
      ['Firefox · Linux', true],
      ['', false],
    ]);
    expect((await call(desk, '/api/account/devices/end', { device: all[0]!.id })).status).toBe(200);
    expect((await call(phone, '/api/account')).status).toBe(401);
    expect((await call(first, '/api/account')).status).toBe(200);
    const stranger = await newAccount(server.address, 'nicola');
    expect((await call(stranger, '/api/account/devices/end', { device: all[1]!.id })).status).toBe(404);
  });

  it('all others end together, and when the password is changed', async () => {
    const one = await newAccount(server.address, 'orsola');
    const other = await signIn(server.address, 'orsola');
    expect((await call(one, '/api/account/devices/end', {})).status).toBe(200);
    expect((await call(other, '/api/account')).status).toBe(401);

    const third = await signIn(server.address, 'orsola');
    const [desk, socket] = [await signIn(server.address, 'orsola'), await connect(third)];
    const gone = new Promise<number>((resolve) => socket.socket.once('close', resolve));
    const renew = { current: PASSWORD, password: 'a louder lagoon' };
    expect(await call(desk, '/api/account/password', { ...renew, current: 'wrong' })).toMatchObject({ status: 403 });
    expect((await call(desk, '/api/account/password', renew)).status).toBe(200);
    expect(await gone).toBe(4401);
    expect((await call(third, '/api/account')).status).toBe(401);
    await expect(signIn(server.address, 'orsola')).rejects.toThrow('wrong-password');
    expect(await listed(await signIn(server.address, 'orsola', { password: 'a louder lagoon' }))).toHaveLength(2);
  });

  it('that were not used for a year are gone, and so is what was listed of them', async () => {
    const paolo = await newAccount(server.address, 'paolo');
    now += 366 * 24 * 60 * 60_000;
    expect((await call(paolo, '/api/account')).status).toBe(401);
    const back = await signIn(server.address, 'paolo');
    expect(await listed(back)).toHaveLength(2);
    await server.runJobs();
    expect(await listed(back)).toHaveLength(1);
  });
});
