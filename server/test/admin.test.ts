/** Looking after the house: settings, people, tables, reports, backups. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClubChanges, Query } from '@signoria/protocol';
import { FIXABLE, type Fixable } from '@signoria/protocol/names';
import { openStore } from '@signoria/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { PASSWORD as ACCOUNT_PASSWORD, newAccount, signIn } from '../testing/accounts.ts';
import { ask, call, connect, createTable, type Guest, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { mailBox } from '../testing/receivers.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const PASSWORD = 'ducal palace';
const DAY = 24 * 60 * 60_000;
let now = Date.UTC(2026, 0, 5);
let server: RunningServer;
let doge: Guest;
beforeAll(async () => {
  server = await testServer({ now: () => now });
  doge = await administrator('doge');
});
afterAll(() => server.close());

async function administrator(handle: string): Promise<Guest> {
  const guest = await newGuest(server.address);
  expect((await call(guest, '/api/account', { handle, password: PASSWORD })).status).toBe(200);
  return guest;
}

async function signInAgain(guest: Guest, handle: string): Promise<void> {
  guest.cookie = (await signIn(server.address, handle, { password: PASSWORD })).cookie;
}

const newcomer = () => newGuest(server.address);

const settle = (body: ClubChanges) => ask(doge, 'POST /api/admin/settings', { body });
const people = (query: Query<'GET /api/admin/users'>, by = doge) => ask(by, 'GET /api/admin/users', { query });

const change = (user: Guest, what: object, by = doge) => call(by, `/api/admin/users/${user.user}`, what);

describe('[H1] a new server', () => {
  it('says that nobody looks after it, and makes its first account the administrator', async () => {
    const fresh = await testServer();
    expect((await call({ address: fresh.address }, '/api/club')).body).toMatchObject({ setup: 'free', name: '' });
    const first = await newGuest(fresh.address);
    expect((await call(first, '/api/account', { handle: 'first', password: PASSWORD })).body).toMatchObject({
      admin: true,
    });
    expect((await call({ address: fresh.address }, '/api/club')).body).toMatchObject({ setup: 'done' });
    expect(fresh.setupCode).toBeNull();
    await fresh.close();
  });

  it('on the net asks for the code its console shows, and for it alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signoria-setup-'));
    const database = join(folder, 'club.db');
    const before = await testServer({ database, setupCode: 'made' });
    const code = before.setupCode!;
    await before.close();
    const fresh = await testServer({ database, setupCode: 'made' });
    expect(fresh.setupCode).toBe(code);
    expect((await call({ address: fresh.address }, '/api/club')).body).toMatchObject({ setup: 'code' });
    const [stranger, host] = [await newGuest(fresh.address), await newGuest(fresh.address)];
    const open = (guest: Guest, handle: string, setupCode?: string) =>
      call(guest, '/api/account', { handle, password: PASSWORD, ...(setupCode === undefined ? {} : { setupCode }) });
    for (const guess of [undefined, '', code.slice(1), 'AAAAAAAAAAAA']) {
      expect(await open(stranger, 'stranger', guess)).toMatchObject({
        status: 403,
        body: { error: { code: 'setup-code' } },
      });
    }
    const typed = `${code.slice(0, 6)}-${code.slice(6)}`.toLowerCase();
    expect((await open(host, 'host', typed)).body).toMatchObject({ admin: true });
    expect((await open(stranger, 'stranger')).body).toMatchObject({ admin: false });
    await fresh.close();
    await rm(folder, { recursive: true });
  });
});

describe('settings', () => {
  const smtp = { host: 'mail.example.org', port: 587, secure: false, user: 'club', from: 'Club <club@example.org>' };

  it('keep a password that no reply ever holds', async () => {
    const secret = 'c4ndlesticks';
    const replies = [
      await settle({ smtp: { ...smtp, password: secret } }),
      await settle({ name: 'Club of Siena', smtp: { ...smtp, from: 'siena@example.org' } }),
      await ask(doge, 'GET /api/admin/settings'),
      await ask(doge, 'GET /api/admin/deeds'),
      (await call({ address: server.address }, '/api/club')).body,
    ];
    expect(JSON.stringify(replies)).not.toContain(secret);
    expect(replies[2]).toMatchObject({ name: 'Club of Siena', smtp: { from: 'siena@example.org', hasPassword: true } });
    expect(replies[4]).toMatchObject({ name: 'Club of Siena', mail: false });
    // Letters have links in them: the house has to know where it is reached.
    await settle({ address: 'https://siena.example' });
    expect((await call({ address: server.address }, '/api/club')).body).toMatchObject({ mail: true });
    await settle({ address: null });
  });

  it('do not send a kept password to another server', async () => {
    await settle({ smtp: { ...smtp, password: 'c4ndlesticks' } });
    for (const other of [{ host: 'evil.example.org' }, { port: 25 }, { user: 'else' }]) {
      await settle({ smtp: { ...smtp, password: 'c4ndlesticks' } });
      const moved = await settle({ smtp: { ...smtp, ...other } });
      expect(moved).toMatchObject({ smtp: { ...other, hasPassword: false } });
    }
    expect(await settle({ smtp: null })).toMatchObject({ smtp: null });
  });

  it('take a public address as it is copied, and nothing that is none', async () => {
    expect(await settle({ address: 'https://club.example.org/tables?x=1' })).toMatchObject({
      address: 'https://club.example.org',
    });
    for (const address of ['club', 'javascript:alert(1)', 'ftp://club.example.org']) {
      expect((await call(doge, '/api/admin/settings', { address })).status).toBe(400);
    }
  });

  it('are tried with a mail that really arrives, and say what is wrong when it does not', async () => {
    const box = await mailBox();
    const local = { host: '127.0.0.1', port: box.port, secure: false, user: '', from: 'club@example.org' };
    await settle({ name: 'Club of Siena', smtp: local });
    expect(await ask(doge, 'POST /api/admin/mail', { body: { to: 'ada@example.org' } })).toEqual({ ok: true });
    expect(box.mails).toMatchObject([{ to: ['ada@example.org'] }]);
    expect(box.mails[0]!.head + box.mails[0]!.body).toContain('Club of Siena');
    box.refusal = { code: 550, text: 'no such box' };
    const tried = await call(doge, '/api/admin/mail', { to: 'ada@example.org' });
    expect(tried).toMatchObject({ status: 502, body: { error: { code: 'not-sent', detail: 'refused' } } });
    await box.close();
    await settle({ smtp: null });
    expect(await call(doge, '/api/admin/mail', { to: 'ada@example.org' })).toMatchObject({
      body: { error: { code: 'not-sent', detail: 'mail-off' } },
    });
  });

  it('give the house a look of its own, which everybody sees', async () => {
    const look = { colour: 'sea', crest: 'green', welcome: 'We meet on Thursdays.' } as const;
    expect(await settle({ look })).toMatchObject({ look });
    expect((await call({ address: server.address }, '/api/club')).body).toMatchObject({ look });
    for (const wrong of [{ colour: 'red; }' }, { crest: 'skull' }, { welcome: 'x'.repeat(401) }]) {
      expect((await call(doge, '/api/admin/settings', { look: { ...look, ...wrong } })).status).toBe(400);
    }
    expect((await call({ address: server.address }, '/api/club')).body).toMatchObject({ look });
  });

  it('show an announcement to everybody until its time is over', async () => {
    const banner = { text: 'Restart at ten', kind: 'warning', until: now + DAY } as const;
    await settle({ banner });
    expect((await call({ address: server.address }, '/api/club')).body).toMatchObject({ banner });
    now += DAY;
    expect((await call({ address: server.address }, '/api/club')).body).toMatchObject({ banner: null });
  });

  it('that close the house to new accounts leave it open to guests', async () => {
    await settle({ registration: 'closed' });
    const guest = await newcomer();
    expect(await call(guest, '/api/account', { handle: 'late', password: PASSWORD })).toMatchObject({ status: 403 });
    expect((await createTable(guest, plan(game.id, ['me', 'open']))).table).not.toBe('');
    await settle({ registration: 'open' });
  });
});

describe('users', () => {
  it('are found by name and by what was taken from them', async () => {
    const ada = await newcomer();
    await change(ada, { what: 'rename', name: 'Bartolomea of Siena' });
    const found = await people({ search: 'bartolomea' });
    expect(found.users.map(({ user, name }) => ({ user, name }))).toEqual([
      { user: ada.user, name: 'Bartolomea of Siena' },
    ]);
    expect((await people({ kind: 'banned' })).users).toEqual([]);
    await change(ada, { what: 'ban', until: null });
    expect((await people({ kind: 'banned' })).users.map(({ user }) => user)).toEqual([ada.user]);
    expect((await people({ kind: 'admin' })).users.map(({ user }) => user)).toEqual([doge.user]);
  });

  it('[S1] muted: no line of theirs is taken, on sockets that are open too; until the time is over', async () => {
    const ada = await newcomer();
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    const client = await connect(ada);
    const say = () => client.ask({ type: 'chat', table, text: 'hello' });
    expect((await say()).type).toBe('done');
    await change(ada, { what: 'mute', until: now + DAY, reason: 'shouting' });
    expect(await say()).toMatchObject({ type: 'refused', refusal: { why: 'muted' } });
    const again = await connect(ada);
    expect(await again.ask({ type: 'chat', table, text: 'hello' })).toMatchObject({ refusal: { why: 'muted' } });
    now += DAY;
    expect((await say()).type).toBe('done');
    await change(ada, { what: 'mute', until: null });
    await change(ada, { what: 'unmute' });
    expect((await say()).type).toBe('done');
    await Promise.all([client.close(), again.close()]);
  });

  it('banned: thrown out of open sockets at once, kept out of everything, told why; until the time is over', async () => {
    const ada = await newcomer();
    const client = await connect(ada);
    const closed = new Promise<number>((resolve) => void client.socket.once('close', resolve));
    const banned = { until: now + DAY, reason: 'cheating' };
    await change(ada, { what: 'ban', ...banned });
    expect(await closed).toBe(4403);
    await expect(connect(ada)).rejects.toThrow('403');
    for (const path of ['/api/me', '/api/tables/mine']) {
      expect(await call(ada, path)).toMatchObject({ status: 403, body: { error: { code: 'banned', detail: banned } } });
    }
    now += DAY;
    expect((await call(ada, '/api/me')).status).toBe(200);
    await (await connect(ada)).close();
  });

  it('who look after the house cannot be banned, muted or deleted; and one of them always stays', async () => {
    expect(await change(doge, { what: 'unmake-admin' })).toMatchObject({ body: { error: { code: 'last-admin' } } });
    for (const what of [
      { what: 'ban', until: null },
      { what: 'mute', until: null },
    ]) {
      expect(await change(doge, what)).toMatchObject({ status: 409, body: { error: { code: 'is-admin' } } });
    }
    expect((await call(doge, `/api/admin/users/${doge.user}/delete`, {})).status).toBe(409);
    const guest = await newcomer();
    expect(await change(guest, { what: 'make-admin' })).toMatchObject({ body: { error: { code: 'needs-account' } } });
    const second = await administrator('second');
    expect((await call(second, '/api/admin/users')).status).toBe(403);
    await change(second, { what: 'make-admin' });
    // The token they had as nobody in particular has not become an administrator's.
    expect((await call(second, '/api/admin/users')).status).toBe(401);
    await signInAgain(second, 'second');
    expect((await call(second, '/api/admin/users')).status).toBe(200);
    // Each unmakes the other at the same moment.
    const [one, other] = await Promise.all([
      change(doge, { what: 'unmake-admin' }, second),
      change(second, { what: 'unmake-admin' }, doge),
    ]);
    const { users } = await people({ kind: 'admin' }, one.status === 200 ? second : doge);
    expect(users.length).toBeGreaterThan(0);
    expect([one.status, other.status].filter((status) => status === 200).length).toBeLessThan(2);
    for (const guest of [doge, second]) {
      const me = await ask(guest, 'GET /api/me');
      const by = guest === doge ? second : doge;
      if (me.admin) continue;
      expect((await change(guest, { what: 'make-admin' }, by)).status).toBe(200);
      await signInAgain(guest, guest === doge ? 'doge' : 'second');
    }
    expect((await change(second, { what: 'unmake-admin' })).status).toBe(200);
  });

  it('deleted are gone, and their seats are played by bots', async () => {
    const [ada, bianca] = [await newcomer(), await newcomer()];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    await call(bianca, `/api/tables/${table}/join`, {});
    await call(ada, `/api/tables/${table}/start`, {});
    await ask(doge, 'POST /api/admin/users/:user/delete', { params: bianca });
    expect((await call(bianca, '/api/tables/mine')).status).toBe(401);
    const { seats } = await ask(ada, 'GET /api/tables/:id', { params: { id: table } });
    expect(seats[1]!.level).not.toBeNull();
  });
});

describe('tables', () => {
  const found = (query: Query<'GET /api/admin/tables'>) => ask(doge, 'GET /api/admin/tables', { query });

  it('are found by name, code and player; private ones too, and of none more than all may know', async () => {
    const ada = await newcomer();
    await change(ada, { what: 'rename', name: 'Ginevra' });
    const settings = {
      name: 'Silent hill',
      visibility: 'private',
      pace: 'live',
      language: 'any',
      rated: false,
    } as const;
    const { table, code } = await createTable({ ...ada }, plan(game.id, ['me', 'novice'], { settings }));
    await call(ada, `/api/tables/${table}/start`, {});
    for (const search of ['silent', code.toLowerCase(), 'ginev', table]) {
      const { tables } = await found({ search });
      expect(tables.map((row) => row.table)).toContain(table);
      expect(JSON.stringify(tables)).not.toContain('"key"');
    }
    expect((await found({ search: 'nowhere' })).tables).toEqual([]);
    const all = (await found({ status: 'running' })).tables;
    expect(all.every(({ status }) => status === 'running')).toBe(true);
  });

  it('are closed before the start and ended after it', async () => {
    const ada = await newcomer();
    for (const begun of [false, true]) {
      const { table } = await createTable(ada, plan(game.id, ['me', 'novice']));
      if (begun) await call(ada, `/api/tables/${table}/start`, {});
      expect(await ask(doge, 'POST /api/admin/tables/:id/end', { params: { id: table } })).toMatchObject({
        table,
        status: 'abandoned',
      });
    }
    expect((await call(doge, '/api/admin/tables/nowhere/end', {})).status).toBe(404);
  });
});

describe('[S1] reports', () => {
  const read = (report: string) => ask(doge, 'GET /api/admin/reports/:report', { params: { report } });

  async function quarrel() {
    const [ada, bianca, watcher] = [await newcomer(), await newcomer(), await newcomer()];
    const { table } = await createTable(ada, plan(game.id, ['me', 'open']));
    await call(bianca, `/api/tables/${table}/join`, {});
    const clients = await Promise.all([ada, bianca, watcher].map((guest) => connect(guest)));
    const say = (i: number, text: string) => clients[i]!.ask({ type: 'chat', table, text });
    await say(0, 'good evening');
    await say(2, 'from outside');
    await say(1, 'you fool');
    await say(0, 'please');
    for (const client of clients) await client.close();
    const report = (by: Guest, about: object, more = {}) =>
      call(by, `/api/tables/${table}/report`, { reason: 'abuse', about, ...more });
    return { ada, bianca, watcher, table, report };
  }

  it('of a line show administrators the talk around it, once, and are closed by them', async () => {
    const { ada, bianca, report } = await quarrel();
    expect((await report(ada, { chat: 3 }, { text: 'He started it' })).status).toBe(200);
    expect((await report(ada, { chat: 3 })).status).toBe(200);
    const { reports } = await ask(doge, 'GET /api/admin/reports');
    const mine = reports.filter(({ line }) => line === 'you fool');
    expect(mine).toMatchObject([
      { text: 'He started it', by: { user: ada.user }, about: { user: bianca.user, seat: 1 }, verdict: null },
    ]);
    const { report: id } = mine[0]!;
    const whole = await read(id);
    expect(whole.chat.map(({ text }) => text)).toEqual(['good evening', 'from outside', 'you fool', 'please']);
    expect(whole.chat.filter(({ reported }) => reported).map(({ text }) => text)).toEqual(['you fool']);
    expect(whole).toMatchObject({ user: { user: bianca.user } });
    await ask(doge, 'POST /api/admin/reports/:report', {
      params: { report: id },
      body: { verdict: 'acted', note: 'muted for a week' },
    });
    const after = await read(id);
    expect(after.verdict).toMatchObject({ what: 'acted', note: 'muted for a week', by: { user: doge.user } });
  });

  it('by a watcher show nothing only seats can read, nor can a watcher report what they cannot read', async () => {
    const { watcher, table, report } = await quarrel();
    expect((await report(watcher, { chat: 3 })).status).toBe(404);
    expect((await report(watcher, { seat: 1 }, { text: 'rude' })).status).toBe(200);
    const { reports } = await ask(doge, 'GET /api/admin/reports');
    const mine = reports.find((row) => row.table === table)!;
    const { chat } = await read(mine.report);
    expect(chat.map(({ text }) => text)).toEqual(['from outside']);
  });

  it('open ones come first', async () => {
    const { reports } = await ask(doge, 'GET /api/admin/reports');
    const open = reports.map(({ verdict }) => verdict === null);
    expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(open).size).toBe(2);
    const figures = await ask(doge, 'GET /api/admin/figures');
    expect(figures.reports.n).toBe(open.filter(Boolean).length);
  });
});

describe('[H2] a backup from the page', () => {
  it('lets nobody guess the password longer than the door does', async () => {
    const fresh = await testServer();
    const host = await newAccount(fresh.address, 'host');
    const tries = [];
    for (let i = 0; i < 12; i++) tries.push((await call(host, '/api/admin/backup', { password: `guess ${i}` })).status);
    expect(tries).toEqual([...Array(10).fill(403), 429, 429]);
    expect((await call(host, '/api/admin/backup', { password: ACCOUNT_PASSWORD })).status).toBe(429);
    expect((await signIn(fresh.address, 'host')).user).toBe(host.user);
    await fresh.close();
  });

  it('asks for the password again, and is one that can be restored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signoria-admin-'));
    expect(await call(doge, '/api/admin/backup', { password: 'guessed' })).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong-password' } },
    });
    const headers = { 'x-signoria': '1', cookie: doge.cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ password: PASSWORD });
    const response = await fetch(`${server.address}/api/admin/backup`, { method: 'POST', headers, body });
    expect(response.headers.get('content-disposition')).toMatch(/signoria-\d{4}-\d\d-\d\d\.backup/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const file = join(folder, 'club.backup');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    const store = await openStore(':memory:');
    const counts = await store.restore(file);
    expect(counts.users).toBeGreaterThan(5);
    expect((await store.getUser(doge.user))?.handle).toBe('doge');
    await store.close();
    await rm(folder, { recursive: true });
  });
});

describe('[H5] figures and deeds', () => {
  it('say how the server is doing, and what is new in it', async () => {
    const client = await connect(await newcomer());
    const figures = await ask(doge, 'GET /api/admin/figures');
    expect(figures).toMatchObject({ store: 'sqlite', connections: 1, people: 1, started: Date.UTC(2026, 0, 5) });
    expect(figures.notes[0]!.lines.length).toBeGreaterThan(3);
    await client.close();
  });

  it('leave a trace of what administrators did', async () => {
    const { deeds } = await ask(doge, 'GET /api/admin/deeds');
    const kinds = new Set(deeds.map(({ what }) => what));
    for (const what of ['settings', 'rename', 'mute', 'ban', 'make-admin', 'delete', 'end', 'judge', 'backup']) {
      expect(kinds).toContain(what);
    }
  });
});

describe('settings given when the server was started', () => {
  const smtp = {
    host: 'mail.test',
    port: 465,
    secure: true,
    user: 'doge',
    password: 'gondola',
    from: 'doge@mail.test',
  };

  it('hold, are shown as such, and cannot be changed here; the others can', async () => {
    const host = await testServer({ club: { name: 'Ridotto', registration: 'closed', smtp } });
    try {
      const admin = await newGuest(host.address);
      await ask(admin, 'POST /api/account', { body: { handle: 'doge', password: PASSWORD } });
      const shown = await ask(admin, 'GET /api/admin/settings');
      expect(shown).toMatchObject({ name: 'Ridotto', registration: 'closed', fixed: ['name', 'registration', 'smtp'] });
      expect(JSON.stringify(shown)).not.toContain('gondola');
      for (const [key, body] of Object.entries({
        name: { name: 'Casino' },
        registration: { registration: 'open' as const },
        smtp: { smtp: null },
      })) {
        const refused = await call(admin, '/api/admin/settings', body);
        expect(refused).toMatchObject({ status: 409, body: { error: { code: 'fixed-setting', detail: key } } });
      }
      await ask(admin, 'POST /api/admin/settings', { body: { address: 'https://ridotto.test' } });
      expect(await ask(admin, 'GET /api/admin/settings')).toMatchObject({
        name: 'Ridotto',
        address: 'https://ridotto.test',
      });
    } finally {
      await host.close();
    }
  });

  it('may be all there are: then none can be changed here', async () => {
    const club = {
      name: 'Ridotto',
      address: 'https://ridotto.test',
      registration: 'closed',
      privateHooks: true,
      smtp,
      look: { colour: 'sea', crest: 'blue', welcome: 'Come in.' },
      banner: { text: 'Closed on Monday.', kind: 'info', until: null },
    } as const satisfies { readonly [K in Fixable]: unknown };
    const host = await testServer({ club });
    try {
      const admin = await newGuest(host.address);
      await ask(admin, 'POST /api/account', { body: { handle: 'doge', password: PASSWORD } });
      const { fixed, ...shown } = await ask(admin, 'GET /api/admin/settings');
      expect([...fixed, 'fixed'].toSorted()).toEqual([...Object.keys(shown), 'fixed'].toSorted());
      expect(await ask(admin, 'GET /api/club')).toMatchObject({ look: club.look, banner: club.banner });
      for (const key of FIXABLE) {
        const refused = await call(admin, '/api/admin/settings', { [key]: club[key] });
        expect(refused).toMatchObject({ status: 409, body: { error: { code: 'fixed-setting', detail: key } } });
      }
    } finally {
      await host.close();
    }
  });

  it('are not written down: without them the house is as it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signoria-fixed-'));
    const database = join(folder, 'club.db');
    try {
      const first = await testServer({ database, club: { name: 'Ridotto' } });
      const admin = await newGuest(first.address);
      await ask(admin, 'POST /api/account', { body: { handle: 'doge', password: PASSWORD } });
      await ask(admin, 'POST /api/admin/settings', { body: { registration: 'closed' } });
      await first.close();
      const second = await testServer({ database });
      const back = await signIn(second.address, 'doge', { password: PASSWORD });
      const settings = await ask(back, 'GET /api/admin/settings');
      await second.close();
      expect(settings).toMatchObject({ name: '', registration: 'closed', fixed: [] });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
