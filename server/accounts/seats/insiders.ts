/**
 * Who has held what shows every hand: the file of a running game, or a backup, which holds the keys of all games there
 * were. They may not sit down where they could play by it.
 */
import { Conflict, readBack, type Store, type Table, type User } from '@signoria/store';
import type { Services } from '../../services.ts';

const KIND = 'insider';

export function noteFile(services: Services, by: User, table: string): Promise<void> {
  return note(services, by, table);
}

/** Of all games that had their key by now. */
export function noteBackup(services: Services, by: User): Promise<void> {
  return note(services, by, EVERYTHING);
}

const EVERYTHING = '*';

function idOf(user: string, what: string): string {
  return `${user}/${what}`;
}

/** The latest counts. */
async function note({ store, now }: Services, { id: user }: User, what: string): Promise<void> {
  const data = JSON.stringify({ at: now() });
  for (;;) {
    const document = await store.getDocument(KIND, idOf(user, what));
    try {
      if (document !== null) await store.changeDocument(document, { data });
      else await store.addDocument({ kind: KIND, id: idOf(user, what), owner: user, due: null, rank: null, data });
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

/** A table has its key from the moment it is set up. */
export async function knowsHands(
  store: Store,
  { id, created }: Pick<Table, 'id' | 'created'>,
  user: string,
): Promise<boolean> {
  if ((await store.getDocument(KIND, idOf(user, id))) !== null) return true;
  const everything = await store.getDocument(KIND, idOf(user, EVERYTHING));
  return everything !== null && created <= readBack<{ readonly at: number }>(everything.data).at;
}
