/** A guest becomes an account. They stay the same user, so everything they have, seats above all, is still theirs. */
import { Conflict, type User } from '@signoria/store';
import { readClub } from '../../club/settings.ts';
import { mustKnowSetupCode } from '../../club/setup.ts';
import { Problem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import { hasFirstAdmin, makeFirstAdmin } from './first-admin.ts';
import { readHandle } from './handles.ts';
import { hashPassword, keepHash, weaknessOf } from './passwords.ts';

export interface Opening {
  readonly handle: string;
  readonly password: string;
  /** What the console of a new server shows: only the first account is asked for it. */
  readonly setupCode?: string | undefined;
}

export async function openAccount(services: Services, guest: User, opening: Opening): Promise<User> {
  const { store } = services;
  const { handle: given, password } = opening;
  if (guest.kind === 'account') throw new Problem('already-account');
  const handle = readHandle(given);
  if (handle === null) throw new Problem('bad-handle');
  mustBeStrong(password, handle);
  await mustBeAllowed(services, opening);
  if ((await store.findUser(handle)) !== null) throw new Problem('handle-taken');
  const hash = await hashPassword(password);
  return alone(services, guest.id, async () => {
    await mustBeGuest(store, guest.id);
    // Before they are an account: a password no account has opens nothing, an account without one is locked.
    await keepHash(store, guest.id, hash);
    return makeFirstAdmin(store, await becomeAccount(services, guest, handle));
  });
}

const KIND = 'opening';
/** Longer than it takes to write three rows; after a crash they may try again. */
const LEASE_MS = 60_000;

/** Of several requests of one guest one goes on: else the password of one might be kept with the handle of another. */
async function alone<T>({ store, now }: Services, guest: string, work: () => Promise<T>): Promise<T> {
  const left = await store.getDocument(KIND, guest);
  if (left !== null && (left.due ?? 0) <= now()) await store.dropDocument(KIND, guest);
  try {
    await store.addDocument({ kind: KIND, id: guest, owner: guest, due: now() + LEASE_MS, rank: null, data: '' });
  } catch (error) {
    throw error instanceof Conflict ? new Problem('conflict', KIND) : error;
  }
  try {
    return await work();
  } finally {
    await store.dropDocument(KIND, guest);
  }
}

async function mustBeGuest(store: Services['store'], id: string): Promise<void> {
  if ((await store.getUser(id))?.kind === 'account') throw new Problem('already-account');
}

async function mustBeAllowed(services: Services, { setupCode }: Opening): Promise<void> {
  if (!(await hasFirstAdmin(services.store))) return mustKnowSetupCode(services, setupCode);
  const { registration } = await readClub(services.store);
  if (registration === 'closed') throw new Problem('registration-closed');
}

/** Without a handle there is no password to sign in with. */
export async function becomeAccount({ store }: Services, guest: User, handle: string | null): Promise<User> {
  for (;;) {
    const now = await store.getUser(guest.id);
    if (now === null) throw new Problem('no-session');
    if (now.kind === 'account') throw new Problem('already-account');
    try {
      return await store.updateUser(now.id, now.version, { kind: 'account', handle });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (error.code === 'taken') throw new Problem('handle-taken');
    }
  }
}

export function mustBeStrong(password: string, handle: string): void {
  const weakness = weaknessOf(password, handle);
  if (weakness !== null) throw new Problem('weak-password', weakness);
}
