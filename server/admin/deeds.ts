/** What administrators did, for the other administrators: power that leaves no trace is not trusted. */
import type { Paper, Store, User } from '@signoria/store';
import type { House } from '../house.ts';
import { newTableId } from '../ids.ts';

const KIND = 'deed';

export type DeedKind =
  | 'settings'
  | 'rename'
  | 'mute'
  | 'unmute'
  | 'ban'
  | 'unban'
  | 'make-admin'
  | 'unmake-admin'
  | 'delete'
  | 'end'
  | 'judge'
  | 'file'
  | 'backup';

interface Deed {
  readonly at: number;
  readonly by: string;
  readonly what: DeedKind;
  /** Whom or what it was done to: a name as it was then, a table. */
  readonly about: string;
  readonly detail: string;
}

export async function note({ store, now }: House, by: User, what: DeedKind, about: string, detail = ''): Promise<void> {
  const at = now();
  const data = JSON.stringify({ at, by: by.id, what, about, detail } satisfies Deed);
  await store.addPaper({ kind: KIND, id: newTableId(at), owner: '', due: null, rank: at, data });
}

export async function listDeeds({ store }: House, cursor: string | undefined) {
  const page = await store.listPapers({ kind: KIND }, { ranked: true, ...(cursor === undefined ? {} : { cursor }) });
  return { deeds: await Promise.all(page.items.map((paper) => shown(store, paper))), next: page.next };
}

async function shown(store: Store, { id, data }: Paper) {
  const { by, ...deed } = JSON.parse(data) as Deed;
  return { deed: id, ...deed, by: await nameOf(store, by) };
}

/** Somebody by his present name; empty once he is gone. */
export async function nameOf(store: Store, user: string): Promise<{ readonly user: string; readonly name: string }> {
  return { user, name: (await store.getUser(user))?.name ?? '' };
}
