/** What opens a session, and when it changes: nothing that was known before somebody grew mightier is good after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAnswer } from '@signoria/protocol';
import { openStore } from '@signoria/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount, PASSWORD, signIn } from '../testing/accounts.ts';
import { call, connect, newGuest } from '../testing/client.ts';
import { rawHttp } from '../testing/raw-http.ts';
import { testServer } from '../testing/server.ts';

describe('the token', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  it('of a guest who opens an account is changed, and the old one opens nothing: also no open socket', async () => {
    const guest = await newGuest(server.address);
    const before = { ...guest };
    const socket = await connect(before);
    const gone = new Promise<number>((resolve) => socket.socket.once('close', resolve));
    expect((await call(guest, '/api/account', { handle: 'ada', password: PASSWORD })).status).toBe(200);
    expect(await gone).toBe(4401);
    expect(guest.cookie).not.toBe(before.cookie);
    expect((await call(before, '/api/account')).status).toBe(401);
    expect((await call(guest, '/api/account')).body).toMatchObject({ user: guest.user, kind: 'account' });
    expect((await call(guest, '/api/account/devices')).body).toMatchObject({ devices: [{ current: true }] });
  });

  it('of an account that is made an administrator opens nothing any more; signing in anew does', async () => {
    const fresh = await testServer();
    const doge = await newAccount(fresh.address, 'doge');
    const other = await newAccount(fresh.address, 'other');
    const socket = await connect(other);
    const gone = new Promise<number>((resolve) => socket.socket.once('close', resolve));
    expect((await call(doge, `/api/admin/users/${other.user}`, { what: 'make-admin' })).status).toBe(200);
    expect(await gone).toBe(4401);
    expect((await call(other, '/api/admin/settings')).status).toBe(401);
    const again = await signIn(fresh.address, 'other');
    expect((await call(again, '/api/admin/settings')).status).toBe(200);
    await fresh.close();
  });
});

describe('under https', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-https-'));
  const database = join(folder, 'club.db');
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer({ database, trustProxy: 1 });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const me = async (cookie: string, proto = 'https') => {
    const headers = { 'x-forwarded-proto': proto, cookie };
    const reply = await rawHttp(server.address, { target: '/api/me', headers });
    const set = (reply.headers['set-cookie'] ?? []) as readonly string[];
    const me: unknown = JSON.parse(reply.text);
    if (!isAnswer('GET /api/me', me)) throw new Error(reply.text);
    return { me, set, given: set[0]?.split(';')[0] ?? '' };
  };

  it('the cookie is one that only this host can set, and only with TLS', async () => {
    const { set } = await me('');
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^__Host-signoria=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await me('', 'http')).set[0]).toMatch(/^signoria=/);
  });

  it('a cookie of the old name is not believed: anybody near could have set it', async () => {
    const planted = await me('', 'http');
    const victim = await me(planted.given);
    expect(victim.me.user).not.toBe(planted.me.user);
    const own = await me('');
    expect((await me(`${planted.given}; ${own.given}`)).me.user).toBe(own.me.user);
  });

  it('but one from before there was another name is exchanged, and nobody is signed out', async () => {
    const old = await me('', 'http');
    await server.close();
    const store = await openStore(database);
    await store.setMeta('host-cookie-since', String(Date.now() + 1));
    await store.close();
    server = await testServer({ database, trustProxy: 1 });
    // Two tabs ask at the same moment.
    const tabs = await Promise.all([me(old.given), me(old.given)]);
    for (const tab of tabs) {
      expect(tab.me.user).toBe(old.me.user);
      expect(tab.given).toMatch(/^__Host-signoria=/);
      expect(tab.set[1]).toMatch(/^signoria=; /);
      const next = await me(tab.given);
      expect([next.me.user, next.set]).toEqual([old.me.user, []]);
    }
  });
});
