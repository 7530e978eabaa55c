/** What administrators did, for the other administrators: power that leaves no trace is not trusted. */
import type { DeedKind } from '@signoria/protocol';
import { readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import { newTableId } from '../ids.ts';
import type { Services } from '../services.ts';

const KIND = 'deed';

interface Deed {
  readonly at: number;
  readonly by: string;
  readonly what: DeedKind;
  /** Whom or what it was done to: a name as it was then, a table. */
  readonly about: string;
  readonly detail: string;
}

export async function note(
  { store, now }: Services,
  by: User,
  what: DeedKind,
  about: string,
  detail = '',
): Promise<void> {
  const at = now();
  const data = JSON.stringify({ at, by: by.id, what, about, detail } satisfies Deed);
  await store.addDocument({ kind: KIND, id: newTableId(at), owner: '', due: null, rank: at, data });
}

export async function listDeeds({ store }: Services, cursor: string | undefined) {
  const page = await store.listDocuments({ kind: KIND }, { ranked: true, ...(cursor === undefined ? {} : { cursor }) });
  return { deeds: await Promise.all(page.items.map((document) => shown(store, document))), next: page.next };
}

async function shown(store: Store, { id, data }: StoredDocument) {
  const { by, ...deed } = readBack<Deed>(data);
  return { deed: id, ...deed, by: await nameOf(store, by) };
}

/** Somebody by their present name; empty once they are gone. */
export async function nameOf(store: Store, user: string): Promise<{ readonly user: string; readonly name: string }> {
  return { user, name: (await store.getUser(user))?.name ?? '' };
}
