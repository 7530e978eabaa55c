/** Signing up, in and out; where one is signed in; the password and the way back to it. */
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { readClub } from '../../club/settings.ts';
import { Problem } from '../../http/problems.ts';
import { type Around, meOf } from '../../http/routes.ts';
import type { Serve } from '../../http/serve.ts';
import { canMail } from '../../notices/mail.ts';
import { userData } from '../../people.ts';
import { languageOf } from '../../text.ts';
import { declineHandover, handoversOf, takeOver } from '../seats/handover.ts';
import { ssoOf } from '../sso/sso-routes.ts';
import { devicesOf, dropDevice } from './devices.ts';
import { rememberBrowser } from './known-browsers.ts';
import { secretOf } from './passwords.ts';
import { addressOf, askConfirmation, askRecovery, confirmAddress, dropAddress, recover } from './recovery.ts';
import { tellOwner } from './security-mail.ts';
import {
  dropAllKeys,
  endAllSessions,
  endOtherSessions,
  letIn,
  mustKnowPassword,
  mustTakePasswords,
  renewPassword,
  signIn,
} from './sign-in.ts';
import { openAccount } from './sign-up.ts';

export function addSessions(serve: Serve, around: Around): void {
  const { services, visitors, hub } = around;

  serve('GET /api/account', ({ by, request }) => accountOf(around, by, visitors.session(request)));

  serve('POST /api/account', async ({ by, request, reply }) => {
    mustTakePasswords(services);
    const user = await openAccount(services, by, request.body);
    // Whoever knew the guest's token, or gave it to them, does not know the account's.
    await endOtherSessions(around, { request, reply }, user);
    await rememberBrowser(services, request, reply, user);
    return meOf(user);
  });

  serve('POST /api/session', async ({ request, reply }) =>
    meOf(await signIn(around, { request, reply }, request.body)),
  );

  serve('POST /api/session/end', async ({ by, request, reply }) => {
    await visitors.leave(request, reply);
    if (by !== null) await hub.recheck(by.id);
    return {};
  });
}

export function addDevices(serve: Serve, around: Around): void {
  const { services, visitors } = around;

  serve('GET /api/account/devices', async ({ by, request }) => {
    const here = visitors.session(request);
    const devices = await devicesOf(services.store, by.id);
    return { devices: devices.map((device) => ({ ...device, current: device.id === here })) };
  });

  serve('POST /api/account/devices/end', async ({ by, request, reply }) => {
    const device = request.body?.device ?? null;
    if (device === null) await endOtherSessions(around, { request, reply }, by);
    else await endDevice(around, by.id, device);
    return {};
  });

  serve('POST /api/account/password', async ({ by, request, reply }) => {
    const { current, password, dropPasskeys } = request.body;
    await mustKnowPassword(around, request, by, current);
    await renewPassword(around, { request, reply }, by, { password, dropPasskeys });
    tellOwner(services, by, 'password-changed', request);
    return {};
  });

  serve('POST /api/account/seats', async ({ by, request: { body } }) => {
    const { guest, take } = body;
    if (take) return takeOver(around, by, guest);
    await declineHandover(services, by.id, guest);
    return { taken: 0, kept: 0 };
  });
}

async function accountOf({ services }: Around, user: User, session: string | null) {
  const { id, name, kind, handle } = user;
  const [address, mail, handovers, { registration }, secret, sso] = await Promise.all([
    addressOf(services, id),
    canMail(services),
    handoversOf(services, id),
    readClub(services.store),
    secretOf(services.store, id),
    ssoOf(services, user, session),
  ]);
  const { admin } = userData(user);
  const password = secret !== null;
  return { user: id, name, kind, handle, admin, address, mail, registration, password, sso, handovers };
}

/** Somebody else's is as good as none. */
async function endDevice({ services: { store }, hub }: Around, user: string, device: string): Promise<void> {
  const document = await store.getDocument('device', device);
  if (document === null || document.owner !== user) throw new Problem('no-such-device');
  await store.deleteSession(device);
  await dropDevice(store, device);
  await hub.recheck(user);
}

export function addRecovery(serve: Serve, around: Around): void {
  const { services } = around;
  const language = ({ headers }: Pick<FastifyRequest, 'headers'>) => languageOf(headers['accept-language']);

  serve('POST /api/recovery', async ({ request }) => {
    mustTakePasswords(services);
    await askRecovery(services, request.body.address, language(request));
    return {};
  });

  serve('POST /api/recovery/finish', async ({ request, reply }) => {
    mustTakePasswords(services);
    const { token, password, dropPasskeys } = request.body;
    const user = await recover(services, token, password);
    if (dropPasskeys) await dropAllKeys(around, user.id);
    await endAllSessions(around, user);
    tellOwner(services, user, 'password-changed', request);
    await around.hub.recheck(user.id);
    return meOf(await letIn(around, { request, reply }, user));
  });

  serve('POST /api/account/address', async ({ by, request }) => {
    const { address, password } = request.body;
    await mustKnowPassword(around, request, by, password);
    if (address === null) await dropAddress(services, by.id);
    else await askConfirmation(services, by, address, language(request));
    return {};
  });

  serve('POST /api/account/address/confirm', async ({ by, request: { body } }) => {
    await confirmAddress(services, by, body.token);
    return {};
  });
}
