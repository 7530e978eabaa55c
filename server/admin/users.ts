/** Users as administrators find and change them. Whoever looks after the house is safe from that, and one always does. */
import { isBotAccount, type UserChange } from '@signoria/protocol';
import type { Store, User } from '@signoria/store';
import { forget } from '../accounts/people/erase-user.ts';
import { endAllSessions } from '../accounts/sign-in/sign-in.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { revokeAll } from '../machines/tokens.ts';
import { changeUser, inForce, readName, type Sanction, type UserData, userData } from '../people.ts';
import type { Services } from '../services.ts';
import { note } from './deeds.ts';

export interface UserSearch {
  readonly search: string;
  readonly kind?: 'account' | 'guest' | 'admin' | 'muted' | 'banned' | undefined;
  readonly cursor?: string | undefined;
}

const PAGE = 50;
const MOST_LOOKED_AT = 5000;

export async function findUsers(around: Around, { search, kind, cursor }: UserSearch) {
  const { store, now } = around.services;
  const listed = kind === 'account' || kind === 'admin' ? 'account' : kind === 'guest' ? 'guest' : undefined;
  const wanted = matcher(search, kind, now());
  const found: User[] = [];
  let from = cursor;
  for (let seen = 0; seen < MOST_LOOKED_AT && found.length < PAGE; seen += PAGE) {
    const page = await store.listUsers(listed, { limit: PAGE, ...(from === undefined ? {} : { cursor: from }) });
    found.push(...page.items.filter(wanted));
    from = page.next ?? undefined;
    if (from === undefined) break;
  }
  return { users: found.map((user) => userRow(around, user)), next: from ?? null };
}

function matcher(search: string, kind: UserSearch['kind'], now: number): (user: User) => boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return (user) => {
    const { admin, muted, banned } = userData(user);
    if (kind === 'admin' && !admin) return false;
    if (kind === 'muted' && !inForce(muted, now)) return false;
    if (kind === 'banned' && !inForce(banned, now)) return false;
    return [user.name.toLocaleLowerCase(), user.handle ?? '', user.id].some((text) => text.includes(wanted));
  };
}

export function userRow({ services, hub }: Around, user: User) {
  const { finished, left, admin, muted, banned } = userData(user);
  const { id, name, handle, kind, created } = user;
  const now = services.now();
  return {
    user: id,
    name,
    handle,
    kind,
    created,
    finished,
    left,
    admin,
    muted: inForce(muted, now) ? muted : null,
    banned: inForce(banned, now) ? banned : null,
    here: hub.users().includes(id),
  };
}

export async function mustFind({ store }: Pick<Services, 'store'>, id: string): Promise<User> {
  const user = await store.getUser(id);
  if (user === null) throw new Problem('no-such-user');
  return user;
}

export async function changeBy(around: Around, by: User, id: string, change: UserChange): Promise<User> {
  const { services, hub } = around;
  const before = await mustFind(services, id);
  const after = await carryOut(services.store, before, change);
  // Whoever holds a token from before must not find it grown mightier: the new administrator signs in anew.
  if (change.what === 'make-admin' && !userData(before).admin) {
    await endAllSessions(around, after);
    await revokeAll(services.store, after.id);
    await hub.recheck(after.id);
  }
  hub.userChanged(after);
  await note(services, by, change.what, before.name, detailOf(change));
  return after;
}

function detailOf(change: UserChange): string {
  if (change.what === 'rename') return change.name;
  return 'until' in change ? JSON.stringify({ until: change.until, reason: change.reason }) : '';
}

async function carryOut(store: Store, user: User, change: UserChange): Promise<User> {
  switch (change.what) {
    case 'rename':
      return rename(store, user, change.name);
    case 'mute':
      return put(store, user.id, { muted: against(user, change) });
    case 'ban':
      return put(store, user.id, { banned: against(user, change) });
    case 'unmute':
      return put(store, user.id, { muted: null });
    case 'unban':
      return put(store, user.id, { banned: null });
    case 'make-admin':
      if (user.kind === 'guest' || isBotAccount(user.id)) throw new Problem('needs-account');
      return put(store, user.id, { admin: true });
    case 'unmake-admin':
      return unmakeAdmin(store, user);
  }
}

async function rename(store: Store, { id }: User, given: string): Promise<User> {
  const name = readName(given);
  if (name === null) throw new Problem('bad-name');
  return (await changeUser(store, id, () => ({ name }))) ?? gone();
}

function against(user: User, { until, reason }: Sanction): Sanction {
  mustNotBeAdmin(user);
  return { until, reason };
}

/** Administrators are first made ordinary users, by another one: so nobody locks themselves, or everybody, out. */
export function mustNotBeAdmin(user: User): void {
  if (userData(user).admin) throw new Problem('is-admin');
}

async function put(store: Store, id: string, data: Partial<UserData>): Promise<User> {
  const changed = await changeUser(store, id, (now) => ({ data: JSON.stringify({ ...userData(now), ...data }) }));
  return changed ?? gone();
}

function gone(): never {
  throw new Problem('no-such-user');
}

/** For good: what they have is forgotten, and a bot plays on for them. */
export async function deleteBy(around: Around, by: User, id: string): Promise<void> {
  const user = await mustFind(around.services, id);
  mustNotBeAdmin(user);
  await forget(around, user);
  await note(around.services, by, 'delete', user.name);
}

/** Two who unmake each other at the same moment both find nobody left, and both are put back. */
export async function unmakeAdmin(store: Store, user: User): Promise<User> {
  if (!userData(user).admin) return user;
  if ((await otherAdmins(store, user.id)) === 0) throw new Problem('last-admin');
  const unmade = await put(store, user.id, { admin: false });
  if ((await otherAdmins(store, user.id)) > 0) return unmade;
  await put(store, user.id, { admin: true });
  throw new Problem('last-admin');
}

async function otherAdmins(store: Store, id: string): Promise<number> {
  let others = 0;
  let cursor: string | undefined;
  do {
    const page = await store.listUsers('account', { limit: 500, ...(cursor === undefined ? {} : { cursor }) });
    others += page.items.filter((user) => user.id !== id && userData(user).admin).length;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && others === 0);
  return others;
}
