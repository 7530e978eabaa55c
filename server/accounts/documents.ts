/** Many documents, however many pages they fill: all of an owner, or all whose ids begin alike. */
import type { DocumentFilter, Page, Store, StoredDocument } from '@signoria/store';

export async function everyDocument(store: Store, filter: DocumentFilter): Promise<readonly StoredDocument[]> {
  const all: StoredDocument[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments(filter, cursor === undefined ? { limit: 500 } : { limit: 500, cursor });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

/** Ids sort by their bytes, so those that begin alike lie together. */
export async function documentsUnder(store: Store, kind: string, prefix: string): Promise<readonly StoredDocument[]> {
  const all: StoredDocument[] = [];
  let cursor: string | null = prefix;
  while (cursor !== null) {
    const page: Page<StoredDocument> = await store.listDocuments({ kind }, { cursor, limit: 500 });
    const own = page.items.filter(({ id }) => id.startsWith(prefix));
    all.push(...own);
    cursor = own.length < page.items.length ? null : page.next;
  }
  return all;
}
