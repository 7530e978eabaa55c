/** Signing in elsewhere, at the provider the host has named: there and back, an account linked to it, and out again. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/accounts.ts';
import { act, nothing } from '../schemas/common.ts';
import { me } from '../schemas/tables.ts';

const away = ['sso-off', 'sso-unreachable'] as const;
const proof = ['wrong-password', 'bad-passkey', 'sso-stale', 'other-site', 'busy'] as const;

export const ssoRoutes = {
  'POST /api/sso/enter': {
    name: 'enterBySso',
    rights: 'open',
    limit: 'costly',
    body: schema.entering,
    answer: schema.elsewhere,
    problems: away,
  },
  'POST /api/sso/link': {
    name: 'linkSso',
    rights: 'account',
    limit: 'costly',
    body: schema.linking,
    answer: schema.elsewhere,
    problems: [...away, ...proof],
  },
  'POST /api/sso/finish': {
    name: 'finishSso',
    rights: 'reader',
    limit: 'costly',
    body: schema.returning,
    answer: me,
    problems: [...away, 'sso-refused', 'registration-closed', 'setup-code', 'banned'],
  },
  'POST /api/sso/unlink': {
    name: 'unlinkSso',
    rights: 'account',
    limit: 'costly',
    body: schema.linking,
    answer: nothing,
    problems: ['sso-off', 'last-way-in', ...proof],
  },
  'POST /api/sso/end': {
    name: 'signOutEverywhere',
    rights: 'reader',
    limit: 'costly',
    body: act,
    answer: schema.signedOut,
  },
} as const satisfies Declarations;
