/** People to each other: profiles, friends, blocks, invitations. And what the house holds about oneself. */
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import type { App } from '../http/zod.ts';
import { befriend, block, part, unblock } from './bonds.ts';
import { everythingAbout } from './export.ts';
import { forget } from './forgetting.ts';
import { declineInvitation, invitationsOf, invite } from './invitations.ts';
import { circleOf, profileOf, userOf } from './profile.ts';
import { mustProve, type Proof } from './proof.ts';
import * as schema from './schemas.ts';

export function addPeople(app: App, around: Around): void {
  const { house, visitors } = around;
  const { store } = house;
  const config = perMinute(house.limits.codes);

  app.get(
    '/api/people/:id',
    { ...documented('profile', { params: schema.byUser, response: { 200: schema.profile } }), config },
    async (request) => profileOf(house, await visitors.must(request), await userOf(store, request.params.id)),
  );

  app.get('/api/friends', documented('friends', { response: { 200: schema.circle } }), async (request) =>
    circleOf(house, (await visitors.must(request)).id),
  );

  app.post(
    '/api/people/:id/bond',
    {
      ...documented('bond', { params: schema.byUser, body: schema.wishing, response: { 200: schema.profile } }),
      config,
    },
    async (request) => {
      const by = await visitors.must(request);
      const other = await userOf(store, request.params.id);
      if (other.id === by.id) throw new Problem('yourself');
      await wish(around, by, other, request.body.wish);
      return profileOf(house, by, other);
    },
  );

  app.get(
    '/api/invitations',
    documented('invitations', { response: { 200: schema.invitations } }),
    async (request) => ({
      invitations: await invitationsOf(house, (await visitors.must(request)).id),
    }),
  );

  app.post(
    '/api/invitations/decline',
    documented('declineInvitation', { body: schema.answering, response: { 200: schema.nothing } }),
    async (request) => {
      await declineInvitation(house, (await visitors.must(request)).id, request.body.table);
      return {};
    },
  );

  app.post(
    '/api/tables/:id/invite',
    {
      ...documented('invite', { params: schema.byTable, body: schema.inviting, response: { 200: schema.nothing } }),
      config,
    },
    async (request) => {
      await invite(house, await visitors.must(request), request.params.id, request.body.user);
      return {};
    },
  );
}

type Wish = z.output<typeof schema.wishing>['wish'];

async function wish({ house }: Around, by: User, other: User, what: Wish): Promise<void> {
  switch (what) {
    case 'befriend':
      return befriend(house, by, other);
    case 'part':
      return part(house, by.id, other.id);
    case 'block':
      await block(house, by.id, other.id);
      break;
    case 'unblock':
      await unblock(house, by.id, other.id);
      break;
  }
  await house.blocks.load(by.id);
}

export function addOwnData(app: App, around: Around): void {
  const { house, visitors } = around;
  const config = perMinute(house.limits.costly);

  app.get(
    '/api/account/data',
    { ...documented('myData', { response: { 200: schema.everything } }), config },
    async (request, reply) => {
      const user = await visitors.must(request);
      reply.header('content-disposition', 'attachment; filename="signoria-me.json"');
      return { ...(await everythingAbout(house, user)) };
    },
  );

  app.post(
    '/api/account/delete',
    { ...documented('forgetMe', { body: schema.parting, response: { 200: schema.nothing } }), config },
    async (request, reply) => {
      const user = await visitors.must(request);
      if (user.kind === 'account') await mustProveParting(around, request, user, request.body ?? {});
      await forget(around, user);
      await visitors.leave(request, reply);
      return {};
    },
  );
}

async function mustProveParting(around: Around, request: FastifyRequest, user: User, given: Proof | object) {
  if (!('password' in given || 'passkey' in given)) throw new Problem('wrong-password');
  await mustProve(around, request, user, given);
}
