/** Guards hold for a route, however its address is written and whoever's page asks. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRoutes } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_WAITING } from '../accounts/sign-in/passwords.ts';
import type { RunningServer } from '../index.ts';
import { call, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { rawHttp } from '../testing/raw-http.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const json = { 'content-type': 'application/json' };
const ours = { ...json, 'x-signoria': '1' };

let server: RunningServer;
let web: string;
beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'signoria-web-'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Signoria</title></head></html>');
  server = await testServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

describe('a change is refused', () => {
  const body = JSON.stringify({ name: 'Mallory' });
  const spelled = (path: string) => [path, path.replace('a', '%61'), `${server.address}${path}`];

  it('without our header, however the address is written', async () => {
    const guest = await newGuest(server.address);
    for (const target of spelled('/api/name')) {
      const headers = { ...json, cookie: guest.cookie };
      const reply = await rawHttp(server.address, { method: 'POST', target, headers, body });
      expect([target, reply.status, reply.text]).toEqual([target, 403, '{"error":{"code":"csrf","detail":null}}']);
    }
    expect((await call(guest, '/api/me')).body).toMatchObject({ name: guest.name });
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no site at all', { origin: 'null' }],
    ['another port of the same host', { origin: 'http://127.0.0.1:1' }],
    ['what the browser calls the same site', { 'sec-fetch-site': 'same-site' }],
    ['what the browser calls another site', { 'sec-fetch-site': 'cross-site' }],
  ])('to a page of %s, header or not', async (_, from) => {
    const guest = await newGuest(server.address);
    const headers = { ...ours, ...from, cookie: guest.cookie };
    const reply = await rawHttp(server.address, { method: 'POST', target: '/api/account/delete', headers, body: '{}' });
    expect(reply.status).toBe(403);
    expect((await call(guest, '/api/me')).body).toMatchObject({ user: guest.user });
  });

  it('but not to our own page, nor to one at the address the administrator has given', async () => {
    const guest = await newGuest(server.address);
    const from = (headers: { readonly [name: string]: string }) =>
      rawHttp(server.address, {
        method: 'POST',
        target: '/api/name',
        headers: { ...ours, ...headers, cookie: guest.cookie },
        body,
      });
    expect((await from({ origin: server.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await from({ origin: 'https://games.example' })).status).toBe(403);
    const admin = await newGuest(server.address);
    await call(admin, '/api/account', { handle: 'doge', password: 'ducal palace' });
    const cookie = { ...admin };
    expect((await call(cookie, '/api/admin/settings', { address: 'https://games.example' })).status).toBe(200);
    expect((await from({ origin: 'https://games.example' })).status).toBe(200);
    expect((await call(cookie, '/api/admin/settings', { address: null })).status).toBe(200);
  });
});

describe('limits', () => {
  it('count a route, however its address is written', async () => {
    const small = await testServer({ limits: { requests: 3 } });
    const asked = [];
    for (const target of ['/api/games', '/%61pi/games', `${small.address}/api/games`, '/%61pi/games', '/api/games']) {
      asked.push((await rawHttp(small.address, { target })).status);
    }
    expect(asked).toEqual([200, 200, 200, 429, 429]);
    await small.close();
  });

  it('count codes that are tried as links, like those that are looked up', async () => {
    const small = await testServer({ web, limits: { codes: 2 } });
    const { code } = await createTable(await newGuest(small.address), plan(game.id, ['me', 'open']));
    const tried = async (target: string) => (await rawHttp(small.address, { target })).status;
    expect([await tried('/join/AAAAAA'), await tried(`/join/${code}`), await tried('/join/BBBBBB')]).toEqual([
      200, 200, 429,
    ]);
    expect(await tried(`/%6aoin/${code}`)).toBe(429);
    await small.close();
  });

  it('hold for passwords that wait to be checked: whoever is too many is told so, and nobody else waits long', async () => {
    const tries = Array.from({ length: MOST_WAITING + 10 }, (_, i) =>
      call({ address: server.address }, '/api/session', { handle: `nobody${i}`, password: 'a quiet lagoon' }),
    );
    const said = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(said)).toEqual(new Set([403, 503]));
    const after = await call({ address: server.address }, '/api/session', { handle: 'nobody', password: 'lagoon' });
    expect(after).toMatchObject({ status: 403, body: { error: { code: 'wrong-password' } } });
  });
});

describe('figures', () => {
  const figures = async (address: string, headers: { readonly [name: string]: string } = {}) =>
    (await rawHttp(address, { target: '/metrics', headers })).status;

  it('are for whoever asks on this machine, and for nobody who came through a proxy or under another name', async () => {
    expect(await figures(server.address)).toBe(200);
    expect(await figures(server.address, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(await figures(server.address, { forwarded: 'for=203.0.113.7' })).toBe(403);
    expect(await figures(server.address, { host: 'games.example' })).toBe(403);
  });

  it('are for whoever shows the token, where there is one', async () => {
    const small = await testServer({ metricsToken: 'lagoon' });
    const elsewhere = { host: 'games.example' };
    expect(await figures(small.address)).toBe(403);
    expect(await figures(small.address, { ...elsewhere, authorization: 'Bearer canal' })).toBe(403);
    expect(await figures(small.address, { ...elsewhere, authorization: 'Bearer lagoon' })).toBe(200);
    await small.close();
  });
});

describe('a proxy in front', () => {
  /** Whether two requests that claim other addresses are counted as one person's. */
  const seenAsOne = async (trustProxy: number | readonly string[], forwarded: readonly [string, string]) => {
    const small = await testServer({ trustProxy, limits: { requests: 1 } });
    const asked = [];
    for (const address of forwarded) {
      const headers = { 'x-forwarded-for': address };
      asked.push((await rawHttp(small.address, { target: '/api/games', headers })).status);
    }
    await small.close();
    return asked.at(-1) === 429;
  };

  it('is believed as far as it is counted: what a client wrote before it is not', async () => {
    expect(await seenAsOne(1, ['203.0.113.1', '203.0.113.2'])).toBe(false);
    expect(await seenAsOne(1, ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1'])).toBe(true);
    expect(await seenAsOne(2, ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1'])).toBe(false);
  });

  it('is believed when it stands in a network that is', async () => {
    expect(await seenAsOne(['127.0.0.0/8'], ['203.0.113.1', '203.0.113.2'])).toBe(false);
    expect(await seenAsOne(['10.0.0.0/8'], ['203.0.113.1', '203.0.113.2'])).toBe(true);
    expect(await seenAsOne(['127.0.0.0/8', '10.0.0.0/8'], ['203.0.113.1, 10.1.1.1', '203.0.113.2, 10.1.1.1'])).toBe(
      false,
    );
  });
});

describe('replies', () => {
  it('of the API are kept by nobody', async () => {
    const { cookie } = await newGuest(server.address);
    const api = listRoutes().filter(({ key }) => key.startsWith('GET /api/'));
    for (const path of [...api.map(({ path }) => path.replace(/:\w+/g, 'none')), '/api/docs', '/api/nothing']) {
      const { headers } = await rawHttp(server.address, { target: path, headers: { cookie } });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    }
    expect(api.length).toBeGreaterThan(15);
  });

  it.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['lists that never end', '['.repeat(5000)],
  ])('to 5,000 nested %s: 400', async (_, body) => {
    const { cookie } = await newGuest(server.address);
    for (const target of ['/api/files', '/api/name', '/api/tables']) {
      const inside = [body, `{"format":"signoria/1","header":${body}}`];
      for (const sent of inside) {
        const headers = { ...ours, cookie };
        const reply = await rawHttp(server.address, { method: 'POST', target, headers, body: sent });
        expect([target, reply.status]).toEqual([target, 400]);
      }
    }
    expect((await call({ address: server.address }, '/health')).status).toBe(200);
  });
});
