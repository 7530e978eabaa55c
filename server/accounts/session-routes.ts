/** Around up, in and out; where one is signed in; the password and the way back to it. */
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { readClub } from '../club/settings.ts';
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import { type Around, meOf } from '../http/routes.ts';
import * as common from '../http/schemas.ts';
import type { App } from '../http/zod.ts';
import { canMail } from '../notices/mail.ts';
import { userData } from '../people.ts';
import { languageOf } from '../text.ts';
import { devicesOf, dropDevice } from './devices.ts';
import { declineHandover, handoversOf, takeOver } from './handover.ts';
import { rememberBrowser } from './known.ts';
import { openAccount } from './opening.ts';
import { dropAllPasskeys } from './passkeys.ts';
import { addressOf, askConfirmation, askRecovery, confirmAddress, dropAddress, recover } from './recovery.ts';
import * as schema from './schemas.ts';
import { endAllSessions, endOtherSessions, letIn, mustKnowPassword, renewPassword, signIn } from './signing.ts';
import { tellOwner } from './telling.ts';

export async function mustHaveAccount({ visitors }: Around, request: FastifyRequest): Promise<User> {
  const user = await visitors.must(request);
  if (user.kind !== 'account') throw new Problem('need-account');
  return user;
}

export function addSessions(app: App, around: Around): void {
  const { house, visitors, hub } = around;
  const config = perMinute(house.limits.costly);
  const nothing = { 200: schema.nothing };

  app.get('/api/account', documented('account', { response: { 200: schema.account } }), async (request) =>
    accountOf(around, await visitors.must(request)),
  );

  app.post(
    '/api/account',
    { ...documented('openAccount', { body: schema.opening, response: { 200: common.me } }), config },
    async (request, reply) => {
      const user = await openAccount(house, await visitors.must(request), request.body);
      // Whoever knew the guest's token, or gave it to him, does not know the account's.
      await endOtherSessions(around, { request, reply }, user);
      await rememberBrowser(house, request, reply, user);
      return meOf(user);
    },
  );

  app.post(
    '/api/session',
    { ...documented('signIn', { body: schema.signingIn, response: { 200: common.me } }), config },
    async (request, reply) => meOf(await signIn(around, { request, reply }, request.body)),
  );

  app.post(
    '/api/session/end',
    documented('signOut', { body: common.act, response: nothing }),
    async (request, reply) => {
      const user = await visitors.find(request);
      await visitors.leave(request, reply);
      if (user !== null) await hub.recheck(user.id);
      return {};
    },
  );

  app.get('/api/account/devices', documented('devices', { response: { 200: schema.devices } }), async (request) => {
    const { id } = await mustHaveAccount(around, request);
    const here = visitors.session(request);
    const devices = await devicesOf(house.store, id);
    return { devices: devices.map((device) => ({ ...device, current: device.id === here })) };
  });

  app.post(
    '/api/account/devices/end',
    documented('endDevices', { body: schema.ending, response: nothing }),
    async (request, reply) => {
      const user = await mustHaveAccount(around, request);
      const device = request.body?.device ?? null;
      if (device === null) await endOtherSessions(around, { request, reply }, user);
      else await endDevice(around, user.id, device);
      return {};
    },
  );

  app.post(
    '/api/account/password',
    { ...documented('password', { body: schema.renewing, response: nothing }), config },
    async (request, reply) => {
      const user = await mustHaveAccount(around, request);
      const { current, password, dropPasskeys } = request.body;
      await mustKnowPassword(around, request, user, current);
      await renewPassword(around, { request, reply }, user, { password, dropPasskeys });
      tellOwner(house, user, 'password-changed', request);
      return {};
    },
  );

  app.post(
    '/api/account/seats',
    { ...documented('handover', { body: schema.handingOver, response: { 200: schema.handedOver } }), config },
    async (request) => {
      const user = await mustHaveAccount(around, request);
      const { guest, take } = request.body;
      if (take) return takeOver(around, user, guest);
      await declineHandover(house, user.id, guest);
      return { taken: 0, kept: 0 };
    },
  );
}

async function accountOf({ house }: Around, user: User) {
  const { id, name, kind, handle } = user;
  const [address, mail, handovers, { registration }] = await Promise.all([
    addressOf(house, id),
    canMail(house),
    handoversOf(house, id),
    readClub(house.store),
  ]);
  return { user: id, name, kind, handle, admin: userData(user).admin, address, mail, registration, handovers };
}

/** Somebody else's is as good as none. */
async function endDevice({ house: { store }, hub }: Around, user: string, device: string): Promise<void> {
  const paper = await store.getPaper('device', device);
  if (paper === null || paper.owner !== user) throw new Problem('no-such-device');
  await store.deleteSession(device);
  await dropDevice(store, device);
  await hub.recheck(user);
}

export function addRecovery(app: App, around: Around): void {
  const { house } = around;
  const config = perMinute(house.limits.costly);
  const nothing = { 200: schema.nothing };
  const language = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

  app.post(
    '/api/recovery',
    { ...documented('askRecovery', { body: schema.recovering, response: nothing }), config },
    async (request) => {
      await askRecovery(house, request.body.address, language(request));
      return {};
    },
  );

  app.post(
    '/api/recovery/finish',
    { ...documented('recover', { body: schema.newPassword, response: { 200: common.me } }), config },
    async (request, reply) => {
      const { token, password, dropPasskeys } = request.body;
      const user = await recover(house, token, password);
      if (dropPasskeys) await dropAllPasskeys(house.store, user.id);
      await endAllSessions(around, user);
      tellOwner(house, user, 'password-changed', request);
      await around.hub.recheck(user.id);
      return meOf(await letIn(around, { request, reply }, user));
    },
  );

  app.post(
    '/api/account/address',
    { ...documented('address', { body: schema.newAddress, response: nothing }), config },
    async (request) => {
      const user = await mustHaveAccount(around, request);
      await mustKnowPassword(around, request, user, request.body.password);
      if (request.body.address === null) await dropAddress(house, user.id);
      else await askConfirmation(house, user, request.body.address, language(request));
      return {};
    },
  );

  app.post(
    '/api/account/address/confirm',
    { ...documented('confirmAddress', { body: schema.confirming, response: nothing }), config },
    async (request) => {
      await confirmAddress(house, await mustHaveAccount(around, request), request.body.token);
      return {};
    },
  );
}
