/** The provider where people may sign in, as the host names it when starting the server. */
import type { SsoSettings } from '@signoria/server';
import type { FlagName, FlagValues } from '../args/flags.ts';
import { UsageError } from '../args/usage.ts';

export const SSO_FLAGS = [
  'oidc-issuer',
  'oidc-client-id',
  'oidc-client-secret',
  'oidc-scopes',
  'oidc-label',
  'oidc-group-claim',
  'oidc-admin-group',
  'oidc-only',
] as const satisfies readonly FlagName[];

type Given = FlagValues<(typeof SSO_FLAGS)[number]>;

const SCOPES = 'openid profile';
const GROUPS = 'groups';

export function ssoOf(given: Given): { readonly sso?: SsoSettings } {
  const { 'oidc-issuer': issuer, 'oidc-client-id': clientId } = given;
  const stray = SSO_FLAGS.find((flag) => given[flag] !== undefined && given[flag] !== false);
  if (issuer === undefined) {
    if (stray !== undefined) throw new UsageError({ problem: 'flag-needs', flag: stray, needs: 'oidc-issuer' });
    return {};
  }
  if (clientId === undefined)
    throw new UsageError({ problem: 'flag-needs', flag: 'oidc-issuer', needs: 'oidc-client-id' });
  // Where all come by the provider, somebody among them has to look after the house.
  if (given['oidc-only'] && given['oidc-admin-group'] === undefined) {
    throw new UsageError({ problem: 'flag-needs', flag: 'oidc-only', needs: 'oidc-admin-group' });
  }
  return {
    sso: {
      issuer: issuerAt(issuer),
      clientId,
      clientSecret: given['oidc-client-secret'] ?? null,
      scopes: given['oidc-scopes'] ?? SCOPES,
      label: given['oidc-label'] ?? new URL(issuer).host,
      groupClaim: given['oidc-group-claim'] ?? GROUPS,
      adminGroup: given['oidc-admin-group'] ?? null,
      only: given['oidc-only'],
    },
  };
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** As it is written: providers compare it letter by letter. */
function issuerAt(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.includes(url.hostname));
  if (!isSafe) throw new UsageError({ problem: 'not-an-issuer', flag: '--oidc-issuer', given });
  return given;
}
