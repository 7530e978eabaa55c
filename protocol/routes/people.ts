/** People to each other: profiles, friends, blocks, invitations. And what the house holds about oneself. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/accounts.ts';
import * as armsSchema from '../schemas/arms.ts';
import { byTable, nothing } from '../schemas/common.ts';
import { me } from '../schemas/tables.ts';

export const peopleRoutes = {
  'GET /api/people/:id': {
    name: 'profile',
    rights: 'session',
    limit: 'codes',
    params: schema.byUser,
    answer: schema.profile,
    problems: ['no-such-user'],
  },
  'GET /api/arms': { name: 'armsOf', rights: 'open', query: armsSchema.armsQuery, answer: armsSchema.armsOfPeople },
  'POST /api/arms': { name: 'arms', rights: 'session', body: armsSchema.newArms, answer: me },
  'GET /api/friends': { name: 'friends', rights: 'session', answer: schema.circle },
  'POST /api/people/:id/bond': {
    name: 'bond',
    rights: 'session',
    limit: 'codes',
    params: schema.byUser,
    body: schema.wishing,
    answer: schema.profile,
    problems: ['no-such-user', 'yourself', 'need-account'],
  },
  'GET /api/invitations': { name: 'invitations', rights: 'session', answer: schema.invitations },
  'POST /api/invitations/decline': {
    name: 'declineInvitation',
    rights: 'session',
    body: schema.answering,
    answer: nothing,
  },
  'POST /api/tables/:id/invite': {
    name: 'invite',
    rights: 'session',
    limit: 'codes',
    params: byTable,
    body: schema.inviting,
    answer: nothing,
    problems: ['no-such-table', 'not-at-table', 'already-begun', 'not-friends'],
  },
  'GET /api/account/data': { name: 'myData', rights: 'session', limit: 'costly', answer: schema.everything },
  'POST /api/account/delete': {
    name: 'forgetMe',
    rights: 'session',
    limit: 'costly',
    body: schema.parting,
    answer: nothing,
    problems: ['wrong-password', 'bad-passkey', 'sso-stale', 'other-site', 'last-admin', 'busy'],
  },
} as const satisfies Declarations;
