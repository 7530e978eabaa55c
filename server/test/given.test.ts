/** What the host gave at the start and no setting in the browser shows: told to administrators, secrets only as being set. */
import { afterEach, expect, it } from 'vitest';
import type { RunningServer, ServerOptions, SsoSettings } from '../index.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, type Guest, newGuest } from '../testing/client.ts';
import { testServer } from '../testing/server.ts';

const sso: SsoSettings = {
  issuer: 'https://accounts.example.org',
  clientId: 'signoria',
  clientSecret: 'gondola',
  scopes: 'openid profile groups',
  label: 'Ridotto',
  groupClaim: 'groups',
  adminGroup: 'doges',
  only: false,
};

let server: RunningServer | null = null;
afterEach(() => server?.close());

async function startedWith(options: Partial<ServerOptions>): Promise<Guest> {
  server = await testServer(options);
  return newAccount(server.address, 'doge');
}

it('is as it was given, and no secret goes out', async () => {
  const doge = await startedWith({
    base: '/games',
    trustProxy: ['loopback', '10.0.0.0/8'],
    metricsToken: 'lagoon',
    limits: { threads: 3 },
    sso,
  });
  const { given } = await ask(doge, 'GET /api/admin/figures');
  const { clientSecret: _, ...shown } = sso;
  expect(given).toEqual({
    base: '/games',
    proxies: ['loopback', '10.0.0.0/8'],
    workers: 1,
    threads: 3,
    log: 'silent',
    metricsToken: true,
    editions: [],
    provider: { ...shown, hasSecret: true },
  });
  expect(JSON.stringify(given)).not.toMatch(/gondola|lagoon/);
});

it('is nothing where nothing was given', async () => {
  const doge = await startedWith({});
  const { given } = await ask(doge, 'GET /api/admin/figures');
  expect(given).toMatchObject({ base: '', proxies: 0, workers: 1, metricsToken: false, provider: null });
});

it('is for administrators alone', async () => {
  await startedWith({ metricsToken: 'lagoon' });
  const stranger = await newGuest(server!.address);
  expect(await call(stranger, '/api/admin/figures')).toMatchObject({ status: 403 });
});
