/** What was given when the server was started, as the administration shows it. */
import type { GivenSettings } from '@signoria/protocol';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { en } from '../pages/admin/text/en.ts';

const BARE: GivenSettings = {
  base: '',
  proxies: 0,
  workers: 1,
  threads: 3,
  log: 'warn',
  metricsToken: false,
  editions: [],
  provider: null,
};

/** As much of a browser as the words need: they are in the language that was chosen there. */
let Given: typeof import('../pages/admin/Given.tsx').Given;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  ({ Given } = await import('../pages/admin/Given.tsx'));
});
afterAll(() => vi.unstubAllGlobals());

/** By name, as a reader sees it. */
function shown(given: GivenSettings): { readonly [name: string]: string } {
  const html = renderToString(h(Given, { given }));
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]),
  );
}

it('says of what was not given that there is none', () => {
  const { given } = en;
  expect(shown(BARE)).toEqual({
    [given.base]: given.none,
    [given.proxies]: given.none,
    [given.workers]: '1',
    [given.threads]: '3',
    [given.log]: 'warn',
    [given.metricsToken]: given.unset,
    [given.editions]: given.none,
    [given.provider]: given.none,
  });
});

it('says what was given, and of secrets that they are set', () => {
  const { given } = en;
  const provider = {
    issuer: 'https://accounts.example.org',
    clientId: 'signoria',
    hasSecret: true,
    scopes: 'openid groups',
    label: 'Ridotto',
    groupClaim: 'groups',
    adminGroup: 'doges',
    only: true,
  };
  const all = shown({ ...BARE, base: '/games', proxies: ['loopback', '10.0.0.0/8'], metricsToken: true, provider });
  expect(all).toMatchObject({
    [given.base]: '/games',
    [given.proxies]: 'loopback, 10.0.0.0/8',
    [given.metricsToken]: given.set,
    [given.provider]: 'Ridotto · https://accounts.example.org',
    [given.client]: `signoria · ${given.secret(true)}`,
    [given.admins]: 'groups: doges',
    [given.passwords]: given.off,
  });
  expect(shown({ ...BARE, proxies: 2 })[given.proxies]).toBe('2');
  expect(shown({ ...BARE, editions: ['palio', 'virtu'] })[given.editions]).toBe('palio, virtu');
});
