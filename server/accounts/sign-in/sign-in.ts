/** Around in by password, and changing it. What follows from being signed in is the visitor's cookie. */
import type { User } from '@signoria/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import { revokeAll } from '../../machines/tokens.ts';
import { inForce, userData } from '../../people.ts';
import type { Services } from '../../services.ts';
import { offerHandover } from '../seats/handover.ts';
import type { SignedInThere } from './devices.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { readHandle } from './handles.ts';
import { guesserAt, rememberBrowser } from './known-browsers.ts';
import { dropAllPasskeys } from './passkeys.ts';
import { hasPassword, setPassword } from './passwords.ts';
import { mustBeStrong } from './sign-up.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An unknown handle and a wrong password are the same to whoever asks, also by the clock. */
export async function signIn(
  around: Around,
  at: Exchange,
  given: { readonly handle: string; readonly password: string },
): Promise<User> {
  const { services, loginThrottle } = around;
  const { store } = services;
  mustTakePasswords(services);
  const handle = readHandle(given.handle) ?? '';
  const found = handle === '' ? null : await store.findUser(handle);
  const guesser = await guesserAt(services, at.request, handle, found);
  const user = await loginThrottle.attempt(guesser, async () =>
    (await hasPassword(store, found?.id ?? null, given.password)) ? found : null,
  );
  if (user === null) throw new Problem('wrong-password');
  return letIn(around, at, user);
}

/** A house may leave all of that to the provider. Then nothing else opens an account, passkeys included. */
export function mustTakePasswords({ sso }: Pick<Services, 'sso'>): void {
  if (sso?.settings.only === true) throw new Problem('sso-only');
}

/** Whoever was a guest until now may take their games along. */
export async function letIn(
  around: Around,
  { request, reply }: Exchange,
  user: User,
  sso?: SignedInThere,
): Promise<User> {
  const { services, visitors, hub } = around;
  const { banned } = userData(user);
  if (inForce(banned, services.now())) throw new Problem('banned', banned);
  const before = await visitors.find(request);
  await visitors.enter(request, reply, user, sso);
  await rememberBrowser(services, request, reply, user);
  if (before !== null) {
    if (before.kind === 'guest') await offerHandover(services, before, user);
    await hub.recheck(before.id);
  }
  return makeFirstAdmin(services.store, user);
}

/**
 * Refuses whoever does not know it. Each session has its own attempts: a borrowed browser is no way to guess on, nor to
 * keep the owner from proving who they are on another.
 */
export async function mustKnowPassword(
  { services, loginThrottle, visitors }: Around,
  request: FastifyRequest,
  user: User,
  password: string,
): Promise<void> {
  const right = await loginThrottle.attempt(`session/${visitors.session(request)}`, async () =>
    (await hasPassword(services.store, user.id, password)) ? true : null,
  );
  if (right === null) throw new Problem('wrong-password');
}

interface Renewal {
  readonly password: string;
  readonly dropPasskeys: boolean;
}

/** Whoever else is signed in with the old one is out. */
export async function renewPassword(around: Around, at: Exchange, user: User, renewal: Renewal): Promise<void> {
  const { store } = around.services;
  const { password, dropPasskeys } = renewal;
  mustBeStrong(password, user.handle ?? '');
  await setPassword(store, user.id, password);
  if (dropPasskeys) await dropAllKeys(around, user.id);
  await endOtherSessions(around, at, user);
}

/** What else opens the account, or speaks in its name: passkeys and tokens. */
export async function dropAllKeys({ services: { store }, hub }: Around, user: string): Promise<void> {
  await dropAllPasskeys(store, user);
  for (const name of await revokeAll(store, user)) await hub.recheck(name);
}

export async function endOtherSessions(around: Around, { request, reply }: Exchange, user: User): Promise<void> {
  const { visitors, hub } = around;
  await endAllSessions(around, user);
  await visitors.enter(request, reply, user);
  await hub.recheck(user.id);
}

export async function endAllSessions({ services: { store } }: Pick<Around, 'services'>, { id }: User): Promise<void> {
  await store.deleteSessionsOf(id);
  await store.dropDocumentsOf(id, 'device');
}
