/**
 * The first account looks after the house. A document that can be added only once makes sure that it is one, however many
 * ask at the same moment; what a crash left half done is finished when that account signs in.
 */
import { Conflict, readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import { changeUser, userData } from '../../people.ts';

const FIRST_ADMIN = { kind: 'founder', id: 'founder' } as const;

interface FirstAdmin {
  readonly user: string;
  /** Whether they have been made an administrator; what becomes of them later is no longer our business. */
  readonly done: boolean;
}

/** The account as it is after that. */
export async function makeFirstAdmin(store: Store, user: User): Promise<User> {
  const document = (await claim(store, user.id)) ?? (await store.getDocument(FIRST_ADMIN.kind, FIRST_ADMIN.id));
  if (document === null) return user;
  const firstAdmin = readBack<FirstAdmin>(document.data);
  if (firstAdmin.user !== user.id || firstAdmin.done) return user;
  const made = await changeUser(store, user.id, (now) => ({ data: JSON.stringify({ ...userData(now), admin: true }) }));
  await close(store, document, firstAdmin);
  return made ?? user;
}

/** They may be signing in twice at this moment: then the other one has written it. */
async function close(store: Store, document: StoredDocument, firstAdmin: FirstAdmin): Promise<void> {
  try {
    await store.changeDocument(document, { data: JSON.stringify({ ...firstAdmin, done: true } satisfies FirstAdmin) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

async function claim(store: Store, user: string): Promise<StoredDocument | null> {
  const data = JSON.stringify({ user, done: false } satisfies FirstAdmin);
  try {
    return await store.addDocument({ ...FIRST_ADMIN, owner: '', due: null, rank: null, data });
  } catch (error) {
    if (error instanceof Conflict) return null;
    throw error;
  }
}

export async function hasFirstAdmin(store: Store): Promise<boolean> {
  return (await store.getDocument(FIRST_ADMIN.kind, FIRST_ADMIN.id)) !== null;
}

/** When the last account goes, the next one is the first again. */
export async function forgetFirstAdmin(store: Store): Promise<void> {
  await store.dropDocument(FIRST_ADMIN.kind, FIRST_ADMIN.id);
}
