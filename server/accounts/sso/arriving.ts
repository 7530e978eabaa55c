/** Back from the provider: who that is here. The one it is linked to, a new account, or the account that wants to be linked. */
import type { User } from '@signoria/store';
import { note } from '../../admin/deeds.ts';
import { unmakeAdmin } from '../../admin/users.ts';
import { readClub } from '../../club/settings.ts';
import { mustKnowSetupCode } from '../../club/setup.ts';
import { Problem } from '../../http/problems.ts';
import type { Around } from '../../http/routes.ts';
import { changeUser, inForce, newGuest, readName, userData } from '../../people.ts';
import type { Services } from '../../services.ts';
import { languageOf, serverText } from '../../text.ts';
import { hasFirstAdmin } from '../sign-in/first-admin.ts';
import { tellOwner } from '../sign-in/security-mail.ts';
import { type Exchange, endAllSessions, letIn } from '../sign-in/sign-in.ts';
import { becomeAccount } from '../sign-in/sign-up.ts';
import type { Attempt } from './attempts.ts';
import { addIdentity, type Identity, ownerOf } from './identities.ts';
import type { Proven, SsoSettings } from './provider.ts';

export interface Arrival {
  readonly attempt: Attempt;
  readonly proven: Proven;
  readonly settings: SsoSettings;
}

export async function arriveBy(around: Around, at: Exchange, by: User | null, arrival: Arrival): Promise<User> {
  const { attempt, proven, settings } = arrival;
  const identity = { issuer: settings.issuer, subject: proven.subject };
  if (attempt.link !== null) return link(around, at, by, attempt.link, identity);
  const user = (await known(around.services, identity)) ?? (await newcomer(around, at, by, arrival, identity));
  return letIn(around, at, await asGroupSays(around, user, arrival), { proven: proven.at });
}

/** Whoever has signed out or in meanwhile is not the one who asked. */
async function link(around: Around, { request }: Exchange, by: User | null, wanted: string, identity: Identity) {
  if (by === null || by.id !== wanted) throw new Problem('sso-refused', 'other');
  await addIdentity(around.services, identity, by.id);
  tellOwner(around.services, by, 'sso-linked', request);
  return by;
}

/** What a crash left half done is finished: whoever is still a guest becomes an account. */
async function known(services: Services, identity: Identity): Promise<User | null> {
  const owner = await ownerOf(services.store, identity);
  const user = owner === null ? null : await services.store.getUser(owner);
  return user?.kind === 'guest' ? becomeAccount(services, user, null) : user;
}

/** A guest becomes an account and stays who they are. An account that is signed in here already is not mixed up with it. */
async function newcomer(around: Around, at: Exchange, by: User | null, arrival: Arrival, identity: Identity) {
  const { services } = around;
  await mustBeWelcome(services, arrival);
  const guest = by?.kind === 'guest' ? by : await stranger(services, at);
  await addIdentity(services, identity, guest.id);
  await becomeAccount(services, guest, null);
  // Whoever knew the guest's token does not know the account's.
  await endAllSessions(around, guest);
  await around.hub.recheck(guest.id);
  const name = readName(arrival.proven.name ?? '') ?? guest.name;
  return (await changeUser(services.store, guest.id, () => ({ name }))) ?? guest;
}

async function stranger({ store, now }: Services, { request }: Exchange): Promise<User> {
  const { guest } = serverText[languageOf(request.headers['accept-language'])];
  return (await newGuest(store, now(), guest)).user;
}

/** Before anybody looks after the house only those come in whom the group makes do it, as with the code. */
async function mustBeWelcome(services: Services, arrival: Arrival): Promise<void> {
  if (!(await hasFirstAdmin(services.store))) {
    if (!isInGroup(arrival)) mustKnowSetupCode(services, undefined);
    return;
  }
  const { registration } = await readClub(services.store);
  if (registration === 'closed') throw new Problem('registration-closed');
}

function isInGroup({ settings: { adminGroup }, proven: { groups } }: Arrival): boolean {
  return adminGroup !== null && groups.includes(adminGroup);
}

/** The group makes administrators, and unmakes those it has made; who was made one here stays one. */
async function asGroupSays(around: Around, user: User, arrival: Arrival): Promise<User> {
  const { admin, groupAdmin, banned } = userData(user);
  if (arrival.settings.adminGroup === null) return user;
  if (isInGroup(arrival)) return admin || inForce(banned, around.services.now()) ? user : makeAdmin(around, user);
  return admin && groupAdmin ? unmake(around, user) : user;
}

async function makeAdmin(around: Around, user: User): Promise<User> {
  const { services, hub } = around;
  const made = await changeUser(services.store, user.id, (now) => ({
    data: JSON.stringify({ ...userData(now), admin: true, groupAdmin: true }),
  }));
  // No session from before grows mightier.
  await endAllSessions(around, user);
  await hub.recheck(user.id);
  await note(services, user, 'make-admin', user.name);
  return made ?? user;
}

/** The last one stays, or nobody could look after the house any more. */
async function unmake({ services }: Around, user: User): Promise<User> {
  try {
    const unmade = await unmakeAdmin(services.store, user);
    await note(services, user, 'unmake-admin', user.name);
    return unmade;
  } catch (error) {
    if (error instanceof Problem && error.problem === 'last-admin') return user;
    throw error;
  }
}
