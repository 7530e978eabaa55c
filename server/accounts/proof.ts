/** A browser left open is not enough: whoever changes what opens an account proves once more who he is. */
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { partyOf } from './party.ts';
import { provenByPasskey } from './passkeys.ts';
import type { proof } from './schemas.ts';
import { mustKnowPassword } from './signing.ts';

export type Proof = z.output<typeof proof>;

export async function mustProve(around: Around, request: FastifyRequest, user: User, given: Proof): Promise<void> {
  const { house } = around;
  if ('password' in given) return mustKnowPassword(around, request, user, given.password);
  const owner = await provenByPasskey(house, await partyOf(house, request), given.passkey);
  if (owner !== user.id) throw new Problem('bad-passkey');
}
