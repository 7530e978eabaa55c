/** A browser left open is not enough: whoever changes what opens an account proves once more who he is. */
import type { Proof } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import { partyOf } from './party.ts';
import { provenByPasskey } from './passkeys.ts';
import { mustKnowPassword } from './sign-in.ts';

export async function mustProve(around: Around, request: FastifyRequest, user: User, given: Proof): Promise<void> {
  const { services } = around;
  if ('password' in given) return mustKnowPassword(around, request, user, given.password);
  const owner = await provenByPasskey(services, await partyOf(services, request), given.passkey);
  if (owner !== user.id) throw new Problem('bad-passkey');
}
