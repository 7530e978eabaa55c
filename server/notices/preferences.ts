/** What somebody wants to be told, when, and in which words. Nobody without channels has any. */
import type { NoticePreferences } from '@signoria/protocol';
import { Conflict, readBack, type Store } from '@signoria/store';

const HOUR = 60 * 60_000;

export const NEW_PREFERENCES: NoticePreferences = {
  language: 'en',
  zone: 'UTC',
  quiet: null,
  told: { turn: true, start: true, invited: true, over: true, mention: true },
  escalateMs: 2 * HOUR,
  gatherMs: 0,
};

const KIND = 'notice-preferences';

export async function readPreferences(store: Store, user: string): Promise<NoticePreferences | null> {
  const document = await store.getDocument(KIND, user);
  return document === null ? null : { ...NEW_PREFERENCES, ...readBack<Partial<NoticePreferences>>(document.data) };
}

export async function writePreferences(store: Store, user: string, preferences: NoticePreferences): Promise<void> {
  const data = JSON.stringify(preferences);
  const known = await store.getDocument(KIND, user);
  try {
    if (known === null) await store.addDocument({ kind: KIND, id: user, owner: user, due: null, rank: null, data });
    else await store.changeDocument(known, { data });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await writePreferences(store, user, preferences);
  }
}

/** Everybody who has some. */
export async function* allWithPreferences(store: Store): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: KIND }, cursor === undefined ? {} : { cursor });
    for (const { owner } of page.items) yield owner;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
