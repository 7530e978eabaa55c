/** A house below a path of its host: what is its own, where its cookies go, and what it says of itself. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { openMailbox } from '../testing/mail.ts';
import { rawHttp } from '../testing/raw-http.ts';
import { testServer } from '../testing/server.ts';

const PAGE = `<!doctype html><html><head>
<link rel="icon" href="/icon.svg"><script src="/theme.js"></script></head><body></body></html>`;

describe('a house below a path', () => {
  const web = mkdtempSync(join(tmpdir(), 'signoria-base-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets', 'part.js'), '// a part');
  let server: RunningServer;
  let host: string;
  beforeAll(async () => {
    server = await testServer({ base: '/games', web, trustProxy: 1 });
    host = new URL(server.address).origin;
  });
  afterAll(async () => {
    await server.close();
    rmSync(web, { recursive: true });
  });
  const status = async (path: string) => (await fetch(`${host}${path}`, { redirect: 'manual' })).status;

  it('is reached there: requests, the socket, files and pages', async () => {
    expect(server.address).toBe(`${host}/games`);
    const ada = await newGuest(server.address);
    const { table } = await createTable(ada, plan('condottiere', ['me', 'novice']));
    const client = await connect(ada);
    expect((await client.watch(table)).status).toBe('open');
    await client.close();
    expect(await status('/games/assets/part.js')).toBe(200);
    expect(await status('/games/games/condottiere')).toBe(200);
  });

  it('has nothing outside of it, but for what is asked at the port itself', async () => {
    for (const path of ['/api/me', '/socket', '/assets/part.js', '/table/x', '/gamesx/api/me', '/%67ames/api/me']) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
    for (const path of ['/health', '/metrics', '/games/health'])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect((await rawHttp(host, { target: `${host}/api/me` })).status).toBe(404);
  });

  it('shows in whoever stands before its door', async () => {
    for (const [path, to] of [
      ['/', '/games/'],
      ['/games', '/games/'],
      ['/games?game=virtu', '/games/?game=virtu'],
    ] as const) {
      const { status: moved, headers } = await fetch(`${host}${path}`, { redirect: 'manual' });
      expect([moved, headers.get('location')]).toEqual([302, to]);
    }
  });

  it('says in every page where it is, and names its files there', async () => {
    for (const path of ['/games/', '/games/table/nowhere', '/games/index.html', '/games/settings']) {
      const page = await (await fetch(`${host}${path}`)).text();
      expect(page).toContain('<meta name="signoria-base" content="/games">');
      expect(page).toContain('href="/games/icon.svg"');
      expect(page).toContain('src="/games/theme.js"');
    }
  });

  it('keeps its cookies to its path, so that neighbours on the host are not sent them', async () => {
    const cookiesOf = async (headers: { readonly [name: string]: string }) =>
      (await fetch(`${server.address}/api/me`, { headers })).headers.getSetCookie();
    expect(await cookiesOf({})).toEqual([expect.stringMatching(/^signoria=.*; Path=\/games; HttpOnly; SameSite=Lax$/)]);
    const [given = '', ...more] = await cookiesOf({ 'x-forwarded-proto': 'https' });
    expect(more).toEqual([]);
    expect(given).toMatch(/^__Secure-signoria=.*; Path=\/games; HttpOnly; Secure; SameSite=Lax$/);
    const secure = { 'x-forwarded-proto': 'https', cookie: given.split(';')[0]! };
    expect(await cookiesOf(secure)).toEqual([]);
  });

  it('tells where its interface is', async () => {
    const { body } = await call({ address: server.address }, '/api/docs/json');
    expect(body).toMatchObject({ servers: [{ url: '/games' }] });
    expect(await (await fetch(`${server.address}/api/docs`)).text()).toContain('href="/games/api/docs/json"');
  });
});

it('links in letters lead below the path, whatever was given as the address', async () => {
  const mail = await openMailbox();
  const server = await testServer({ base: '/games' });
  const doge = await newAccount(server.address, 'doge');
  await ask(doge, 'POST /api/admin/settings', {
    body: { address: 'https://example.org/games/admin', smtp: mail.smtp },
  });
  await ask(doge, 'POST /api/account/address', { body: { address: 'doge@example.org', password: 'a quiet lagoon' } });
  await mail.until(1);
  expect(mail.letters[0]!.text).toContain('https://example.org/games/account#confirm=');
  await server.close();
  await mail.close();
});
