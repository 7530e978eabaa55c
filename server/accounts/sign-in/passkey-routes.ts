/** Passkeys: made, listed, removed, and used to sign in. */
import { Problem } from '../../http/problems.ts';
import { type Around, meOf } from '../../http/routes.ts';
import type { Serve } from '../../http/serve.ts';
import { deviceName } from './devices.ts';
import { partyOf } from './party.ts';
import { addPasskey, askPasskey, dropPasskey, offerPasskey, passkeysOf, provenByPasskey } from './passkeys.ts';
import { mustProve } from './proof.ts';
import { tellOwner } from './security-mail.ts';
import { letIn, mustTakePasswords } from './sign-in.ts';

export function addPasskeys(serve: Serve, around: Around): void {
  const { services } = around;

  serve('GET /api/passkeys', async ({ by }) => ({ passkeys: await passkeysOf(services.store, by.id) }));

  serve('POST /api/passkeys/offer', async ({ by, request }) => {
    // Only what was offered can be added: who has proven it once is not asked again for the same key.
    await mustProve(around, request, by, request.body.proof);
    return offerPasskey(services, await partyOf(services, request), by);
  });

  serve('POST /api/passkeys', async ({ by, request }) => {
    const name = deviceName(request.headers['user-agent'] ?? '');
    await addPasskey(services, await partyOf(services, request), by, request.body.response, name);
    tellOwner(services, by, 'passkey-added', request);
    return {};
  });

  serve('POST /api/passkeys/remove', async ({ by, request }) => {
    await mustProve(around, request, by, request.body.proof);
    await dropPasskey(services.store, by.id, request.body.id);
    tellOwner(services, by, 'passkey-removed', request);
    return {};
  });

  serve('POST /api/passkeys/ask', async ({ request }) => askPasskey(services, await partyOf(services, request)));

  serve('POST /api/session/passkey', async ({ request, reply }) => {
    mustTakePasswords(services);
    const owner = await provenByPasskey(services, await partyOf(services, request), request.body.response);
    const user = await services.store.getUser(owner);
    if (user === null) throw new Problem('bad-passkey');
    return meOf(await letIn(around, { request, reply }, user));
  });
}
