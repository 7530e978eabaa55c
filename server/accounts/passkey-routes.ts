/** Passkeys: made, listed, removed, and used to sign in. */
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import { type Around, meOf } from '../http/routes.ts';
import * as common from '../http/schemas.ts';
import type { App } from '../http/zod.ts';
import { deviceName } from './devices.ts';
import { partyOf } from './party.ts';
import { addPasskey, askPasskey, dropPasskey, offerPasskey, passkeysOf, provenByPasskey } from './passkeys.ts';
import { mustProve } from './proof.ts';
import * as schema from './schemas.ts';
import { mustHaveAccount } from './session-routes.ts';
import { letIn } from './signing.ts';
import { tellOwner } from './telling.ts';

export function addPasskeys(app: App, around: Around): void {
  const { house } = around;
  const config = perMinute(house.limits.costly);
  const nothing = { 200: schema.nothing };

  app.get('/api/passkeys', documented('passkeys', { response: { 200: schema.passkeys } }), async (request) => ({
    passkeys: await passkeysOf(house.store, (await mustHaveAccount(around, request)).id),
  }));

  app.post(
    '/api/passkeys/offer',
    { ...documented('offerPasskey', { body: schema.offering, response: { 200: schema.forBrowser } }), config },
    async (request) => {
      const user = await mustHaveAccount(around, request);
      // Only what was offered can be added: who has proven it once is not asked again for the same key.
      await mustProve(around, request, user, request.body.proof);
      return { ...(await offerPasskey(house, await partyOf(house, request), user)) };
    },
  );

  app.post(
    '/api/passkeys',
    { ...documented('addPasskey', { body: schema.newPasskey, response: nothing }), config },
    async (request) => {
      const user = await mustHaveAccount(around, request);
      const name = deviceName(request.headers['user-agent'] ?? '');
      await addPasskey(house, await partyOf(house, request), user, request.body.response, name);
      tellOwner(house, user, 'passkey-added', request);
      return {};
    },
  );

  app.post(
    '/api/passkeys/remove',
    { ...documented('removePasskey', { body: schema.removing, response: nothing }), config },
    async (request) => {
      const user = await mustHaveAccount(around, request);
      await mustProve(around, request, user, request.body.proof);
      await dropPasskey(house.store, user.id, request.body.id);
      tellOwner(house, user, 'passkey-removed', request);
      return {};
    },
  );

  app.post(
    '/api/passkeys/ask',
    { ...documented('askPasskey', { body: common.act, response: { 200: schema.forBrowser } }), config },
    async (request) => ({ ...(await askPasskey(house, await partyOf(house, request))) }),
  );

  app.post(
    '/api/session/passkey',
    { ...documented('signInByPasskey', { body: schema.withPasskey, response: { 200: common.me } }), config },
    async (request, reply) => {
      const owner = await provenByPasskey(house, await partyOf(house, request), request.body.response);
      const user = await house.store.getUser(owner);
      if (user === null) throw new Problem('bad-passkey');
      return meOf(await letIn(around, { request, reply }, user));
    },
  );
}
