/** A browser left open is not enough: whoever changes what opens an account proves once more who they are. */
import type { Proof } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import { RECENT_MS } from '../sso/provider.ts';
import { deviceAt } from './devices.ts';
import { partyOf } from './party.ts';
import { provenByPasskey } from './passkeys.ts';
import { mustKnowPassword } from './sign-in.ts';

export async function mustProve(around: Around, request: FastifyRequest, user: User, given: Proof): Promise<void> {
  const { services } = around;
  if ('password' in given) return mustKnowPassword(around, request, user, given.password);
  if ('sso' in given) return mustHaveComeJustNow(around, request);
  const owner = await provenByPasskey(services, await partyOf(services, request), given.passkey);
  if (owner !== user.id) throw new Problem('bad-passkey');
}

/** Who has typed a password at the provider within minutes, and came here by it. That it still knows somebody is not enough. */
async function mustHaveComeJustNow({ services, visitors }: Around, request: FastifyRequest): Promise<void> {
  const device = await deviceAt(services.store, visitors.session(request));
  const proven = device?.sso?.proven ?? 0;
  if (services.now() - proven > RECENT_MS) throw new Problem('sso-stale');
}
