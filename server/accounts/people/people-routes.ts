/** People to each other: profiles, friends, blocks, invitations. And what the house holds about oneself. */
import type { BondWish, Proof } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import type { Serve } from '../../http/serve.ts';
import { mustProve } from '../sign-in/proof.ts';
import { forget } from './erase-user.ts';
import { everythingAbout } from './export.ts';
import { declineInvitation, invitationsOf, invite } from './invitations.ts';
import { circleOf, profileOf, userOf } from './profile.ts';
import { befriend, block, part, unblock } from './relationships.ts';

export function addPeople(serve: Serve, around: Around): void {
  const { services } = around;
  const { store } = services;

  serve('GET /api/people/:id', async ({ by, request: { params } }) =>
    profileOf(services, by, await userOf(store, params.id)),
  );

  serve('GET /api/friends', ({ by }) => circleOf(services, by.id));

  serve('POST /api/people/:id/bond', async ({ by, request: { params, body } }) => {
    const other = await userOf(store, params.id);
    if (other.id === by.id) throw new Problem('yourself');
    await wish(around, by, other, body.wish);
    return profileOf(services, by, other);
  });

  serve('GET /api/invitations', async ({ by }) => ({ invitations: await invitationsOf(services, by.id) }));

  serve('POST /api/invitations/decline', async ({ by, request: { body } }) => {
    await declineInvitation(services, by.id, body.table);
    return {};
  });

  serve('POST /api/tables/:id/invite', async ({ by, request: { params, body } }) => {
    await invite(services, by, params.id, body.user);
    return {};
  });
}

async function wish({ services }: Around, by: User, other: User, what: BondWish): Promise<void> {
  switch (what) {
    case 'befriend':
      return befriend(services, by, other);
    case 'part':
      return part(services, by.id, other.id);
    case 'block':
      await block(services, by.id, other.id);
      break;
    case 'unblock':
      await unblock(services, by.id, other.id);
      break;
  }
  await services.blocks.load(by.id);
}

export function addOwnData(serve: Serve, around: Around): void {
  const { services, visitors } = around;

  serve('GET /api/account/data', async ({ by, reply }) => {
    reply.header('content-disposition', 'attachment; filename="signoria-me.json"');
    return { ...(await everythingAbout(services, by)) };
  });

  serve('POST /api/account/delete', async ({ by, request, reply }) => {
    if (by.kind === 'account') await mustProveParting(around, request, by, request.body ?? {});
    await forget(around, by);
    await visitors.leave(request, reply);
    return {};
  });
}

async function mustProveParting(around: Around, request: FastifyRequest, user: User, given: Proof | object) {
  if (!('password' in given || 'passkey' in given || 'sso' in given)) throw new Problem('wrong-password');
  await mustProve(around, request, user, given);
}
