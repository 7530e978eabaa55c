/** Signing in at the provider: there, back, linked, unlinked, and out. */
import type { User } from '@signoria/store';
import type { FastifyRequest } from 'fastify';
import { houseAddress } from '../../club/settings.ts';
import { Problem } from '../../http/problems.ts';
import { type Around, meOf } from '../../http/routes.ts';
import type { Serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { deviceAt } from '../sign-in/devices.ts';
import { passkeysOf } from '../sign-in/passkeys.ts';
import { secretOf } from '../sign-in/passwords.ts';
import { mustProve } from '../sign-in/proof.ts';
import { tellOwner } from '../sign-in/security-mail.ts';
import type { Exchange } from '../sign-in/sign-in.ts';
import { arriveBy } from './arriving.ts';
import { noteAttempt, useAttempt } from './attempts.ts';
import { dropIdentities, isLinked } from './identities.ts';
import type { Sso } from './provider.ts';

export function addSso(serve: Serve, around: Around): void {
  const { services, visitors, hub } = around;

  serve('POST /api/sso/enter', ({ request, reply }) =>
    depart(services, { request, reply }, null, request.body?.again ?? false),
  );

  serve('POST /api/sso/link', async ({ by, request, reply }) => {
    mustHave(services);
    await mustProve(around, request, by, request.body.proof);
    return depart(services, { request, reply }, by, false);
  });

  serve('POST /api/sso/finish', async ({ by, request, reply }) => {
    const sso = mustHave(services);
    const attempt = await useAttempt(services, { request, reply });
    if (attempt === null) throw new Problem('sso-refused', 'lost');
    const proven = await sso.arrive(attempt, request.body.answer);
    return meOf(await arriveBy(around, { request, reply }, by, { attempt, proven, settings: sso.settings }));
  });

  serve('POST /api/sso/unlink', async ({ by, request }) => {
    const sso = mustHave(services);
    await mustProve(around, request, by, request.body.proof);
    if (sso.settings.only || !(await hasOtherWay(services, by))) throw new Problem('last-way-in');
    await dropIdentities(services.store, by.id);
    tellOwner(services, by, 'sso-unlinked', request);
    return {};
  });

  serve('POST /api/sso/end', async ({ by, request, reply }) => {
    const isHere = (await deviceAt(services.store, visitors.session(request)))?.sso !== undefined;
    await visitors.leave(request, reply);
    if (by !== null) await hub.recheck(by.id);
    const url = isHere ? await services.sso?.exit(await doorOf(services, request)) : null;
    return { url: url ?? null };
  });
}

function mustHave({ sso }: Services): Sso {
  if (sso === null) throw new Problem('sso-off');
  return sso;
}

async function depart(services: Services, at: Exchange, link: User | null, again: boolean) {
  const { url, trip } = await mustHave(services).depart(await doorOf(services, at.request), again);
  await noteAttempt(services, at, { ...trip, link: link?.id ?? null });
  return { url };
}

/** The page the browser comes back to; the provider knows it, and sends nobody anywhere else. */
async function doorOf(services: Services, { protocol, host }: FastifyRequest): Promise<string> {
  return `${(await houseAddress(services)) ?? `${protocol}://${host}${services.base}`}/account`;
}

async function hasOtherWay({ store }: Services, { id }: User): Promise<boolean> {
  return (await secretOf(store, id)) !== null || (await passkeysOf(store, id)).length > 0;
}

/** What the account's own page says of it; null where the house has no provider. */
export async function ssoOf({ store, sso }: Services, user: User, session: string | null) {
  if (sso === null) return null;
  const { issuer, label, only } = sso.settings;
  const linked = await isLinked(store, issuer, user.id);
  return { label, only, linked, here: (await deviceAt(store, session))?.sso !== undefined };
}
